import { boolean, customType, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { feedCategories, languages } from "#kernel/vocabulary";
import { audios } from "./audios.ts";
import { createdAt, timestampColumn } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Podcast feeds of an account. */
export const feeds = pgTable(
  "feeds",
  {
    feedId: text("feed_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    author: text("author").notNull(),
    /** Stands in the feed, so only where its owner wants that. */
    ownerEmail: text("owner_email"),
    website: text("website"),
    language: text("language", { enum: languages }).notNull(),
    category: text("category", { enum: feedCategories }).notNull(),
    /** Whether all shared entries of the language are in it, or those that were chosen. */
    isWhole: boolean("is_whole").notNull(),
    /** The secret that opens a private feed; null: the feed is public. */
    key: text("key"),
    /** Made of the first address, and kept even if the installation moves. */
    guid: uuid("guid").notNull(),
    /** Six hexadecimal digits. */
    color: text("color").notNull(),
    /** Of what was answered last, and since when that is so. */
    contentHash: text("content_hash"),
    changedAt: timestampColumn("changed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index("feeds_user").on(table.userId, table.createdAt)],
);
export type FeedRow = typeof feeds.$inferSelect;

/** Entries that were chosen for a feed. */
export const feedEntries = pgTable(
  "feed_entries",
  {
    feedId: text("feed_id")
      .notNull()
      .references(() => feeds.feedId, { onDelete: "cascade" }),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.entryId] }),
    index("feed_entries_entry").on(table.entryId),
  ],
);

/** The square picture of a feed: generated, or what its owner gave, made anew either way. */
export const feedArtworks = pgTable("feed_artworks", {
  feedId: text("feed_id")
    .primaryKey()
    .references(() => feeds.feedId, { onDelete: "cascade" }),
  isGenerated: boolean("is_generated").notNull(),
  contentType: text("content_type").notNull(),
  hash: text("hash").notNull(),
  image: bytes("image").notNull(),
});

/** Sizes and digests of the files of an audio, which feeds tell. */
export const audioDigests = pgTable("audio_digests", {
  audioId: uuid("audio_id")
    .primaryKey()
    .references(() => audios.id, { onDelete: "cascade" }),
  mp3Bytes: integer("mp3_bytes").notNull(),
  /** As in Subresource Integrity. */
  mp3Integrity: text("mp3_integrity").notNull(),
  wavIntegrity: text("wav_integrity").notNull(),
});
