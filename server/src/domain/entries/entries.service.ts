import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type EntryRow, entries, pages, users } from "#db/schema/index";
import type { LooseFiles } from "#domain/files/loose-files";
import type { PageRenewals } from "#domain/pages/renewals";
import type { QueuesService } from "#domain/queues/queues.service";
import { type CursorPage, newerThan, olderThan, pageOf } from "#kernel/cursor";
import { notFound } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { EntryOrder, OutdatedPart } from "#kernel/vocabulary";
import { requireOwnEntry } from "../ownership/require-own-entry.ts";
import { type EntryFilter, matching } from "./listing.ts";
import { alreadyThere, requirePlace } from "./places.ts";
import { outdatedPart } from "./shown-revision.ts";
import { sortedPage } from "./sorting.ts";
import { trash } from "./trash.ts";
import { entryUrl } from "./url.ts";

const Search = z.string().trim().max(200);
const Title = z.string().trim().min(1).max(300);

export interface EntryListOptions extends EntryFilter {
  /** Newest first without one. */
  order?: EntryOrder | null | undefined;
  /** The former word for `order: "oldest"`; an order goes before it. */
  oldestFirst?: boolean | null | undefined;
  /** Without one the list is whole: plans end at 500 entries. */
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
}

export interface EntryPage extends CursorPage<EntryRow> {
  /** Number of all entries of the list, where it came with the page. */
  total?: number | undefined;
}

interface Needs {
  db: Database;
  queues: QueuesService;
  files: LooseFiles;
  renewals: PageRenewals;
}

export function entriesService({ db, queues, files, renewals }: Needs) {
  /** The two that every window asks for again and again are built once; the first page brings the total along. */
  const firstPage = db
    .select({ ...getTableColumns(entries), total: users.entryCount })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.userId))
    .where(and(eq(entries.userId, sql.placeholder("uid")), isNull(entries.deletedAt)))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(sql.placeholder("rows"))
    .prepare("first_page");
  const total = db
    .select({ entries: users.entryCount })
    .from(users)
    .where(eq(users.id, sql.placeholder("uid")))
    .prepare("total");

  return {
    async list(viewer: Viewer, options: EntryListOptions = {}): Promise<EntryPage> {
      const { limit, cursor, order: given, oldestFirst, ...filter } = options;
      const order = given ?? (oldestFirst ? "oldest" : "newest");
      const most = limit ?? PLAN_LIMITS.monthly.entries;
      const search = searchWords(filter.search);
      const isWhole = !(search || filter.state || filter.site || filter.language);
      if (isWhole && !cursor && order === "newest") {
        const rows = await firstPage.execute({ uid: viewer.uid, rows: most + 1 });
        return { ...pageOf<EntryRow>(rows, most), total: rows[0]?.total };
      }
      const condition = matching(viewer, { ...filter, search });
      if (order !== "newest" && order !== "oldest")
        return sortedPage(db, viewer, { order, where: condition, limit: most, cursor });
      const [beyond, direction] = order === "oldest" ? [newerThan, asc] : [olderThan, desc];
      const rows = await db
        .select()
        .from(entries)
        .where(and(condition, beyond(cursor, entries.createdAt, entries.id)))
        .orderBy(direction(entries.createdAt), direction(entries.id))
        .limit(most + 1);
      return pageOf(rows, most);
    },

    /** Number of all matches, regardless of the page. */
    async count(viewer: Viewer, filter: EntryFilter = {}): Promise<number> {
      const search = searchWords(filter.search);
      if (search || filter.state || filter.site || filter.language)
        return db.$count(entries, matching(viewer, { ...filter, search }));
      const [user] = await total.execute({ uid: viewer.uid });
      return user?.entries ?? 0;
    },

    /** Names of the sites of the viewer's entries, in order. */
    async sites(viewer: Viewer): Promise<string[]> {
      const rows = await db
        .selectDistinct({ site: entries.site })
        .from(entries)
        .where(and(matching(viewer, {}), isNotNull(entries.site)))
        .orderBy(asc(entries.site));
      return rows.flatMap(({ site }) => site ?? []);
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
        const requireRoom = await requirePlace(tx, viewer);
        await alreadyThere(tx, viewer, key);
        await requireRoom();
        const [entry] = await tx.insert(entries).values({ userId: viewer.uid, url, urlKey: key }).returning();
        if (!entry) throw new Error("an entry was not written");
        return entry;
      });
    },

    /** Names the entry as its user wants it named. */
    async rename(viewer: Viewer, entryId: string, given: unknown): Promise<EntryRow> {
      const title = validate(Title, given, "title");
      await requireOwnEntry(db, viewer, entryId);
      const [entry] = await db.update(entries).set({ title }).where(eq(entries.id, entryId)).returning();
      if (!entry) throw notFound("Entry");
      return entry;
    },

    ...trash({ db, queues, files }),

    /** The part that lags behind, by entry, of the live revision, else of the newest; one query. */
    async outdatedOf(entryIds: readonly string[]): Promise<Map<string, OutdatedPart>> {
      if (entryIds.length === 0) return new Map();
      const rows = await db
        .select({ entryId: entries.id, part: outdatedPart })
        .from(entries)
        .where(inArray(entries.id, [...entryIds]));
      return new Map(rows.flatMap(({ entryId, part }) => (part ? [[entryId, part] as const] : [])));
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
