import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** Versions of the terms that a user agreed to, each with its first time. */
export const agreements = pgTable(
  "agreements",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    agreedAt: timestampColumn("agreed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
