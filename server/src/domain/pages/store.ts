import { and, asc, eq, inArray, isNotNull, lt, notInArray, sql } from "drizzle-orm";
import type { Database, Executor, Transaction } from "#db/client";
import {
  type EntryRow,
  entries,
  facts,
  formerPages,
  pages,
  queues,
  revisions,
  scripts,
} from "#db/schema/index";
import type { Emit } from "#domain/outbox/emit";
import { AppError, notFound } from "#kernel/errors";
import type { ExtractedPage, Fact, Page } from "#kernel/page";
import { runningText } from "#kernel/running-text";
import { ANALYSIS_VERSION } from "./analysis-version.ts";
import { blocksLength } from "./extract/width.ts";
import { saysTheSame, withKnownIds } from "./succession.ts";

/**
 * Replaces the stored page of an entry: page, facts and the entry's columns, all or nothing. Pages that
 * scripts were written from are kept, and a fact that is still stated keeps its id even with a new value.
 */
export function storePage(
  { db, emit }: { db: Database; emit: Emit },
  entryId: string,
  extracted: ExtractedPage,
): Promise<EntryRow> {
  const { facts: found, ...page } = storable(extracted);
  return db.transaction(async (tx) => {
    const { title, site, language, type } = page;
    const analysed = {
      title: keptTitle(title),
      site,
      language,
      pageType: type,
      analyzedAt: new Date(),
      readingSince: null,
      analysisError: null,
    };
    // First, because the row's lock orders two analyses of one entry.
    const [entry] = await tx.update(entries).set(analysed).where(eq(entries.id, entryId)).returning();
    if (!entry) throw notFound("Entry");
    const former = await storedPage(tx, entryId);
    const stated = withKnownIds(found, former?.facts ?? []);
    const version = former ? await succeed(tx, entryId, former, { ...page, facts: stated }) : 1;
    const row = {
      ...page,
      summary: page.summary ?? null,
      readings: page.readings ?? [],
      version,
      analysisVersion: ANALYSIS_VERSION,
      renewalAskedAt: null,
      characters: blocksLength(runningText(page.blocks)),
      createdAt: new Date(),
    };
    await tx
      .insert(pages)
      .values({ entryId, ...row })
      .onConflictDoUpdate({ target: pages.entryId, set: row });
    await tx.delete(facts).where(eq(facts.entryId, entryId));
    if (stated.length > 0)
      await tx.insert(facts).values(stated.map((fact, position) => ({ entryId, position, ...fact })));
    const data = { entryId, url: entry.url };
    await emit(tx, entry.userId, { type: "page.analyzed", data });
    if (former && former.version !== version) await emit(tx, entry.userId, { type: "page.changed", data });
    return entry;
  });
}

/** A title that its user gave the entry stays. */
const keptTitle = (title: string) => sql<string>`case
  when exists (select 1 from ${pages} former where former.entry_id = ${entries.id} and former.title <> ${entries.title})
  then ${entries.title} else ${title} end`;

/** The version of a page that follows another: the same when it says the same. */
async function succeed(tx: Transaction, entryId: string, former: Page, page: Page): Promise<number> {
  const version = former.version ?? 1;
  if (saysTheSame(former, page)) return version;
  const [{ readAt } = { readAt: new Date() }] = await tx
    .select({ readAt: pages.createdAt })
    .from(pages)
    .where(eq(pages.entryId, entryId));
  await tx.insert(formerPages).values({ entryId, version, page: former, readAt });
  const used = tx
    .select({ version: scripts.pageVersion })
    .from(scripts)
    .innerJoin(revisions, eq(revisions.id, scripts.revisionId))
    .where(and(eq(revisions.entryId, entryId), isNotNull(scripts.pageVersion)));
  const ordered = tx
    .select({ version: sql<number>`(${queues.input} ->> 'pageVersion')::int` })
    .from(queues)
    .where(
      and(
        eq(queues.entryId, entryId),
        inArray(queues.status, ["queued", "running"]),
        sql`${queues.input} ->> 'pageVersion' is not null`,
      ),
    );
  // The last one stays: a script may just be written from it.
  const unused = and(
    lt(formerPages.version, version),
    notInArray(formerPages.version, used),
    notInArray(formerPages.version, ordered),
  );
  await tx.delete(formerPages).where(and(eq(formerPages.entryId, entryId), unused));
  return version + 1;
}

/** The stored page with its facts, or null before the first analysis. */
export async function storedPage(db: Executor, entryId: string): Promise<Page | null> {
  const [page] = await db.select().from(pages).where(eq(pages.entryId, entryId));
  if (!page) return null;
  const { url, title, site, language, type, author, publishedAt, summary, blocks, readings, version } = page;
  const known = (await storedFacts(db, [entryId])).get(entryId) ?? [];
  return {
    version,
    url,
    title,
    site,
    language,
    type,
    author,
    publishedAt,
    summary,
    blocks,
    readings,
    facts: known,
  };
}

/** The page as it was in a version that something stands for: an order, or a script. */
export async function formerPage(db: Executor, entryId: string, version: number): Promise<Page> {
  const [row] = await db
    .select({ page: formerPages.page })
    .from(formerPages)
    .where(and(eq(formerPages.entryId, entryId), eq(formerPages.version, version)));
  if (row) return row.page;
  throw new AppError("CONFLICT", {
    message: "The page was replaced since the order; nothing was charged",
    reason: "PAGE_CHANGED",
  });
}

/** Facts by entry, in the page's order; entries without any have an empty list. */
export async function storedFacts(db: Executor, entryIds: readonly string[]): Promise<Map<string, Fact[]>> {
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
