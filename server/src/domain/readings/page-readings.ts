import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { pages } from "#db/schema/index";
import type { PageReading } from "#kernel/page";
import type { Reading } from "#kernel/word";

/** A reading of the dictionary, or one that the page gives. */
export interface SpokenReading extends Reading {
  fromPage?: true;
}

/** As many readings as a page can add to a dictionary. */
const MOST = 100;

/** The readings that the page of an entry gives. */
export async function readingsStoredWith(db: Database, entryId: string): Promise<PageReading[]> {
  const [page] = await db.select({ readings: pages.readings }).from(pages).where(eq(pages.entryId, entryId));
  return page?.readings ?? [];
}

/**
 * The dictionary's readings, and behind them those that a page gives for words of a text, which the whole text is
 * spoken with. What stands in brackets may be a remark, 豆腐（もめん）: it is read so where it stands, and nowhere
 * else. The dictionary outranks the page.
 */
export function withReadingsOfPage(
  dictionary: readonly Reading[],
  given: readonly PageReading[],
  text: string,
): SpokenReading[] {
  const own = new Set(dictionary.map(({ word }) => word));
  const ofPage = given
    .filter(({ base, source }) => source !== "brackets" && text.includes(base) && !own.has(base))
    .slice(0, MOST)
    .map(({ base, reading }) => ({ language: "ja" as const, word: base, reading, fromPage: true as const }));
  return [...dictionary, ...ofPage];
}
