import { readdirSync } from "node:fs";
import postgres from "postgres";
import { expect, test } from "vitest";
import { testPostgres } from "#test/ask";
import { migrate } from "./migrate.ts";

test("processes that start together migrate an empty database once", async () => {
  const admin = postgres(await testPostgres(), { max: 1 });
  await admin`create database test_migrate`;
  const url = new URL(await testPostgres());
  url.pathname = "test_migrate";
  await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
  await migrate(url.href);

  const sql = postgres(url.href, { max: 1 });
  const [applied] = await sql`select count(*)::int as n from drizzle.__drizzle_migrations`;
  const [tables] = await sql`select count(*)::int as n from pg_tables where schemaname = 'public'`;
  expect(applied?.n).toBe(
    readdirSync(new URL("../../../drizzle", import.meta.url)).filter((file) => file.endsWith(".sql")).length,
  );
  expect(tables?.n).toBeGreaterThan(15);

  await sql.end();
  await admin`drop database test_migrate`;
  await admin.end();
});
