import { randomUUID } from "node:crypto";
import { Refusal, type Value } from "./form.ts";
import type { Charge, Invoice, Session, StripeEvent, Subscription, Thing } from "./objects.ts";

const DAY = 86_400;
const MONTH = 30 * DAY;
/** Only its shares matter. */
const PACK_YEN = 780;
export const MONTHLY_PRICE = "price_monthly";

/** Stripe's state of customers; every change adds its events to `events`. */
export function openBooks() {
  const customers = new Map<string, { id: string; email?: Value; metadata?: Value }>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription & { paidUntil: number }>();
  const invoices = new Map<string, Invoice>();
  const charges = new Map<string, Charge>();
  const events: StripeEvent[] = [];
  let now = Math.floor(Date.now() / 1_000);

  const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  /** Sessions have one `created`: it has whole seconds, and their ids tell nothing of their order. */
  const opened = now;
  const thing = (prefix: string, customer: string): Thing => ({ id: id(prefix), customer, created: now++ });

  function emit(type: string, object: object) {
    const snapshot = structuredClone(object) as Record<string, unknown>;
    const event = {
      id: id("evt"),
      api_version: "2026-10-28.endive",
      type,
      created: now,
      data: { object: snapshot },
    };
    events.push({ object: "event", ...event });
  }

  function known<T>(kind: Map<string, T>, key: string, what: string): T {
    const found = kind.get(key);
    if (found) return found;
    throw new Refusal(404, { code: "resource_missing", message: `No such ${what}: '${key}'`, param: what });
  }

  function bill(subscription: Subscription & { paidUntil: number }, paid: boolean) {
    const start = subscription.paidUntil;
    const details = { subscription: subscription.id, proration: false };
    const line = {
      period: { start, end: start + MONTH },
      parent: { type: "subscription_item_details", subscription_item_details: details },
    };
    const invoice: Invoice = {
      ...thing("in", subscription.customer),
      status: paid ? "paid" : "open",
      lines: { data: [line] },
    };
    invoices.set(invoice.id, invoice);
    if (paid) subscription.paidUntil += MONTH;
    emit(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
  }

  function charge(session: Session) {
    session.payment_intent = id("pi");
    const made = { payment_intent: session.payment_intent, amount: PACK_YEN };
    const charge = { ...thing("ch", session.customer), ...made, amount_refunded: 0, refunded: false };
    charges.set(charge.id, charge);
  }

  const changed = (subscription: Subscription) => emit("customer.subscription.updated", subscription);
  /** Newest first. */
  const of = <T extends Thing>(kind: Map<string, T>, customer: string) =>
    [...kind.values()].filter((one) => one.customer === customer).reverse();

  return {
    events,
    sessions,

    createCustomer(values: { email?: Value; metadata?: Value }) {
      const customer = { id: id("cus"), object: "customer", ...values };
      customers.set(customer.id, customer);
      return customer;
    },

    updateCustomer(customer: string, values: Record<string, Value>) {
      return Object.assign(known(customers, customer, "customer"), values);
    },

    customer: (id: string) => known(customers, id, "customer"),

    createSession(
      customer: string,
      values: Pick<Session, "mode" | "locale" | "success_url" | "client_reference_id" | "metadata">,
    ) {
      known(customers, customer, "customer");
      const base = thing("cs_test", customer);
      const url = `https://checkout.stripe.example/c/${base.id}`;
      const nothing = { subscription: null, payment_intent: null };
      const state = { status: "open", payment_status: "unpaid", ...nothing, url } as const;
      const session: Session = { ...base, created: opened, ...values, ...state };
      sessions.set(session.id, session);
      return session;
    },

    portal(customer: string, returnUrl: Value) {
      known(customers, customer, "customer");
      return { id: id("bps"), url: `https://billing.stripe.example/p/${customer}`, return_url: returnUrl };
    },

    list: {
      // Without a status, only those that have not ended.
      "/v1/subscriptions": (customer: string, { status } = {}) =>
        of(subscriptions, customer).filter((one) => status === "all" || one.status !== "canceled"),
      "/v1/invoices": (customer: string) => of(invoices, customer).filter(({ status }) => status === "paid"),
      "/v1/checkout/sessions": (customer: string) => of(sessions, customer),
      "/v1/charges": (customer: string) => of(charges, customer),
    } as Record<string, (customer: string, given: Record<string, Value>) => unknown[]>,

    /** The customer pays what the checkout asks; `later` as at a shop's till, where the money comes afterwards. */
    pay(sessionId: string, { later = false } = {}) {
      const session = known(sessions, sessionId, "session");
      Object.assign(session, { status: "complete", url: null, payment_status: later ? "unpaid" : "paid" });
      if (session.mode === "subscription") {
        const base = thing("sub", session.customer);
        const subscription = {
          ...base,
          status: "active" as const,
          cancel_at_period_end: false,
          cancel_at: null,
          canceled_at: null,
          cancellation_details: { reason: null },
          paidUntil: base.created,
        };
        subscriptions.set(subscription.id, subscription);
        session.subscription = subscription.id;
        emit("customer.subscription.created", { ...subscription, status: "incomplete" });
        bill(subscription, true);
        changed(subscription);
      } else if (!later) charge(session);
      emit("checkout.session.completed", session);
      return session.subscription;
    },

    arrive(sessionId: string) {
      const session = known(sessions, sessionId, "session");
      session.payment_status = "paid";
      charge(session);
      emit("checkout.session.async_payment_succeeded", session);
    },

    updateSession(sessionId: string, { metadata }: { metadata: Record<string, Value> }) {
      const session = known(sessions, sessionId, "session");
      Object.assign(session.metadata, metadata);
      return session;
    },

    session: (sessionId: string) => known(sessions, sessionId, "session"),

    expire(sessionId: string) {
      const session = known(sessions, sessionId, "session");
      if (session.status !== "open")
        throw new Refusal(400, { message: "Only open sessions can be expired." });
      Object.assign(session, { status: "expired", url: null });
      emit("checkout.session.expired", session);
      return session;
    },

    renew(subscriptionId: string) {
      const subscription = known(subscriptions, subscriptionId, "subscription");
      bill(subscription, true);
      subscription.status = "active";
      changed(subscription);
    },

    failRenewal(subscriptionId: string) {
      const subscription = known(subscriptions, subscriptionId, "subscription");
      bill(subscription, false);
      subscription.status = "past_due";
      changed(subscription);
    },

    /** Asked for by the customer, for the end of what is paid. */
    cancelAtPeriodEnd(subscriptionId: string) {
      const subscription = known(subscriptions, subscriptionId, "subscription");
      subscription.cancel_at_period_end = true;
      subscription.cancel_at = subscription.paidUntil;
      subscription.canceled_at = Math.floor(Date.now() / 1_000);
      changed(subscription);
    },

    /** The customer keeps what was to end. */
    resume(subscriptionId: string) {
      const subscription = known(subscriptions, subscriptionId, "subscription");
      Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
      changed(subscription);
    },

    /** Gives a part of what a pack cost back, by its share of the price. */
    refund(sessionId: string, share = 1) {
      const { payment_intent: paid } = known(sessions, sessionId, "session");
      const charge = [...charges.values()].find(({ payment_intent: made }) => made === paid);
      if (!charge) throw new Refusal(400, { message: "Nothing was paid" });
      charge.amount_refunded = Math.round(charge.amount * share);
      charge.refunded = share === 1;
      emit("charge.refunded", charge);
    },

    cancel(subscriptionId: string, reason: Ending = "cancellation_requested") {
      const subscription = known(subscriptions, subscriptionId, "subscription");
      subscription.status = "canceled";
      subscription.cancellation_details = { reason };
      emit("customer.subscription.deleted", subscription);
      return subscription;
    },
  };
}
type Ending = NonNullable<Subscription["cancellation_details"]["reason"]>;
export type Books = ReturnType<typeof openBooks>;
