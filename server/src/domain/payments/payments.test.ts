import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, orders, users } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { AppEvent } from "#ports/events";
import { until } from "#test/poll";
import { openShop, type Shop } from "#test/stripe/shop";
import { orderDesk } from "./last-screen/order-desk.ts";
import { changesOf, recordPlan } from "./plan-history.ts";

const DAY_MS = 86_400_000;
const subscriptionRequest = { language: "ja", type: "subscription", planKey: "monthly" };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.stripe.events.length = 0;
});
afterAll(() => shop.close());

/** Somebody whose first month is paid, and told of. */
async function aSubscriber() {
  const viewer = await shop.newViewer();
  const session = await shop.subscribing(viewer);
  const subscription = shop.stripe.pay(session)!;
  await shop.deliverAll();
  return { viewer, session, subscription };
}

const earned = async (viewer: { uid: string }) =>
  (await shop.user(viewer as Parameters<Shop["user"]>[0])).totalEarned;

describe("a subscription", () => {
  it("makes the plan monthly, lasts for the paid period and 7 days, and gives the month's credits [1.5][1.3]", async () => {
    const { viewer } = await aSubscriber();
    const user = await shop.user(viewer);
    expect(user).toMatchObject({ plan: "monthly", balance: 2_000, totalEarned: 2_000 });
    const { subscriptions } = await shop.stripe.payments.account(customerIn(user));
    const paidUntil = subscriptions[0]!.paidPeriods[0]!.end.getTime();
    expect(user.accountExpiresAt!.getTime() - paidUntil).toBe(7 * DAY_MS);
  });

  it("gives the credits of each period once, whoever tells of it and how often [1.3][3.9]", async () => {
    const { viewer, subscription } = await aSubscriber();
    shop.stripe.renew(subscription);
    const events = shop.stripe.events.splice(0);
    for (const event of [...events, ...events]) await shop.deliver(event);
    await Promise.all(events.map(shop.deliver));
    await shop.payments.subscriptionStatus(viewer);
    expect(await shop.credits.balance(viewer)).toMatchObject({ balance: 4_000, totalEarned: 4_000 });
    const { items } = await shop.credits.ledger(viewer);
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["grant", 2_000],
      ["grant", 2_000],
    ]);
  });

  it("that is not renewed works on for 7 days of grace, then the account has expired [1.5][6.3]", async () => {
    const { viewer, subscription } = await aSubscriber();
    const before = await shop.user(viewer);
    shop.stripe.failRenewal(subscription);
    await shop.deliverAll();
    const after = await shop.user(viewer);
    expect(after.accountExpiresAt).toEqual(before.accountExpiresAt);
    expect(await shop.payments.subscriptionStatus(viewer)).toBe("past_due");
    const ends = after.accountExpiresAt!.getTime();
    expect(expiryOf(after, new Date(ends - 1))).toBeNull();
    expect(expiryOf(after, new Date(ends))).toBe("SUBSCRIPTION_EXPIRED");
  });

  it("that its user ends keeps what was paid, without the grace of a failed renewal, and is bought anew afterwards [1.5]", async () => {
    const { viewer, subscription } = await aSubscriber();
    const { accountExpiresAt } = await shop.user(viewer);
    const paidUntil = new Date(accountExpiresAt!.getTime() - 7 * DAY_MS);
    const ended = { plan: "monthly", balance: 2_000, accountExpiresAt: paidUntil };
    shop.stripe.cancelAtPeriodEnd(subscription);
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject(ended);
    const billing = { paidUntil, endsByRequest: true, hasPaid: true };
    expect(await shop.payments.billing(viewer)).toMatchObject({ ...billing, status: "active" });
    shop.stripe.cancel(subscription);
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject(ended);
    expect(await shop.payments.billing(viewer)).toMatchObject({ ...billing, status: "canceled" });
    expect(await shop.payments.paymentUrl(viewer, subscriptionRequest)).toContain("/order/");
  });

  it("that ends because nobody paid keeps its days of grace", async () => {
    const { viewer, subscription } = await aSubscriber();
    const { accountExpiresAt } = await shop.user(viewer);
    shop.stripe.failRenewal(subscription);
    shop.stripe.cancel(subscription, "payment_failed");
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject({ accountExpiresAt });
  });

  it("never brings an end forward that it did not set", async () => {
    const given = new Date(Date.now() + 400 * DAY_MS);
    const viewer = await shop.newViewer({ accountExpiresAt: given });
    const subscription = shop.stripe.pay(await shop.subscribing(viewer))!;
    await shop.deliverAll();
    shop.stripe.cancel(subscription);
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject({ plan: "monthly", accountExpiresAt: given });
    const { paidUntil } = await shop.payments.billing(viewer);
    expect(paidUntil!.getTime()).toBeLessThan(given.getTime() - 300 * DAY_MS);
  });

  it("is shown before it is ordered without asking or telling the provider anything", async () => {
    const viewer = await shop.newViewer();
    const before = shop.stripe.requests.length;
    expect(await shop.payments.paymentUrl(viewer, subscriptionRequest)).toContain("/order/");
    expect(shop.stripe.requests.slice(before)).toEqual([]);
  });

  it("is not sold twice: whoever has one is sent to where it is changed", async () => {
    const { viewer, subscription } = await aSubscriber();
    expect(await shop.payments.paymentUrl(viewer, subscriptionRequest)).toContain("billing");
    shop.stripe.failRenewal(subscription);
    expect(await shop.payments.paymentUrl(viewer, subscriptionRequest)).toContain("billing");
  });

  it("counts before its event has come, as soon as somebody asks how it stands [7.9]", async () => {
    const viewer = await shop.newViewer();
    const session = await shop.subscribing(viewer);
    expect(await shop.payments.subscriptionStatus(viewer, session)).toBe("pending");
    shop.stripe.pay(session);
    expect(await shop.payments.subscriptionStatus(viewer, session)).toBe("active");
    expect(await shop.user(viewer)).toMatchObject({ plan: "monthly", balance: 2_000 });
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject({ plan: "monthly", balance: 2_000 });
  });

  it("gives an account that has no end none", async () => {
    const viewer = await shop.newViewer({ accountExpiresAt: null });
    shop.stripe.pay(await shop.subscribing(viewer));
    await shop.deliverAll();
    expect(await shop.user(viewer)).toMatchObject({ plan: "monthly", accountExpiresAt: null });
  });
});

describe("the history of a subscription", () => {
  it("tells of its start, of its cancellation and until when it runs, of being kept and of its end", async () => {
    const { viewer, subscription } = await aSubscriber();
    const { paidUntil } = await shop.payments.billing(viewer);
    const acts = [shop.stripe.cancelAtPeriodEnd, shop.stripe.resume, shop.stripe.cancelAtPeriodEnd];
    for (const act of acts) {
      act(subscription);
      const events = shop.stripe.events.splice(0);
      for (const event of [...events, ...events]) await shop.deliver(event);
    }
    shop.stripe.cancel(subscription);
    await shop.deliverAll();
    const { history } = await shop.payments.billing(viewer);
    expect(history.map(({ kind }) => kind)).toEqual(["cancelled", "resumed", "cancelled", "started"]);
    expect(history.map((event) => event.paidUntil)).toEqual(Array(4).fill(paidUntil));
  });

  it("is that of one order, however often its button is pressed", async () => {
    const viewer = await shop.newViewer();
    const url = await shop.payments.paymentUrl(viewer, subscriptionRequest);
    const checkouts = await Promise.all([shop.pressing(url), shop.pressing(url)]);
    expect(new Set(checkouts).size).toBe(1);
    expect(await shop.db.$count(orders, eq(orders.userId, viewer.uid))).toBe(1);
  });

  it("of a subscription that is older than the history begins with what is known of it", () => {
    const [start, cancelledAt, end] = ["2026-01-05", "2026-01-20", "2026-02-05"].map((day) => new Date(day));
    const paidPeriods = [{ id: "sub_1:1", start: start!, end: end! }];
    const known = { id: "sub_1", createdAt: start!, paidPeriods };
    const row = { subscriptionId: "sub_1", paidUntil: end };
    const readAt = new Date("2026-03-01");
    const asked = { ...known, state: "canceled", endsByRequest: true, cancelledAt: cancelledAt! } as const;
    expect(changesOf(asked, undefined, readAt)).toEqual([
      { ...row, kind: "started", createdAt: start },
      { ...row, kind: "cancelled", createdAt: cancelledAt },
    ]);
    const unpaid = { ...known, state: "canceled", endsByRequest: false, cancelledAt: null } as const;
    expect(changesOf(unpaid, "started", readAt)).toEqual([{ ...row, kind: "ended", createdAt: readAt }]);
    expect(changesOf({ ...unpaid, paidPeriods: [] }, undefined, readAt)).toEqual([]);
  });

  it("is newest first, though providers name the newest subscription first, too", async () => {
    const viewer = await shop.newViewer();
    const [first, cancelledAt, second] = ["2026-01-05", "2026-01-20", "2026-03-05"].map(
      (day) => new Date(day),
    );
    const of = (id: string, createdAt: Date) => ({
      id,
      createdAt,
      paidPeriods: [{ id: `${id}:1`, start: createdAt, end: new Date("2026-04-05") }],
    });
    const running = {
      ...of("sub_2", second!),
      state: "active",
      endsByRequest: false,
      cancelledAt: null,
    } as const;
    const over = {
      ...of("sub_1", first!),
      state: "canceled",
      endsByRequest: true,
      cancelledAt: cancelledAt!,
    } as const;
    await shop.db.transaction((tx) => recordPlan(tx, viewer.uid, [running, over], new Date()));
    const { history } = await shop.payments.billing(viewer);
    expect(history.map(({ kind, createdAt }) => [kind, createdAt])).toEqual([
      ["started", second],
      ["cancelled", cancelledAt],
      ["started", first],
    ]);
  });

  it("keeps out a reading that is older than the last one", async () => {
    const { viewer, subscription } = await aSubscriber();
    const { subscriptions } = await shop.stripe.payments.account(customerIn(await shop.user(viewer)));
    const before = Date.now();
    shop.stripe.cancelAtPeriodEnd(subscription);
    await shop.deliverAll();
    await shop.db.transaction((tx) => recordPlan(tx, viewer.uid, subscriptions, new Date(before - 1)));
    const { history } = await shop.payments.billing(viewer);
    expect(history.map(({ kind }) => kind)).toEqual(["cancelled", "started"]);
  });
});

describe("a pack", () => {
  it("is one open order, and a screen that showed another one cannot place it", async () => {
    const viewer = await shop.newViewer();
    const orderIn = (url: string) => new URL(url).pathname.slice("/order/".length);
    const small = orderIn(await shop.payments.purchase(viewer, { amount: 300, plan: "free" }));
    const { hash: shown } = await shop.payments.lastScreen(small);
    const large = orderIn(await shop.payments.purchase(viewer, { amount: 1_000, plan: "free" }));
    expect(large).toBe(small);
    expect(await shop.payments.place(small, shown)).toBeNull();
    const { hash } = await shop.payments.lastScreen(large);
    expect(await shop.payments.place(large, hash)).toContain("http");
    expect(orderIn(await shop.payments.purchase(viewer, { amount: 300, plan: "free" }))).not.toBe(large);
  });

  it("keeps what was shown and agreed to, whatever another tab orders meanwhile", async () => {
    const viewer = await shop.newViewer();
    const desk = orderDesk({ ...shop, links: { sign: (path: string) => path }, publicUrl: "" });
    const address = await desk.open(viewer.uid, { kind: "pack", credits: 300, yen: 600 }, "ja");
    const seen = await desk.find(address.slice("/order/".length));
    await desk.open(viewer.uid, { kind: "pack", credits: 1_000, yen: 1_800 }, "ja");
    await desk.place(seen, { version: 1, hash: "of 300", at: new Date() });
    const rows = await shop.db.select().from(orders).where(eq(orders.userId, viewer.uid));
    expect(rows.map(({ credits, yen, shownHash }) => [credits, yen, shownHash]).sort()).toEqual([
      [1_000, 1_800, null],
      [300, 600, "of 300"],
    ]);
  });

  it("is an order that names its checkout, and is paid with it [1.3]", async () => {
    const viewer = await shop.newViewer();
    const session = await shop.buying(viewer);
    const own = () => shop.db.select().from(orders).where(eq(orders.userId, viewer.uid));
    const [order] = await own();
    expect(order).toMatchObject({ checkoutId: session, paidAt: null });
    expect(shop.stripe.sessions.get(session)).toMatchObject({
      client_reference_id: order!.id,
      metadata: { orderId: order!.id, credits: "300" },
    });
    shop.stripe.pay(session);
    await shop.deliverAll();
    const [paid] = await own();
    expect(paid!.paidAt).toBeInstanceOf(Date);
    await shop.payments.subscriptionStatus(viewer);
    expect(await own()).toEqual([paid]);
  });

  it("is bought once, at its price, and changes neither plan nor end [1.3][7.7]", async () => {
    const viewer = await shop.newViewer();
    const before = await shop.user(viewer);
    shop.stripe.pay(await shop.buying(viewer, 1_000));
    const events = shop.stripe.events.splice(0);
    for (const event of [...events, ...events]) await shop.deliver(event);
    expect(await shop.user(viewer)).toMatchObject({
      plan: "free",
      accountExpiresAt: before.accountExpiresAt,
      balance: 1_000,
    });
    expect((await shop.credits.ledger(viewer)).items).toMatchObject([{ kind: "purchase", amount: 1_000 }]);
  });

  it("that is refunded goes back once, by its share, as far as it is still there", async () => {
    const viewer = await shop.newViewer();
    const session = await shop.buying(viewer);
    shop.stripe.pay(session);
    await shop.deliverAll();
    shop.stripe.refund(session, 0.5);
    const [half] = shop.stripe.events;
    await shop.deliverAll();
    expect(await shop.credits.balance(viewer)).toMatchObject({ balance: 150, totalEarned: 150 });
    await shop.credits.adjust(viewer.uid, -140, "spent", "as if spent");
    shop.stripe.refund(session);
    for (const event of [...shop.stripe.events.splice(0), half!]) await shop.deliver(event);
    expect(await shop.credits.balance(viewer)).toMatchObject({ balance: 0, totalEarned: 0 });

    // Bought later, and therefore not owed.
    shop.stripe.pay(await shop.buying(viewer));
    await shop.deliverAll();
    expect(await shop.credits.balance(viewer)).toMatchObject({ balance: 300 });
    const recorded = await shop.db.select().from(auditLog).where(eq(auditLog.subject, viewer.uid));
    expect(recorded.map(({ actor, action, data }) => [actor, action, data?.credits, data?.taken])).toEqual([
      ["payments", "payment.refund", 150, 150],
      ["payments", "payment.refund", 300, 10],
    ]);
  });

  it("comes with the money, where that comes later", async () => {
    const viewer = await shop.newViewer();
    const session = await shop.buying(viewer);
    shop.stripe.pay(session, { later: true });
    await shop.deliverAll();
    expect(await earned(viewer)).toBe(0);
    expect(await shop.payments.subscriptionStatus(viewer, session)).toBe("pending");
    shop.stripe.arrive(session);
    await shop.deliverAll();
    expect(await earned(viewer)).toBe(300);
    expect(await shop.payments.subscriptionStatus(viewer, session)).toBe("active");
  });

  it.each([
    ["an amount that no pack has", { amount: 301, plan: "free" }, "amount"],
    ["a part of a credit", { amount: 0.5, plan: "free" }, "amount"],
    ["nothing", {}, "amount"],
    ["another plan than one's own", { amount: 300, plan: "monthly" }, "plan"],
  ])("is refused for %s [7.7][3.12]", async (_what, request, field) => {
    const viewer = await shop.newViewer();
    await expect(shop.payments.purchase(viewer, request)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { field },
    });
  });
});

describe("the status of a payment", () => {
  it("is none where nothing was ever bought, without asking anybody [7.9]", async () => {
    const viewer = await shop.newViewer();
    const before = shop.stripe.requests.length;
    expect(await shop.payments.subscriptionStatus(viewer)).toBe("none");
    expect(shop.stripe.requests.length).toBe(before);
  });

  it("of somebody else's checkout is that of one that does not exist [6.2][7.9]", async () => {
    const { session } = await aSubscriber();
    const { viewer: other } = await aSubscriber();
    expect(await shop.payments.subscriptionStatus(other, session)).toBe("none");
    expect(await shop.payments.subscriptionStatus(other, "cs_nothing")).toBe("none");
  });

  it("reads each of the provider's lists once [7.9]", async () => {
    const { viewer, session } = await aSubscriber();
    shop.stripe.requests.length = 0;
    await shop.payments.subscriptionStatus(viewer, session);
    expect([...shop.stripe.requests].sort()).toEqual([
      "GET /v1/charges",
      "GET /v1/checkout/sessions",
      "GET /v1/invoices",
      "GET /v1/subscriptions",
    ]);
  });

  it("of a checkout that nobody finished is canceled", async () => {
    const viewer = await shop.newViewer();
    const session = await shop.subscribing(viewer);
    shop.stripe.expire(session);
    expect(await shop.payments.subscriptionStatus(viewer, session)).toBe("canceled");
  });
});

describe("an account that was closed", () => {
  it("can buy nothing, and can still stop paying [6.3]", async () => {
    const viewer = await shop.newViewer({ closedAt: new Date() });
    const refused = { code: "ACCOUNT_EXPIRED", reason: "ACCOUNT_EXPIRED" };
    await expect(shop.payments.paymentUrl(viewer, subscriptionRequest)).rejects.toMatchObject(refused);
    const pack = { amount: 300, plan: "free" };
    await expect(shop.payments.purchase(viewer, pack)).rejects.toMatchObject(refused);
    expect(await shop.payments.portalUrl(viewer)).toContain("billing");
  });

  it("differs from a trial that ran out, which may upgrade [6.3][7.9]", async () => {
    const viewer = await shop.newViewer({ accountExpiresAt: new Date(0) });
    expect(viewer.expired).toBe("TRIAL_EXPIRED");
    shop.stripe.pay(await shop.subscribing(viewer));
    await shop.deliverAll();
    expect(expiryOf(await shop.user(viewer))).toBeNull();
  });
});

describe("an event", () => {
  it("that is forged or stale changes nothing", async () => {
    const viewer = await shop.newViewer();
    shop.stripe.pay(await shop.subscribing(viewer));
    const event = shop.stripe.events.at(-1)!;
    for (const [how, reason] of [
      [{ secret: "whsec_other" }, "SIGNATURE_INVALID"],
      [{ secondsAgo: 3_600 }, "SIGNATURE_STALE"],
    ] as const) {
      const { body, headers } = shop.stripe.signed(event, how);
      await expect(shop.payments.receive(body, headers)).rejects.toMatchObject({ reason });
    }
    expect(await earned(viewer)).toBe(0);
  });

  it("about a customer that is not ours is let pass", async () => {
    const customerId = await shop.stripe.payments.createCustomer({ uid: "elsewhere", email: "" });
    const order = { kind: "pack", credits: 300, yen: 780 } as const;
    const page = { language: "ja", successUrl: "https://x.example", cancelUrl: "https://x.example" } as const;
    const orderId = "not an order of ours";
    const { url } = await shop.stripe.payments.checkout({ customerId, orderId, order, ...page });
    shop.stripe.pay(url.split("/").at(-1)!);
    expect(shop.stripe.events.length).toBeGreaterThan(0);
    await expect(shop.deliverAll()).resolves.not.toThrow();
    expect(await shop.sql`select id from ledger where user_id = 'elsewhere'`).toEqual([]);
  });

  it("whose handling failed is handled when it comes again", async () => {
    const viewer = await shop.newViewer();
    shop.stripe.pay(await shop.buying(viewer));
    const [event] = shop.stripe.events;
    shop.stripe.trouble(
      "outage",
      "outage",
      "outage",
      "outage",
      "outage",
      "outage",
      "outage",
      "outage",
      "outage",
    );
    await expect(shop.deliver(event!)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await earned(viewer)).toBe(0);
    await shop.deliver(event!);
    expect(await earned(viewer)).toBe(300);
  });

  it("tells open windows at once that the account changed", async () => {
    const viewer = await shop.newViewer();
    const heard: AppEvent[] = [];
    const stop = shop.events.subscribe(
      viewer.uid,
      (event) => heard.push(event),
      () => {},
    );
    const session = await shop.buying(viewer);
    await until("the listener", async () => {
      await shop.events.publish(shop.db, { kind: "account", userId: viewer.uid });
      return heard.length > 0;
    });
    heard.length = 0;
    shop.stripe.pay(session);
    await shop.deliverAll();
    expect(await until("the event", () => heard.at(-1))).toEqual({ kind: "account", userId: viewer.uid });
    stop();
  });
});

it("a customer of another provider is none of this one's", async () => {
  const viewer = await shop.newViewer({ paymentCustomerId: "sandbox:customer_1" });
  await shop.buying(viewer);
  const { paymentCustomerId } = await shop.user(viewer);
  expect(paymentCustomerId).toMatch(/^stripe:cus_/);
  expect(await shop.db.$count(users, eq(users.paymentCustomerId, "sandbox:customer_1"))).toBe(0);
});

const customerIn = ({ paymentCustomerId }: { paymentCustomerId: string | null }) =>
  paymentCustomerId!.replace("stripe:", "");
