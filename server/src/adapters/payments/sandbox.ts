import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { Stripe } from "stripe";
import type { Database } from "#db/client";
import { paymentSandbox } from "#db/schema/index";
import { notFound } from "#kernel/errors";
import type { Payments } from "#ports/payments";
import {
  accountOf,
  after,
  newSubscription,
  type PortalAction,
  portalActions,
  type SandboxCheckout,
  type SandboxPortal,
  type SandboxSubscription,
  type Stored,
} from "./sandbox-objects.ts";
import { verifiedBody } from "./signed-body.ts";

/** Where its pages are served; below /api, which no service worker and no screen of the client claims. */
const PATH = "/api/payments/sandbox";
const SIGNATURE = "sandbox-signature";

interface Options {
  db: Database;
  /** Signs the events. */
  secret: string;
  publicUrl: string;
  production: boolean;
}

interface Kinds {
  checkout: SandboxCheckout;
  subscription: SandboxSubscription;
  portal: SandboxPortal;
}

/** An event as the webhook wants it. */
interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/**
 * Payments without a provider and without money, for trying out: checkouts and subscriptions are
 * rows of our own, and what is done to them is told by signed events, as a provider tells it.
 */
export function paymentSandboxOver({ db, secret, publicUrl, production }: Options) {
  if (production) throw new Error("The payment sandbox gives everything away: it never serves production");

  const pageOf = (kind: "checkout" | "portal", id: string) => `${publicUrl}${PATH}/${kind}/${id}`;

  async function find<Kind extends keyof Kinds>(kind: Kind, id: string) {
    const [row] = await db
      .select()
      .from(paymentSandbox)
      .where(and(eq(paymentSandbox.id, id), eq(paymentSandbox.kind, kind)));
    if (!row) throw notFound("Page");
    return { ...row, data: row.data as unknown as Kinds[Kind] };
  }

  async function all<Kind extends keyof Kinds>(kind: Kind, customerId: string) {
    const rows = await db
      .select()
      .from(paymentSandbox)
      .where(and(eq(paymentSandbox.customerId, customerId), eq(paymentSandbox.kind, kind)))
      .orderBy(desc(paymentSandbox.createdAt));
    return rows as unknown as Stored<Kinds[Kind]>[];
  }

  async function add<Kind extends keyof Kinds>(kind: Kind, customerId: string, data: Kinds[Kind]) {
    const id = `${kind}_${randomUUID()}`;
    await db.insert(paymentSandbox).values({ id, kind, customerId, data: { ...data } });
    return id;
  }

  function eventFor(customerId: string): Delivery {
    const body = JSON.stringify({ id: `event_${randomUUID()}`, customerId });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    return { body, headers: { [SIGNATURE]: signature, "content-type": "application/json" } };
  }

  const port: Payments = {
    provider: "sandbox",

    createCustomer: async ({ uid }) => `customer_${uid}`,

    async checkout({ customerId, order, language, successUrl, cancelUrl }) {
      const before = order.kind === "subscription" ? await all("checkout", customerId) : [];
      const open = before.find(({ data }) => data.order.kind === "subscription" && !data.paid);
      const data = { order, language, successUrl, cancelUrl, paid: false, subscriptionId: null };
      if (open) {
        await db.update(paymentSandbox).set({ data }).where(eq(paymentSandbox.id, open.id));
        return pageOf("checkout", open.id);
      }
      return pageOf("checkout", await add("checkout", customerId, data));
    },

    async portal({ customerId, language, returnUrl }) {
      return pageOf("portal", await add("portal", customerId, { language, returnUrl }));
    },

    async account(customerId) {
      const [subscriptions, checkouts] = await Promise.all([
        all("subscription", customerId),
        all("checkout", customerId),
      ]);
      return accountOf(subscriptions, checkouts);
    },

    readEvent(body, headers) {
      const { id, customerId } = JSON.parse(verifiedBody(body, headers[SIGNATURE], secret));
      return { id, customerId };
    },
  };

  return {
    ...port,
    path: PATH,
    actions: portalActions,

    /** What the checkout page shows. */
    openCheckout: async (id: string) => (await find("checkout", id)).data,

    /** What a click on Pay does. A second one finds it paid, and tells of it again. */
    async pay(id: string): Promise<{ successUrl: string; event: Delivery }> {
      const { customerId, data } = await find("checkout", id);
      const subscribes = data.order.kind === "subscription";
      const subscriptionId = subscribes ? `subscription_${id}` : null;
      await db.transaction(async (tx) => {
        const paid = { ...data, paid: true, subscriptionId };
        await tx.update(paymentSandbox).set({ data: paid }).where(eq(paymentSandbox.id, id));
        if (!subscriptionId) return;
        await tx
          .insert(paymentSandbox)
          .values({
            id: subscriptionId,
            kind: "subscription",
            customerId,
            data: { ...newSubscription(new Date()) },
          })
          .onConflictDoNothing();
      });
      const successUrl = data.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
      return { successUrl, event: eventFor(customerId) };
    },

    /** What the portal page shows: the newest subscription, if there is one. */
    async openPortal(id: string) {
      const { customerId, data } = await find("portal", id);
      const [subscription] = await all("subscription", customerId);
      return { ...data, subscription: subscription?.data ?? null };
    },

    /** What a button of the portal page does, and the event that tells of it. */
    async change(id: string, action: PortalAction): Promise<Delivery> {
      const { customerId } = await find("portal", id);
      const [subscription] = await all("subscription", customerId);
      if (!subscription) throw notFound("Subscription");
      const data = { ...after(action, subscription.data, new Date()) };
      await db.update(paymentSandbox).set({ data }).where(eq(paymentSandbox.id, subscription.id));
      return eventFor(customerId);
    },
  };
}
