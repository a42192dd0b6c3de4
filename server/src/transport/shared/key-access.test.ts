import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys } from "#db/schema/index";
import { type Scope, scopes } from "#kernel/vocabulary";
import { startApp, type TestApp } from "#test/app";
import { eventually, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { callGraphql, callRest } from "#test/operations/calls";
import { documentOf, graphqlOperations, restOperations } from "#test/operations/document";
import { restRows } from "#test/operations/rest-rows";
import { aWorld, nowhere, type World } from "#test/operations/world";
import { keyAccess } from "./key-access.ts";

let test: TestApp;
let owner: TestUser;
let world: World;
beforeAll(async () => {
  test = await startApp({ limits: { address: 100_000, viewer: 100_000 } });
  owner = await test.newUser();
  world = await aWorld(test, owner);
});
afterAll(() => test.close());

async function aKey(given: readonly Scope[], more: object = {}) {
  const { viewer } = await test.container.authenticate(owner.token);
  const { key, id } = await test.container.services.keys.create(viewer, {
    name: "K",
    scopes: given,
    ...more,
  });
  return { id, sender: { ...owner, token: key, headers: { authorization: `Bearer ${key}` } } };
}
const closed = () => restOperations(documentOf(test)).filter(({ open }) => !open);
const get = (url: string, sender: Pick<TestUser, "headers">) =>
  test.app.inject({ url, headers: sender.headers });

describe("what API keys may do", () => {
  it("has a line for every operation of REST and GraphQL, and for no other", () => {
    const named = [...closed(), ...graphqlOperations()].map(({ name }) => name).sort();
    expect(Object.keys(keyAccess).sort()).toEqual(named);
  });

  it("is the same over REST and GraphQL", () => {
    for (const { name } of closed())
      for (const field of [restRows[name]!.graphql].flat())
        if (typeof field === "string")
          expect(`${field} ${keyAccess[field]}`).toBe(`${field} ${keyAccess[name]}`);
  });

  it("never is to pay, to make keys, to change how one signs in, or to administer", () => {
    const operations = Object.keys(keyAccess).filter((name) =>
      /admin|purchase|PaymentUrl|payment-url|billing|initialize|ApiKey|\/keys/i.test(name),
    );
    const allowed = operations.filter((name) => keyAccess[name] !== "none");
    expect(allowed).toEqual(["DELETE /api/keys/current", "Mutation.revokeCurrentApiKey"]);
  });

  it("is refused over REST and GraphQL to each key that lacks the scope, which the answer names", async () => {
    for (const scope of scopes) {
      const { sender } = await aKey(scopes.filter((other) => other !== scope));
      const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
      for (const operation of closed().filter(({ name }) => keyAccess[name] === scope)) {
        const url = operation.path.replace(/\{\w+\}/g, "0198f1c2-5b7e-4c41-9a53-2d6f0e8b1a47");
        const answer = await test.app.inject({ method: operation.method, url, headers: sender.headers });
        expect([operation.name, answer.statusCode, answer.json().code]).toEqual([
          operation.name,
          403,
          "INSUFFICIENT_SCOPE",
        ]);
        expect(answer.headers["www-authenticate"]).toBe(challenge);
      }
      for (const operation of graphqlOperations().filter(({ name }) => keyAccess[name] === scope)) {
        if (/^(Subscription|Viewer)/.test(operation.name)) continue;
        const { status, errors } = await callGraphql(test, operation, sender, nowhere());
        expect([operation.name, status, errors?.[0]?.extensions.reason]).toEqual([
          operation.name,
          403,
          "INSUFFICIENT_SCOPE",
        ]);
      }
    }
  });

  it("is done with the scope alone, over REST and GraphQL", async () => {
    for (const scope of scopes) {
      const { sender } = await aKey([scope]);
      const ids = nowhere();
      for (const operation of closed().filter(({ name }) => keyAccess[name] === scope)) {
        const { status } = await callRest(test, operation, restRows[operation.name]!, sender, ids);
        expect([operation.name, [401, 403].includes(status)]).toEqual([operation.name, false]);
      }
      for (const operation of graphqlOperations().filter(({ name }) => keyAccess[name] === scope)) {
        if (/^(Subscription|Viewer)/.test(operation.name)) continue;
        const { errors } = await callGraphql(test, operation, sender, ids);
        expect([operation.name, errors?.[0]?.extensions.code]).not.toEqual([operation.name, "FORBIDDEN"]);
      }
    }
  });

  it("leaves to people what no key may, whatever its scopes", async () => {
    const { sender } = await aKey(scopes);
    for (const operation of closed().filter(({ name }) => keyAccess[name] === "none")) {
      const { status, body } = await callRest(test, operation, restRows[operation.name]!, sender, nowhere());
      expect([operation.name, status, body.code]).toEqual([operation.name, 403, "NOT_FOR_KEYS"]);
    }
    for (const operation of graphqlOperations().filter(({ name }) => keyAccess[name] === "none")) {
      const { status, errors } = await callGraphql(test, operation, sender, nowhere());
      expect([operation.name, status, errors?.[0]?.extensions.reason]).toEqual([
        operation.name,
        403,
        "NOT_FOR_KEYS",
      ]);
    }
  });

  it("includes no audio with a script, unless the key may make audio", async () => {
    const { sender } = await aKey(["entries:write"]);
    const document = 'mutation { generateScript(entryId: "x", audio: {}) { id } }';
    const answer = await test.app.inject({
      method: "POST",
      url: "/graphql",
      headers: sender.headers,
      payload: { query: document },
    });
    expect(answer.json().errors[0].extensions).toMatchObject({
      reason: "INSUFFICIENT_SCOPE",
      details: { scope: "audio:make" },
    });
  });
});

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
