import { and, desc, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  audioDigests,
  audios,
  entries,
  type FeedRow,
  feedEntries,
  publications,
  revisions,
} from "#db/schema/index";

/** As many as Apple shows by far, and as a plan holds. */
const MOST_ITEMS = 500;
/** Characters of a script that introduce an item. */
const INTRODUCTION = 600;

export type FeedItemRow = Awaited<ReturnType<typeof feedItemsOf>>[number];

/** Items of a feed, newest first, in one query. One whose job has not ended yet follows later. */
export function feedItemsOf(db: Database, { feedId, userId, isWhole, language, key }: FeedRow) {
  const isChosen = exists(
    db
      .select({ one: sql`1` })
      .from(feedEntries)
      .where(and(eq(feedEntries.feedId, feedId), eq(feedEntries.entryId, entries.id))),
  );
  const since = sql<Date>`coalesce(${publications.sharedAt}, ${entries.createdAt})`.mapWith(
    entries.createdAt,
  );
  return db
    .select({
      entryId: entries.id,
      title: entries.title,
      url: entries.url,
      site: entries.site,
      language: entries.language,
      since,
      publicId: publications.publicId,
      audioId: audios.id,
      duration: audios.duration,
      settings: audios.settings,
      languages: audios.languages,
      wavBytes: audios.bytes,
      introduction: sql<string>`left(${audios.scriptContent}, ${INTRODUCTION})`,
      mp3Bytes: audioDigests.mp3Bytes,
      mp3Integrity: audioDigests.mp3Integrity,
      wavIntegrity: audioDigests.wavIntegrity,
    })
    .from(entries)
    .leftJoin(
      publications,
      and(
        eq(publications.entryId, entries.id),
        isNull(publications.rotatedAt),
        eq(publications.enabled, true),
      ),
    )
    .innerJoin(revisions, and(eq(revisions.entryId, entries.id), eq(revisions.isLive, true)))
    .innerJoin(audios, eq(audios.revisionId, revisions.id))
    .innerJoin(audioDigests, eq(audioDigests.audioId, audios.id))
    .where(
      and(
        eq(entries.userId, userId),
        isNull(entries.deletedAt),
        isWhole ? and(eq(publications.enabled, true), eq(entries.language, language)) : isChosen,
        key === null ? eq(publications.enabled, true) : undefined,
      ),
    )
    .orderBy(desc(since), desc(entries.id))
    .limit(MOST_ITEMS);
}

/** Entries that a feed would tell of, and of whose audio nothing is known yet. */
export function unprepared(db: Pick<Database, "selectDistinct">, { feedId, userId }: FeedRow) {
  return db
    .selectDistinct({ entryId: entries.id })
    .from(entries)
    .leftJoin(feedEntries, and(eq(feedEntries.entryId, entries.id), eq(feedEntries.feedId, feedId)))
    .leftJoin(
      publications,
      and(
        eq(publications.entryId, entries.id),
        isNull(publications.rotatedAt),
        eq(publications.enabled, true),
      ),
    )
    .innerJoin(revisions, and(eq(revisions.entryId, entries.id), eq(revisions.isLive, true)))
    .innerJoin(audios, eq(audios.revisionId, revisions.id))
    .leftJoin(audioDigests, eq(audioDigests.audioId, audios.id))
    .where(
      and(
        eq(entries.userId, userId),
        isNull(entries.deletedAt),
        isNull(audioDigests.audioId),
        or(eq(feedEntries.feedId, feedId), eq(publications.enabled, true)),
      ),
    );
}
