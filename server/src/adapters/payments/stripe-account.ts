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
export function stripeAccountOf(
  subscriptions: Stripe.Subscription[],
  paidInvoices: Stripe.Invoice[],
  sessions: Stripe.Checkout.Session[],
  charges: Stripe.Charge[],
): PaymentAccount {
  const refunds = new Map(charges.map((charge) => [idOf(charge.payment_intent), shareOf(charge)]));
  const periods = Map.groupBy(paidInvoices.flatMap(periodsOf), ({ subscriptionId }) => subscriptionId);
  return {
    subscriptions: subscriptions.map(({ id, status, created, canceled_at, ...rest }) => ({
      id,
      state: states[status] ?? "pending",
      createdAt: moment(created),
      endsByRequest: isEndedByRequest(status, rest),
      cancelledAt: canceled_at ? moment(canceled_at) : null,
      paidPeriods: (periods.get(id) ?? []).map(({ period }) => period),
    })),
    checkouts: sessions.map((session) => checkoutOf(session, refunds)),
  };
}

/** Period that an invoice pays; a proration is part of a period that another one pays. */
function periodsOf({ lines }: Stripe.Invoice): { subscriptionId: string; period: PaidPeriod }[] {
  return lines.data.flatMap(({ parent, period: { start, end } }) => {
    const { subscription: subscriptionId, proration } = parent?.subscription_item_details ?? {};
    if (!subscriptionId || proration) return [];
    const period = { id: `${subscriptionId}:${start}`, start: moment(start), end: moment(end) };
    return [{ subscriptionId, period }];
  });
}

type Ending = Pick<Stripe.Subscription, "cancel_at_period_end" | "cancel_at" | "cancellation_details">;

/** Stripe itself ends one whose renewal failed for good: that one keeps its grace. */
function isEndedByRequest(status: string, { cancel_at_period_end, cancel_at, cancellation_details }: Ending) {
  if (status === "canceled") return cancellation_details?.reason !== "payment_failed";
  return cancel_at_period_end || cancel_at !== null;
}

const shareOf = ({ amount, amount_refunded }: Stripe.Charge) => (amount > 0 ? amount_refunded / amount : 0);

function checkoutOf(
  {
    id,
    mode,
    subscription,
    metadata,
    client_reference_id,
    payment_intent,
    ...session
  }: Stripe.Checkout.Session,
  refunds: Map<string | null, number>,
): ProviderCheckout {
  const order: ProviderCheckout["order"] =
    mode === "subscription"
      ? { kind: "subscription", subscriptionId: idOf(subscription) }
      : { kind: "pack", credits: Number(metadata?.credits ?? 0) };
  const refunded = payment_intent ? (refunds.get(idOf(payment_intent)) ?? 0) : 0;
  const orderId = metadata?.orderId ?? client_reference_id;
  return { id, orderId, state: stateOf(session), refunded, order };
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
