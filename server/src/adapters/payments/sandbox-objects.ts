import { monthAfter } from "#kernel/month-after";
import type { PortalAction, SandboxCheckout, SandboxSubscription } from "#ports/payment-sandbox";
import type { PaymentAccount } from "#ports/payments";

const monthFrom = (start: Date) => ({ start: start.toISOString(), end: monthAfter(start).toISOString() });

export const newSubscription = (now: Date): SandboxSubscription => ({
  state: "active",
  periods: [monthFrom(now)],
});

/** The state at this moment: one that its customer ended runs to the end of what is paid. */
function stateAt({ state, endsAt }: SandboxSubscription, now: Date): SandboxSubscription["state"] {
  return endsAt && new Date(endsAt) <= now ? "canceled" : state;
}

/** Buttons that the portal shows. */
export function actionsFor(subscription: SandboxSubscription, now: Date): PortalAction[] {
  if (stateAt(subscription, now) === "canceled") return [];
  return subscription.endsAt ? ["resume"] : ["renew", "fail", "cancel"];
}

/** A subscription after what was done to it; an action without a button does nothing. */
export function after(
  action: PortalAction,
  subscription: SandboxSubscription,
  now: Date,
): SandboxSubscription {
  if (!actionsFor(subscription, now).includes(action)) return subscription;
  const { periods } = subscription;
  const paidUntil = periods.at(-1)?.end ?? now.toISOString();
  switch (action) {
    case "cancel":
      return { ...subscription, endsAt: paidUntil, cancelledAt: now.toISOString() };
    case "resume":
      return { ...subscription, endsAt: null, cancelledAt: null };
    case "fail":
      return { ...subscription, state: "past_due" };
    case "renew":
      return { ...subscription, state: "active", periods: [...periods, monthFrom(new Date(paidUntil))] };
  }
}

export interface Stored<Data> {
  id: string;
  createdAt: Date;
  data: Data;
}

export function sandboxAccountOf(
  subscriptions: Stored<SandboxSubscription>[],
  checkouts: Stored<SandboxCheckout>[],
  now: Date,
): PaymentAccount {
  return {
    subscriptions: subscriptions.map(({ id, createdAt, data }) => ({
      id,
      state: stateAt(data, now),
      createdAt,
      endsByRequest: data.state === "canceled" || Boolean(data.endsAt),
      cancelledAt: data.cancelledAt ? new Date(data.cancelledAt) : null,
      paidPeriods: data.periods.map(({ start, end }) => ({
        id: `${id}:${start}`,
        start: new Date(start),
        end: new Date(end),
      })),
    })),
    checkouts: checkouts.map(({ id, data: { orderId, order, paid, subscriptionId } }) => ({
      id,
      orderId: orderId ?? null,
      state: paid ? "paid" : "open",
      refunded: 0,
      order:
        order.kind === "pack"
          ? { kind: "pack", credits: order.credits }
          : { kind: "subscription", subscriptionId },
    })),
  };
}
