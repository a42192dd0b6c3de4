import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { appErrorOf } from "#kernel/app-error-of";
import { freshDatabase } from "#test/database";
import { flakyProxy } from "#test/flaky-proxy";
import { until } from "#test/poll";
import { connect } from "./client.ts";
import { DatabaseHangs, hangWatch } from "./hang-watch.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let proxy: Awaited<ReturnType<typeof flakyProxy>>;
let pool: ReturnType<typeof connect>;
const changes: boolean[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  await database.sql`create table notes (note text primary key)`;
  proxy = await flakyProxy(database.url);
  pool = connect(proxy.url, { max: 2, onHang: (hangs) => changes.push(hangs) });
});
afterAll(async () => {
  await pool.sql.end({ timeout: 0 });
  await proxy.cut();
  await database.close();
});

const one = sql`select 1 as one`;
const note = (text: string) => sql`insert into notes values (${text})`;

it("who waits for a silent database is told of it within 5 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.fn();
  const watch = hangWatch(
    () => new Promise(() => {}),
    () => {},
  );
  watch.begin(told);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await until("the word of it", () => told.mock.calls.length > 0);
  expect(told).toHaveBeenCalledExactlyOnceWith(new DatabaseHangs());
});

it("who waits for a database that hangs is told so, and who comes then is turned away at once, until it answers", async () => {
  const { db } = pool;
  await Promise.all([db.execute(one), db.execute(one)]);
  const middle = Promise.withResolvers<void>();
  const cutOff = db.transaction(async (tx) => {
    await tx.execute(note("first"));
    await middle.promise;
    await tx.execute(note("second"));
  });
  await until("the first statement", async () => {
    const [row] =
      await database.sql`select count(*)::int as open from pg_locks l join pg_class c on c.oid = l.relation where relname = 'notes'`;
    return row?.open > 0;
  });
  proxy.stall();
  middle.resolve();
  const [transaction, query] = await Promise.allSettled([cutOff, db.execute(one)]);
  for (const outcome of [transaction, query])
    expect(appErrorOf((outcome as PromiseRejectedResult).reason)).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      retryAfter: 5,
    });

  const turnedAway = Date.now();
  await expect(db.transaction((tx) => tx.execute(one))).rejects.toThrow("the database does not answer");
  await expect(db.execute(one)).rejects.toMatchObject({ cause: { code: "DATABASE_HANGS" } });
  expect(Date.now() - turnedAway).toBeLessThan(2_500);

  proxy.resume();
  await until("the database to answer", async () => changes.length === 2);
  expect(changes).toEqual([true, false]);
  for (let round = 0; round < 4; round++) expect([...(await db.execute(one))]).toEqual([{ one: 1 }]);
  // A statement that was given up is rolled back when the database wakes.
  await db.transaction((tx) => tx.execute(note("first")));
  expect([...(await db.execute(sql`select note from notes`))]).toEqual([{ note: "first" }]);
});

it("a query that only takes long is left alone", async () => {
  expect([...(await pool.db.execute(sql`select 1 as one, pg_sleep(3)`))]).toMatchObject([{ one: 1 }]);
  expect(changes).toEqual([true, false]);
});
