import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { appErrorOf } from "#kernel/app-error-of";
import { freshDatabase } from "#test/database";
import { flakyProxy } from "#test/flaky-proxy";
import { until } from "#test/poll";
import { connect } from "./client.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await freshDatabase();
  await database.sql`create table notes (note text primary key)`;
});
afterAll(() => database.close());
beforeEach(() => {
  pool = connect(database.url, { max: 1 });
});
afterEach(() => pool.sql.end({ timeout: 1 }));

/** Ends the connection that it runs on, with some of its rows on their way. */
const brokenOff = sql`
  select repeat('.', 1000), case when i = 300 then pg_terminate_backend(pg_backend_pid()) end
  from generate_series(1, 900) i`;
const one = sql`select 1 as one`;

it("what waited for the connection that was lost is served or to be asked again, and no row is missing or made up", async () => {
  const { db } = pool;
  const waiting: Promise<unknown[]>[] = [];
  const lost = db.transaction(async (tx) => {
    await tx.execute(one);
    for (let i = 0; i < 4; i++) waiting.push(db.execute(one).then(([...rows]) => rows));
    await tx.execute(brokenOff);
  });
  await expect(lost).rejects.toThrow();
  const answers = await Promise.allSettled(waiting);
  const served = answers.filter((answer) => answer.status === "fulfilled");
  expect(served.length).toBeGreaterThan(answers.length / 2);
  for (const { value } of served) expect(value).toEqual([{ one: 1 }]);
  for (const answer of answers) {
    if (answer.status === "rejected") expect(appErrorOf(answer.reason).code).toBe("SERVICE_UNAVAILABLE");
  }
});

it("a transaction whose connection is lost is over: nothing of it is kept or sent elsewhere", async () => {
  const { db } = pool;
  const after: unknown[] = [];
  const note = (text: string) => sql`insert into notes values (${text})`;
  const lost = db.transaction(async (tx) => {
    await tx.execute(note("before"));
    await tx.execute(brokenOff).catch(() => {});
    // A query that has not noticed continues when the connection already belongs to another.
    await db.execute(one);
    await tx.execute(note("after")).catch((error) => after.push(error.cause ?? error));
  });
  await expect(lost).rejects.toThrow();
  await until("the rest of it", () => after.length > 0);
  expect(after).toMatchObject([{ code: "CONNECTION_CLOSED" }]);
  expect([...(await db.execute(sql`select note from notes`))]).toEqual([]);
});

/** The outcome of work for a pool of two connections that broke at the same time, one in a transaction, one idle. */
async function inBroken(work: (db: ReturnType<typeof connect>["db"]) => Promise<unknown>) {
  const proxy = await flakyProxy(database.url);
  const { sql: client, db } = connect(proxy.url, { max: 2, statementMs: 1_000 });
  onTestFinished(async () => {
    await client.end({ timeout: 1 });
    await proxy.cut();
  });
  await Promise.all([1, 2].map(() => db.transaction((tx) => tx.execute(one))));
  const next = Promise.withResolvers<unknown>();
  const lost = db.transaction(async (tx) => {
    setTimeout(proxy.reset, 100);
    // The driver takes the other connection for open still when this one has failed.
    await tx.execute(sql`select pg_sleep(5)`).catch(nextTurn);
    const outcome = work(db).then(
      () => "DONE",
      (error: unknown) => appErrorOf(error).code,
    );
    next.resolve(outcome);
  });
  await expect(lost).rejects.toThrow();
  return next.promise;
}

it("a query that was sent into a broken connection before that was noticed fails instead of waiting for ever", async () => {
  expect(await inBroken((db) => db.execute(one))).toBe("SERVICE_UNAVAILABLE");
});

it("so does a transaction that was begun there, and nothing of it is done", async () => {
  let isDone = false;
  const work = async () => {
    isDone = true;
  };
  expect(await inBroken((db) => db.transaction(work))).toBe("SERVICE_UNAVAILABLE");
  expect(isDone).toBe(false);
});

it("a query that follows at once on one that met a broken connection is served by another", async () => {
  const proxy = await flakyProxy(database.url);
  const { sql: client, db } = connect(proxy.url, { max: 1 });
  onTestFinished(async () => {
    await client.end({ timeout: 1 });
    await proxy.cut();
  });
  await db.execute(one);
  const asleep = db.execute(sql`select pg_sleep(5)`);
  setTimeout(proxy.reset, 100);
  expect([...(await asleep.catch(() => db.execute(one)))]).toEqual([{ one: 1 }]);
});

it("serves on after connections were lost again and again, and keeps no others of their pools", async () => {
  const WIDE = 3;
  const { sql: client, db } = connect(database.url, { max: WIDE });
  onTestFinished(() => client.end({ timeout: 1 }));
  const atOnce = () =>
    Promise.all(Array.from({ length: WIDE }, () => db.transaction((tx) => tx.execute(one))));
  for (let round = 0; round < 10; round++) {
    await atOnce();
    await expect(db.execute(brokenOff)).rejects.toThrow();
    await db.execute(sql`insert into notes values (${`round ${round}`})`);
  }
  expect([...(await db.execute(sql`select count(*)::int as notes from notes`))]).toEqual([{ notes: 10 }]);
  const open = async () => {
    const [row] = await database.sql`
      select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    return row?.connections;
  };
  // Connections of the serving pool and of the first one, which stays.
  await until("the others to be closed", async () => (await open()) <= 2 * WIDE);
});
