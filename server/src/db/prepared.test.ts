import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { users } from "#db/schema/index";
import { startApp } from "#test/app";
import { freshDatabase } from "#test/database";
import { flakyProxy } from "#test/flaky-proxy";
import { graphql } from "#test/graphql";
import { until } from "#test/poll";
import { connect } from "./client.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A pool of one connection, with the statements about users that its connection knows by name. */
function open(options: { prepare?: boolean } = {}) {
  const { sql, db } = connect(database.url, { ...options, max: 1 });
  onTestFinished(() => sql.end());
  const named = async () => {
    const rows = await sql.unsafe(
      "select statement from pg_prepared_statements where statement like '%users%'",
    );
    return rows.map(({ statement }) => statement as string);
  };
  return { db, named };
}

describe("statements that query builders make", () => {
  it("are prepared by name when they come again", async () => {
    const { db, named } = open();
    const find = (id: string) => db.select({ id: users.id }).from(users).where(eq(users.id, id));
    await find("one");
    expect(await named()).toEqual([]);
    await find("two");
    await find("three");
    expect(await named()).toEqual(['select "id" from "users" where "users"."id" = $1']);
  });

  it("are prepared in transactions, too", async () => {
    const { db, named } = open();
    for (const id of ["one", "two"])
      await db.transaction((tx) => tx.select({ id: users.id }).from(users).where(eq(users.id, id)));
    expect(await named()).toEqual(['select "id" from "users" where "users"."id" = $1']);
  });

  it("are prepared up to 300, so that lists of every length fill no memory", async () => {
    const { db, named } = open();
    const find = (count: number) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, Array.from({ length: count }, String)));
    for (let count = 1; count <= 310; count++) {
      await find(count);
      await find(count);
    }
    expect(await named()).toHaveLength(300);
  });

  it("are never prepared where the driver is told so", async () => {
    const { db, named } = open({ prepare: false });
    for (const id of ["one", "two", "three"]) await db.select().from(users).where(eq(users.id, id));
    expect(await named()).toEqual([]);
  });
});

describe("behind a transaction pooler", () => {
  it("DATABASE_PREPARE=off names no statement", async () => {
    const test = await startApp({ env: { DATABASE_PREPARE: "off" } });
    onTestFinished(() => test.close());
    const user = await test.newUser();
    for (let n = 0; n < 4; n++) {
      const { data } = await graphql(
        test,
        user,
        "{ entries { totalCount edges { node { id } } } viewer { id } }",
      );
      expect(data.entries.totalCount).toBe(0);
    }
    const named = "select count(*)::int as named, pg_sleep(0.1) from pg_prepared_statements";
    const all = await Promise.all(Array.from({ length: 6 }, () => test.container.sql.unsafe(named)));
    expect(all.map(([row]) => row?.named)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("DATABASE_DIRECT_URL is the way of events and jobs", async () => {
    const { url, db, close } = await freshDatabase();
    const pooler = await flakyProxy(url);
    const test = await startApp({ env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url } });
    onTestFinished(async () => {
      await test.close();
      await close();
    });
    const { events, jobs } = test.container;
    let told = 0;
    events.subscribe(
      "someone",
      () => (told += 1),
      () => {},
    );
    const tell = () => events.publish(db, { kind: "account", userId: "someone" });
    await pooler.cut();
    await until("an event", async () => {
      await tell();
      return told > 0;
    });
    await expect(jobs.ready()).resolves.toBeUndefined();
    await pooler.mend();
  });
});
