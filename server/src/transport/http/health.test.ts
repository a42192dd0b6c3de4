import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { handleErrors } from "./error-handler.ts";
import { serveHealth } from "./health.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const away = { ready: () => Promise.reject(new Error("away")) };

/** The answer of a server whose database needs so many seconds, and where nothing else is there. */
async function readiness(seconds: number) {
  const app = fastify();
  handleErrors(app);
  const { container } = test;
  serveHealth(app, {
    sql: (() => container.sql`select pg_sleep(${seconds})`) as unknown as typeof container.sql,
    jobs: away,
    identity: away,
    log: container.log,
  });
  const answer = await app.inject("/readyz");
  await app.close();
  return answer;
}

describe("a server that is not ready", () => {
  it("names all that is away, and stays alive while a slow database makes it wait", async () => {
    const answer = await readiness(0.3);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().details).toEqual({ missing: ["jobs", "identity"] });
  });

  it("waits for the slowest only so long", async () => {
    const began = Date.now();
    const answer = await readiness(30);
    expect(answer.json().details).toEqual({ missing: ["database", "jobs", "identity"] });
    expect(Date.now() - began).toBeLessThan(25_000);
  });
});
