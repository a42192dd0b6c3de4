import type { BillingQuery } from "#gql/graphql";

interface Account {
  plan: "free" | "monthly";
  accountExpiresAt?: string | null;
}
type Billing = Pick<BillingQuery["billing"], "status" | "paidUntil" | "endsByRequest">;

/**
 * How a plan stands, and the day to be told with it: what is paid, or the day on which the account closes. Of a
 * monthly plan of which the payment provider tells nothing, the day until which it is open is true in every case.
 */
export function planStanding({ plan, accountExpiresAt }: Account, billing: Billing | null) {
  const end = dateOf(accountExpiresAt);
  if (plan === "free")
    return { standing: billing?.status === "pending" ? "pending" : "trial", day: end } as const;
  switch (billing?.status) {
    case "active":
      return billing.endsByRequest
        ? ({ standing: "ending", day: end } as const)
        : ({ standing: "active", day: dateOf(billing.paidUntil) } as const);
    // A cancelled plan still owes what was not paid: the provider goes on collecting it.
    case "past_due":
    case "canceled":
      return { standing: billing.status, day: end } as const;
    default:
      return { standing: "untold", day: end } as const;
  }
}

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);
