import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxRows } from "#db/sandbox-rows";
import type { CheckoutRequest, Payments } from "#ports/payments";
import { freshDatabase } from "#test/database";
import { type FakeStripe, startStripe } from "#test/stripe/server";
import { paymentSandboxOver } from "./sandbox.ts";

/** A provider, and what happens on its own pages and clock. */
interface Provider {
  payments: Payments;
  /** Pays the checkout at this address and gives the event that tells of it. */
  pay(url: string): Promise<Delivery>;
  /** Later events of the customer's subscription. */
  later(customerId: string, what: "renew" | "fail" | "cancel" | "resume"): Promise<Delivery>;
  /** Lets so much time go by that all is over that was paid. */
  runOut(customerId: string): Promise<void>;
  /** The name under which the provider keeps what a customer paid. */
  nameOf(customerId: string): Promise<string | null>;
  close(): Promise<void>;
}
interface Delivery {
  body: Buffer;
  headers: Record<string, string>;
}

const returns = {
  language: "ja" as const,
  successUrl: "http://localhost:4000/payment/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:4000/",
};
const ORDER = "0f9c5f0e-6d1b-4d35-8a52-3c2f2f0b7a11";
const OTHER_ORDER = "5b0c2c52-96a1-4c7f-9d0a-7d6f0f6f1c22";
const subscription = { kind: "subscription" } as const;
const pack = { kind: "pack", credits: 300, yen: 780 } as const;

/** Address of the checkout of an order that nobody else has. */
async function openCheckout(payments: Payments, request: Omit<CheckoutRequest, "orderId">) {
  const { url } = await payments.checkout({ orderId: ORDER, ...request });
  return url;
}

async function overStripe(): Promise<Provider> {
  const stripe: FakeStripe = await startStripe();
  const latest = () => stripe.signed(stripe.events.at(-1)!);
  const { renew, failRenewal: fail, cancelAtPeriodEnd: cancel, resume } = stripe;
  const acts = { renew, fail, cancel, resume };
  return {
    payments: stripe.payments,
    async pay(url) {
      stripe.pay(url.split("/").at(-1)!);
      return latest();
    },
    async later(customerId, what) {
      const { subscriptions } = await stripe.payments.account(customerId);
      acts[what](subscriptions[0]!.id);
      return latest();
    },
    async runOut(customerId) {
      const { subscriptions } = await stripe.payments.account(customerId);
      for (const { id, endsByRequest } of subscriptions) if (endsByRequest) stripe.cancel(id);
    },
    async nameOf(customerId) {
      const { email, metadata } = stripe.customer(customerId);
      return email === "" ? String((metadata as Record<string, unknown>).uid) : null;
    },
    close: stripe.close,
  };
}

async function overSandbox(): Promise<Provider> {
  const database = await freshDatabase();
  const publicUrl = "http://localhost:4000";
  let hours = 0;
  const sandbox = paymentSandboxOver({
    rows: sandboxRows(database.db),
    secret: "own",
    publicUrl,
    production: false,
    clock: () => new Date(Date.now() + hours * 3_600_000),
  });
  const arriving = ({ body, headers }: { body: string; headers: Record<string, string> }) => ({
    body: Buffer.from(body),
    headers,
  });
  const idOf = (url: string) => url.split("/").at(-1)!;
  return {
    payments: sandbox,
    pay: async (url) => arriving((await sandbox.pay(idOf(url))).event),
    async later(customerId, what) {
      const portal = await sandbox.portal({ customerId, language: "ja", returnUrl: publicUrl });
      return arriving(await sandbox.change(idOf(portal), what));
    },
    async runOut() {
      hours += 24 * 100;
    },
    async nameOf(customerId) {
      const former = await sandbox.account(customerId);
      const renamed = await sandbox.account("customer_former-1");
      return former.subscriptions.length === 0 && renamed.subscriptions.length === 1 ? "former-1" : null;
    },
    close: database.close,
  };
}

describe.each([
  ["stripe", overStripe],
  ["sandbox", overSandbox],
])("payments: %s", (_name, start) => {
  let provider: Provider;
  let payments: Payments;
  let users = 0;
  beforeAll(async () => {
    provider = await start();
    payments = provider.payments;
  });
  afterAll(() => provider.close());
  const newCustomer = () => payments.createCustomer({ uid: `user${users++}`, email: "aki@example.com" });

  it("has one customer for a user, however often it is asked", async () => {
    const user = { uid: "twice", email: "twice@example.com" };
    const [one, other] = await Promise.all([payments.createCustomer(user), payments.createCustomer(user)]);
    expect(other).toBe(one);
    expect(await payments.account(one)).toEqual({ subscriptions: [], checkouts: [] });
  });

  it("sells a subscription: open, then paid for a month [1.5]", async () => {
    const customerId = await newCustomer();
    const url = await openCheckout(payments, { customerId, order: subscription, ...returns });
    expect((await payments.account(customerId)).checkouts).toMatchObject([{ state: "open" }]);
    await provider.pay(url);
    const { subscriptions, checkouts } = await payments.account(customerId);
    expect(subscriptions).toMatchObject([{ state: "active" }]);
    const [{ id, paidPeriods }] = subscriptions as [(typeof subscriptions)[0]];
    expect(checkouts).toMatchObject([{ state: "paid", order: { kind: "subscription", subscriptionId: id } }]);
    expect(paidPeriods).toHaveLength(1);
    const days = (paidPeriods[0]!.end.getTime() - paidPeriods[0]!.start.getTime()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
  });

  it("gives an open checkout of a subscription again, so that nobody pays two", async () => {
    const customerId = await newCustomer();
    const request = { customerId, order: subscription, ...returns };
    const first = await openCheckout(payments, request);
    expect(await openCheckout(payments, request)).toBe(first);
    await openCheckout(payments, { ...request, language: "en" });
    const states = (await payments.account(customerId)).checkouts.map(({ state }) => state);
    expect(states.filter((state) => state === "open")).toHaveLength(1);
    const last = await openCheckout(payments, { ...request, language: "en" });
    await provider.pay(last);
    expect(await openCheckout(payments, request)).not.toBe(last);
  });

  it("sells packs, each by its own checkout [1.3]", async () => {
    const customerId = await newCustomer();
    const request = { customerId, order: pack, ...returns };
    const urls = [await openCheckout(payments, request), await openCheckout(payments, request)];
    expect(urls[1]).not.toBe(urls[0]);
    await provider.pay(urls[0]!);
    const { checkouts } = await payments.account(customerId);
    const order = { kind: "pack", credits: 300 };
    expect(checkouts.map(({ order }) => order)).toEqual([order, order]);
    expect(checkouts.map(({ state }) => state).sort()).toEqual(["open", "paid"]);
  });

  it("ends subscription and open checkouts of a customer, and keeps what was paid under another name", async () => {
    const customerId = await newCustomer();
    const request = { customerId, ...returns };
    await provider.pay(await openCheckout(payments, { ...request, order: subscription }));
    await openCheckout(payments, { ...request, order: pack });
    await payments.end(customerId);
    const { subscriptions, checkouts } = await payments.account(customerId);
    expect(subscriptions).toMatchObject([{ state: "canceled", endsByRequest: true }]);
    expect(subscriptions[0]?.paidPeriods).toHaveLength(1);
    expect(checkouts.filter(({ state }) => state === "open")).toEqual([]);
    await payments.end(customerId);
    await payments.rename(customerId, "former-1");
    expect(await provider.nameOf(customerId)).toBe("former-1");
  });

  it("renews by periods that follow each other, fails and ends [1.5]", async () => {
    const customerId = await newCustomer();
    await provider.pay(await openCheckout(payments, { customerId, order: subscription, ...returns }));
    await provider.later(customerId, "renew");
    await provider.later(customerId, "fail");
    const failed = (await payments.account(customerId)).subscriptions[0]!;
    expect(failed.state).toBe("past_due");
    const [first, second] = failed.paidPeriods.sort((a, b) => a.start.getTime() - b.start.getTime());
    expect(second!.start).toEqual(first!.end);
    expect(second!.id).not.toBe(first!.id);
  });

  it("lets one that was cancelled run to the end of what is paid, unless it is kept, and end then [1.5]", async () => {
    const customerId = await newCustomer();
    const read = async () => (await payments.account(customerId)).subscriptions[0]!;
    await provider.pay(await openCheckout(payments, { customerId, order: subscription, ...returns }));
    await provider.later(customerId, "renew");
    expect(await read()).toMatchObject({ state: "active", endsByRequest: false, cancelledAt: null });
    await provider.later(customerId, "cancel");
    const cancelled = await read();
    expect(cancelled).toMatchObject({ state: "active", endsByRequest: true, cancelledAt: expect.any(Date) });
    await provider.later(customerId, "resume");
    expect(await read()).toMatchObject({ state: "active", endsByRequest: false, cancelledAt: null });
    await provider.later(customerId, "cancel");
    await provider.runOut(customerId);
    const ended = await read();
    expect(ended).toMatchObject({ state: "canceled", endsByRequest: true });
    expect(ended.paidPeriods).toHaveLength(2);
  });

  it("keeps the order's id with its checkout, of the order that is placed last where one checkout serves two", async () => {
    const customerId = await newCustomer();
    const request = { customerId, order: subscription, ...returns };
    const { id, url } = await payments.checkout({ ...request, orderId: ORDER });
    expect((await payments.account(customerId)).checkouts).toMatchObject([{ id, orderId: ORDER }]);
    expect(await payments.checkout({ ...request, orderId: OTHER_ORDER })).toEqual({ id, url });
    await provider.pay(url);
    const { checkouts } = await payments.account(customerId);
    expect(checkouts).toMatchObject([{ id, orderId: OTHER_ORDER, state: "paid" }]);
  });

  it("tells by signed events which customer changed", async () => {
    const customerId = await newCustomer();
    const { body, headers } = await provider.pay(
      await openCheckout(payments, { customerId, order: pack, ...returns }),
    );
    const event = payments.readEvent(body, headers);
    expect(event).toEqual({ id: expect.any(String), customerId });
  });

  it("refuses events that are forged, changed on the way, or not signed at all", async () => {
    const customerId = await newCustomer();
    const { body, headers } = await provider.pay(
      await openCheckout(payments, { customerId, order: pack, ...returns }),
    );
    const refused = expect.objectContaining({ code: "VALIDATION_ERROR", reason: "SIGNATURE_INVALID" });
    const changed = Buffer.from(body.toString().replace(customerId, "somebody"));
    const [name, value] = Object.entries(headers).find(([, text]) => text.includes("v1="))!;
    const forged = { [name]: value.replace(/v1=./, "v1=x") };
    for (const [given, sent] of [
      [changed, headers],
      [body, forged],
      [body, {}],
      [Buffer.from(""), headers],
      [body, { [name]: "nonsense" }],
    ] as const) {
      expect(() => payments.readEvent(given, sent)).toThrow(refused);
    }
  });

  it("opens the portal where one changes what one pays", async () => {
    const customerId = await newCustomer();
    const portal = { customerId, language: "en" as const, returnUrl: returns.cancelUrl };
    expect(await payments.portal(portal)).toMatch(/^https?:\/\//);
  });
});

describe("payments: stripe alone", () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startStripe();
  });
  afterAll(() => stripe.close());

  it("refuses an event that was signed more than five minutes ago", async () => {
    const customerId = await stripe.payments.createCustomer({ uid: "late", email: "" });
    const url = await openCheckout(stripe.payments, { customerId, order: pack, ...returns });
    stripe.pay(url.split("/").at(-1)!);
    const read = (secondsAgo: number) => {
      const { body, headers } = stripe.signed(stripe.events.at(-1)!, { secondsAgo });
      return stripe.payments.readEvent(body, headers);
    };
    expect(read(290)).toMatchObject({ customerId });
    expect(() => read(310)).toThrow(expect.objectContaining({ reason: "SIGNATURE_STALE" }));
  });

  it("asks again when an answer is lost, and nothing is made twice", async () => {
    const customerId = await stripe.payments.createCustomer({ uid: "lost", email: "" });
    stripe.trouble("lost answer");
    const url = await openCheckout(stripe.payments, { customerId, order: pack, ...returns });
    expect(url).toMatch(/^https:/);
    expect((await stripe.payments.account(customerId)).checkouts).toHaveLength(1);
  });

  it("gives two clicks at once the same checkout of a subscription", async () => {
    const customerId = await stripe.payments.createCustomer({ uid: "eager", email: "" });
    const click = () => openCheckout(stripe.payments, { customerId, order: subscription, ...returns });
    const [one, other] = await Promise.all([click(), click()]);
    expect(other).toBe(one);
  });

  it.each([
    ["one language", "ja"],
    ["two languages", "en"],
  ] as const)(
    "leaves one checkout open for two orders in %s that are placed at once",
    async (_what, other) => {
      const customerId = await stripe.payments.createCustomer({ uid: `torn ${other}`, email: "" });
      const request = { customerId, order: subscription, ...returns };
      const [one, two] = await Promise.all([
        stripe.payments.checkout({ ...request, orderId: ORDER }),
        stripe.payments.checkout({ ...request, orderId: OTHER_ORDER, language: other }),
      ]);
      const made = [...stripe.sessions.values()].filter(({ customer }) => customer === customerId);
      const open = made.filter(({ status }) => status === "open");
      expect(made.length).toBe(2);
      expect(open.map(({ id }) => id)).toEqual([one.id]);
      expect(two.id).toBe(one.id);
      expect([ORDER, OTHER_ORDER]).toContain(open[0]?.metadata.orderId);
    },
  );

  it("keeps the checkout that was handed out when another order's is made in the same second", async () => {
    // Ids are drawn by lot: each of several customers shows that they decide nothing.
    for (const uid of ["tie 1", "tie 2", "tie 3", "tie 4", "tie 5"]) {
      const customerId = await stripe.payments.createCustomer({ uid, email: "" });
      const request = { customerId, order: subscription, ...returns };
      const { asked, free } = stripe.holdCheckout();
      const late = stripe.payments.checkout({ ...request, orderId: OTHER_ORDER });
      await asked;
      const first = await stripe.payments.checkout({ ...request, orderId: ORDER });
      free();
      expect(await late).toEqual(first);
      expect(stripe.sessions.get(first.id)?.status).toBe("open");
    }
  });

  it("says that the provider is out when it stays out", async () => {
    stripe.trouble("outage", "outage", "outage");
    await expect(stripe.payments.createCustomer({ uid: "out", email: "" })).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
  });
});

it("the sandbox refuses to serve production", async () => {
  const database = await freshDatabase();
  const options = {
    rows: sandboxRows(database.db),
    secret: "own",
    publicUrl: "http://localhost",
    production: true,
  };
  expect(() => paymentSandboxOver(options)).toThrow(/never serves production/);
  await database.close();
});
