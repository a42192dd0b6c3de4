import { monthAfter } from "#kernel/month-after";
import type { PortalAction, SandboxCheckout, SandboxSubscription } from "#ports/payment-sandbox";
import type { PaymentAccount } from "#ports/payments";

const monthFrom = (start: Date) => ({ start: start.toISOString(), end: monthAfter(start).toISOString() });

export const newSubscription = (now: Date): SandboxSubscription => ({
  state: "active",
  periods: [monthFrom(now)],
});

/** A subscription after what was done to it; one that was canceled stays so. */
export function after(
  action: PortalAction,
  subscription: SandboxSubscription,
  now: Date,
): SandboxSubscription {
  if (subscription.state === "canceled") return subscription;
  const { periods } = subscription;
  if (action === "cancel") return { state: "canceled", periods };
  if (action === "fail") return { state: "past_due", periods };
  const last = periods.at(-1);
  return { state: "active", periods: [...periods, monthFrom(last ? new Date(last.end) : now)] };
}

export interface Stored<Data> {
  id: string;
  createdAt: Date;
  data: Data;
}

export function sandboxAccountOf(
  subscriptions: Stored<SandboxSubscription>[],
  checkouts: Stored<SandboxCheckout>[],
): PaymentAccount {
  return {
    subscriptions: subscriptions.map(({ id, createdAt, data: { state, periods } }) => ({
      id,
      state,
      createdAt,
      endsByRequest: state === "canceled",
      paidPeriods: periods.map(({ start, end }) => ({
        id: `${id}:${start}`,
        start: new Date(start),
        end: new Date(end),
      })),
    })),
    checkouts: checkouts.map(({ id, data: { order, paid, subscriptionId } }) => ({
      id,
      state: paid ? "paid" : "open",
      refunded: 0,
      order:
        order.kind === "pack"
          ? { kind: "pack", credits: order.credits }
          : { kind: "subscription", subscriptionId },
    })),
  };
}
