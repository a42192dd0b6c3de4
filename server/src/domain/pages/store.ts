import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { type EntryRow, entries, facts, pages } from "#db/schema/entries";
import { notFound } from "#domain/errors";
import { lengthOf } from "./extract/main-text.ts";
import type { ExtractedPage, Fact, Page } from "./page.ts";

/** Replaces what is known of an entry's page: page, facts and the entry's own columns, or nothing. */
export function storePage(db: Database, entryId: string, extracted: ExtractedPage): Promise<EntryRow> {
  const { facts: found, ...page } = storable(extracted);
  return db.transaction(async (tx) => {
    const { title, site, language, type } = page;
    const analysed = { title, site, language, pageType: type, analyzedAt: new Date(), analysisError: null };
    // First, because the row's lock orders two analyses of one entry.
    const [entry] = await tx.update(entries).set(analysed).where(eq(entries.id, entryId)).returning();
    if (!entry) throw notFound("Entry");
    const row = { ...page, characters: lengthOf(page.blocks), createdAt: new Date() };
    await tx
      .insert(pages)
      .values({ entryId, ...row })
      .onConflictDoUpdate({ target: pages.entryId, set: row });
    await tx.delete(facts).where(eq(facts.entryId, entryId));
    if (found.length > 0)
      await tx.insert(facts).values(found.map((fact, position) => ({ entryId, position, ...fact })));
    return entry;
  });
}

/** The stored page with its facts, or null before the first analysis. */
export async function storedPage(db: Database, entryId: string): Promise<Page | null> {
  const [page] = await db.select().from(pages).where(eq(pages.entryId, entryId));
  if (!page) return null;
  const { url, title, site, language, type, author, publishedAt, blocks } = page;
  const known = (await storedFacts(db, [entryId])).get(entryId) ?? [];
  return { url, title, site, language, type, author, publishedAt, blocks, facts: known };
}

/** Facts by entry, in the page's order; entries without any have an empty list. */
export async function storedFacts(db: Database, entryIds: readonly string[]): Promise<Map<string, Fact[]>> {
  const byEntry = new Map<string, Fact[]>(entryIds.map((entryId) => [entryId, []]));
  if (entryIds.length === 0) return byEntry;
  const rows = await db
    .select()
    .from(facts)
    .where(inArray(facts.entryId, [...entryIds]))
    .orderBy(asc(facts.entryId), asc(facts.position));
  for (const { entryId, position: _, ...fact } of rows) byEntry.get(entryId)?.push(fact);
  return byEntry;
}

/** Postgres keeps neither NUL nor lone surrogates, and pages hold both. */
const storable = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === "string" ? part.replaceAll("\0", "").toWellFormed() : part,
    ),
  );
