import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { apiKeys } from "#db/schema/index";
import type { Scope } from "#kernel/vocabulary";
import { apiKeyOf } from "#test/api-key";
import { startApp, type TestApp } from "#test/app";
import { eventually, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { aWorld, type World } from "#test/operations/world";

/** Hundreds of times what it takes to recognise a key. */
const ENDS_AFTER_MS = 3_000;

let test: TestApp;
let owner: TestUser;
let world: World;
beforeAll(async () => {
  test = await startApp();
  owner = await test.newUser();
  world = await aWorld(test, owner);
});
afterAll(() => test.close());

const aKey = (given: readonly Scope[], more?: object) => apiKeyOf(test, owner, given, more);
const get = (url: string, sender: Pick<TestUser, "headers">) =>
  test.app.inject({ url, headers: sender.headers });

describe("an API key in a call", () => {
  it("that was revoked, has ended or comes from another address is answered by 401", async () => {
    const { sender, id } = await aKey(["entries:read"]);
    expect((await get("/api/entries", sender)).statusCode).toBe(200);
    await test.app.inject({ method: "DELETE", url: `/api/keys/${id}`, headers: owner.headers });
    expect((await get("/api/entries", sender)).statusCode).toBe(401);

    const ended = await aKey(["entries:read"]);
    expect((await get("/api/entries", ended.sender)).statusCode).toBe(200);
    const past = { expiresAt: new Date(Date.now() - 1) };
    await test.db.update(apiKeys).set(past).where(eq(apiKeys.id, ended.id));
    const late = await get("/api/entries", ended.sender);
    expect([late.statusCode, late.json().code]).toEqual([401, "KEY_EXPIRED"]);

    const elsewhere = await aKey(["entries:read"], { allowedIps: ["192.0.2.0/24"] });
    const answer = await get("/api/entries", elsewhere.sender);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "ADDRESS_NOT_ALLOWED"]);
    const forged = { ...elsewhere.sender.headers, "x-forwarded-for": "192.0.2.7" };
    expect((await get("/api/entries", { headers: forged })).statusCode).toBe(401);
  });

  it("is looked for at the address that a trusted proxy names, and at no other that stands before it", async () => {
    const behind = await startApp({ env: { TRUST_PROXY: "true" } });
    onTestFinished(() => behind.close());
    const allowed = { allowedIps: ["192.0.2.0/24"] };
    const { sender } = await apiKeyOf(behind, await behind.newUser(), ["entries:read"], allowed);
    const from = async (forwarded: string) => {
      const headers = { ...sender.headers, "x-forwarded-for": forwarded };
      return (await behind.app.inject({ url: "/api/entries", headers })).statusCode;
    };
    expect(await from("192.0.2.7")).toBe(200);
    expect(await from("198.51.100.7")).toBe(401);
    expect(await from("192.0.2.7, 198.51.100.7")).toBe(401);
  });

  it("that has spent its month is answered by 402 and its own reason, and nothing is ordered", async () => {
    const { sender } = await aKey(["entries:write", "entries:read"], { monthlyCredits: 0 });
    const jobs = async () => (await get(`/api/entries/${world.entryId}/queues`, sender)).json().data;
    const before = await jobs();
    const order = { method: "POST", url: `/api/entries/${world.entryId}/scripts/generate` } as const;
    const answer = await test.app.inject({ ...order, headers: sender.headers, payload: { settings: {} } });
    expect([answer.statusCode, answer.json().error, answer.json().code]).toEqual([
      402,
      "INSUFFICIENT_CREDITS",
      "KEY_LIMIT",
    ]);
    expect(await jobs()).toEqual(before);
  });

  it("revokes itself", async () => {
    const { sender } = await aKey(["entries:read"]);
    const { headers } = sender;
    const answer = await test.app.inject({ method: "DELETE", url: "/api/keys/current", headers });
    expect(answer.statusCode).toBe(200);
    expect((await get("/api/entries", sender)).statusCode).toBe(401);
  });

  it("refuses fields that nobody knows", async () => {
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/keys",
      headers: owner.headers,
      payload: { name: "K", scopes: ["publish"], limit: 3 },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "limit"]);
  });

  it("opens a socket, which closes once the key is revoked", async () => {
    const { sender, id } = await aKey(["entries:read"]);
    const client = await socketOf(test, { token: sender.token });
    const heard: unknown[] = [];
    const closes: number[] = [];
    client.on("connected", () => heard.push("connected"));
    client.on("closed", (event) => closes.push((event as { code: number }).code));
    client.subscribe(
      { query: "subscription { queueChanged { __typename } }" },
      { next() {}, error: (error) => heard.push(error), complete() {} },
    );
    await eventually(() => expect(heard).toEqual(["connected"]));
    expect(closes).toEqual([]);
    await test.app.inject({ method: "DELETE", url: `/api/keys/${id}`, headers: owner.headers });
    await eventually(() => expect(closes).toEqual([4_403]));
    await client.dispose();
  });

  it("opens a socket, which closes when the key ends", async () => {
    // Made once the socket is there, so that the key is shown at once.
    const client = await socketOf(test, async () => {
      const { sender } = await aKey(["entries:read"], { expiresAt: new Date(Date.now() + ENDS_AFTER_MS) });
      return { token: sender.token };
    });
    const heard: unknown[] = [];
    client.on("connected", () => heard.push("connected"));
    client.on("closed", (event) => heard.push((event as { code: number }).code));
    client.subscribe(
      { query: "subscription { queueChanged { __typename } }" },
      { next() {}, error() {}, complete() {} },
    );
    await eventually(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual(["connected", 4_401]);
    await client.dispose();
  });

  it("may subscribe only with the scope for it", async () => {
    const { sender } = await aKey(["publish"]);
    const client = await socketOf(test, { token: sender.token });
    const heard: unknown[] = [];
    client.subscribe(
      { query: "subscription { queueChanged { __typename } }" },
      { next() {}, error: (error) => heard.push(error), complete() {} },
    );
    await eventually(() => expect(heard).toMatchObject([[{ extensions: { reason: "INSUFFICIENT_SCOPE" } }]]));
    await client.dispose();
  });
});
