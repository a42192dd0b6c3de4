import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { RefusedInput } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";
import { queueKinds, queueStages, queueStatuses } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

/** One job as its user sees it; pg-boss keeps the machinery. */
export const queues = pgTable(
  "queues",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    queueType: text("queue_type", { enum: queueKinds }).notNull(),
    status: text("status", { enum: queueStatuses }).notNull().default("queued"),
    stage: text("stage", { enum: queueStages }),
    /** n of m within the stage. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    /** Input of the job: settings, revision. */
    input: jsonb("input").$type<Record<string, unknown>>().notNull(),
    jobId: text("job_id"),
    /** Counts the runs; what a run writes it writes only while this is still its own number. */
    attempt: integer("attempt").notNull().default(0),
    /** Revision that the job made or spoke. */
    revisionNumber: text("revision_number"),
    /** The narrowest word for why the job failed: a reason, or else the code. */
    errorCode: text("error_code"),
    /** Field, rule and limit, where an input was refused. */
    errorDetails: jsonb("error_details").$type<RefusedInput>(),
    errorMessage: text("error_message"),
    /** Why the audio that was ordered with the script was not begun. */
    audioHeldBack: text("audio_held_back").$type<ErrorReason>(),
    createdAt: createdAt(),
    startedAt: timestampColumn("started_at"),
    finishedAt: timestampColumn("finished_at"),
  },
  (table) => [
    index("queues_entry_created").on(table.entryId, table.createdAt, table.id),
    index("queues_created").on(table.createdAt, table.id),
    index("queues_status_created").on(table.status, table.createdAt, table.id),
    index("queues_user_created").on(table.userId, table.createdAt, table.id),
    index("queues_finished").on(table.finishedAt),
    index("queues_user_active").on(table.userId).where(sql`${table.status} in ('queued', 'running')`),
    uniqueIndex("queues_one_active")
      .on(table.entryId, table.queueType)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
);
export type QueueRow = typeof queues.$inferSelect;
