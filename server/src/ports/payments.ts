import type { Language } from "#kernel/vocabulary";

/** Purchase that a checkout is opened for. */
export type Order = { kind: "subscription" } | { kind: "pack"; credits: number; yen: number };

export interface CheckoutRequest {
  customerId: string;
  /** Our own id of the order; the provider keeps it with the checkout. */
  orderId: string;
  order: Order;
  language: Language;
  /** May hold {CHECKOUT_SESSION_ID}, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
}

export interface PaidPeriod {
  /** The same for the same period, however it was found. */
  id: string;
  start: Date;
  end: Date;
}

export interface ProviderSubscription {
  id: string;
  state: "active" | "pending" | "past_due" | "canceled";
  createdAt: Date;
  /** The customer ended it, from the end of what is paid on: no renewal can fail, so none is waited for. */
  endsByRequest: boolean;
  /** When its end was asked for, where the provider knows it. */
  cancelledAt: Date | null;
  paidPeriods: PaidPeriod[];
}

export interface ProviderCheckout {
  id: string;
  /** The order that it was opened for; null of checkouts that were not opened here. */
  orderId: string | null;
  /** Paid means that the money has come, not that the form was sent. */
  state: "open" | "pending" | "paid" | "expired";
  /** Share of the money that was given back, 0–1; of packs only. */
  refunded: number;
  order: { kind: "subscription"; subscriptionId: string | null } | { kind: "pack"; credits: number };
}

/** All that one customer bought, as the provider has it at this moment. */
export interface PaymentAccount {
  subscriptions: ProviderSubscription[];
  /** Newest first; old ones may be missing. */
  checkouts: ProviderCheckout[];
}

/** That something changed for a customer. What it is now is read from the account, never from the event. */
export interface PaymentEvent {
  id: string;
  /** Null where the event is about nobody in particular. */
  customerId: string | null;
}

export interface Payments {
  /** Tells the customers and events of one provider from those of another. */
  readonly provider: string;
  /** The customer of a user; asked twice, the provider still has one. */
  createCustomer(user: { uid: string; email: string }): Promise<string>;
  /** Opens a checkout. A user has only one open checkout of a subscription, so that nobody pays twice. */
  checkout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Address where the customer changes the card, sees invoices and cancels. */
  portal(request: { customerId: string; language: Language; returnUrl: string }): Promise<string>;
  account(customerId: string): Promise<PaymentAccount>;
  /** Ends the customer's subscriptions at once, and every checkout that is open: nothing is charged again. */
  end(customerId: string): Promise<void>;
  /** Leaves nothing of the user's own in the customer but what was paid, under another name. */
  rename(customerId: string, name: string): Promise<void>;
  /** Throws AppError VALIDATION_ERROR, reason SIGNATURE_INVALID or SIGNATURE_STALE. The body as it came, byte by byte. */
  readEvent(body: Buffer, headers: Record<string, unknown>): PaymentEvent;
}
