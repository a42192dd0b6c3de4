import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Block, Page, PagePictures, PageReading, Provenance } from "#kernel/page";
import { factKinds, factSources, languages, pageTypes } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

export const entries = pgTable(
  "entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The URL as the user gave it, normalised for display. */
    url: text("url").notNull(),
    /** Without tracking parameters: what makes two URLs the same page. */
    urlKey: text("url_key").notNull(),
    title: text("title"),
    site: text("site"),
    language: text("language", { enum: languages }),
    pageType: text("page_type", { enum: pageTypes }),
    analyzedAt: timestampColumn("analyzed_at"),
    /** Since when the page is being read; null while it is not. */
    readingSince: timestampColumn("reading_since"),
    /** Reason of PAGE_UNREADABLE of the last analysis. */
    analysisError: text("analysis_error"),
    /** Storage keys of the page's picture and of its site's icon, as they are shown; null without one. */
    picture: text("picture"),
    icon: text("icon"),
    /** Since when it is in the trash; null while it is not. */
    deletedAt: timestampColumn("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // An address whose entry is in the trash may be submitted again.
    uniqueIndex("entries_user_url").on(table.userId, table.urlKey).where(sql`${table.deletedAt} is null`),
    // Ascending like all of them: read backwards it is "order by … desc"; a descending one puts nulls elsewhere.
    index("entries_user_created").on(table.userId, table.createdAt, table.id),
    index("entries_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
export type EntryRow = typeof entries.$inferSelect;

/** The heavy part of an analysed entry, apart from the row that lists read. */
export const pages = pgTable("pages", {
  entryId: uuid("entry_id")
    .primaryKey()
    .references(() => entries.id, { onDelete: "cascade" }),
  url: text("url"),
  title: text("title").notNull(),
  site: text("site"),
  language: text("language", { enum: languages }).notNull(),
  type: text("type", { enum: pageTypes }).notNull(),
  author: text("author"),
  publishedAt: text("published_at"),
  /** How the page sums itself up; null of pages that were stored before it was asked for. */
  summary: text("summary"),
  blocks: jsonb("blocks").$type<Block[]>().notNull(),
  /** How the page says that its words are read. */
  readings: jsonb("readings").$type<PageReading[]>().notNull().default([]),
  /** Where the page says that its pictures are; null of pages that were stored before they were asked for. */
  pictures: jsonb("pictures").$type<PagePictures>(),
  characters: integer("characters").notNull(),
  /** Counts readings that found something else than the one before. */
  version: integer("version").notNull().default(1),
  /** Version of the analysis that read the page. */
  analysisVersion: integer("analysis_version").notNull().default(1),
  /** When a newer analysis was last asked to read it anew. */
  renewalAskedAt: timestampColumn("renewal_asked_at"),
  createdAt: createdAt(),
});

/** A page as it was when scripts were written that are still there: what has changed since is told by it. */
export const formerPages = pgTable(
  "former_pages",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    page: jsonb("page").$type<Page>().notNull(),
    /** When it was read. */
    readAt: timestampColumn("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

export const facts = pgTable(
  "facts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind", { enum: factKinds }).notNull(),
    label: text("label"),
    value: text("value").notNull(),
    currency: text("currency"),
    source: text("source", { enum: factSources }).notNull(),
    confidence: real("confidence").notNull().default(sql`1`),
    provenance: jsonb("provenance").$type<Provenance>(),
  },
  (table) => [index("facts_entry").on(table.entryId, table.position)],
);
