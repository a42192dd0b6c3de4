import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { disclosures, languages, plans, roles, trialStages } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";

/** The identity provider's uid is the identity; an e-mail address may change and repeat. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    displayName: text("display_name"),
    role: text("role", { enum: roles }).notNull().default("user"),
    plan: text("plan", { enum: plans }).notNull().default("free"),
    language: text("language", { enum: languages }).notNull().default("ja"),
    registrationDomain: text("registration_domain"),
    playerSettings: jsonb("player_settings").$type<Record<string, unknown>>().notNull().default({}),
    disclosure: text("disclosure", { enum: disclosures }).notNull().default("label"),
    /** Spendable now; changed only in the transaction of the posting that changes it. */
    balance: integer("balance").notNull().default(0),
    held: integer("held").notNull().default(0),
    totalEarned: integer("total_earned").notNull().default(0),
    totalSpent: integer("total_spent").notNull().default(0),
    /** Kept by triggers of the table entries: a list tells its total without counting its rows. */
    entryCount: integer("entry_count").notNull().default(0),
    /** Whether the trial's credits came. Rows that are written past the first call wait for none. */
    trial: text("trial", { enum: trialStages }).notNull().default("given"),
    /** End of the trial, or of the paid period plus grace. */
    accountExpiresAt: timestampColumn("account_expires_at"),
    /** The end that open windows were told of: a later one will be told again. */
    endTold: timestampColumn("end_told"),
    closedAt: timestampColumn("closed_at"),
    /** When the user asked to delete the account; null otherwise. */
    deletionAskedAt: timestampColumn("deletion_asked_at"),
    /** Until when the identity provider lets a leaving user sign in; null once it does not. */
    signInUntil: timestampColumn("sign_in_until"),
    initializedAt: timestampColumn("initialized_at"),
    lastReadAnnouncementId: integer("last_read_announcement_id").notNull().default(0),
    paymentCustomerId: text("payment_customer_id").unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index("users_email").on(sql`lower(${table.email}) text_pattern_ops`),
    index("users_created").on(table.createdAt, table.id),
    index("users_end")
      .on(table.accountExpiresAt)
      .where(sql`${table.endTold} is distinct from ${table.accountExpiresAt}`),
    index("users_leaving").on(table.deletionAskedAt).where(sql`${table.deletionAskedAt} is not null`),
    check("users_balance_not_negative", sql`${table.balance} >= 0`),
    check("users_held_not_negative", sql`${table.held} >= 0`),
  ],
);
export type User = typeof users.$inferSelect;
