import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { pressOrder } from "#test/press-order";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const ORIGIN = "http://localhost:4000";
const get = (url: string) => test.app.inject(url.replace(ORIGIN, ""));
const press = (url: string, shown: string) =>
  test.app.inject({
    method: "POST",
    url: url.replace(ORIGIN, ""),
    payload: `shown=${shown}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** Somebody's order, as the calls answer it. */
async function anOrder(what: "subscription" | "pack", language = "ja") {
  const user = await test.newUser();
  const [url, payload] =
    what === "pack"
      ? ["/api/credits/purchase", { amount: 300, plan: "free" }]
      : ["/api/payments/generate-payment-url", { language, type: "subscription", planKey: "monthly" }];
  const answer = await test.app.inject({ method: "POST", url, payload, headers: { ...user.headers } });
  const body = answer.json();
  return { user, url: String(body.url ?? body.data.url) };
}
const shownIn = (page: string) => /name="shown" value="(\w+)"/.exec(page)?.[1] ?? "";
const rowOf = async (url: string) => {
  const id = new URL(url).pathname.split("/").at(-1) ?? "";
  return (await test.db.select().from(orders).where(eq(orders.id, id)))[0];
};

describe("the last screen before paying", () => {
  it.each([
    ["ja", "ご注文内容の最終確認", "注文を確定して支払いへ進む"],
    ["en", "Check your order", "Place the order and go to payment"],
  ])("shows the order in %s, without a script and in no frame", async (language, title, button) => {
    const page = await get((await anOrder("subscription", language)).url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain(`<button>${button}</button>`);
    expect(page.body).toContain("2,980");
    expect(page.body).not.toContain("<script");
    expect(page.headers["cache-control"]).toBe("no-store");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4000 https:");
  });

  it("leads to the checkout at the price of the pack, and keeps version, hash and time of what was shown [7.7]", async () => {
    const { url } = await anOrder("pack");
    const { body } = await get(url);
    expect(await rowOf(url)).toMatchObject({ kind: "pack", credits: 300, yen: 780, placedAt: null });
    const answer = await press(url, shownIn(body));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^http:\/\/localhost:4000\/api\/payments\/sandbox\/checkout\//);
    const row = await rowOf(url);
    expect(row).toMatchObject({ shownVersion: 2, shownHash: shownIn(body) });
    expect(Math.abs(Date.now() - row!.placedAt!.getTime())).toBeLessThan(60_000);
  });

  it("keeps each press of its button, for each leads to a checkout of its own", async () => {
    const { user, url } = await anOrder("pack");
    await pressOrder(test.app, url);
    const first = await rowOf(url);
    await pressOrder(test.app, url);
    expect(await rowOf(url)).toEqual(first);
    const rows = await test.db.select().from(orders).where(eq(orders.userId, user.uid));
    const kept = { kind: "pack", credits: 300, yen: 780, shownHash: first?.shownHash };
    expect(rows).toMatchObject([kept, kept]);
    expect(rows.every(({ placedAt }) => placedAt)).toBe(true);
  });

  it("shows the order again where its button was pressed under another text, and orders nothing", async () => {
    const { url } = await anOrder("pack");
    const answer = await press(url, "0".repeat(64));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('role="alert">表示の内容が変わりました。');
    expect((await rowOf(url))?.placedAt).toBeNull();
  });

  it("opens by its signed address alone, and for an hour and a quarter at most", async () => {
    const { url } = await anOrder("pack");
    const address = new URL(url);
    const left = Number(address.searchParams.get("expires")) - Date.now() / 1_000;
    expect(left).toBeGreaterThan(3_500);
    expect(left).toBeLessThanOrEqual(4_500);
    const { url: another } = await anOrder("pack");
    for (const wrong of [
      address.pathname,
      `${address.pathname}?expires=${address.searchParams.get("expires")}&signature=x`,
      `${new URL(another).pathname}${address.search}`,
      `/order/nothing${address.search}`,
    ]) {
      const answer = await get(wrong);
      expect(answer.statusCode, wrong).toBe(403);
      expect(answer.body).toContain("このページの有効期限が切れました。");
      expect(answer.body).toContain("This page has expired.");
      expect(answer.body).toContain("Go back without ordering");
      expect(answer.body).toContain('<a href="/help?lang=en#order">More about this</a>');
      expect((await press(wrong, "x")).statusCode, wrong).toBe(403);
    }
  });

  it("sells nothing to an account that was closed meanwhile, and says so [6.3]", async () => {
    const { user, url } = await anOrder("pack");
    const shown = shownIn((await get(url)).body);
    await test.closeAccount(user.uid);
    for (const answer of [await get(url), await press(url, shown)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain("このアカウントは停止されているため、注文できません。");
    }
  });

  it("sells no second subscription, and opens nobody's billing portal without a sign-in", async () => {
    const { url } = await anOrder("subscription");
    const checkout = await pressOrder(test.app, url);
    await test.app.inject({
      method: "POST",
      url: checkout.replace(ORIGIN, ""),
      payload: "action=pay",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(await pressOrder(test.app, url)).toBe("http://localhost:4000/");
  });
});

it("is forgotten after a day where nobody pressed its button", async () => {
  const [left, placed] = [await anOrder("pack"), await anOrder("pack")];
  await pressOrder(test.app, placed.url);
  await test.db.update(orders).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
  await test.container.services.housekeeping.run();
  expect(await rowOf(left.url)).toBeUndefined();
  expect(await rowOf(placed.url)).toBeDefined();
});
