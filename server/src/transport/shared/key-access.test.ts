import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Scope, scopes } from "#kernel/vocabulary";
import { apiKeyOf } from "#test/api-key";
import { startApp, type TestApp } from "#test/app";
import type { TestUser } from "#test/identity";
import { callGraphql, callRest } from "#test/operations/calls";
import { documentOf, graphqlOperations, restOperations } from "#test/operations/document";
import { restRows } from "#test/operations/rest-rows";
import { nowhere } from "#test/operations/world";
import { keyAccess } from "./key-access.ts";

let test: TestApp;
let owner: TestUser;
beforeAll(async () => {
  test = await startApp({ limits: { address: 100_000, viewer: 100_000 } });
  owner = await test.newUser();
});
afterAll(() => test.close());

const aKey = (given: readonly Scope[], more?: object) => apiKeyOf(test, owner, given, more);
const closed = () => restOperations(documentOf(test)).filter(({ open }) => !open);

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

  it("is named to a GraphQL client by the same header, which comes with no other answer", async () => {
    const ask = async (given: readonly Scope[]) => {
      const { sender } = await aKey(given);
      const headers = { ...sender.headers, accept: "application/graphql-response+json" };
      const payload = { query: "{ webhooks { id } }" };
      const answer = await test.app.inject({ method: "POST", url: "/graphql", headers, payload });
      return [answer.statusCode, answer.headers["www-authenticate"]];
    };
    expect(await ask(["entries:read"])).toEqual([403, 'Bearer error="insufficient_scope", scope="webhooks"']);
    expect(await ask(["webhooks"])).toEqual([200, undefined]);
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
