import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { WebhookType } from "#kernel/webhook-types";
import { deliveryStates, disabledReasons } from "#kernel/webhook-types";
import { createdAt, timestampColumn } from "./columns.ts";
import { users } from "./users.ts";

/** Addresses of customers that are told of events. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    types: text("types").array().$type<WebhookType[]>().notNull(),
    /** Both sides sign with it, so it is kept as it is. */
    secret: text("secret").notNull(),
    /** The secret that this one replaced signs as well until then. */
    formerSecret: text("former_secret"),
    formerUntil: timestampColumn("former_until"),
    /** Since when no delivery has succeeded; null while they do. */
    failingSince: timestampColumn("failing_since"),
    disabledAt: timestampColumn("disabled_at"),
    disabledReason: text("disabled_reason", { enum: disabledReasons }),
    createdAt: createdAt(),
  },
  (table) => [index("webhooks_user").on(table.userId, table.createdAt, table.id)],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/** One event for one address, and its last attempt. Half of each page is left for that (migration 0025). */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type").$type<WebhookType>().notNull(),
    /** The body to the byte, as it is signed. */
    body: text("body").notNull(),
    /** The same event is written once for each address; null where that cannot happen. */
    eventKey: text("event_key"),
    state: text("state", { enum: deliveryStates }).notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** Null once it has ended. */
    nextAt: timestampColumn("next_at").default(sql`now()`),
    attemptedAt: timestampColumn("attempted_at"),
    tookMs: integer("took_ms"),
    responseStatus: integer("response_status"),
    /** The beginning of the answer. */
    responseBody: text("response_body"),
    /** Why no answer came. */
    error: text("error"),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_webhook").on(table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_created").on(table.createdAt),
    unique("webhook_deliveries_event").on(table.webhookId, table.eventKey),
  ],
);
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
