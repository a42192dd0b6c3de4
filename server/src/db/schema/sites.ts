import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** Sites of an account whose pages find their audio by themselves. */
export const sites = pgTable(
  "sites",
  {
    /** Public: it stands in the pages, and opens only what is shared. */
    key: text("key").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Origins whose pages are answered. */
    allowedOrigins: jsonb("allowed_origins").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sites_user").on(table.userId, table.createdAt)],
);
export type SiteRow = typeof sites.$inferSelect;
