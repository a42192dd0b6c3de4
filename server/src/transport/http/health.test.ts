import { Readable } from "node:stream";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaWatch } from "#db/schema-watch";
import { startApp, type TestApp } from "#test/app";
import { handleErrors } from "./error-handler.ts";
import { readinessOf, serveHealth } from "./health.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const away = { ready: () => Promise.reject(new Error("away")) };

/** The answer of a server that works in all but what is named here. */
async function readiness(other: Partial<Parameters<typeof readinessOf>[0]>) {
  const app = fastify();
  handleErrors(app);
  const { container } = test;
  serveHealth(app, { checks: readinessOf({ ...container, ...other }), log: container.log });
  const answer = await app.inject("/readyz");
  await app.close();
  return answer;
}

/** A database that needs so many seconds. */
const slow = (seconds: number) =>
  (() => test.container.sql`select pg_sleep(${seconds})`) as unknown as TestApp["container"]["sql"];

it("a server that has all that it needs is ready", async () => {
  const { statusCode, body } = await test.app.inject("/readyz");
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"status":"ready"}' });
});

describe("a server that is not ready", () => {
  it("names all that is away, and stays alive while a slow database makes it wait", async () => {
    const answer = await readiness({ sql: slow(0.3), jobs: away });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().details).toEqual({ missing: ["jobs"] });
  });

  it("waits for the slowest only so long", async () => {
    const began = Date.now();
    const answer = await readiness({ sql: slow(30), jobs: away });
    expect(answer.json().details).toEqual({ missing: ["database", "jobs"] });
    expect(Date.now() - began).toBeLessThan(25_000);
  });

  it("says what is wrong with the schema", async () => {
    const { sql } = test.container;
    const [newest] = await sql`delete from drizzle.__drizzle_migrations where id = 2 returning *`;
    const older = await readiness({ schemaProblem: schemaWatch(sql) });
    expect(older.json().details).toEqual({ missing: ["schema"] });
    expect(older.json().message).toMatch(
      /^Not ready: schema\. The database has gone through migrations that/,
    );
    await sql`insert into drizzle.__drizzle_migrations ${sql(newest as never)}`;
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`;
    const newer = await readiness({ schemaProblem: schemaWatch(sql) });
    expect(newer.json().message).toMatch(
      / migrations, and this version of Yomikoe knows .*: start the newer version/,
    );
    // A newer program has brought the schema forward: this one serves until it is replaced.
    expect((await test.app.inject("/readyz")).statusCode).toBe(200);
    await sql`delete from drizzle.__drizzle_migrations where hash = 'later'`;
  });

  it("notices a store that takes nothing, or gives back something else", async () => {
    const { storage } = test.container;
    const full = () => Promise.reject(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
    const other = async () => Readable.from([Buffer.from("else")]);
    for (const broken of [{ put: full }, { read: other }, { freeBytes: async () => 50_000_000 }]) {
      const answer = await readiness({ storage: { ...storage, ...broken } });
      expect(answer.json().details).toEqual({ missing: ["storage"] });
    }
  });
});
