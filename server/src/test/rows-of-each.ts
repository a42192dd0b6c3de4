import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

interface Column {
  schema: string;
  table: string;
  name: string;
  type: string;
  /** It has to be given a value. */
  required: boolean;
  /** Table that it refers to. */
  parent: string | null;
}

/** Columns that hold an account's id in a form of their own, or nothing of it although they are texts. */
const special: Record<string, (uid: string) => string> = {
  "audit_log.actor": (uid) => uid,
  "audit_log.subject": (uid) => uid,
  "audit_log.action": () => "user.role",
  "audit_log.data": () => "{}",
  "ledger.kind": () => "grant",
  "ledger.debit": () => "issued",
  "ledger.credit": () => "wallet",
  "ledger.idempotency_key": () => randomUUID(),
  "ledger.note": () => "Trial",
  "loose_files.key": (uid) => `users/${uid}/loose.wav`,
  "orders.checkout_id": () => "cs_1",
  "orders.kind": () => "pack",
  "orders.language": () => "ja",
  "orders.shown_hash": () => "hash",
  "payment_sandbox.id": () => randomUUID(),
  "payment_sandbox.customer_id": (uid) => `customer_${uid}`,
  "payment_sandbox.kind": () => "subscription",
  "payment_sandbox.data": () => JSON.stringify({ state: "canceled", periods: [] }),
  "plan_events.kind": () => "started",
  "publications.public_id": () => randomUUID(),
};

async function columnsOf(sql: Sql): Promise<Column[]> {
  return sql<Column[]>`
    select n.nspname as schema, c.relname as table, a.attname as name, t.typname as type,
      a.attnotnull and not a.atthasdef as required,
      (select parent.relname from pg_constraint f join pg_class parent on parent.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]) as parent
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1, 2, a.attnum`;
}

/** A value that would do, with the account's id in it where it can hold one; undefined leaves the default. */
function sampleFor({ table, name, type, required }: Column, uid: string): unknown {
  const own = special[`${table}.${name}`];
  if (own) return own(uid);
  if (name === "user_id") return uid;
  if (type === "text") return `${uid} ${randomUUID()}`;
  if (type === "_text") return `{${uid}}`;
  if (type === "jsonb") return JSON.stringify({ of: uid });
  // An order stays only where its button was pressed.
  if (!required && name !== "placed_at") return undefined;
  if (type === "uuid") return randomUUID();
  if (type === "bool") return true;
  if (type === "bytea") return Buffer.from([0]);
  if (type === "date" || type === "timestamptz") return new Date().toISOString();
  return 1;
}

/**
 * Gives an account a row in every table of the schema but those that are named, so that a table that somebody adds
 * is among them. The account's own row is there already.
 */
export async function aRowOfEach(sql: Sql, uid: string, without: readonly string[]): Promise<void> {
  const columns = (await columnsOf(sql)).filter(({ schema }) => schema === "public");
  const tables = Map.groupBy(
    columns.filter(({ schema, table }) => !without.includes(`${schema}.${table}`)),
    ({ table }) => table,
  );
  const made = new Map<string, Record<string, unknown>>([["users", { id: uid }]]);

  async function make(table: string): Promise<Record<string, unknown>> {
    const ready = made.get(table);
    if (ready) return ready;
    const row: Record<string, unknown> = {};
    for (const column of tables.get(table) ?? []) {
      const parent = column.parent && Object.values(await make(column.parent))[0];
      const value = parent || sampleFor(column, uid);
      if (value !== undefined) row[column.name] = value;
    }
    const [inserted] = await sql`insert into ${sql(table)} ${sql(row)} returning *`;
    made.set(table, inserted ?? {});
    return inserted ?? {};
  }
  for (const table of tables.keys()) await make(table);
}

/** Every table, of whatever schema, that has a row with this text anywhere in it. */
export async function tablesWith(sql: Sql, text: string): Promise<string[]> {
  const found: string[] = [];
  const tables = new Set((await columnsOf(sql)).map(({ schema, table }) => `${schema}.${table}`));
  for (const table of tables) {
    const [row] = await sql`select 1 from ${sql(table)} as t where position(${text} in t::text) > 0 limit 1`;
    if (row || text === "") found.push(table);
  }
  return found;
}
