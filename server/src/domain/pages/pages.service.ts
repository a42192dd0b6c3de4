import { and, eq, isNull } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { type EntryRow, entries, pages } from "#db/schema/entries";
import { limitOfToday } from "#domain/accounts/daily-uses";
import { turnsOfUsers } from "#domain/leases/reading-turns";
import type { Emit } from "#domain/outbox/emit";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import { AppError, notFound } from "#kernel/errors";
import { READINGS_A_DAY } from "#kernel/limits";
import type { ExtractedPage, Page } from "#kernel/page";
import type { Viewer } from "#kernel/viewer";
import type { FetchedPage, PageFetcher } from "#ports/page-fetcher";
import type { PageRenderer } from "#ports/page-renderer";
import { isOutdated } from "./analysis-version.ts";
import { type PageParser, pageParser } from "./parser.ts";
import { pageOfText } from "./pasted-text.ts";
import { samplePage } from "./samples.ts";
import { formerPage, storedFacts, storedPage, storePage } from "./store.ts";

/** Of one user, over all processes. */
const TURNS = { atOnce: 2, waiting: 20 };

interface Dependencies {
  db: Database;
  fetcher: PageFetcher;
  /** Runs pages that say nothing without their scripts. */
  renderer?: PageRenderer | null;
  /** How the outside names this server: its own sample pages are read from `samplesDir`. */
  publicUrl: string;
  samplesDir: string;
  emit: Emit;
  parser?: PageParser;
  /** Told of each page that was read and stored. */
  onRead?: (entry: EntryRow) => Promise<void>;
  /** Told of failures that nobody waits for. */
  onError: (error: unknown) => void;
}

export type PagesService = ReturnType<typeof pagesService>;

export function pagesService({
  db,
  fetcher,
  renderer,
  publicUrl,
  samplesDir,
  emit,
  parser = pageParser(),
  onRead,
  onError,
}: Dependencies) {
  const turns = turnsOfUsers({ db, onError }, TURNS);

  /** A page that is empty until its scripts have run is run, where something is there to do so. */
  const parse = async ({ html, url }: FetchedPage, uid: string) => {
    try {
      return await parser.parse(html, url, uid);
    } catch (error) {
      if (!renderer || !isEmpty(error)) throw error;
      // When that fails too, the page needs scripts as before, and the reader is told so.
      const rendered = await renderer.render(url).catch(() => null);
      if (!rendered) throw error;
      return parser.parse(rendered.html, rendered.url, uid);
    }
  };

  const store = (entryId: string, page: ExtractedPage) => storePage({ db, emit }, entryId, page);

  const readAndStore = async ({ id, url, userId }: EntryRow): Promise<EntryRow> => {
    const page = (await samplePage(url, publicUrl, samplesDir)) ?? (await fetcher.fetch(url));
    const entry = await store(id, await parse(page, userId));
    await onRead?.(entry);
    return entry;
  };

  const note = (executor: Executor, entryId: string, change: Partial<EntryRow>) =>
    executor.update(entries).set(change).where(eq(entries.id, entryId));

  const noteFailure = ({ id: entryId, url, userId }: EntryRow, error: unknown) =>
    db.transaction(async (tx) => {
      const refused =
        error instanceof AppError && error.code === "PAGE_UNREADABLE" ? error.reason : undefined;
      await note(tx, entryId, { readingSince: null, ...(refused && { analysisError: refused }) });
      if (refused) await emit(tx, userId, { type: "page.failed", data: { entryId, url, error: refused } });
    });

  const read = async (entry: EntryRow): Promise<EntryRow> => {
    await note(db, entry.id, { readingSince: new Date() });
    try {
      return await readAndStore(entry);
    } catch (error) {
      await noteFailure(entry, error);
      throw error;
    }
  };

  const analyze = async (
    uid: string,
    entryId: string,
    how?: { isPatient: boolean; signal?: AbortSignal },
  ) => {
    const entry = await requireOwnEntry(db, { uid }, entryId);
    const inTurn = async () => {
      await requireReading(db, uid);
      return read(entry);
    };
    return turns.run(uid, inTurn, how);
  };

  return {
    /** Reads the entry's page and keeps what was understood; a refused page keeps its reason. */
    analyze: ({ uid }: Viewer, entryId: string): Promise<EntryRow> => analyze(uid, entryId),

    /** Takes the user's text in place of a page that cannot be read. */
    async submitText(
      viewer: Viewer,
      entryId: string,
      input: { text: string; title?: string | null | undefined },
    ): Promise<EntryRow> {
      const entry = await requireOwnEntry(db, viewer, entryId);
      return store(entry.id, pageOfText(input, entry.title));
    },

    /** The stored page, null before the first analysis. The caller has checked whose entry it is. */
    get: (entryId: string): Promise<Page | null> => storedPage(db, entryId),

    /**
     * The page of a user's entry, read first when it was not yet; or as it was in a version that was priced. For jobs:
     * however long the line of the user's readings is, it waits its turn, until the signal ends the wait.
     */
    async ensure(
      uid: string,
      entryId: string,
      { version, signal }: { version?: number | null; signal?: AbortSignal } = {},
    ): Promise<Page> {
      const { id } = await requireOwnEntry(db, { uid }, entryId);
      const known = await storedPage(db, id);
      if (known && version && known.version !== version) return formerPage(db, id, version);
      if (known) return known;
      await analyze(uid, id, { isPatient: true, ...(signal && { signal }) });
      const page = await storedPage(db, id);
      if (!page) throw notFound("Entry");
      return page;
    },

    /**
     * Reads a page anew that an older version of the analysis has read; it is none of the user's readings.
     * Where that fails, what was known stays as it is.
     */
    async renew(entryId: string): Promise<void> {
      const [found] = await db
        .select({ entry: entries })
        .from(entries)
        .innerJoin(pages, eq(pages.entryId, entries.id))
        .where(and(isOutdated(entryId), isNull(entries.deletedAt)));
      if (!found) return;
      try {
        await readAndStore(found.entry);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    },

    /** Facts of many entries with one query. */
    factsOf: (entryIds: readonly string[]) => storedFacts(db, entryIds),

    /** Begins to load the processes that parse, ahead of the first pages. */
    loadAhead: () => parser.loadAhead(),

    /** Begins to read no page any more; those that are read now are read to the end. */
    stop: () => turns.close(),

    /** Ends the processes that parse. */
    async close(): Promise<void> {
      await turns.close();
      parser.close();
    },
  };
}

const isEmpty = (error: unknown) =>
  error instanceof AppError && (error.reason === "NEEDS_SCRIPT" || error.reason === "EMPTY");

/** Reading costs nothing, so a day has only so many. Not 429, which would be tried again in a moment. */
async function requireReading(db: Database, uid: string) {
  const limit = await limitOfToday(db, uid, "readings", READINGS_A_DAY);
  if (limit === null) return;
  throw new AppError("FORBIDDEN", {
    message: `Your plan reads ${limit} pages a day`,
    reason: "PLAN_LIMIT",
    details: { field: "readings", rule: "too_many_items", limit },
  });
}
