import { Column, is } from "drizzle-orm";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";

/**
 * Reads the rows of a flat list of columns. The library's own reader finds out anew for each cell how its column is
 * read, which costs a page of a list more than the driver does. Null where that one is needed: for expressions, and for
 * rows within rows.
 */
function rowMapper(fields: SelectedFieldsOrdered) {
  const names: string[] = [];
  const columns: Column[] = [];
  for (const { path, field } of fields) {
    const [name, ...deeper] = path;
    if (name === undefined || deeper.length > 0 || !is(field, Column)) return null;
    names.push(name);
    columns.push(field);
  }
  const read = (row: unknown[]) => {
    const values: Record<string, unknown> = {};
    // An iterator would cost as much as all that is done here.
    for (let at = 0; at < names.length; at++) {
      const value = row[at];
      values[names[at] as string] = value === null ? null : (columns[at] as Column).mapFromDriverValue(value);
    }
    return values;
  };
  return (rows: unknown[][]) => rows.map(read);
}

/** Has the statements of a database read their rows so, wherever they can. */
export function readRowsQuickly<Database extends PostgresJsDatabase<Record<string, unknown>>>(
  db: Database,
): Database {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, isArray, mapper, ...cache) =>
    prepareQuery(
      query,
      fields,
      name,
      isArray,
      mapper ?? (fields && rowMapper(fields)) ?? undefined,
      ...cache,
    );
  return db;
}
