import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { allowances } from "#kernel/vocabulary";
import { users } from "./users.ts";

/** How much of something that a day has only so much of a user had on the last day: one row for each, used again. */
export const dailyUses = pgTable(
  "daily_uses",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    allowance: text("allowance", { enum: allowances }).notNull(),
    day: date("day").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.allowance] })],
);
