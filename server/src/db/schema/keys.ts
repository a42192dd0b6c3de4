import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Scope } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** Credentials of machines. The key itself is nowhere: only its fingerprint and its last four characters. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scopes: text("scopes").array().$type<Scope[]>().notNull(),
    fingerprint: text("fingerprint").notNull().unique(),
    lastFour: text("last_four").notNull(),
    /** Of the key that this one replaced, which works until then. */
    formerFingerprint: text("former_fingerprint").unique(),
    formerUntil: timestampColumn("former_until"),
    expiresAt: timestampColumn("expires_at").notNull(),
    /** Ranges in CIDR notation; empty for any address. */
    allowedIps: text("allowed_ips").array().notNull().default(sql`'{}'`),
    /** Most credits of a calendar month in Japan; null for no limit of its own. */
    monthlyCredits: integer("monthly_credits"),
    /** The month that `usedCredits` counts, by its first day. */
    usedMonth: date("used_month"),
    /** Credits that orders of that month hold or have taken. */
    usedCredits: integer("used_credits").notNull().default(0),
    lastUsedAt: timestampColumn("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("api_keys_user").on(table.userId, table.createdAt, table.id),
    check("api_keys_used_not_negative", sql`${table.usedCredits} >= 0`),
  ],
);
export type ApiKeyRow = typeof apiKeys.$inferSelect;
