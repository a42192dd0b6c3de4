import { and, eq, gt, lt, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { invalid } from "./errors.ts";
import { isId } from "./validate.ts";

/** A part of a list that is ordered newest first, by (createdAt, id). */
export interface CursorPage<T> {
  items: T[];
  nextCursor: string | null;
  /** Where a list is in another order: the cursor of one of its items. */
  cursorOf?: (item: T) => string;
}

export interface Position {
  createdAt: Date;
  id: string;
}

export const cursorOf = ({ createdAt, id }: Position) =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");

/** Fourteen digits of milliseconds are some thousand years, and a date that the database can read. */
export function readCursor(cursor: string, isKey: (id: string) => boolean = isId): Position {
  const [, time, id] = /^(\d{1,14})\.(.+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!id || !isKey(id)) throw invalid("cursor", "not_a_cursor");
  return { createdAt: new Date(Number(time)), id };
}

/** The rows after a cursor, in the order that both columns are indexed in. Ids are UUIDs unless `isKey` knows better. */
export const olderThan = beyond(lt);

/** The same for a list that begins with the oldest. */
export const newerThan = beyond(gt);

function beyond(follows: typeof lt) {
  return (
    cursor: string | undefined | null,
    createdAt: PgColumn,
    id: PgColumn,
    isKey: (id: string) => boolean = isId,
  ) => {
    if (!cursor) return undefined;
    const after = readCursor(cursor, isKey);
    return or(
      follows(createdAt, after.createdAt),
      and(eq(createdAt, after.createdAt), follows(id, after.id)),
    );
  };
}

/** Ask for one row more than the limit: its presence is what tells that there is a next page. */
export function pageOf<T extends Position>(
  rows: T[],
  limit: number,
  cursorTo: (row: T) => string = cursorOf,
): CursorPage<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorTo(last) : null };
}
