import { readFile } from "node:fs/promises";
import type { Client } from "graphql-ws";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#app";
import { AppError, type ErrorCode, errors } from "#kernel/errors";
import { startApp, type TestApp } from "#test/app";
import { graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { refusalOf } from "#transport/shared/refusal";

let test: TestApp;
let user: TestUser;
/** What the next profile is answered with. */
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

describe("the catalogue of errors", () => {
  const rows = Object.entries(errors) as [ErrorCode, { status: number; retryable: boolean }][];

  it.each(rows)(
    "%s reads the same over REST, GraphQL and the socket, and in both languages [7.14][8.2][8.3][8.4][8.5][8.6][8.7][8.8]",
    async (code, row) => {
      failure = new AppError(code, { reason: "WHY", details: { missing: 7 }, retryAfter: 9 });
      const rest = await overRest();
      expect(rest.statusCode).toBe(row.status);
      expect(rest.json()).toEqual({
        success: false,
        data: null,
        error: code,
        code: "WHY",
        message: new AppError(code).message,
        details: { missing: 7 },
      });
      if (row.status === 429 || row.status === 503) expect(rest.headers["retry-after"]).toBe("9");

      const answer = await overGraphql();
      expect(answer.status).toBe(row.status);
      expect(answer.errors).toEqual([
        expect.objectContaining({
          message: new AppError(code).message,
          path: ["viewer"],
          extensions: { code, reason: "WHY", details: { missing: 7 }, retryAfter: 9 },
        }),
      ]);
      expect((await overGraphql("application/json")).status).toBe(200);
      expect(await overSocket()).toEqual({ data: null, errors: answer.errors });
      for (const language of [texts.ja, texts.en]) expect(language[code]).toMatch(/\S/);
      expect(texts.ja[code]).toMatch(/[ぁ-ん]/);
    },
  );

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
    expect(refusalOf(broken)).toMatchObject({ status: 400, error: { code: "VALIDATION_ERROR" } });
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
