import { and, eq, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { entries } from "#db/schema/index";

/** Joins the entry that something belongs to: nothing of an entry in the trash is found. */
export const keptEntry = (entryId: PgColumn) => and(eq(entries.id, entryId), isNull(entries.deletedAt));
