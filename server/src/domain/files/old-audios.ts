import { and, eq, exists, gt, inArray, isNotNull, lt, not } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#db/client";
import { audios, publications, revisions } from "#db/schema/index";
import { audioFiles } from "./keys.ts";
import type { LooseFiles } from "./loose-files.ts";

/** Audios whose files and rows go together. */
const BATCH = 100;

interface Needs {
  db: Database;
  files: Pick<LooseFiles, "release" | "sweep">;
}

/**
 * Removes audios from before then of revisions that are not live, where the entry was never shared: an address that
 * was public keeps its sound. The newest audio of each entry stays, too: it may be a draft that is to go live, or all
 * that can be heard of the page. Scripts stay, and can be spoken again.
 */
export async function removeOldAudios({ db, files }: Needs, before: Date): Promise<void> {
  let found = 0;
  do {
    const keys = await db.transaction(async (tx) => {
      const gone = await tx
        .delete(audios)
        .where(inArray(audios.id, unneeded(tx, before)))
        .returning({ filePath: audios.filePath });
      found = gone.length;
      const keys = gone.flatMap(({ filePath }) => Object.values(audioFiles(filePath)));
      await files.release(tx, keys);
      return keys;
    });
    await files.sweep(keys);
  } while (found === BATCH);
}

/** A revision that somebody works with at this moment is left for the next time. */
function unneeded(tx: Transaction, before: Date) {
  const later = alias(revisions, "later");
  const sound = alias(audios, "sound");
  const newer = tx
    .select()
    .from(later)
    .innerJoin(sound, eq(sound.revisionId, later.id))
    .where(and(eq(later.entryId, revisions.entryId), gt(later.number, revisions.number)));
  const shared = tx
    .select()
    .from(publications)
    .where(and(eq(publications.entryId, revisions.entryId), isNotNull(publications.sharedAt)));
  return tx
    .select({ id: audios.id })
    .from(audios)
    .innerJoin(revisions, eq(revisions.id, audios.revisionId))
    .where(and(lt(audios.createdAt, before), not(revisions.isLive), exists(newer), not(exists(shared))))
    .orderBy(audios.createdAt)
    .limit(BATCH)
    .for("update", { of: revisions, skipLocked: true });
}
