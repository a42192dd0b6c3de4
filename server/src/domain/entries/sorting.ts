import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { type EntryRow, entries } from "#db/schema/index";
import { type CursorPage, pageOf, readCursor } from "#kernel/cursor";
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

interface Place {
  id: string;
  createdAt: Date;
  key: string | number | null;
}

/** A part of a list in an order for which all entries of its user are weighed: plans end at 500. */
export async function sortedPage(
  db: Database,
  viewer: Viewer,
  { order, where, limit, cursor }: SortedPart,
): Promise<CursorPage<EntryRow>> {
  // Those that the filter leaves out are weighed, too: the one that the cursor names may be among them by now.
  const places = await db
    .select({
      id: entries.id,
      createdAt: entries.createdAt,
      key: sql<Place["key"]>`${keys[order]}`,
      fits: sql<boolean>`${where}`,
    })
    .from(entries)
    .where(eq(entries.userId, viewer.uid));
  places.sort(inTurn);
  const after = cursor ? readCursor(cursor) : null;
  const from = after ? places.findIndex(({ id }) => id === after.id) + 1 : 0;
  const wanted = places.slice(from).filter(({ fits }) => fits);
  const ids = wanted.slice(0, limit + 1).map(({ id }) => id);
  const rows = new Map(
    (await db.select().from(entries).where(inArray(entries.id, ids))).map((row) => [row.id, row]),
  );
  return pageOf(
    ids.flatMap((id) => rows.get(id) ?? []),
    limit,
  );
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
