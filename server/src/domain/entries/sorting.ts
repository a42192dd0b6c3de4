import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type EntryRow, entries } from "#db/schema/index";
import { type CursorPage, cursorOf, type Position, pageOf, readCursor } from "#kernel/cursor";
import { invalid } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import type { EntryOrder } from "#kernel/vocabulary";
import { entryInState } from "./listing.ts";
import { shownDuration } from "./shown-revision.ts";

/** Orders that no index has. */
export type SortedOrder = Exclude<EntryOrder, "newest" | "oldest">;

const stateRank = sql`case when ${entryInState.making} then 0 when ${entryInState.attention} then 1
  when ${entryInState.read} then 2 when ${entryInState.written} then 3 else 4 end`;

const keys: Record<SortedOrder, SQL> = {
  // As it is shown: a page that was not read yet has its address for a title.
  title: sql`coalesce(${entries.title}, regexp_replace(${entries.url}, '^https?://', ''))`,
  site: sql`${entries.site}`,
  language: sql`${entries.language}`,
  state: stateRank,
  longest: sql`-${shownDuration}`,
  shortest: shownDuration,
};

/** Kana before kanji, Latin without regard to case, and 第2回 before 第10回: what no collation of the database does everywhere. */
const collator = new Intl.Collator("ja", { numeric: true });

const Key = z.union([z.string(), z.number()]).nullable();

interface Place extends Position {
  key: z.infer<typeof Key>;
}

/** A part of a list in an order for which all entries of its user are weighed: plans end at 500. */
export async function sortedPage(
  db: Database,
  viewer: Viewer,
  { order, where, limit, cursor }: SortedPart,
): Promise<CursorPage<EntryRow>> {
  const places = await db
    .select({
      id: entries.id,
      createdAt: entries.createdAt,
      key: sql<Place["key"]>`${keys[order]}`,
    })
    .from(entries)
    .where(and(eq(entries.userId, viewer.uid), where));
  places.sort(inTurn);
  const after = cursor ? readPlace(cursor) : null;
  const wanted = places.filter((place) => !after || inTurn(after, place) < 0);
  const part = wanted.slice(0, limit + 1);
  const ids = part.map(({ id }) => id);
  const rows = new Map(
    (await db.select().from(entries).where(inArray(entries.id, ids))).map((row) => [row.id, row]),
  );
  const cursors = new Map(part.map((place) => [place.id, cursorToPlace(place)]));
  const cursorTo = (row: EntryRow) => cursors.get(row.id) ?? cursorOf(row);
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  return { ...pageOf(found, limit, cursorTo), cursorOf: cursorTo };
}

/** Holds the key: an entry that was renamed or removed meanwhile still tells where the list goes on. */
const cursorToPlace = (place: Place) =>
  `${cursorOf(place)}.${Buffer.from(JSON.stringify(place.key)).toString("base64url")}`;

function readPlace(cursor: string): Place {
  const [position = "", key = ""] = cursor.split(".");
  return { ...readCursor(position), key: readKey(Buffer.from(key, "base64url").toString()) };
}

function readKey(written: string): Place["key"] {
  try {
    return Key.parse(JSON.parse(written));
  } catch {
    throw invalid("cursor", "not_a_cursor");
  }
}

interface SortedPart {
  order: SortedOrder;
  /** Entries that the list holds. */
  where: SQL | undefined;
  limit: number;
  cursor: string | null | undefined;
}

function inTurn(a: Place, b: Place): number {
  if (a.key === null || b.key === null) {
    if (a.key !== b.key) return a.key === null ? 1 : -1;
  } else {
    const [one, other] = [a.key, b.key];
    const difference =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : collator.compare(String(one), String(other));
    if (difference !== 0) return difference;
  }
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}
