import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type DocumentNode, Kind, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { rawSocket } from "#test/raw-socket";
import { operationLimits } from "./limits.ts";

const CHECKOUT = join(import.meta.dirname, "../../../..");

let test: TestApp;
let user: TestUser;
/** How often anything was asked of a service. */
let served = 0;
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
  await test.container.authenticate(user.token);
  const { accounts, entries } = test.container.services;
  for (const [service, name] of [
    [accounts, "profile"],
    [entries, "list"],
    [entries, "create"],
  ] as const) {
    const real = (service as Record<string, (...given: unknown[]) => unknown>)[name]!;
    Object.assign(service, {
      [name]: (...given: unknown[]) => {
        served++;
        return real.apply(service, given);
      },
    });
  }
});
afterAll(() => test.close());

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");
const node =
  "id url title site createdAt facts { kind value } revisions { number script { content } audio { url } }";
const excessive: [what: string, query: string][] = [
  ["too many aliases", `{ ${times(16, (n) => `v${n}: viewer { id }`)} }`],
  ["too many directives", `{ viewer { ${times(21, () => "id @include(if: true)")} } }`],
  [
    "too costly",
    `{ ${times(400, () => "...E")} } fragment E on Query { entries { edges { node { ${node} } } } }`,
  ],
  ["too long", `{ viewer { ${times(2_000, () => "id")} } }`],
  [
    "of endless introspection",
    `{ viewer { id } __schema { types { ${"fields { type { ".repeat(4)} name ${"} }".repeat(4)} } } }`,
  ],
  ["for too large a page", "{ entries(first: 101) { totalCount } }"],
  ["for a page of nothing", "{ entries(first: 0) { totalCount } }"],
  [
    "excessive beside a change",
    `mutation { createEntry(url: "https://example.com/") { id } ${times(16, (n) => `v${n}: setLanguage(language: ja) { id }`)} }`,
  ],
];

describe("operations without measure are refused before anything is done", () => {
  it.each(excessive)("an operation that is %s, over HTTP", async (_what, query) => {
    served = 0;
    const { status, errors } = await graphql(test, user, query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(served).toBe(0);
  });

  it.each(excessive)("an operation that is %s, over the socket", async (_what, query) => {
    served = 0;
    const socket = await rawSocket(test);
    socket.say({ type: "connection_init", payload: { token: user.token } });
    await socket.hears({ type: "connection_ack" });
    socket.say({ id: "1", type: "subscribe", payload: { query } });
    const { payload } = await socket.hears({ id: "1" });
    const [error] = (payload as { errors?: object[] }).errors ?? (payload as object[]);
    expect(error).toMatchObject({ extensions: { code: "VALIDATION_ERROR" } });
    expect(served).toBe(0);
    socket.end();
  });

  it("several operations in one request, over HTTP and the socket", async () => {
    served = 0;
    const batch = [{ query: "{ viewer { id } }" }, { query: "{ viewer { id } }" }];
    const headers = { ...user.headers };
    const answer = await test.app.inject({ method: "POST", url: "/graphql", payload: batch, headers });
    expect(answer.statusCode).toBe(400);
    const socket = await rawSocket(test);
    socket.say({ type: "connection_init", payload: { token: user.token } });
    await socket.hears({ type: "connection_ack" });
    socket.say(batch.map((payload, n) => ({ id: String(n), type: "subscribe", payload })));
    expect(await socket.closed).toBe(4_400);
    expect(served).toBe(0);
  });

  it("and a measured one is served, which shows that the counting counts", async () => {
    served = 0;
    expect((await graphql(test, user, "{ viewer { id } entries(first: 100) { totalCount } }")).status).toBe(
      200,
    );
    expect(served).toBe(2);
  });

  it("depth counts, although no type of ours leads back to itself", () => {
    const endless = buildSchema("type Query { again: Query leaf: Int }");
    const deep = (levels: number) => parse(`${"{ again ".repeat(levels)} { leaf } ${"}".repeat(levels)}`);
    const { validationRules } = operationLimits({ introspection: true });
    expect(validate(endless, deep(8), validationRules)).toEqual([]);
    expect(validate(endless, deep(15), validationRules)).not.toEqual([]);
  });

  it("leave every operation of the screens alone", () => {
    const read = (path: string) => readFileSync(join(CHECKOUT, path), "utf8");
    const schema = buildSchema(read("schema.graphql"));
    const { definitions } = parse(
      globSync("client/src/**/*.graphql", { cwd: CHECKOUT }).map(read).join("\n"),
    );
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const { validationRules } = operationLimits({ introspection: true });
    expect(operations.length).toBeGreaterThan(30);
    for (const operation of operations) {
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      expect(validate(schema, document, validationRules)).toEqual([]);
    }
  });
});
