import type { Sql, TransactionSql } from "postgres";
import { PIECE_BYTES, type Piece } from "./archive.ts";

export interface TableShape {
  name: string;
  columns: string[];
}

/** Tables of the schema `public`, each after those that it refers to. */
export async function tablesOf(sql: Sql | TransactionSql): Promise<TableShape[]> {
  const found = await sql<(TableShape & { refersTo: string[] })[]>`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select distinct r.confrelid::regclass::text from pg_constraint r
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid
      ) as "refersTo"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`;
  const ordered: TableShape[] = [];
  const isDone = (name: string) => ordered.some((table) => table.name === name);
  for (let waiting = [...found]; waiting.length > 0; ) {
    const next = waiting.filter(({ refersTo }) => refersTo.every(isDone));
    if (next.length === 0) throw new Error("the tables refer to each other in a circle");
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter(({ name }) => !isDone(name));
  }
  return ordered;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The text form of COPY: it means the same in every version of Postgres. */
export const copyStatement = ({ name, columns }: TableShape, direction: "to stdout" | "from stdin") =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) ${direction}`;

/** All rows of a table, as they are for this transaction. */
export async function* rowsOf(tx: TransactionSql, table: TableShape): AsyncGenerator<Piece> {
  const part = `table/${table.name}`;
  let held: Buffer[] = [];
  let size = 0;
  for await (const row of await tx.unsafe(copyStatement(table, "to stdout")).readable()) {
    held.push(row);
    size += row.length;
    if (size < PIECE_BYTES) continue;
    yield { part, bytes: Buffer.concat(held) };
    [held, size] = [[], 0];
  }
  if (size > 0) yield { part, bytes: Buffer.concat(held) };
}
