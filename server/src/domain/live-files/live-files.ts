import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { audios, entries, publications, revisions } from "#db/schema/index";
import { keptEntry } from "#domain/ownership/kept-entry";
import type { Jobs } from "#ports/jobs";

/** The task that makes the files which listeners ask for. */
export const PREPARE_PUBLICATION = "prepare_publication";

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
}

/** Files of shared entries are made when they go live, not when the first listener comes. */
export const liveFiles = ({ db, jobs }: Needs) => ({
  /** Sends the job where the entry is shared; with the change that made it due. */
  async ask(tx: Transaction, entryId: string): Promise<void> {
    const [shared] = await tx
      .select({ userId: publications.userId })
      .from(publications)
      .where(current(entryId));
    if (!shared?.userId) return;
    await jobs.enqueue(tx, {
      task: PREPARE_PUBLICATION,
      data: { entryId },
      group: `publications of ${shared.userId}`,
      groupLimit: 1,
    });
  },

  /** The audio to prepare; null where the entry is not shared any more, or has no live audio. */
  async due(entryId: string): Promise<string | null> {
    const [row] = await db
      .select({ audioId: audios.id })
      .from(publications)
      .innerJoin(revisions, and(eq(revisions.entryId, publications.entryId), eq(revisions.isLive, true)))
      .innerJoin(audios, eq(audios.revisionId, revisions.id))
      .innerJoin(entries, keptEntry(publications.entryId))
      .where(current(entryId));
    return row?.audioId ?? null;
  },
});
export type LiveFiles = ReturnType<typeof liveFiles>;

const current = (entryId: string) =>
  and(eq(publications.entryId, entryId), isNull(publications.rotatedAt), eq(publications.enabled, true));
