import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#db/client";
import { audios, publications, revisions, scripts } from "#db/schema/index";
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
 * was public keeps its sound. Named ones stay, as their user told them apart; so do drafts that are newer than the live
 * one, to be compared with it, and the newest audio of each language. Scripts stay, and can be spoken again.
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
  const [later, laterScript] = [alias(revisions, "later"), alias(scripts, "later_script")];
  const sound = alias(audios, "sound");
  const ofEntry = eq(later.entryId, revisions.entryId);
  const newer = tx
    .select()
    .from(later)
    .innerJoin(sound, eq(sound.revisionId, later.id))
    .innerJoin(laterScript, eq(laterScript.revisionId, later.id))
    .where(
      and(
        ofEntry,
        gt(later.number, revisions.number),
        sql`${languageOf(laterScript)} is not distinct from ${languageOf(scripts)}`,
      ),
    );
  const formerLive = tx
    .select()
    .from(later)
    .where(and(ofEntry, later.isLive, lte(later.number, revisions.number)));
  const shared = tx
    .select()
    .from(publications)
    .where(and(eq(publications.entryId, revisions.entryId), isNotNull(publications.sharedAt)));
  const kept = or(isNotNull(revisions.name), exists(formerLive), exists(shared), notExists(newer));
  return tx
    .select({ id: audios.id })
    .from(audios)
    .innerJoin(revisions, eq(revisions.id, audios.revisionId))
    .innerJoin(scripts, eq(scripts.revisionId, revisions.id))
    .where(and(lt(audios.createdAt, before), not(kept as SQL)))
    .orderBy(audios.createdAt)
    .limit(BATCH)
    .for("update", { of: revisions, skipLocked: true });
}

const languageOf = ({ settings }: { settings: AnyPgColumn }) => sql`${settings}->>'language'`;
