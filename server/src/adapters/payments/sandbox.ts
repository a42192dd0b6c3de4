import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { notFound } from "#kernel/errors";
import {
  type PaymentSandbox,
  portalActions,
  type SandboxCheckout,
  type SandboxEvent,
  type SandboxPortal,
  type SandboxRows,
  type SandboxSubscription,
} from "#ports/payment-sandbox";
import { actionsFor, after, newSubscription, type Stored, sandboxAccountOf } from "./sandbox-objects.ts";
import { verifiedBody } from "./signed-body.ts";

const customerOf = (uid: string) => `customer_${uid}`;
/** Where its pages are served; below /api, which no service worker and no screen of the client claims. */
const PATH = "/api/payments/sandbox";
const SIGNATURE = "sandbox-signature";

interface Options {
  rows: SandboxRows;
  /** Signs the events. */
  secret: string;
  publicUrl: string;
  production: boolean;
  /** Tells when what is paid has ended. */
  clock?: () => Date;
}

interface Kinds {
  checkout: SandboxCheckout;
  subscription: SandboxSubscription;
  portal: SandboxPortal;
}

/**
 * Payments without a provider and without money, for trying out: checkouts and subscriptions are
 * rows of our own, and what is done to them is told by signed events, as a provider tells it.
 */
export function paymentSandboxOver({
  rows,
  secret,
  publicUrl,
  production,
  clock = () => new Date(),
}: Options): PaymentSandbox {
  if (production) throw new Error("The payment sandbox gives everything away: it never serves production");

  const pageOf = (kind: "checkout" | "portal", id: string) => `${publicUrl}${PATH}/${kind}/${id}`;

  async function find<Kind extends keyof Kinds>(kind: Kind, id: string) {
    const row = await rows.find(kind, id);
    if (!row) throw notFound("Page");
    return { ...row, data: row.data as unknown as Kinds[Kind] };
  }

  const all = async <Kind extends keyof Kinds>(kind: Kind, customerId: string) =>
    (await rows.list(kind, customerId)) as unknown as Stored<Kinds[Kind]>[];

  async function add<Kind extends keyof Kinds>(kind: Kind, customerId: string, data: Kinds[Kind]) {
    const id = `${kind}_${randomUUID()}`;
    await rows.insert({ id, kind, customerId, data: { ...data } });
    return id;
  }

  function eventFor(customerId: string): SandboxEvent {
    const body = JSON.stringify({ id: `event_${randomUUID()}`, customerId });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    return { body, headers: { [SIGNATURE]: signature, "content-type": "application/json" } };
  }

  return {
    provider: "sandbox",

    createCustomer: async ({ uid }) => customerOf(uid),

    async checkout({ customerId, orderId, order, language, successUrl, cancelUrl }) {
      const before = order.kind === "subscription" ? await all("checkout", customerId) : [];
      const open = before.find(({ data }) => data.order.kind === "subscription" && !data.paid);
      const data = { orderId, order, language, successUrl, cancelUrl, paid: false, subscriptionId: null };
      if (open) await rows.replace(open.id, data);
      const id = open?.id ?? (await add("checkout", customerId, data));
      return { id, url: pageOf("checkout", id) };
    },

    async portal({ customerId, language, returnUrl }) {
      return pageOf("portal", await add("portal", customerId, { language, returnUrl }));
    },

    async account(customerId) {
      const [subscriptions, checkouts] = await Promise.all([
        all("subscription", customerId),
        all("checkout", customerId),
      ]);
      return sandboxAccountOf(subscriptions, checkouts, clock());
    },

    async end(customerId) {
      for (const { id, data } of await all("subscription", customerId))
        await rows.replace(id, { ...data, state: "canceled" });
      for (const { id, data } of await all("checkout", customerId)) if (!data.paid) await rows.remove(id);
    },

    rename: (customerId, name) => rows.reassign(customerId, customerOf(name)),

    readEvent(body, headers) {
      const { id, customerId } = JSON.parse(verifiedBody(body, headers[SIGNATURE], secret));
      return { id, customerId };
    },

    path: PATH,
    actions: portalActions,

    openCheckout: async (id) => (await find("checkout", id)).data,

    async pay(id) {
      const { customerId, data } = await find("checkout", id);
      const subscriptionId = data.order.kind === "subscription" ? `subscription_${id}` : null;
      const paid = { ...data, paid: true, subscriptionId };
      if (subscriptionId) {
        const subscription = { ...newSubscription(clock()) };
        const row = { id: subscriptionId, kind: "subscription", customerId, data: subscription } as const;
        await rows.replaceAndInsert(id, paid, row);
      } else await rows.replace(id, paid);
      const successUrl = data.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
      return { successUrl, event: eventFor(customerId) };
    },

    async openPortal(id) {
      const { customerId, data } = await find("portal", id);
      const [subscription] = await all("subscription", customerId);
      if (!subscription) return { ...data, subscription: null, actions: [] };
      const actions = actionsFor(subscription.data, clock());
      return { ...data, subscription: subscription.data, actions };
    },

    async change(id, action) {
      const { customerId } = await find("portal", id);
      const [subscription] = await all("subscription", customerId);
      if (!subscription) throw notFound("Subscription");
      await rows.replace(subscription.id, { ...after(action, subscription.data, clock()) });
      return eventFor(customerId);
    },
  };
}
