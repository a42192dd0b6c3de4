import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds are all that a JavaScript Date keeps: anything finer would break cursors. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => timestampColumn("created_at").notNull().defaultNow();
