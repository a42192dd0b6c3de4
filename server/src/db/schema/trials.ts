import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, timestampColumn } from "./columns.ts";

/** Mailboxes that had their trial, by a hash. A row outlives its account, or deleting it would give another trial. */
export const trials = pgTable("trials", {
  mailbox: text("mailbox").primaryKey(),
  createdAt: createdAt(),
});

/** How many trials a network asked for in its last hour: one row for each, used again. */
export const trialNetworks = pgTable("trial_networks", {
  network: text("network").primaryKey(),
  hour: timestampColumn("hour").notNull(),
  asked: integer("asked").notNull(),
});
