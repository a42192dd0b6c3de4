import { bigint, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { entries } from "./entries.ts";
import { revisions } from "./revisions.ts";

/** Sums of a day by a clock in Japan; nothing of a single listener. */
export const listening = pgTable(
  "listening",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    revisionId: uuid("revision_id")
      .notNull()
      .references(() => revisions.id, { onDelete: "cascade" }),
    /** Host of the page around the player as the player told it; empty where it told none. */
    host: text("host").notNull(),
    /** load, play, ended, seconds, or t1 to t10: a tenth of the audio. */
    kind: text("kind").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.day, table.revisionId, table.host, table.kind] })],
);
