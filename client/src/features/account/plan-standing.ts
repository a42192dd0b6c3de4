import type { SubscriptionStatus } from "#gql/graphql";
import { grace } from "#lib/trial";

interface Account {
  plan: "free" | "monthly";
  accountExpiresAt?: string | null;
}

const DAY_MS = 86_400_000;

/**
 * How a plan stands, and the day to be told with it. The account of a subscription that goes on stays open for
 * some days past what was paid, in case its renewal comes late.
 */
export function planStanding({ plan, accountExpiresAt }: Account, status: SubscriptionStatus | null) {
  const end = accountExpiresAt ? new Date(accountExpiresAt) : null;
  if (plan === "free") return { standing: status === "pending" ? "pending" : "trial", day: end } as const;
  // Without an answer of the provider, the day until which one may go on is true in every case.
  if (status === "active" && end)
    return { standing: "active", day: new Date(end.getTime() - grace.days * DAY_MS) } as const;
  if (status === "past_due" || status === "canceled") return { standing: status, day: end } as const;
  return { standing: "active", day: null } as const;
}
