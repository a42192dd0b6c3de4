import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestampColumn } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

/**
 * Public addresses of entries. A row outlives its entry: an address that was public answers 410 for ever. Triggers
 * of this table, and of those that a public page shows, tell every web process of each change.
 */
export const publications = pgTable(
  "publications",
  {
    publicId: text("public_id").primaryKey(),
    entryId: uuid("entry_id").references(() => entries.id, { onDelete: "set null" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    enabled: boolean("enabled").notNull().default(false),
    /** Origins of pages that may frame the player; empty: all. */
    allowedOrigins: jsonb("allowed_origins").$type<string[]>().notNull().default([]),
    /** When it was first public; null while nobody can have known the address. */
    sharedAt: timestampColumn("shared_at"),
    /** When another address took its place. */
    rotatedAt: timestampColumn("rotated_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("publications_current").on(table.entryId).where(sql`${table.rotatedAt} is null`),
    index("publications_entry").on(table.entryId),
    index("publications_user").on(table.userId),
  ],
);
export type PublicationRow = typeof publications.$inferSelect;
