import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "#test/database";
import { aViewer } from "#test/factories";
import { entries, users } from "./schema/index.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** An entry, and the library's own reading of the same database. */
async function anEntry() {
  const { db, sql: pool } = database;
  const { uid } = await aViewer(db);
  const [entry] = await db
    .insert(entries)
    .values({
      userId: uid,
      url: "https://a.example/",
      urlKey: "a",
      createdAt: new Date("2026-01-02T03:04:05.678Z"),
    })
    .returning();
  return { uid, entry, db, plain: drizzle(pool) };
}

it("reads text, numbers, moments and nothing as the library does, of one table and of a join", async () => {
  const { uid, entry, db } = await anEntry();
  expect(entry).toMatchObject({
    userId: uid,
    url: "https://a.example/",
    title: null,
    analyzedAt: null,
    createdAt: new Date("2026-01-02T03:04:05.678Z"),
  });
  const joined = await db
    .select({ url: entries.url, total: users.entryCount, settings: users.playerSettings })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.userId))
    .where(eq(entries.userId, uid));
  expect(joined).toEqual([{ url: "https://a.example/", total: 1, settings: expect.any(Object) }]);
});

it("leaves expressions, and rows within rows of which one may be missing, to the library", async () => {
  const { uid, entry, db } = await anEntry();
  const mapped = sql<Date>`now()`.mapWith(users.createdAt);
  const [computed] = await db
    .select({ url: entries.url, mapped })
    .from(entries)
    .where(eq(entries.userId, uid));
  expect(computed).toEqual({ url: "https://a.example/", mapped: expect.any(Date) });
  const missing = await db.select().from(entries).leftJoin(users, sql`false`).where(eq(entries.userId, uid));
  expect(missing).toEqual([{ entries: entry, users: null }]);
});
