import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#db/client";
import { audios, type EntryRow, entries, pages, revisions, scripts, users } from "#db/schema/index";
import { audioFiles } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import type { PageRenewals } from "#domain/pages/renewals";
import type { QueuesService } from "#domain/queues/queues.service";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { AppError } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { requireOwnEntry } from "../ownership/require-own-entry.ts";
import { entryUrl } from "./url.ts";

const Search = z.string().trim().max(200);

export interface EntryListOptions {
  search?: string | null;
  /** Without one the list is whole: plans end at 500 entries. */
  limit?: number | null;
  cursor?: string | null;
}

interface Needs {
  db: Database;
  queues: QueuesService;
  files: LooseFiles;
  renewals: PageRenewals;
}

export function entriesService({ db, queues, files, renewals }: Needs) {
  const newestFirst = (condition: SQL | undefined) =>
    db.select().from(entries).where(condition).orderBy(desc(entries.createdAt), desc(entries.id));

  /** The two that every window asks for again and again are built once. */
  const firstPage = newestFirst(eq(entries.userId, sql.placeholder("uid")))
    .limit(sql.placeholder("rows"))
    .prepare("first_page");
  const total = db
    .select({ entries: users.entryCount })
    .from(users)
    .where(eq(users.id, sql.placeholder("uid")))
    .prepare("total");

  return {
    /** Newest first; `search` matches title, site and URL. */
    async list(
      viewer: Viewer,
      { search, limit, cursor }: EntryListOptions = {},
    ): Promise<CursorPage<EntryRow>> {
      const most = limit ?? PLAN_LIMITS.monthly.entries;
      const words = searchWords(search);
      const rows =
        words || cursor
          ? await newestFirst(
              and(matching(viewer, words), olderThan(cursor, entries.createdAt, entries.id)),
            ).limit(most + 1)
          : await firstPage.execute({ uid: viewer.uid, rows: most + 1 });
      return pageOf(rows, most);
    },

    /** Number of all matches, regardless of the page. */
    async count(viewer: Viewer, search?: string | null): Promise<number> {
      const words = searchWords(search);
      if (words) return db.$count(entries, matching(viewer, words));
      const [user] = await total.execute({ uid: viewer.uid });
      return user?.entries ?? 0;
    },

    /** A page that an older analysis has read is read anew in the background once its entry is opened. */
    async get(viewer: Viewer, entryId: string): Promise<EntryRow> {
      const entry = await requireOwnEntry(db, viewer, entryId);
      await renewals.ask(entry);
      return entry;
    },

    /** A URL is unique per user; the same page again answers URL_ALREADY_EXISTS with its entry. */
    async create(viewer: Viewer, given: string): Promise<EntryRow> {
      const { url, key } = entryUrl(given);
      return db.transaction(async (tx) => {
        // One creation of a user at a time, so that the plan's limit holds for simultaneous ones too.
        const [user] = await tx
          .select({ entries: users.entryCount })
          .from(users)
          .where(eq(users.id, viewer.uid))
          .for("no key update");
        const [existing] = await tx
          .select()
          .from(entries)
          .where(and(eq(entries.userId, viewer.uid), eq(entries.urlKey, key)));
        if (existing) throw alreadyThere(existing);
        requireRoom(viewer, (user?.entries ?? 0) - (await unreadable(tx, viewer)));
        const [entry] = await tx.insert(entries).values({ userId: viewer.uid, url, urlKey: key }).returning();
        if (!entry) throw new Error("an entry was not written");
        return entry;
      });
    },

    /** Cancels what is under way, gives its hold back, and removes the stored files afterwards. */
    async remove(viewer: Viewer, entryId: string): Promise<void> {
      await requireOwnEntry(db, viewer, entryId);
      const keys = await db.transaction(async (tx) => {
        const [entry] = await tx
          .select({ id: entries.id })
          .from(entries)
          .where(and(eq(entries.id, entryId), eq(entries.userId, viewer.uid)))
          .for("update");
        if (!entry) return [];
        await queues.cancelAll(tx, entryId);
        const stored = await storedKeys(tx, entryId);
        await tx.delete(entries).where(eq(entries.id, entryId));
        await files.release(tx, stored);
        return stored;
      });
      await files.sweep(keys);
    },

    /** Characters of main text by entry, for those whose page was read; one query. */
    async charactersOf(entryIds: readonly string[]): Promise<Map<string, number>> {
      if (entryIds.length === 0) return new Map();
      const rows = await db
        .select({ entryId: pages.entryId, characters: pages.characters })
        .from(pages)
        .where(inArray(pages.entryId, [...entryIds]));
      return new Map(rows.map(({ entryId, characters }) => [entryId, characters]));
    },
  };
}

const searchWords = (search: string | null | undefined) => validate(Search, search ?? "", "search");

function matching(viewer: Viewer, words: string) {
  if (!words) return eq(entries.userId, viewer.uid);
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const fields = [entries.title, entries.site, entries.url].map((field) => ilike(field, pattern));
  return and(eq(entries.userId, viewer.uid), or(...fields));
}

/** Pages that could not be read take no place of the plan; of these, too, there are only so many. */
async function unreadable(tx: Transaction, viewer: Viewer): Promise<number> {
  const refused = and(isNull(entries.analyzedAt), isNotNull(entries.analysisError));
  const count = await tx.$count(entries, and(eq(entries.userId, viewer.uid), refused));
  return Math.min(count, PLAN_LIMITS[viewer.plan].entries);
}

function requireRoom(viewer: Viewer, count: number) {
  const limit = PLAN_LIMITS[viewer.plan].entries;
  if (count >= limit)
    throw new AppError("FORBIDDEN", {
      message: `Your plan holds ${limit} entries`,
      reason: "PLAN_LIMIT",
      details: { field: "entries", rule: "too_many_items", limit },
    });
}

const alreadyThere = ({ id, userId, url, title, site, createdAt }: EntryRow) =>
  new AppError("URL_ALREADY_EXISTS", {
    details: { existingEntry: { entryId: id, userId, url, title, site, createdAt } },
  });

async function storedKeys(tx: Transaction, entryId: string): Promise<string[]> {
  const rows = await tx
    .select({ script: scripts.filePath, audio: audios.filePath })
    .from(revisions)
    .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
    .leftJoin(audios, eq(audios.revisionId, revisions.id))
    .where(eq(revisions.entryId, entryId));
  return rows.flatMap(({ script, audio }) => [
    ...(script ? [script] : []),
    ...(audio ? Object.values(audioFiles(audio)) : []),
  ]);
}
