import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, getTableName, type SQL } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Database } from "#db/client";
import { feedArtworks } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { assetsFolder } from "#kernel/folders";
import type { Storage } from "#ports/storage";
import { type ArchivedTable, CSV, fileOf, TABLES_WITH_FILES, tables } from "./contents.ts";
import { csvLine } from "./csv.ts";
import { inventoryOf, type StoredFile } from "./inventory.ts";
import { schemaDocument } from "./schema-document.ts";

/** Entries whose rows are in memory at a time: a page may have a megabyte of text. */
const ENTRIES_AT_ONCE = 20;

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
      for (const row of await db
        .select(table.columns)
        .from(table.table)
        .where(and(which))
        .orderBy(...keyOf(table)))
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

  async function* all(): AsyncGenerator<ArchiveFile> {
    yield { name: "README.txt", input: await readFile(join(assetsFolder, "export/README.txt"), "utf8") };
    yield { name: "schema.json", input: JSON.stringify(schemaDocument(), null, 2) };
    for (const table of tables) {
      const rows = rowsOf(table);
      yield { name: fileOf(table.name), input: table.name === CSV ? csv(table, rows) : jsonArray(rows) };
    }
    for (const file of files) {
      const input = await open(file);
      if (input) yield { name: file.path, input };
    }
    yield { name: "missing.json", input: JSON.stringify(missing) };
  }

  return { total: files.length + tables.length + 3, files: all };
}

/** The same order each time. */
const keyOf = ({ table }: ArchivedTable) => {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`${getTableName(table)} has no key`);
  return key.map((column) => asc(column));
};

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
