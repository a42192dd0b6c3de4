import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { SCHEMA_LOCK } from "../../server/src/db/migrate.ts";
import { applyFirst, schemaStateOf } from "../../server/src/db/migrations.ts";
import { STORE_MARK } from "../../server/src/domain/local-store/mark.ts";
import { UserError } from "../lib/say.ts";
import type { BackupHead } from "./head.ts";
import { copyStatement, tablesOf } from "./tables.ts";

interface Rows {
  table: string;
  bytes: Buffer;
}

export async function isFilled(sql: Sql): Promise<boolean> {
  const [found] = await sql`select to_regclass('public.users') as there`;
  if (!found?.there) return false;
  return (await sql`select from users limit 1`).length > 0;
}

/** Refuses a database that servers work with: they would go on with what is about to go. */
export async function requireIdle(sql: Sql): Promise<void> {
  const [found] = await sql`
    select count(*)::int as connections, string_agg(distinct host(client_addr), ', ') as hosts
    from pg_stat_activity
    where datname = current_database() and application_name in ('yomikoe', 'yomikoe-jobs')`;
  if (!found?.connections) return;
  const from = found.hosts ? ` from ${found.hosts}` : "";
  throw new UserError(
    `Yomikoe runs on this database${from}: stop every web process and worker, restore, then start them again.`,
  );
}

/** Replaces all that the database holds, in one transaction: it is filled whole, or stays as it was. */
export async function fillDatabase(
  sql: Sql,
  head: BackupHead,
  rows: () => AsyncIterable<Rows>,
): Promise<void> {
  await sql.begin(async (tx) => {
    // A process that starts meanwhile waits before it looks at the schema.
    await tx`select pg_advisory_xact_lock(${SCHEMA_LOCK})`;
    for (const schema of ["pgboss", "drizzle", "public"])
      await tx`drop schema if exists ${tx(schema)} cascade`;
    await tx`create schema public`;
    // A database from before its schema had versions lacks some columns of the first one, and has no others.
    const isUnversioned = schemaStateOf(head.migrations).state === "unversioned";
    await applyFirst(tx, isUnversioned ? 1 : head.migrations.length);
    // The backup holds the sums that triggers keep, so no trigger may count its rows again.
    const tables = await tablesOf(tx);
    for (const { name } of tables) {
      await tx`alter table ${tx(name)} disable trigger user`;
      await tx`delete from ${tx(name)}`;
    }
    await copyIn(tx, head, rows());
    await numberOn(tx);
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
    // The files come into this instance's folder, which is marked anew at the next start.
    await tx`delete from secrets where name = ${STORE_MARK}`;
  });
}

/** Rows that were copied in used no number of those that the database gives. */
async function numberOn(tx: TransactionSql): Promise<void> {
  const numbered = await tx<{ name: string; column: string; sequence: string }[]>`
    select c.relname as name, a.attname as column,
      pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`;
  for (const { name, column, sequence } of numbered)
    await tx`select setval(${sequence}, coalesce(max(${tx(column)}), 0) + 1, false) from ${tx(name)}`;
}

async function copyIn(tx: TransactionSql, { tables }: BackupHead, rows: AsyncIterable<Rows>): Promise<void> {
  let open: { table: string; copy: Writable } | undefined;
  async function close() {
    open?.copy.end();
    if (open) await finished(open.copy);
    open = undefined;
  }
  for await (const { table, bytes } of rows) {
    if (open?.table !== table) {
      await close();
      const shape = tables.find(({ name }) => name === table);
      if (!shape) throw new Error(`the backup has rows of ${table} and does not know it`);
      open = { table, copy: await tx.unsafe(copyStatement(shape, "from stdin")).writable() };
    }
    if (open && !open.copy.write(bytes)) await once(open.copy, "drain");
  }
  await close();
}
