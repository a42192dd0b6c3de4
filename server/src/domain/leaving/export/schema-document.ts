import type { PgColumn } from "drizzle-orm/pg-core";
import { type ArchivedTable, CSV, fileOf, TABLES_WITH_FILES, tables } from "./contents.ts";

type Json = Record<string, unknown>;

const types: Record<string, Json> = {
  string: { type: "string" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date-time" },
  array: { type: "array", items: { type: "string" } },
  json: {},
};

function propertyOf({ dataType, enumValues, notNull, columnType }: PgColumn): Json {
  const type = types[dataType];
  if (!type) throw new Error(`an archive cannot hold the type ${columnType}`);
  const value = enumValues?.length ? { enum: enumValues } : type;
  return notNull || dataType === "json" ? value : { anyOf: [value, { type: "null" }] };
}

function itemsOf({ name, columns }: ArchivedTable): Json {
  const properties = Object.fromEntries(
    Object.entries(columns).map(([column, definition]) => [column, propertyOf(definition)]),
  );
  if (TABLES_WITH_FILES.includes(name))
    properties.files = { ...types.array, description: "Files in this archive that belong to it." };
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** JSON Schema of each file of an archive, by its path: written from the database's own schema. */
export function schemaDocument(): Json {
  const described = tables.map((table) => {
    const { name, about, without = {} } = table;
    const left = Object.entries(without).map(([column, reason]) => `Without ${column}: ${reason}.`);
    const description = [about, ...left].join(" ");
    if (name === CSV) return [fileOf(name), { description, columns: Object.keys(table.columns) }];
    return [fileOf(name), { description, type: "array", items: itemsOf(table) }];
  });
  const missing = {
    description: "Files that could not be read when the archive was made.",
    type: "array",
    items: { type: "string" },
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Archive of a Yomikoe account",
    description: "Schemas of the files in this archive, by their paths. Times are UTC.",
    $defs: Object.fromEntries([...described, ["missing.json", missing]]),
  };
}
