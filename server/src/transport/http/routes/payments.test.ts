import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#app";
import { paymentsService } from "#domain/payments/payments.service";
import { startApp, type TestApp } from "#test/app";
import type { TestUser } from "#test/identity";
import { pressOrder } from "#test/press-order";
import { startStripe } from "#test/stripe/server";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const get = (url: string, user?: TestUser) => test.app.inject({ url, headers: { ...user?.headers } });
const post = (url: string, payload: object, user?: TestUser) =>
  test.app.inject({ method: "POST", url, payload, headers: { ...user?.headers } });
const subscription = { language: "ja", type: "subscription", planKey: "monthly" };
const pathOf = (url: string) => url.replace("http://localhost:4000", "");

/** A click on a button of one of the sandbox's pages. */
const press = (url: string, action: string) =>
  test.app.inject({
    method: "POST",
    url: pathOf(url),
    payload: `action=${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

async function profile(user: TestUser) {
  return (await get("/api/user/profile", user)).json().data;
}

async function status(user: TestUser, session?: string) {
  const query = session ? `?session_id=${session}` : "";
  const answer = await get(`/api/payments/subscription-status${query}`, user);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.status;
}

/** Where one pays after the last screen. */
const checkoutOf = (url: string) => pressOrder(test.app, url);

/** Goes over the last screen to the checkout, pays, and comes back; the session that the success page is given. */
async function subscribe(user: TestUser): Promise<string> {
  const { url } = (await post("/api/payments/generate-payment-url", subscription, user)).json();
  const paid = await press(await checkoutOf(url), "pay");
  expect(paid.statusCode).toBe(303);
  return new URL(String(paid.headers.location)).searchParams.get("session_id")!;
}

describe("payments over REST", () => {
  it("answers where one subscribes as { success, url } [7.9][3.12]", async () => {
    const user = await test.newUser();
    const answer = await post("/api/payments/generate-payment-url", subscription, user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      url: expect.stringMatching(/^http:\/\/localhost:4000\/order\//),
    });
  });

  it("leads from the checkout back to the success page, paid by then [7.9][1.5]", async () => {
    const user = await test.newUser();
    expect(await status(user)).toBe("none");
    const session = await subscribe(user);
    expect(await status(user, session)).toBe("active");
    expect(await status(user)).toBe("active");
    expect(await profile(user)).toMatchObject({ plan: "monthly", credits: 2_150 });
  });

  it("sells a pack of credits [7.7][1.3][3.9]", async () => {
    const user = await test.newUser();
    const answer = await post("/api/credits/purchase", { amount: 1_000, plan: "free" }, user);
    expect(answer.json()).toEqual({ success: true, data: { url: expect.any(String) } });
    const url = await checkoutOf(answer.json().data.url);
    await press(url, "pay");
    await press(url, "pay");
    expect((await get("/api/credits/balance", user)).json().data).toEqual({
      balance: 1_150,
      held: 0,
      totalEarned: 1_150,
      totalSpent: 0,
    });
  });

  it("is open to an expired trial, which works again once it has paid [6.3]", async () => {
    const user = await test.newUser();
    await profile(user);
    await test.expire(user.uid);
    expect((await get("/api/entries", user)).statusCode).toBe(403);
    await subscribe(user);
    expect((await get("/api/entries", user)).statusCode).toBe(200);
  });

  it("ends as SUBSCRIPTION_EXPIRED when nothing is paid any more [6.3][8.4]", async () => {
    const user = await test.newUser();
    await subscribe(user);
    await test.expire(user.uid);
    expect((await get("/api/entries", user)).json()).toMatchObject({
      error: "ACCOUNT_EXPIRED",
      code: "SUBSCRIPTION_EXPIRED",
    });
  });

  it("answers 403 to an account that was closed, at its payment URL too [6.3]", async () => {
    const user = await test.newUser();
    await profile(user);
    await test.closeAccount(user.uid);
    for (const answer of [
      await post("/api/payments/generate-payment-url", subscription, user),
      await post("/api/credits/purchase", { amount: 300, plan: "free" }, user),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: "ACCOUNT_EXPIRED", code: "ACCOUNT_EXPIRED" });
    }
    expect(await status(user)).toBe("none");
  });

  it.each([
    ["/api/payments/generate-payment-url", {}, "type"],
    ["/api/payments/generate-payment-url", { ...subscription, type: "gift" }, "type"],
    ["/api/payments/generate-payment-url", { ...subscription, planKey: "yearly" }, "planKey"],
    ["/api/payments/generate-payment-url", { ...subscription, language: "fr" }, "language"],
    ["/api/credits/purchase", { amount: "300", plan: "free" }, "amount"],
    ["/api/credits/purchase", { amount: 300 }, "plan"],
  ])("%s refuses %o by the name of its field [3.12]", async (url, payload, field) => {
    const answer = await post(url, payload, await test.newUser());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "VALIDATION_ERROR", details: { field } });
  });

  it("needs a bearer token [6.1]", async () => {
    expect((await post("/api/payments/generate-payment-url", subscription)).statusCode).toBe(401);
    expect((await post("/api/credits/purchase", { amount: 300, plan: "free" })).statusCode).toBe(401);
    expect((await get("/api/payments/subscription-status")).statusCode).toBe(401);
  });

  it("is documented as it answers", async () => {
    const { paths } = (await get("/api/docs/json")).json();
    const schemaOf = (path: string, method: string) =>
      paths[path][method].responses["200"].content["application/json"].schema.properties;
    expect(Object.keys(schemaOf("/api/payments/generate-payment-url", "post"))).toEqual(["success", "url"]);
    expect(Object.keys(schemaOf("/api/credits/purchase", "post"))).toEqual(["success", "data"]);
    expect(paths["/api/payments/webhook"].post.security).toEqual([]);
  });
});

describe("the payment sandbox", () => {
  it.each([
    ["ja", "支払う", "￥2,980"],
    ["en", "Pay", "¥2,980"],
  ])(
    "shows what is bought in %s, under a policy of its own that its style passes",
    async (language, label, price) => {
      const user = await test.newUser();
      const request = { ...subscription, language };
      const { url } = (await post("/api/payments/generate-payment-url", request, user)).json();
      const page = await get(pathOf(await checkoutOf(url)));
      expect(page.headers["content-type"]).toMatch(/^text\/html/);
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(`>${label}</button>`);
      expect(page.body).toContain(price);
      const policy = String(page.headers["content-security-policy"]);
      const style = /<style>([\s\S]*)<\/style>/.exec(page.body)![1]!;
      const hash = createHash("sha256").update(style).digest("base64");
      expect(policy).toContain(`style-src 'sha256-${hash}'`);
      expect(policy).toContain("default-src 'none'");
      expect(page.body).not.toContain("<script");
    },
  );

  it("renews, fails, cancels and is kept from its portal, through the webhook each time [1.5]", async () => {
    const user = await test.newUser();
    await subscribe(user);
    const portal = (await post("/api/payments/generate-payment-url", subscription, user)).json().url;
    const before = await profile(user);
    expect((await press(portal, "renew")).statusCode).toBe(303);
    const renewed = await profile(user);
    expect(renewed.credits).toBe(before.credits + 2_000);
    expect(Date.parse(renewed.accountExpiresAt)).toBeGreaterThan(Date.parse(before.accountExpiresAt));
    await press(portal, "fail");
    expect(await status(user)).toBe("past_due");
    await press(portal, "cancel");
    expect(await status(user)).toBe("past_due");
    const ended = await profile(user);
    expect(Date.parse(renewed.accountExpiresAt) - Date.parse(ended.accountExpiresAt)).toBe(7 * 86_400_000);
    expect((await get(pathOf(portal))).body).toContain("解約済み");
    await press(portal, "resume");
    expect((await get(pathOf(portal))).body).toContain("お支払いが確認できていません");
    expect((await profile(user)).accountExpiresAt).toBe(renewed.accountExpiresAt);
    expect((await press(portal, "steal")).statusCode).toBe(400);
  });

  it("has no page that it did not give out", async () => {
    for (const id of ["nothing", "%00", "%22"]) {
      expect((await get(`/api/payments/sandbox/checkout/${id}`)).statusCode).toBe(404);
    }
    expect((await press("/api/payments/sandbox/portal/nothing", "renew")).statusCode).toBe(404);
  });
});

describe("the webhook", () => {
  it("refuses what is not signed by the provider, and the log says so [6.1]", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
    const app = await buildApp({ ...test.container, log }, { clientFolder: "/nowhere" });
    const send = (payload: string, headers: object = {}) =>
      app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        payload,
        headers: { "content-type": "application/json", ...headers },
      });
    for (const answer of [
      await send("{}"),
      await send("not even JSON", { "sandbox-signature": "t=1,v1=00" }),
      await send("{}", { "sandbox-signature": `t=${Math.floor(Date.now() / 1_000)},v1=00` }),
      await app.inject({ method: "POST", url: "/api/payments/webhook" }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: "SIGNATURE_INVALID" });
    }
    expect(lines.filter((line) => line.includes("was refused"))).toHaveLength(4);
    await app.close();
  });

  it("refuses what was signed too long ago, as the provider signs, and the log says so", async () => {
    const stripe = await startStripe();
    const { db, services } = test.container;
    const payments = paymentsService({
      ...services,
      db,
      events: test.container.events,
      payments: stripe.payments,
      links: test.container.links,
      publicUrl: "http://localhost",
    });
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
    const container = { ...test.container, log, services: { ...services, payments } };
    const app = await buildApp(container, { clientFolder: "/nowhere" });
    const user = await test.newUser();
    const { viewer } = await test.container.authenticate(user.token);
    const url = await payments.purchase(viewer, { amount: 300, plan: "free" });
    stripe.pay((await pressOrder(app, url)).split("/").at(-1)!);
    const send = (how: object) => {
      const { body, headers } = stripe.signed(stripe.events.at(-1)!, how);
      return app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        payload: body,
        headers: { "content-type": "application/json", ...headers },
      });
    };
    const refused = await send({ secondsAgo: 3_600 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ success: false, code: "SIGNATURE_STALE" });
    expect(lines.filter((line) => line.includes("was refused"))).toHaveLength(1);
    expect((await services.credits.balance(viewer)).balance).toBe(150);
    expect((await send({})).statusCode).toBe(200);
    expect((await services.credits.balance(viewer)).balance).toBe(450);
    await app.close();
    await stripe.close();
  });
});
