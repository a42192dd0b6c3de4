import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { priorities } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";

/** Keys that every process of an installation shares, made at the first start: signed media links. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});

/** One announcement in both languages; `id` is given when it is published. */
export const announcements = pgTable(
  "announcements",
  {
    draftId: uuid("draft_id").primaryKey().defaultRandom(),
    id: integer("id").unique(),
    titleJa: text("title_ja").notNull(),
    titleEn: text("title_en").notNull(),
    contentJa: text("content_ja").notNull(),
    contentEn: text("content_en").notNull(),
    priority: text("priority", { enum: priorities }).notNull().default("normal"),
    publishAt: timestampColumn("publish_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("announcements_publish").on(table.publishAt).where(sql`${table.id} is null`),
    index("announcements_created").on(table.createdAt, table.draftId),
  ],
);
export type AnnouncementRow = typeof announcements.$inferSelect;

/** The payment provider's events, each handled once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    receivedAt: timestampColumn("received_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** State of the payment sandbox: checkouts, subscriptions, portals. */
export const paymentSandbox = pgTable(
  "payment_sandbox",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    kind: text("kind", { enum: ["checkout", "subscription", "portal"] }).notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("payment_sandbox_customer").on(table.customerId)],
);

/** Stored files that no row names: not yet, or not any more. */
export const looseFiles = pgTable(
  "loose_files",
  { key: text("key").primaryKey(), createdAt: createdAt() },
  (table) => [index("loose_files_created").on(table.createdAt)],
);

/**
 * Figures of each day, by a clock in Japan. Triggers of the counted tables add rows and change none, so that
 * nobody waits for another's; housekeeping makes one row of a day's. A removal is a row below zero.
 */
export const dailyFigures = pgTable(
  "daily_figures",
  {
    day: date("day").notNull(),
    users: bigint("users", { mode: "number" }).notNull().default(0),
    audioSeconds: doublePrecision("audio_seconds").notNull().default(0),
    creditsIssued: bigint("credits_issued", { mode: "number" }).notNull().default(0),
    creditsSpent: bigint("credits_spent", { mode: "number" }).notNull().default(0),
    jobsCompleted: bigint("jobs_completed", { mode: "number" }).notNull().default(0),
    jobsFailed: bigint("jobs_failed", { mode: "number" }).notNull().default(0),
  },
  (table) => [index("daily_figures_day").on(table.day)],
);

/** Log of administrators' actions. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    subject: text("subject"),
    data: jsonb("data").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_created").on(table.createdAt, table.id),
    index("audit_subject").on(table.subject, table.createdAt, table.id),
  ],
);
export type AuditRow = typeof auditLog.$inferSelect;
