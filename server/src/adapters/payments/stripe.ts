import { Stripe } from "stripe";
import { AppError } from "#kernel/errors";
import type { Language } from "#kernel/vocabulary";
import type { Order, Payments } from "#ports/payments";
import { verifiedBody } from "./signed-body.ts";
import { stripeAccountOf } from "./stripe-account.ts";

/** A customer's newest; older ones were read when they were the newest. */
const NEWEST = 100;
const TIMEOUT_MS = 15_000;

interface Options {
  secretKey: string;
  webhookSecret: string;
  /** Id of the recurring price of plan monthly. */
  monthlyPrice: string;
  /** Another address of the same API. */
  server?: { host: string; port: number; protocol: "http" | "https" };
}

export function stripePayments({ secretKey, webhookSecret, monthlyPrice, server }: Options): Payments {
  const stripe = new Stripe(secretKey, {
    ...server,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });

  const lineOf = (order: Order, language: Language): Stripe.Checkout.SessionCreateParams.LineItem => {
    if (order.kind === "subscription") return { price: monthlyPrice, quantity: 1 };
    const name = packNames[language](order.credits);
    return {
      price_data: { currency: "jpy", unit_amount: order.yen, product_data: { name } },
      quantity: 1,
    };
  };

  /**
   * Gives an open checkout to this order. Its client_reference_id stays the first order's: the metadata name the one
   * that is paid.
   */
  async function given(session: Stripe.Checkout.Session, orderId: string): Promise<Stripe.Checkout.Session> {
    if (session.metadata?.orderId === orderId) return session;
    return answer(stripe.checkout.sessions.update(session.id, { metadata: { orderId } }));
  }

  /** Ends checkouts. One that somebody else has ended meanwhile is no failure; one that was paid meanwhile is. */
  const expire = (sessions: readonly Stripe.Checkout.Session[]) =>
    answer(
      Promise.all(
        sessions.map(({ id }) =>
          stripe.checkout.sessions.expire(id).catch(async (refusal) => {
            if ((await stripe.checkout.sessions.retrieve(id)).status !== "expired") throw refusal;
          }),
        ),
      ),
    );

  return {
    provider: "stripe",

    async createCustomer({ uid, email }) {
      const idempotencyKey = `customer:${uid}`;
      const params = { ...(email && { email }), metadata: { uid } };
      return (await answer(stripe.customers.create(params, { idempotencyKey }))).id;
    },

    async checkout({ customerId: customer, orderId, order, language, successUrl, cancelUrl }) {
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: order.kind === "subscription" ? "subscription" : "payment",
        customer,
        locale: language,
        line_items: [lineOf(order, language)],
        client_reference_id: orderId,
        metadata: { orderId, ...(order.kind === "pack" && { credits: order.credits }) },
        success_url: successUrl,
        cancel_url: cancelUrl,
      };
      if (order.kind === "pack") return placeOf(await answer(stripe.checkout.sessions.create(params)));

      const { data: before } = await answer(stripe.checkout.sessions.list({ customer, limit: NEWEST }));
      const open = openSubscriptions(before);
      const same = open.find(({ locale }) => locale === language);
      if (same) return placeOf(await given(same, orderId));
      await expire(open);
      // Two clicks at once found the same: with this key they get one checkout.
      const idempotencyKey = `subscribe:${customer}:${language}:${orderId}:${before[0]?.id ?? "first"}`;
      const made = await answer(stripe.checkout.sessions.create(params, { idempotencyKey }));
      // Another order may have been placed at the same moment: the first checkout of both stays, which may have
      // been handed out. Stripe lists the newest first; its `created` has whole seconds and its ids no order.
      const { data: now } = await answer(stripe.checkout.sessions.list({ customer, limit: NEWEST }));
      const [first = made, ...later] = openSubscriptions(now).toReversed();
      await expire(later);
      return placeOf(await given(first, orderId));
    },

    async portal({ customerId: customer, language, returnUrl }) {
      const params = { customer, locale: language, return_url: returnUrl };
      return (await answer(stripe.billingPortal.sessions.create(params))).url;
    },

    async account(customer) {
      const [subscriptions, invoices, sessions, charges] = await answer(
        Promise.all([
          stripe.subscriptions.list({ customer, status: "all", limit: NEWEST }),
          stripe.invoices.list({ customer, status: "paid", limit: NEWEST }),
          stripe.checkout.sessions.list({ customer, limit: NEWEST }),
          stripe.charges.list({ customer, limit: NEWEST }),
        ]),
      );
      return stripeAccountOf(subscriptions.data, invoices.data, sessions.data, charges.data);
    },

    async end(customer) {
      const [subscriptions, sessions] = await answer(
        Promise.all([
          stripe.subscriptions.list({ customer, limit: NEWEST }),
          stripe.checkout.sessions.list({ customer, limit: NEWEST }),
        ]),
      );
      const open = sessions.data.filter(({ status }) => status === "open");
      await answer(
        Promise.all([
          ...subscriptions.data.map(({ id }) => stripe.subscriptions.cancel(id)),
          ...open.map(({ id }) => stripe.checkout.sessions.expire(id)),
        ]),
      );
    },

    async rename(customer, name) {
      await answer(stripe.customers.update(customer, { email: "", name, metadata: { uid: name } }));
    },

    readEvent(body, headers) {
      const { id, data } = Stripe.webhooks.constructEventWithoutVerification(
        verifiedBody(body, headers["stripe-signature"], webhookSecret),
      );
      const { customer } = data.object as { customer?: string | { id: string } | null };
      return { id, customerId: typeof customer === "string" ? customer : (customer?.id ?? null) };
    },
  };
}

const packNames: Record<Language, (credits: number) => string> = {
  ja: (credits) => `${credits.toLocaleString("ja")}クレジット`,
  en: (credits) => `${credits.toLocaleString("en")} credits`,
};

const openSubscriptions = (sessions: readonly Stripe.Checkout.Session[]) =>
  sessions.filter(({ mode, status }) => mode === "subscription" && status === "open");

function placeOf({ id, url }: Stripe.Checkout.Session) {
  if (url) return { id, url };
  throw new Error(`checkout ${id} has no address`);
}

/** Outages of Stripe can be retried; refusals are our fault. */
async function answer<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const outages = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
    if (outages.some((kind) => cause instanceof kind)) throw new AppError("SERVICE_UNAVAILABLE", { cause });
    throw new AppError("SERVER_ERROR", { cause });
  }
}
