import { and, eq, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { audios, entries, feedEntries, feeds, publications, revisions } from "#db/schema/index";
import type { Jobs } from "#ports/jobs";

/** The task that makes the files which listeners ask for. */
export const PREPARE_PUBLICATION = "prepare_publication";

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
}

/** Files of entries that are heard elsewhere are made when they go live, not when the first listener comes. */
export const liveFiles = ({ db, jobs }: Needs) => {
  /** Shared, or chosen for a private feed, which may hold what is not shared. */
  const isHeard = (executor: Pick<Database, "select">) =>
    or(
      exists(
        executor
          .select({ one: sql`1` })
          .from(publications)
          .where(
            and(
              eq(publications.entryId, entries.id),
              isNull(publications.rotatedAt),
              eq(publications.enabled, true),
            ),
          ),
      ),
      exists(
        executor
          .select({ one: sql`1` })
          .from(feedEntries)
          .innerJoin(feeds, and(eq(feeds.feedId, feedEntries.feedId), isNotNull(feeds.key)))
          .where(eq(feedEntries.entryId, entries.id)),
      ),
    );

  /** Sends the job for each of somebody's entries. */
  async function send(tx: Transaction, userId: string, entryIds: readonly string[]): Promise<void> {
    for (const entryId of entryIds)
      await jobs.enqueue(tx, {
        task: PREPARE_PUBLICATION,
        data: { entryId },
        group: `publications of ${userId}`,
        groupLimit: 1,
      });
  }

  return {
    send,

    /** Sends the job where the entry is heard elsewhere; with the change that made it due. */
    async ask(tx: Transaction, entryId: string): Promise<void> {
      const [heard] = await tx
        .select({ userId: entries.userId })
        .from(entries)
        .where(and(eq(entries.id, entryId), isHeard(tx)));
      if (heard) await send(tx, heard.userId, [entryId]);
    },

    /** The audio to prepare; null where the entry is not heard elsewhere any more, or has no live audio. */
    async due(entryId: string): Promise<string | null> {
      const [row] = await db
        .select({ audioId: audios.id })
        .from(entries)
        .innerJoin(revisions, and(eq(revisions.entryId, entries.id), eq(revisions.isLive, true)))
        .innerJoin(audios, eq(audios.revisionId, revisions.id))
        .where(and(eq(entries.id, entryId), isNull(entries.deletedAt), isHeard(db)));
      return row?.audioId ?? null;
    },
  };
};
export type LiveFiles = ReturnType<typeof liveFiles>;
