import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages, planEventKinds } from "#kernel/vocabulary";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/**
 * An order on the last screen before paying; once its button was pressed, with what that screen had said and the
 * provider's checkout, which bears the order's id.
 */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    kind: text("kind", { enum: ["subscription", "pack"] }).notNull(),
    /** Of a pack. */
    credits: integer("credits"),
    yen: integer("yen").notNull(),
    language: text("language", { enum: languages }).notNull(),
    createdAt: createdAt(),
    /** Version and hash of the statement that was on the screen when its button was pressed, and when that was. */
    shownVersion: integer("shown_version"),
    shownHash: text("shown_hash"),
    placedAt: timestampColumn("placed_at"),
    /** The provider's id of the checkout. */
    checkoutId: text("checkout_id"),
    /** When the provider was first seen to have the money. */
    paidAt: timestampColumn("paid_at"),
  },
  (table) => [
    // For an operator who looks up what somebody ordered.
    index("orders_user").on(table.userId, table.createdAt),
    uniqueIndex("orders_one_open").on(table.userId, table.kind).where(sql`${table.placedAt} is null`),
    index("orders_open").on(table.createdAt).where(sql`${table.placedAt} is null`),
  ],
);

/** History of subscriptions: one row for each change that the provider told of. */
export const planEvents = pgTable(
  "plan_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The provider's id of the subscription. */
    subscriptionId: text("subscription_id").notNull(),
    kind: text("kind", { enum: planEventKinds }).notNull(),
    /** End of what was paid at that moment. */
    paidUntil: timestampColumn("paid_until").notNull(),
    createdAt: createdAt(),
    /** Beginning of the reading that told of it. */
    readAt: timestampColumn("read_at").notNull(),
  },
  (table) => [index("plan_events_user").on(table.userId, table.id)],
);
export type PlanEventRow = typeof planEvents.$inferSelect;
