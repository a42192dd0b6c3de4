import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds are all that a JavaScript Date keeps: anything finer would break cursors. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment("created_at").notNull().defaultNow();
