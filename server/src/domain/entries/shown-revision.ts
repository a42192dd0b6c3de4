import { desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { audios, entries, pages, revisions, scripts } from "#db/schema/index";
import type { OutdatedPart } from "#kernel/vocabulary";

const query = new QueryBuilder();
/** The live revision comes first, else the newest. */
const asShown = [desc(revisions.isLive), desc(revisions.number)] as const;

const shown = query
  .select({ id: revisions.id })
  .from(revisions)
  .where(eq(revisions.entryId, entries.id))
  .orderBy(...asShown)
  .limit(1);

/** The part of an entry that lags behind: the audio behind its script, else the script behind the page; null where nothing does. */
export const outdatedPart = sql<OutdatedPart | null>`${query
  .select({
    part: sql`case when ${audios.scriptContent} <> ${scripts.content} then 'audio'
      when ${scripts.pageVersion} < ${pages.version} then 'script' end`,
  })
  .from(revisions)
  .innerJoin(scripts, eq(scripts.revisionId, revisions.id))
  .leftJoin(audios, eq(audios.revisionId, revisions.id))
  .leftJoin(pages, eq(pages.entryId, revisions.entryId))
  .where(eq(revisions.id, shown))}`;

/** Seconds of an entry's audio; null without one. */
export const shownDuration = sql<number | null>`${query
  .select({ duration: audios.duration })
  .from(revisions)
  .innerJoin(audios, eq(audios.revisionId, revisions.id))
  .where(eq(revisions.entryId, entries.id))
  .orderBy(...asShown)
  .limit(1)}`;
