import type { Client } from "graphql-ws";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let user: TestUser;
let socket: Client;
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
  socket = await socketOf(test, { token: user.token });
});
afterAll(async () => {
  await socket.dispose();
  await test.close();
});

/** The errors of one operation over the socket, whether they came as an error or with a result. */
const overSocket = (query: string, variables: Record<string, unknown>) =>
  new Promise<unknown>((resolve) => {
    socket.subscribe(
      { query, variables },
      { next: ({ errors }) => resolve(errors), error: resolve, complete() {} },
    );
  });

const ENTRIES =
  "query ($first: Int, $after: String) { entries(first: $first, after: $after) { totalCount } }";
const CREATE = "mutation ($url: String!) { createEntry(url: $url) { id } }";
const LANGUAGE = "mutation ($language: Language!) { setLanguage(language: $language) { id } }";
const QUOTE = `query ($id: ID!, $settings: ScriptSettingsInput) {
  quoteScript(entryId: $id, settings: $settings) { id }
}`;
const settings = (given: unknown) => ({ id: "00000000-0000-4000-8000-000000000000", settings: given });

it.each<[string, string, Record<string, unknown>, object]>([
  ["is missing", CREATE, {}, { field: "url", rule: "required" }],
  ["is null", CREATE, { url: null }, { field: "url", rule: "required" }],
  ["has another type", CREATE, { url: 7 }, { field: "url", rule: "wrong_type", expected: "String" }],
  ["is no whole number", ENTRIES, { first: 1.5 }, { field: "first", rule: "not_whole" }],
  ["passes 32 bits", ENTRIES, { first: 2 ** 31 }, { field: "first", rule: "too_big", limit: 2_147_483_647 }],
  [
    "is a word for a number",
    ENTRIES,
    { first: "ten" },
    { field: "first", rule: "wrong_type", expected: "Int" },
  ],
  [
    "is no word of its enum",
    LANGUAGE,
    { language: "fr" },
    { field: "language", rule: "not_allowed", allowed: ["ja", "en"] },
  ],
  ["is no object", QUOTE, settings("news"), { field: "settings", rule: "wrong_type", expected: "object" }],
  ["has a field too many", QUOTE, settings({ moon: 1 }), { field: "settings.moon", rule: "unknown_field" }],
  [
    "has a wrong item inside",
    QUOTE,
    settings({ mustSay: ["a", 7] }),
    { field: "settings.mustSay.1", rule: "wrong_type", expected: "String" },
  ],
  // The services' own refusals, under GraphQL's names.
  ["passes a service's limit", ENTRIES, { first: 101 }, { field: "first", rule: "too_big", limit: 100 }],
  ["is no cursor", ENTRIES, { after: "moon" }, { field: "after", rule: "not_a_cursor" }],
])(
  "a variable that %s is refused alike over HTTP and the socket [8.9]",
  async (_, query, variables, details) => {
    const answer = await graphql(test, user, query, variables);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR", details });
    expect(answer.errors?.[0]?.extensions.details).toEqual(details);
    expect(await overSocket(query, variables)).toMatchObject([
      { extensions: { code: "VALIDATION_ERROR", details } },
    ]);
  },
);

it.each(["{ viewer {", "{ nothing }"])(
  "the document %s is refused alike over HTTP and the socket, and as REST refuses what is wrong [7.14]",
  async (query) => {
    const details = { field: "query", rule: "invalid_query" };
    const answer = await graphql(test, user, query);
    expect(answer.errors?.[0]?.extensions).toEqual({ code: "VALIDATION_ERROR", reason: "query", details });
    expect(await overSocket(query, {})).toMatchObject([
      { extensions: { code: "VALIDATION_ERROR", details } },
    ]);
  },
);
