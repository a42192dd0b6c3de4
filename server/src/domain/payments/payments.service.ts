import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { paymentEvents, users } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { CreditsService } from "#domain/credits/credits.service";
import type { MediaLinks } from "#domain/links/media-links";
import { notFound } from "#kernel/errors";
import { validate } from "#kernel/validate";
import { requireOpen, type Viewer } from "#kernel/viewer";
import type { Language } from "#kernel/vocabulary";
import type { Events } from "#ports/events";
import type { Order, PaymentAccount, Payments } from "#ports/payments";
import { applyAccount } from "./apply-account.ts";
import { orderDesk } from "./last-screen/order-desk.ts";
import { type Statement, statementOf } from "./last-screen/statement.ts";
import { PaymentUrlRequest, Purchase, packOrder } from "./orders.ts";
import { type PlanEvent, planHistory, recordPlan } from "./plan-history.ts";
import { settleOrders } from "./settle-orders.ts";
import {
  type Billing,
  billingOf,
  checkoutStatusOf,
  type SubscriptionStatus,
  subscriptionStatusOf,
} from "./status.ts";

export type PaymentsService = ReturnType<typeof paymentsService>;

interface Needs {
  db: Database;
  credits: CreditsService;
  events: Events;
  payments: Payments;
  /** Signs the addresses of orders. */
  links: Pick<MediaLinks, "sign">;
  /** Where one comes back to. */
  publicUrl: string;
}

export function paymentsService({ db, credits, events, payments, links, publicUrl }: Needs) {
  const { provider } = payments;
  const desk = orderDesk({ db, links, publicUrl });
  /** Customers are stored with their provider's name: those of the sandbox mean nothing to another one. */
  const reference = (customerId: string) => `${provider}:${customerId}`;

  async function load(viewer: Pick<Viewer, "uid">) {
    const [user] = await db
      .select({ language: users.language, customer: users.paymentCustomerId })
      .from(users)
      .where(eq(users.id, viewer.uid));
    if (!user) throw notFound("User");
    const { language, customer } = user;
    const known = customer?.startsWith(reference("")) ? customer.slice(reference("").length) : null;
    return { language, known };
  }

  async function customerOf(viewer: Pick<Viewer, "uid" | "email">) {
    const { language, known } = await load(viewer);
    if (known) return { language, customerId: known };
    const customerId = await payments.createCustomer(viewer);
    const paymentCustomerId = reference(customerId);
    await db.update(users).set({ paymentCustomerId }).where(eq(users.id, viewer.uid));
    return { language, customerId };
  }

  /** Reads what was paid and updates the user, with everything that belongs to the same moment. */
  async function sync(
    uid: string,
    customerId: string,
    also: (tx: Transaction) => Promise<unknown> = async () => {},
  ): Promise<PaymentAccount> {
    const readAt = new Date();
    const account = await payments.account(customerId);
    await db.transaction(async (tx) => {
      await also(tx);
      const changed = await applyAccount(tx, credits, uid, account);
      await settleOrders(tx, uid, account.checkouts, readAt);
      const recorded = await recordPlan(tx, uid, account.subscriptions, readAt);
      if (changed || recorded) await events.publish(tx, { kind: "account", userId: uid });
    });
    return account;
  }

  /** Reads the user's account at the provider; null where the provider has none. */
  async function read(viewer: Viewer): Promise<PaymentAccount | null> {
    const { known } = await load(viewer);
    return known ? sync(viewer.uid, known) : null;
  }

  async function checkout(customerId: string, { id: orderId, order, language }: PlacedOrder) {
    const { id, url } = await payments.checkout({
      customerId,
      orderId,
      order,
      language,
      successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}&lang=${language}${bought(order)}`,
      cancelUrl: `${publicUrl}/`,
    });
    await desk.tie(orderId, id);
    return url;
  }

  /** A customer who comes back is shown how the plan stands now. */
  const portal = (customerId: string, language: Language) =>
    payments.portal({ customerId, language, returnUrl: `${publicUrl}/?panel=account` });

  return {
    /** Address of the last screen before subscribing; for a subscriber, the portal to pay and change the subscription. */
    async paymentUrl(viewer: Viewer, given: unknown): Promise<string> {
      requireOpen(viewer);
      const request = validate(PaymentUrlRequest, given);
      const { language: own, known } = await load(viewer);
      const language = request.language ?? own;
      // A user who only looks is no customer yet. Such a one sees the order even while the provider is away.
      if (known && isPaying(subscriptionStatusOf(await sync(viewer.uid, known))))
        return portal(known, language);
      return desk.open(viewer.uid, { kind: "subscription" }, language);
    },

    /** Where one orders a pack of credits. */
    async purchase(viewer: Viewer, given: unknown): Promise<string> {
      requireOpen(viewer);
      const order = packOrder(viewer, validate(Purchase, given));
      const { language } = await load(viewer);
      return desk.open(viewer.uid, order, language);
    },

    /** The last screen of an order, as it stands today. Everybody who has its signed address may see it. */
    async lastScreen(orderId: string, now = new Date()): Promise<Statement> {
      const { user, order, language } = await desk.find(orderId);
      requireOpen({ expired: expiryOf(user, now) });
      return statementOf(order, language, provider, now);
    },

    /**
     * The button of the last screen: keeps the words that were shown, and answers the address where one pays. Null if
     * the screen would show something else by now: the user has to see that first. A subscriber is sent to the
     * application: others may know the screen's address, and the portal is only for the user who is signed in.
     */
    async place(orderId: string, shownHash: string, now = new Date()): Promise<string | null> {
      const found = await desk.find(orderId);
      const { user, order, language } = found;
      requireOpen({ expired: expiryOf(user, now) });
      const { version, hash } = statementOf(order, language, provider, now);
      if (hash !== shownHash) return null;
      const { customerId } = await customerOf({ uid: user.id, email: user.email });
      if (order.kind === "subscription" && isPaying(subscriptionStatusOf(await sync(user.id, customerId))))
        return `${publicUrl}/`;
      const id = await desk.place(found, { version, hash, at: now });
      return checkout(customerId, { id, order, language });
    },

    /** Ends what a user would be charged for again, and reads what is left of it. */
    async endSubscription({ uid }: Pick<Viewer, "uid">): Promise<void> {
      const { known } = await load({ uid });
      if (!known) return;
      await payments.end(known);
      await sync(uid, known);
    },

    /** Has the provider keep under this name what a user paid. */
    async rename({ uid }: Pick<Viewer, "uid">, name: string): Promise<void> {
      const { known } = await load({ uid });
      if (known) await payments.rename(known, name);
    },

    /** Open to closed accounts too: a blocked user must still be able to stop paying. */
    async portalUrl(viewer: Viewer): Promise<string> {
      const { customerId, language } = await customerOf(viewer);
      return portal(customerId, language);
    },

    /** Asks the provider once and waits for nothing: of one checkout, or of the subscription as such. */
    async subscriptionStatus(viewer: Viewer, checkoutId?: string | null): Promise<SubscriptionStatus> {
      const account = await read(viewer);
      if (!account) return "none";
      return checkoutId ? checkoutStatusOf(account, checkoutId) : subscriptionStatusOf(account);
    },

    /** How the subscription stands and until when it is paid; asks the provider once. */
    async billing(viewer: Viewer): Promise<Billing & { history: PlanEvent[] }> {
      const account = await read(viewer);
      return { ...billingOf(account), history: await planHistory(db, viewer.uid) };
    },

    /** An event of the provider, in any order and any number of times. Throws when its signature is wrong. */
    async receive(body: Buffer, headers: Record<string, unknown>): Promise<void> {
      const { id: eventId, customerId } = payments.readEvent(body, headers);
      if (!customerId) return;
      const event = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId));
      if ((await db.$count(paymentEvents, event)) > 0) return;
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.paymentCustomerId, reference(customerId)));
      if (!user) return;
      await sync(user.id, customerId, (tx) =>
        tx.insert(paymentEvents).values({ provider, eventId }).onConflictDoNothing(),
      );
    },
  };
}

type PlacedOrder = { id: string; order: Order; language: Language };

/** The page that thanks says how much was bought. */
const bought = (order: Order) => (order.kind === "pack" ? `&credits=${order.credits}` : "");

/** A subscriber changes the plan at the portal, and is not sold a second one. */
const isPaying = (status: SubscriptionStatus) => status === "active" || status === "past_due";
