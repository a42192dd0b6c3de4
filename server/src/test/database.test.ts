import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

test("every test file has a migrated database to itself", async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await one.sql`create table mark (id int)`;
  const tables = async ({ sql }: typeof one) =>
    (await sql`select tablename from pg_tables where schemaname = 'public'`).map(
      ({ tablename }) => tablename,
    );
  expect(await tables(one)).toEqual(expect.arrayContaining(["entries", "mark"]));
  expect(await tables(other)).not.toContain("mark");
  await Promise.all([one.close(), other.close()]);
});
