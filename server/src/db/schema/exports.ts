import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { exportStatuses } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** The one archive of an account's data: asked for, being written, or ready until it ends. */
export const accountExports = pgTable(
  "account_exports",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names this archive; the next one has another. */
    id: uuid("id").notNull().unique().defaultRandom(),
    status: text("status", { enum: exportStatuses }).notNull().default("queued"),
    /** Files of the archive that are written, of all. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    /** Storage key and size, once it is ready. */
    filePath: text("file_path"),
    bytes: bigint("bytes", { mode: "number" }),
    createdAt: createdAt(),
    /** When the archive goes, or the order that no job ended. */
    endsAt: timestampColumn("ends_at").notNull(),
  },
  (table) => [index("account_exports_end").on(table.endsAt)],
);
export type AccountExportRow = typeof accountExports.$inferSelect;
