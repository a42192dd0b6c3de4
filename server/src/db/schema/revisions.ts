import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LeftOut } from "#kernel/left-out";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Tie } from "#kernel/ties/tie";
import { createdAt, timestampColumn } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

export const revisions = pgTable(
  "revisions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** Zero-padded, so that text order is number order: "0001". */
    number: text("number").notNull(),
    name: text("name"),
    isLive: boolean("is_live").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("revisions_entry_number").on(table.entryId, table.number),
    uniqueIndex("revisions_one_live").on(table.entryId).where(sql`${table.isLive}`),
  ],
);
export type RevisionRow = typeof revisions.$inferSelect;

export const scripts = pgTable(
  "scripts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    revisionId: uuid("revision_id")
      .notNull()
      .unique()
      .references(() => revisions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** Storage key of the text file. */
    filePath: text("file_path").notNull(),
    settings: jsonb("settings").$type<ScriptSettings>().notNull(),
    /** By sentence index; null where the text was edited since, or never checked. */
    ties: jsonb("ties").$type<(Tie[] | null)[]>(),
    /** Things that the writer would have said and did not; null in scripts from before it was kept. */
    leftOut: jsonb("left_out").$type<LeftOut[]>(),
    /** Version of the page that the script was written from or last updated to. */
    pageVersion: integer("page_version"),
    /** Counts edits; an update names the version that it was made from. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [index("scripts_user").on(table.userId)],
);
export type ScriptRow = typeof scripts.$inferSelect;

/** Text that an edit replaced, for undo and compare. */
export const scriptVersions = pgTable(
  "script_versions",
  {
    scriptId: uuid("script_id")
      .notNull()
      .references(() => scripts.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scriptId, table.version] })],
);
export type ScriptVersionRow = typeof scriptVersions.$inferSelect;
