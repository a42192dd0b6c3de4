import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planEvents } from "#db/schema/index";
import { freshDatabase } from "#test/database";
import { aViewer } from "#test/factories";
import { fillDatabase } from "../../../scripts/backup/fill-database.ts";
import { rowsOf, tablesOf } from "../../../scripts/backup/tables.ts";

type Database = Awaited<ReturnType<typeof freshDatabase>>;
let kept: Database;
let restored: Database;
/** As backups connect: with the types of Postgres. */
let from: Sql;
let to: Sql;
beforeAll(async () => {
  [kept, restored] = await Promise.all([freshDatabase(), freshDatabase()]);
  [from, to] = [kept, restored].map(({ url }) => postgres(url, { max: 1, onnotice: () => {} })) as [Sql, Sql];
});
afterAll(async () => {
  await Promise.all([from.end(), to.end()]);
  await Promise.all([kept.close(), restored.close()]);
});

it("rows that come after a restore are numbered on from those that it brought back", async () => {
  const { uid } = await aViewer(kept.db);
  const now = new Date("2026-11-22T09:00:00Z");
  const event = { userId: uid, subscriptionId: "s", kind: "started" as const, paidUntil: now, readAt: now };
  await kept.db.insert(planEvents).values([event, event, event]);
  const tables = await tablesOf(from);
  const applied = await from`select created_at from drizzle.__drizzle_migrations order by id`;
  const migrations = applied.map(({ created_at }) => Number(created_at));
  const rows = async function* () {
    const read: { table: string; bytes: Buffer }[] = [];
    await from.begin(async (tx) => {
      for (const table of tables)
        for await (const { bytes } of rowsOf(tx, table)) read.push({ table: table.name, bytes });
    });
    yield* read;
  };
  const has = { files: false, accounts: false };
  const head = { format: 1, createdAt: now.toISOString(), migrations, tables, has };
  await fillDatabase(to, head, rows);
  await restored.db.insert(planEvents).values(event);
  const ids = await restored.sql`select id::int from plan_events order by id`;
  expect(ids.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
