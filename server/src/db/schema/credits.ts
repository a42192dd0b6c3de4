import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ledgerKinds, queueKinds } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { entries } from "./entries.ts";
import { queues } from "./queues.ts";
import { users } from "./users.ts";

/** Append-only. A posting moves credits between two accounts: it is both halves of a double entry. */
export const ledger = pgTable(
  "ledger",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    debit: text("debit", { enum: ["issued", "wallet", "held", "spent"] }).notNull(),
    credit: text("credit", { enum: ["issued", "wallet", "held", "spent"] }).notNull(),
    amount: integer("amount").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    queueId: uuid("queue_id"),
    note: text("note"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("ledger_idempotency").on(table.userId, table.idempotencyKey),
    index("ledger_created").using("brin", table.createdAt),
    index("ledger_user_created").on(table.userId, table.createdAt, table.id),
    check("ledger_amount_positive", sql`${table.amount} > 0`),
    check("ledger_two_accounts", sql`${table.debit} <> ${table.credit}`),
  ],
);
export type LedgerRow = typeof ledger.$inferSelect;

export const holds = pgTable(
  "holds",
  {
    queueId: uuid("queue_id")
      .primaryKey()
      .references(() => queues.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    amount: integer("amount").notNull(),
    /** API key that ordered the job; it may be gone by now. */
    apiKeyId: uuid("api_key_id"),
    /** Null while open; then what was taken of the amount. */
    captured: integer("captured"),
    createdAt: createdAt(),
    settledAt: timestampColumn("settled_at"),
  },
  (table) => [index("holds_open").on(table.createdAt).where(sql`${table.captured} is null`)],
);

/** A price that was shown: the charge of the job that names it is never above it. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    queueType: text("queue_type", { enum: queueKinds }).notNull(),
    /** Hash of what was priced: text and settings. */
    inputHash: text("input_hash").notNull(),
    credits: integer("credits").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("quotes_entry").on(table.entryId), index("quotes_expires").on(table.expiresAt)],
);

/** First answers of requests that spend, given again for the same key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    answer: jsonb("answer").$type<{ queueId: string }>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_created").on(table.createdAt),
  ],
);
