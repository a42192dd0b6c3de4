import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { pages } from "#db/schema/index";

/** Goes up with each change of how pages are read that is worth reading the stored ones anew. */
export const ANALYSIS_VERSION = 47;

/** A page of an older version; pasted text has no other source. */
export const isOutdated = (entryId: string) =>
  and(eq(pages.entryId, entryId), lt(pages.analysisVersion, ANALYSIS_VERSION), isNotNull(pages.url));

/** A site that did not answer is asked again on another day. */
export const mayBeAsked = or(
  isNull(pages.renewalAskedAt),
  lt(pages.renewalAskedAt, sql`now() - interval '1 day'`),
);
