import type { Stripe } from "stripe";
import type { PaidPeriod, PaymentAccount, ProviderCheckout, ProviderSubscription } from "#ports/payments";

const states: Record<string, ProviderSubscription["state"]> = {
  active: "active",
  trialing: "active",
  incomplete: "pending",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  canceled: "canceled",
  incomplete_expired: "canceled",
};

/** Stripe's three lists in our words. */
export function accountOf(
  subscriptions: Stripe.Subscription[],
  paidInvoices: Stripe.Invoice[],
  sessions: Stripe.Checkout.Session[],
): PaymentAccount {
  const periods = Map.groupBy(paidInvoices.flatMap(periodsOf), ({ subscriptionId }) => subscriptionId);
  return {
    subscriptions: subscriptions.map(({ id, status, created }) => ({
      id,
      state: states[status] ?? "pending",
      createdAt: moment(created),
      paidPeriods: (periods.get(id) ?? []).map(({ period }) => period),
    })),
    checkouts: sessions.map(checkoutOf),
  };
}

/** What an invoice pays of a subscription; a proration is a part of a period that another one pays. */
function periodsOf({ lines }: Stripe.Invoice): { subscriptionId: string; period: PaidPeriod }[] {
  return lines.data.flatMap(({ parent, period: { start, end } }) => {
    const { subscription: subscriptionId, proration } = parent?.subscription_item_details ?? {};
    if (!subscriptionId || proration) return [];
    const period = { id: `${subscriptionId}:${start}`, start: moment(start), end: moment(end) };
    return [{ subscriptionId, period }];
  });
}

function checkoutOf({ id, mode, subscription, metadata, ...session }: Stripe.Checkout.Session) {
  const order: ProviderCheckout["order"] =
    mode === "subscription"
      ? { kind: "subscription", subscriptionId: idOf(subscription) }
      : { kind: "pack", credits: Number(metadata?.credits ?? 0) };
  return { id, state: stateOf(session), order };
}

function stateOf({
  status,
  payment_status,
}: Pick<Stripe.Checkout.Session, "status" | "payment_status">): ProviderCheckout["state"] {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  return payment_status === "unpaid" ? "pending" : "paid";
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === "string" ? reference : (reference?.id ?? null);
const moment = (seconds: number) => new Date(seconds * 1_000);
