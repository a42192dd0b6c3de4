import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** An order on the last screen before paying; once its button was pressed, with what that screen had said. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: ["subscription", "pack"] }).notNull(),
    /** Of a pack. */
    credits: integer("credits"),
    yen: integer("yen").notNull(),
    language: text("language", { enum: languages }).notNull(),
    createdAt: createdAt(),
    /** Version and hash of the statement that was on the screen when its button was pressed, and when that was. */
    shownVersion: integer("shown_version"),
    shownHash: text("shown_hash"),
    placedAt: timestampColumn("placed_at"),
  },
  (table) => [
    // For an operator who looks up what somebody ordered.
    index("orders_user").on(table.userId, table.createdAt),
    uniqueIndex("orders_one_open").on(table.userId, table.kind).where(sql`${table.placedAt} is null`),
    index("orders_open").on(table.createdAt).where(sql`${table.placedAt} is null`),
  ],
);
