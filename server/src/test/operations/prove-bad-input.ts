import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/index";
import { startApp, type TestApp } from "../app.ts";
import type { TestUser } from "../identity.ts";
import { drawn, scaled } from "../scale.ts";
import { badText, brokenBody, type Spoiled, spoiled } from "./bad-input.ts";
import { addressOf } from "./calls.ts";
import { documentOf, graphqlOperations, type Json, restOperations } from "./document.ts";
import { graphqlRows } from "./graphql-rows.ts";
import { restRows } from "./rest-rows.ts";
import type { Row } from "./row.ts";
import { aWorld, nowhere, type World } from "./world.ts";

const ENDLESS = { address: 1e9, viewer: 1e9 };
/** As long as any test of the server: six pages are read one after the other, and a busy machine reads slowly. */
const PATIENCE = scaled(60_000, 600_000);

/** Proves that bad input is refused, by so many drawn cases of each operation and each kind. */
export function proveBadInput(cases: number) {
  const drawnCases = drawn(cases, 200);
  let test: TestApp;
  let user: TestUser;
  let world: World;
  beforeAll(async () => {
    test = await startApp({ limits: ENDLESS });
    user = await test.newUser();
    world = await aWorld(test, user);
    await test.db.update(users).set({ role: "admin" }).where(eq(users.id, user.uid));
  });
  afterAll(() => test.close());

  /** Requested deletions must be complete before the next step. */
  const idsFor = (name: string) => (/delete/i.test(name) ? nowhere() : world);
  const runs = <T>(bad: fc.Arbitrary<T>, check: (bad: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(bad, check), drawnCases);

  /** A script of an earlier run may hold nothing that can be spoken, and nobody here deletes their own account. */
  const refusedAnyway = ({ leaves }: Partial<Row>) => ["script", ...(leaves ? ["email"] : [])];

  /** A refusal says which field it is about; `path` leads to the one that was spoiled. */
  function expectNamed(field: unknown, path: string[]) {
    expect(typeof field).toBe("string");
    const named = String(field).split(".");
    expect(
      named.some((part) => path.includes(part)),
      `${field} is none of ${path}`,
    ).toBe(true);
  }

  /** A key that the JSON parser itself refuses, with the whole body. */
  function expectProto(input: Json): void {
    expect(JSON.stringify(input)).toContain('"__proto__"');
  }

  describe("bad input over REST is refused, and never our failure", () => {
    interface Request {
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
      url: string;
      payload?: string | object;
      headers?: Record<string, string>;
    }
    async function send({ headers, ...request }: Request) {
      const answer = await test.app.inject({ ...request, headers: { ...user.headers, ...headers } });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      return { status: answer.statusCode, ...(answer.statusCode < 300 ? {} : answer.json()) };
    }
    const operationNamed = (name: string) =>
      restOperations(documentOf(test)).find((operation) => operation.name === name)!;
    const rows = Object.entries(restRows);

    it.each(rows.filter(([, { body }]) => body))(
      "%s with a wrong field",
      async (name, row) => {
        const { method, path } = operationNamed(name);
        const url = addressOf(path, row.path?.(idsFor(name)) ?? {});
        await runs(spoiled(row.body?.(world) ?? {}), async ({ input, path: spoiledPath }) => {
          const { status, error, code, details } = await send({ method, url, payload: input });
          if (code === "MALFORMED_JSON") return expectProto(input);
          if (status === 400) {
            expect(error).toBe("VALIDATION_ERROR");
            expectNamed(details?.field, [...spoiledPath, ...refusedAnyway(row)]);
          }
        });
      },
      PATIENCE,
    );

    it.each(rows)(
      "%s with a body that is none",
      async (name, row) => {
        const { method, path } = operationNamed(name);
        const url = addressOf(path, row.path?.(idsFor(name)) ?? {});
        await runs(brokenBody, async ({ payload, type }) => {
          await send({ method, url, payload, headers: { "content-type": type } });
        });
      },
      PATIENCE,
    );

    it.each(rows)(
      "%s with a wrong address",
      async (name, row) => {
        const { method, path, parameters } = operationNamed(name);
        const parts = row.path?.(idsFor(name)) ?? {};
        const places = parameters.filter((parameter) => parameter.in !== "header");
        if (places.length === 0) {
          const { status, error } = await send({ method, url: `${addressOf(path, parts)}/nothing` });
          return expect({ status, error }).toEqual({ status: 404, error: "NOT_FOUND" });
        }
        const bad = fc.tuple(fc.constantFrom(...places), badText.map(encoded));
        await runs(bad, async ([place, value]) => {
          const isPath = place.in === "path";
          const filled = addressOf(path, isPath ? { ...parts, [place.name]: "HERE" } : parts, row.query);
          const url = isPath
            ? filled.replace("HERE", value)
            : `${filled}${filled.includes("?") ? "&" : "?"}${place.name}=${value}`;
          const { status, error, details } = await send({
            method,
            url,
            ...(row.body && { payload: row.body(world) }),
          });
          if (!isPath && status === 400 && error) expectNamed(details?.field, [place.name]);
        });
      },
      PATIENCE,
    );

    it.each(rows.filter(([, { body }]) => body))("%s with a wrong key", async (name, row) => {
      const { method, path } = operationNamed(name);
      const url = addressOf(path, row.path?.(idsFor(name)) ?? {});
      for (const key of ["", "x".repeat(201), "x".repeat(8_000), "\u00ff", "a,b"]) {
        await send({ method, url, payload: row.body?.(world), headers: { "idempotency-key": key } });
      }
    });
  });

  describe("bad input over GraphQL is refused, and never our failure", () => {
    async function send(payload: string | object, headers: Record<string, string> = {}) {
      const answer = await test.app.inject({
        method: "POST",
        url: "/graphql",
        payload,
        headers: { ...user.headers, accept: "application/graphql-response+json", ...headers },
      });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.body).not.toMatch(/"SERVER_ERROR"|"SERVICE_UNAVAILABLE"/);
      return answer;
    }

    const operations = graphqlOperations().filter(({ name }) => !name.startsWith("Subscription"));
    it.each(operations)(
      "$name with a wrong argument",
      async ({ name, document, args }) => {
        const variables = graphqlRows[name]?.variables?.(idsFor(name)) ?? {};
        await runs(spoiled(variables as Json, args), async ({ input, path }: Spoiled) => {
          const answer = await send({ query: document, variables: input });
          if (answer.statusCode !== 400) return;
          const [error] = answer.json().errors;
          if (error.extensions.reason === "MALFORMED_JSON") return expectProto(input);
          expect(error.extensions.code).toBe("VALIDATION_ERROR");
          const { field } = error.extensions.details ?? {};
          if (field) expectNamed(field, [...path, ...refusedAnyway(graphqlRows[name] ?? {})]);
          else expect(error.message).toContain(`$${path[0]}`);
        });
      },
      PATIENCE,
    );

    it("with a wrong argument further in", async () => {
      const query = `query ($queue: ID!, $entry: ID!, $from: Int!, $number: String!) {
      queue(id: $queue) { segments(from: $from) { __typename } }
      entry(id: $entry) { revision(number: $number) { number } }
    }`;
      const variables = { queue: world.queueId, entry: world.entryId, from: 0, number: "0001" };
      await runs(spoiled(variables), async ({ input }) => {
        await send({ query, variables: input });
      });
      for (const from of [-1, 2 ** 31 - 1]) await send({ query, variables: { ...variables, from } });
    });

    it("with documents that are none", async () => {
      await runs(badText, async (query) => {
        expect((await send({ query })).statusCode).toBe(400);
      });
    });

    it("with bodies that are none", async () => {
      await runs(brokenBody, async ({ payload, type }) => {
        expect((await send(payload, { "content-type": type })).statusCode).toBeGreaterThanOrEqual(400);
      });
    });

    it.each([
      { query: 7 },
      { query: null },
      { query: "{ viewer { id } }", variables: [] },
      { query: "{ viewer { id } }", variables: "x" },
      { query: "{ viewer { id } }", operationName: 7 },
      { query: "{ viewer { id } }", operationName: "Missing" },
      { query: "{ viewer { id } }", extensions: 7 },
      [{ query: "{ viewer { id } }" }],
      [],
    ])("with the request %j", async (request) => {
      expect((await send(request)).statusCode).toBeLessThan(500);
    });
  });
}

/** Percent-encoded, lone surrogates as the bytes that a careless client makes of them. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 4_000) : "%ED%A0%80";
}
