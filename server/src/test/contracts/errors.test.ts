import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Client } from "graphql-ws";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#app";
import { users } from "#db/schema/index";
import { AppError, type ErrorCode, errors } from "#kernel/errors";
import { startApp, type TestApp } from "#test/app";
import { graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { httpRefusalOf } from "#transport/shared/refusal";

let test: TestApp;
let user: TestUser;
/** Answer to the next profile request. */
let failure: unknown;
let socket: Client;
/** The texts that the screens show. */
const texts: Record<"ja" | "en", Record<string, string>> = { ja: {}, en: {} };
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
  socket = await socketOf(test, { token: user.token });
  for (const language of ["ja", "en"] as const) {
    const file = new URL(`../../../../client/public/locales/${language}/translation.json`, import.meta.url);
    texts[language] = JSON.parse(await readFile(file, "utf8")).errors;
  }
  // One service that both transports call, made to fail in every way that there is.
  test.container.services.accounts.profile = async () => {
    throw failure;
  };
});
afterAll(async () => {
  await socket.dispose();
  await test.close();
});

const overRest = () => test.app.inject({ url: "/api/user/profile", headers: user.headers });
const overGraphql = (accept?: string) => graphql(test, user, "{ viewer { id } }", {}, accept);
const overSocket = () =>
  new Promise((resolve, reject) => {
    const sink = { next: resolve, error: reject, complete() {} };
    socket.subscribe({ query: "{ viewer { id } }" }, sink);
  });

const refusedName = { field: "name", rule: "too_long", limit: 100 } as const;

/** Callers build on these: they are literals, never read from the table under test. */
const catalogue: [ErrorCode, number, string][] = [
  ["VALIDATION_ERROR", 400, "The request is not valid"],
  ["UNAUTHORIZED", 401, "Not authenticated"],
  ["INSUFFICIENT_CREDITS", 402, "Not enough credits"],
  ["ACCOUNT_EXPIRED", 403, "Account expired"],
  ["FORBIDDEN", 403, "Not allowed"],
  ["NOT_FOUND", 404, "Not found"],
  ["URL_ALREADY_EXISTS", 409, "An entry with this URL exists already"],
  ["CONFLICT", 409, "This conflicts with the current state"],
  ["PAGE_UNREADABLE", 422, "The page cannot be read"],
  ["TOO_MANY_REQUESTS", 429, "Too many requests"],
  ["SERVER_ERROR", 500, "Something went wrong on our side"],
  ["SERVICE_UNAVAILABLE", 503, "The service is not available right now"],
];

describe("the catalogue of errors", () => {
  it("has a row for every code", () => {
    expect(Object.keys(errors)).toEqual(catalogue.map(([code]) => code));
  });

  it.each(catalogue)(
    "%s is %i over REST, GraphQL and the socket, and has a text in both languages [7.14][8.2][8.3][8.4][8.5][8.6][8.7][8.8]",
    async (code, status, message) => {
      failure = new AppError(code, { reason: "PLAN_LIMIT", details: refusedName, retryAfter: 9 });
      const rest = await overRest();
      expect(rest.statusCode).toBe(status);
      expect(rest.json()).toEqual({
        success: false,
        data: null,
        error: code,
        code: "PLAN_LIMIT",
        message,
        details: { field: "name", rule: "too_long", limit: 100 },
      });
      if (status === 429 || status === 503) expect(rest.headers["retry-after"]).toBe("9");

      const answer = await overGraphql();
      expect(answer.status).toBe(status);
      expect(answer.errors).toEqual([
        expect.objectContaining({
          message,
          path: ["viewer"],
          extensions: { code, reason: "PLAN_LIMIT", details: refusedName, retryAfter: 9 },
        }),
      ]);
      expect((await overGraphql("application/json")).status).toBe(200);
      expect(await overSocket()).toEqual({ data: null, errors: answer.errors });
      for (const language of [texts.ja, texts.en]) expect(language[code]).toMatch(/\S/);
      expect(texts.ja[code]).toMatch(/[ぁ-ん]/);
    },
  );

  it("answers 402 to who orders more than the credits pay for [8.3][7.14]", async () => {
    const poor = await test.newUser();
    const call = async (url: string, payload: object) => {
      const answer = await test.app.inject({ method: "POST", url, payload, headers: poor.headers });
      return { status: answer.statusCode, ...answer.json() };
    };
    const { data } = await call("/api/entries", { url: "https://example.com/" });
    await test.db.update(users).set({ balance: 4 }).where(eq(users.id, poor.uid));

    const refused = await call(`/api/entries/${data.entryId}/scripts/generate`, { settings: {} });
    expect(refused).toEqual({
      status: 402,
      success: false,
      data: null,
      error: "INSUFFICIENT_CREDITS",
      code: "INSUFFICIENT_CREDITS",
      message: "This costs 5 credits; you have 4",
      details: { required: 5, balance: 4, missing: 1 },
    });
    const order = "mutation ($id: ID!) { generateScript(entryId: $id) { id } }";
    const { status, errors } = await graphql(test, poor, order, { id: data.entryId });
    expect(status).toBe(402);
    expect(errors?.[0]).toMatchObject({
      message: "This costs 5 credits; you have 4",
      extensions: { code: "INSUFFICIENT_CREDITS", details: { required: 5, balance: 4, missing: 1 } },
    });
  });

  it("carries the existing entry beside the error [8.6]", async () => {
    const existingEntry = { entryId: "e1", url: "https://example.com/" };
    failure = new AppError("URL_ALREADY_EXISTS", { details: { existingEntry } });
    expect((await overRest()).json()).toMatchObject({ code: "URL_ALREADY_EXISTS", existingEntry });
    expect((await overGraphql()).errors?.[0]?.extensions).toMatchObject({ details: { existingEntry } });
  });

  it("tells nobody what really broke", async () => {
    failure = new Error("relation users does not exist at /srv/yomikoe/db.ts", {
      cause: new Error("select secret from users"),
    });
    const rest = await overRest();
    expect(rest.statusCode).toBe(500);
    expect(rest.json()).toEqual({
      success: false,
      data: null,
      error: "SERVER_ERROR",
      code: "SERVER_ERROR",
      message: "Something went wrong on our side",
    });
    const answer = await overGraphql();
    expect(answer.status).toBe(500);
    expect(JSON.stringify([answer, await overSocket()])).not.toMatch(/relation|secret|srv/);
  });

  it("writes what really broke into the log once, under the request's id, whichever way it came", async () => {
    failure = new Error("the cable is cut");
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: "error" }, { write: (line) => void lines.push(JSON.parse(line)) });
    const app = await buildApp({ ...test.container, log }, { clientFolder: "/nowhere" });
    const ids: unknown[] = [];
    for (const [method, url] of [
      ["GET", "/api/user/profile"],
      ["POST", "/graphql"],
    ] as const) {
      const payload = method === "POST" ? { payload: { query: "{ viewer { id } }" } } : {};
      const answer = await app.inject({ method, url, headers: user.headers, ...payload });
      ids.push(answer.headers["x-request-id"]);
    }
    expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
    const client = await socketOf({ app } as TestApp, { token: user.token });
    await new Promise((next) =>
      client.subscribe({ query: "{ viewer { id } }" }, { next, error: next, complete() {} }),
    );
    expect(lines).toHaveLength(3);
    expect(lines[2]?.reqId).toMatch(/^[\w-]{36}$/);
    expect(JSON.stringify(lines)).toMatch("the cable is cut");
    await client.dispose();
    await app.close();
  });

  it("calls a database that is away unavailable, and worth another try", async () => {
    failure = new Error("query failed", { cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) });
    const rest = await overRest();
    expect(rest.statusCode).toBe(503);
    expect(rest.headers["retry-after"]).toBe("5");
    const answer = await overGraphql();
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 5 });
  });
});

describe("requests that are wrong themselves", () => {
  const post = (payload: string | object, type = "application/json") =>
    test.app.inject({
      method: "POST",
      url: "/api/entries",
      payload,
      headers: { ...user.headers, "content-type": type },
    });

  it.each([
    ["is no JSON", "{ nonsense", "application/json", 400, "MALFORMED_JSON"],
    ["is no JSON by its type", "url=x", "text/csv", 415, "UNSUPPORTED_MEDIA_TYPE"],
    [
      "is too large",
      JSON.stringify({ url: "x".repeat(2_000_000) }),
      "application/json",
      413,
      "BODY_TOO_LARGE",
    ],
    ["lacks a field", "{}", "application/json", 400, "url"],
    ["has a field of another type", '{"url":7}', "application/json", 400, "url"],
  ])("a body that %s is answered clearly", async (_what, body, type, status, code) => {
    const answer = await post(body, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, data: null, error: "VALIDATION_ERROR", code });
  });

  it.each([
    ["/api/nothing"],
    ["/api/entries/7"],
    ["/api/scripts/7"],
    ["/api/audios/00000000-0000-4000-8000-000000000000"],
  ])("%s is not found [8.5]", async (url) => {
    const answer = await test.app.inject({ url, headers: user.headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: "NOT_FOUND" });
  });

  it.each<[string, string, Record<string, string>, number, ErrorCode]>([
    ["compressed garbage", "POST /api/entries", { "content-encoding": "gzip" }, 400, "VALIDATION_ERROR"],
    ["an unknown encoding", "POST /api/entries", { "content-encoding": "abc" }, 415, "VALIDATION_ERROR"],
    ["a range past the end", "GET /samples/article-en", { range: "bytes=9999999-" }, 416, "VALIDATION_ERROR"],
    ["a condition that fails", "GET /samples/article-en", { "if-match": '"other"' }, 412, "VALIDATION_ERROR"],
    ["a name with a zero", "GET /samples/%00", {}, 404, "NOT_FOUND"],
    ["a name of the language's own", "GET /graphql/static/constructor", {}, 404, "NOT_FOUND"],
  ])("%s is not our failure", async (_what, call, headers, status, error) => {
    const [method, url] = call.split(" ") as ["GET" | "POST", string];
    const body = method === "POST" && { payload: '{"url":"https://example.com/"}' };
    const answer = await test.app.inject({
      method,
      url,
      ...body,
      headers: { ...user.headers, ...(body && { "content-type": "application/json" }), ...headers },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, data: null, error });
  });

  it("an upload that breaks off is no outage of ours", () => {
    const broken = Object.assign(new Error("aborted"), { code: "ECONNRESET", statusCode: 400 });
    expect(httpRefusalOf(broken)).toMatchObject({ status: 400, error: { code: "VALIDATION_ERROR" } });
  });

  it("a search that is too long is refused over REST and GraphQL alike", async () => {
    const search = "x".repeat(201);
    const rest = await test.app.inject({ url: "/api/entries", query: { search }, headers: user.headers });
    expect(rest.json()).toMatchObject({ error: "VALIDATION_ERROR", code: "search" });
    const query = "query ($search: String) { entries(search: $search) { edges { cursor } } }";
    const answer = await graphql(test, user, query, { search });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR", reason: "search" });
  });

  it("a script that is not there is called by its name [5.2][8.5]", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const rest = await test.app.inject({ url: `/api/scripts/${id}`, headers: user.headers });
    expect(rest.json()).toMatchObject({ error: "NOT_FOUND", message: "Script not found" });
    const answer = await graphql(test, user, "query ($id: ID!) { script(id: $id) { id } }", { id });
    expect(answer.errors?.[0]?.message).toBe("Script not found");
  });

  it.each([
    ["{ viewer { nothing } }"],
    ["{ viewer {"],
    ["query { a: viewer { id } } query { b: viewer { id } }"],
  ])("the query %s is a VALIDATION_ERROR over GraphQL", async (query) => {
    const answer = await graphql(test, user, query);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_ERROR" });
  });
});
