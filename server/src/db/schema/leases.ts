import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/**
 * How many of one minute the processes have taken for themselves: requests of a user or of an API key, or a user's
 * previews (`previews:` and his id). One row each, used again.
 */
export const requestLeases = pgTable("request_leases", {
  userId: text("user_id").primaryKey(),
  minute: timestampColumn("minute").notNull(),
  leased: integer("leased").notNull(),
});

/** A user's open sockets in each web process. A process that ended without a word stops renewing its rows. */
export const socketLeases = pgTable(
  "socket_leases",
  {
    process: uuid("process").notNull(),
    userId: text("user_id").notNull(),
    open: integer("open").notNull(),
    until: timestampColumn("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.process] }),
    index("socket_leases_until").on(table.until),
  ],
);

/**
 * A user's pages that are read now, and behind them those that wait, in the order in which they came. A process that
 * ended without a word stops renewing its rows.
 */
export const readingTurns = pgTable(
  "reading_turns",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: timestampColumn("until").notNull(),
  },
  (table) => [index("reading_turns_user").on(table.userId, table.id)],
);
