import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, getTableName, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/client";
import { feedArtworks } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { assetsFolder } from "#kernel/folders";
import type { Storage } from "#ports/storage";
import { type ArchivedTable, CSV, fileOf, TABLES_WITH_FILES, tables } from "./contents.ts";
import { csvLine } from "./csv.ts";
import { inventoryOf, type StoredFile } from "./inventory.ts";
import { schemaDocument } from "./schema-document.ts";

/** Entries whose rows one statement asks for. */
const ENTRIES_AT_ONCE = 200;
/** Rows that are in memory at a time: a page may have a megabyte of text. */
const ROWS_AT_ONCE = 20;

interface Needs {
  db: Database;
  storage: Pick<Storage, "read">;
}

interface ArchiveFile {
  name: string;
  input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string | Uint8Array<ArrayBuffer>>;
}

type Row = Record<string, unknown>;

/**
 * The files of an account's archive, one after the other: none is made before the one before it is written, and
 * nothing but a few rows is in memory. A file that is gone by then is named at the end.
 */
export async function archiveOf({ db, storage }: Needs, uid: string) {
  const { entryIds, files } = await inventoryOf(db, uid);
  const pathsByRow = Map.groupBy(files, ({ rowId }) => rowId);
  const missing: string[] = [];

  async function* rowsOf(table: ArchivedTable): AsyncGenerator<Row> {
    const { of, name } = table;
    const batches: SQL[] =
      "account" in of
        ? [of.account(uid)]
        : Array.from({ length: Math.ceil(entryIds.length / ENTRIES_AT_ONCE) }, (_, at) =>
            of.entries(entryIds.slice(at * ENTRIES_AT_ONCE, (at + 1) * ENTRIES_AT_ONCE)),
          );
    for (const which of batches)
      for await (const row of rowsWhere(db, table, which))
        yield TABLES_WITH_FILES.includes(name) ? { ...row, files: pathsOf(row) } : row;
  }

  const pathsOf = (row: Row) => (pathsByRow.get(String(row.id ?? row.feedId)) ?? []).map(({ path }) => path);

  /** Null where it is gone. */
  async function open({ key, rowId, path }: StoredFile): Promise<ArchiveFile["input"] | null> {
    if (key === null) {
      const own = eq(feedArtworks.feedId, rowId);
      const [artwork] = await db.select({ image: feedArtworks.image }).from(feedArtworks).where(own);
      if (artwork) return Buffer.from(artwork.image);
    } else {
      try {
        return await storage.read(key);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
      }
    }
    missing.push(path);
    return null;
  }

  const parts: (() => Promise<ArchiveFile | null>)[] = [
    async () => ({
      name: "README.txt",
      input: await readFile(join(assetsFolder, "export/README.txt"), "utf8"),
    }),
    async () => ({ name: "schema.json", input: JSON.stringify(schemaDocument(), null, 2) }),
    ...tables.map((table) => async () => {
      const rows = rowsOf(table);
      return { name: fileOf(table.name), input: table.name === CSV ? csv(table, rows) : jsonArray(rows) };
    }),
    ...files.map((file) => async () => {
      const input = await open(file);
      return input === null ? null : { name: file.path, input };
    }),
    async () => ({ name: "missing.json", input: JSON.stringify(missing) }),
  ];

  async function* all(): AsyncGenerator<ArchiveFile> {
    for (const part of parts) {
      const file = await part();
      if (file) yield file;
    }
  }

  return { total: parts.length, files: all };
}

/** Rows of a table, always in the order of its key. */
async function* rowsWhere(db: Database, { table, columns }: ArchivedTable, which: SQL): AsyncGenerator<Row> {
  const key = keyOf(table);
  const listed = (parts: SQLWrapper[]) => sql`(${sql.join(parts, sql`, `)})`;
  let last: Row | undefined;
  do {
    const rows = await db
      .select({ row: columns, key: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(
        and(
          which,
          last &&
            sql`${listed(key)} > ${listed(key.map((column) => sql.param(last?.[column.name], column)))}`,
        ),
      )
      .orderBy(...key.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE);
    for (const { row } of rows) yield row;
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.key;
  } while (last);
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`${getTableName(table)} has no key`);
  return key;
}

async function* jsonArray(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* csv({ columns }: ArchivedTable, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const names = Object.keys(columns);
  // Spreadsheets take a text without this mark for one in the encoding of their system.
  yield `\uFEFF${csvLine(names)}`;
  for await (const row of rows) yield csvLine(names.map((name) => row[name]));
}
