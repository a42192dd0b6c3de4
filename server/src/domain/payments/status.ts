import type { PaymentAccount, ProviderCheckout } from "#ports/payments";

export const subscriptionStatuses = ["active", "pending", "past_due", "canceled", "none"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const ofCheckout: Record<ProviderCheckout["state"], SubscriptionStatus> = {
  open: "pending",
  pending: "pending",
  paid: "active",
  expired: "canceled",
};

/** How a customer's subscription stands: the best of several, for an old one that ended hides no new one. */
export function subscriptionStatusOf({ subscriptions }: PaymentAccount): SubscriptionStatus {
  const found = new Set<SubscriptionStatus>(subscriptions.map(({ state }) => state));
  const best = (["active", "past_due", "pending", "canceled"] as const).find((state) => found.has(state));
  return best ?? "none";
}

export interface Billing {
  status: SubscriptionStatus;
  /** End of what is paid of the subscription. */
  paidUntil: Date | null;
  /** Its customer ended it: it is not renewed. */
  endsByRequest: boolean;
  /** Anything at all, so that there are invoices. */
  hasPaid: boolean;
}

/** All that a customer is told of the best subscription. Without an account, there is none. */
export function billingOf(account: PaymentAccount | null): Billing {
  if (!account) return { status: "none", paidUntil: null, endsByRequest: false, hasPaid: false };
  const { subscriptions, checkouts } = account;
  const status = subscriptionStatusOf(account);
  const best = subscriptions.filter(({ state }) => state === status);
  const ends = best.flatMap(({ paidPeriods }) => paidPeriods.map(({ end }) => end.getTime()));
  return {
    status,
    paidUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    endsByRequest: best.length > 0 && best.every(({ endsByRequest }) => endsByRequest),
    hasPaid:
      subscriptions.some(({ paidPeriods }) => paidPeriods.length > 0) ||
      checkouts.some(({ state }) => state === "paid"),
  };
}

/** How one checkout ended, of a subscription or of a pack; somebody else's is as unknown as none. */
export function checkoutStatusOf(account: PaymentAccount, checkoutId: string): SubscriptionStatus {
  const checkout = account.checkouts.find(({ id }) => id === checkoutId);
  if (!checkout) return "none";
  const { order, state } = checkout;
  const subscription =
    order.kind === "subscription" && account.subscriptions.find(({ id }) => id === order.subscriptionId);
  return subscription ? subscription.state : ofCheckout[state];
}
