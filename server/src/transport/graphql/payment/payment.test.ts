import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { pressOrder } from "#test/press-order";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const ask = (user: TestUser | null, query: string, variables?: Record<string, unknown>) =>
  graphql(test, user, query, variables);
const press = (url: string, action: string) =>
  test.app.inject({
    method: "POST",
    url: url.replace("http://localhost:4000", ""),
    payload: `action=${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

const SUBSCRIBE = "mutation ($language: Language) { createPaymentUrl(language: $language) }";
const STATUS = "query ($id: String) { subscriptionStatus(sessionId: $id) }";
const BILLING = "{ billing { status paidUntil endsByRequest hasPaid history { kind paidUntil } } }";
const BUY = "mutation ($amount: Int!, $plan: Plan!) { purchaseCredits(amount: $amount, plan: $plan) }";
const LEDGER = `query ($first: Int, $after: String) { viewer { credits { balance } ledger(first: $first, after: $after) {
  edges { cursor node { id kind amount debit credit note queueId createdAt } } pageInfo { hasNextPage endCursor } } } }`;

describe("payments over GraphQL", () => {
  it("subscribe, and say how it stands [7.14][7.9][1.5]", async () => {
    const user = await test.newUser();
    expect((await ask(user, STATUS)).data).toEqual({ subscriptionStatus: "none" });
    const none = { status: "none", paidUntil: null, endsByRequest: false, hasPaid: false, history: [] };
    expect((await ask(user, BILLING)).data).toEqual({ billing: none });
    const { createPaymentUrl } = (await ask(user, SUBSCRIBE, { language: "en" })).data;
    const { headers } = await press(await pressOrder(test.app, createPaymentUrl), "pay");
    const id = new URL(String(headers.location)).searchParams.get("session_id");
    expect((await ask(user, STATUS, { id })).data).toEqual({ subscriptionStatus: "active" });
    expect((await ask(user, "{ viewer { plan } }")).data).toEqual({ viewer: { plan: "monthly" } });
    const { billing } = (await ask(user, BILLING)).data;
    expect(billing).toMatchObject({ status: "active", endsByRequest: false, hasPaid: true });
    expect(Date.parse(billing.paidUntil)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    const portal = (await ask(user, "mutation { billingPortalUrl }")).data.billingPortalUrl;
    await press(portal, "cancel");
    expect((await ask(user, STATUS)).data).toEqual({ subscriptionStatus: "active" });
    const { paidUntil } = billing;
    const history = ["cancelled", "started"].map((kind) => ({ kind, paidUntil }));
    const cancelled = { status: "active", paidUntil, endsByRequest: true, hasPaid: true, history };
    expect((await ask(user, BILLING)).data).toEqual({ billing: cancelled });
  });

  it("sell packs, and show every movement of credits by pages [7.14][1.3][3.9]", async () => {
    const user = await test.newUser();
    const { creditPacks } = (await ask(user, "{ creditPacks { credits yen } }")).data;
    expect(creditPacks).toEqual([
      { credits: 300, yen: 780 },
      { credits: 1_000, yen: 2_200 },
      { credits: 3_000, yen: 5_700 },
    ]);
    const bought = await ask(user, BUY, { amount: creditPacks[0].credits, plan: "free" });
    await press(await pressOrder(test.app, bought.data.purchaseCredits), "pay");
    const first = (await ask(user, LEDGER, { first: 1 })).data.viewer;
    expect(first.credits.balance).toBe(450);
    expect(first.ledger).toMatchObject({
      edges: [{ node: { kind: "purchase", amount: 300, debit: "issued", credit: "wallet" } }],
      pageInfo: { hasNextPage: true },
    });
    const after = first.ledger.pageInfo.endCursor;
    const second = (await ask(user, LEDGER, { first: 5, after })).data.viewer.ledger;
    expect(second).toMatchObject({
      edges: [{ node: { kind: "grant", amount: 150 } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("refuse with the errors of REST [7.14]", async () => {
    const user = await test.newUser();
    const wrong = await ask(user, BUY, { amount: 1, plan: "free" });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR", reason: "amount" });
    const trial = await ask(user, "mutation { createPaymentUrl(planKey: free) }");
    expect(trial.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR", reason: "planKey" });
    const page = await ask(user, LEDGER, { first: 101 });
    expect(page.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR", reason: "first" });
    const nobody = await ask(null, SUBSCRIBE);
    expect(nobody.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("are open to who has expired, and closed to who was closed [6.3]", async () => {
    const user = await test.newUser();
    await ask(user, "{ viewer { id } }");
    await test.expire(user.uid);
    for (const query of ["{ creditPacks { yen } }", STATUS, SUBSCRIBE, LEDGER]) {
      expect((await ask(user, query)).errors).toBeUndefined();
    }
    await test.closeAccount(user.uid);
    for (const [query, variables] of [
      [SUBSCRIBE, {}],
      [BUY, { amount: 300, plan: "free" }],
    ] as const) {
      const { status, errors } = await ask(user, query, variables);
      expect(status).toBe(403);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "ACCOUNT_EXPIRED", reason: "ACCOUNT_EXPIRED" });
    }
  });
});
