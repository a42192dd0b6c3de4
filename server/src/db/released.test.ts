import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testPostgres } from "#test/ask";
import { connect } from "./client.ts";
import { migrate } from "./migrate.ts";
import { applyFirst } from "./migrations.ts";
import * as schema from "./schema/index.ts";

let admin: Sql;
let name: string;
let pool: ReturnType<typeof connect>;
let url: URL;
beforeEach(async () => {
  admin = postgres(await testPostgres(), { max: 1, onnotice: () => {} });
  name = `released_${randomUUID().replaceAll("-", "")}`;
  await admin`create database ${admin(name)}`;
  url = new URL(await testPostgres());
  url.pathname = name;
  pool = connect(url.href, { max: 1 });
});
afterEach(async () => {
  await pool.sql.end();
  await admin`drop database ${admin(name)}`;
  await admin.end();
});

/** A database as it was after so many migrations, with the rows of the dump, brought to now. Tells its first tables. */
async function broughtToNow(migrations: number, dump: string) {
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await sql.begin((tx) => applyFirst(tx, migrations));
  await sql.unsafe(readFileSync(new URL(`./released/${dump}.sql`, import.meta.url), "utf8"));
  const tables = await sql`select tablename from pg_tables where schemaname = 'public'`;
  await sql.end();
  await migrate(url.href);
  return tables.map(({ tablename }) => tablename as string);
}

it("a database of the first schema comes to now with every row", async () => {
  const tables = await broughtToNow(1, "0000");
  const { sql, db } = pool;
  const empty: string[] = [];
  for (const table of tables)
    if ((await sql`select from ${sql(table)} limit 1`).length === 0) empty.push(table);
  expect(tables).toHaveLength(22);
  expect(empty).toEqual([]);

  const [user] = await db.select().from(schema.users);
  expect(user).toMatchObject({ displayName: "花子", role: "admin", plan: "monthly", balance: 180, held: 4 });
  expect(user).toMatchObject({ entryCount: 1, totalSpent: 16, playerSettings: { speed: 1.5 } });
  const [page] = await db.select().from(schema.pages);
  expect(page).toMatchObject({ version: 3, analysisVersion: 1, renewalAskedAt: null, characters: 7 });
  const [script] = await db.select().from(schema.scripts);
  expect(script).toMatchObject({ content: "軽くて暖かい毛布です。", version: 2, leftOut: null });
  const [audio] = await db.select().from(schema.audios);
  expect(audio).toMatchObject({ filePath: "users/u1/audio.wav", duration: 2.5, plays: 4, waveform: [0.5] });
  expect((await db.select().from(schema.queues)).map(({ status }) => status).sort()).toEqual([
    "completed",
    "failed",
  ]);
  const [figures] = await sql`
    select sum(users)::int as users, sum(audio_seconds) as seconds, sum(credits_issued)::int as issued,
      sum(credits_spent)::int as spent, sum(jobs_completed)::int as completed, sum(jobs_failed)::int as failed
    from daily_figures`;
  expect(figures).toEqual({ users: 1, seconds: 2.5, issued: 200, spent: 16, completed: 1, failed: 1 });
});

it("a database of the schema 0007 comes to now with what came since the first one", async () => {
  await broughtToNow(8, "0007");
  const { sql, db } = pool;
  expect(await db.select().from(schema.users)).toMatchObject([{ id: "u2", entryCount: 1 }]);
  expect(await db.select().from(schema.pages)).toMatchObject([{ analysisVersion: 5 }]);
  expect(await db.select().from(schema.scripts)).toMatchObject([{ leftOut: [{ kind: "price" }] }]);
  expect(await db.select().from(schema.queues)).toMatchObject([{ errorDetails: { field: "settings" } }]);
  expect(await db.select().from(schema.dailyUses)).toMatchObject([{ allowance: "readings", used: 12 }]);
  expect(
    await sql`select sum(users)::int as users, sum(jobs_failed)::int as failed from daily_figures`,
  ).toEqual([{ users: 1, failed: 1 }]);
});

it("a database of the schema 0022 comes to now with every row that came since 0007, and one open order of each kind", async () => {
  const tables = await broughtToNow(23, "0022");
  const { sql, db } = pool;
  const kept: Record<string, number> = {};
  for (const table of tables) {
    const [{ rows } = { rows: 0 }] = await sql<
      { rows: number }[]
    >`select count(*)::int as rows from ${sql(table)}`;
    if (rows > 0) kept[table] = rows;
  }
  expect(kept).toEqual({
    agreements: 1,
    api_keys: 1,
    audio_digests: 1,
    audios: 1,
    daily_figures: 2,
    entries: 2,
    feed_artworks: 1,
    feed_entries: 1,
    feeds: 1,
    listening: 1,
    orders: 2,
    pages: 1,
    publications: 1,
    request_leases: 1,
    revisions: 1,
    sites: 1,
    socket_leases: 1,
    trial_networks: 1,
    trials: 1,
    users: 1,
    webhook_deliveries: 2,
    webhooks: 1,
  });
  // The one in the trash does not count.
  expect(await db.select().from(schema.users)).toMatchObject([
    { id: "u3", trial: "unverified", entryCount: 1 },
  ]);
  const orders =
    await sql`select credits, placed_at is null as is_open, checkout_id from orders order by credits`;
  expect(orders).toEqual([
    { credits: 300, is_open: false, checkout_id: null },
    { credits: 1000, is_open: true, checkout_id: null },
  ]);
  expect(await db.select().from(schema.audios)).toMatchObject([
    { isMarked: false, filePath: "users/u3/audio.wav" },
  ]);
  const deliveries = await sql`select state, attempts from webhook_deliveries order by event_key`;
  expect(deliveries).toEqual([
    { state: "delivered", attempts: 1 },
    { state: "pending", attempts: 2 },
  ]);
});
