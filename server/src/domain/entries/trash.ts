import { and, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { audios, type EntryRow, entries, revisions, scripts } from "#db/schema/index";
import { audioFiles, pictureFiles } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import type { QueuesService } from "#domain/queues/queues.service";
import { notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { alreadyThere, requirePlace } from "./places.ts";

/** A statement's worth of entries: each is removed in a transaction of its own. */
const BATCH = 100;

interface Needs {
  db: Database;
  queues: Pick<QueuesService, "cancelAll">;
  files: Pick<LooseFiles, "release" | "sweep">;
}

/** Deleted entries, which are kept for a while: nothing of them is found until they are restored. */
export function trash({ db, queues, files }: Needs) {
  /** Removes an entry with all that was made from it, if it is still in the trash. */
  async function destroy(entryId: string): Promise<void> {
    const keys = await db.transaction(async (tx) => {
      const inTrash = and(eq(entries.id, entryId), isNotNull(entries.deletedAt));
      const [entry] = await tx.select().from(entries).where(inTrash).for("update");
      if (!entry) return [];
      const stored = await storedKeys(tx, entry);
      await tx.delete(entries).where(eq(entries.id, entryId));
      await files.release(tx, stored);
      return stored;
    });
    await files.sweep(keys);
  }

  async function destroyAll(which: SQL | undefined): Promise<number> {
    let [gone, found] = [0, [] as { id: string }[]];
    do {
      found = await db
        .select({ id: entries.id })
        .from(entries)
        .where(and(isNotNull(entries.deletedAt), which))
        .limit(BATCH);
      for (const { id } of found) await destroy(id);
      gone += found.length;
    } while (found.length === BATCH);
    return gone;
  }

  return {
    /** Moves an entry to the trash: what is under way is cancelled, and its hold goes back. */
    async remove(viewer: Viewer, entryId: string): Promise<void> {
      await requireOwnEntry(db, viewer, entryId);
      await db.transaction(async (tx) => {
        const [entry] = await tx
          .update(entries)
          .set({ deletedAt: new Date(), readingSince: null })
          .where(and(eq(entries.id, entryId), eq(entries.userId, viewer.uid), isNull(entries.deletedAt)))
          .returning({ id: entries.id });
        if (entry) await queues.cancelAll(tx, entryId);
      });
    },

    /** Takes an entry out of the trash, where the plan has a place and its page was not submitted again. */
    async restore(viewer: Viewer, entryId: string): Promise<EntryRow> {
      const own = and(eq(entries.id, entryId), eq(entries.userId, viewer.uid));
      return db.transaction(async (tx) => {
        const requireRoom = await requirePlace(tx, viewer);
        const [entry] = isId(entryId)
          ? await tx
              .select()
              .from(entries)
              .where(and(own, isNotNull(entries.deletedAt)))
              .for("update")
          : [];
        if (!entry) throw notFound("Entry");
        await alreadyThere(tx, viewer, entry.urlKey);
        await requireRoom();
        const [restored] = await tx.update(entries).set({ deletedAt: null }).where(own).returning();
        if (!restored) throw notFound("Entry");
        return restored;
      });
    },

    /** Removes for good all that the viewer has in the trash; answers how many entries that were. */
    empty: (viewer: Viewer): Promise<number> => destroyAll(eq(entries.userId, viewer.uid)),

    /** The same for what was deleted before then, whosever it is. */
    emptyOlder: (before: Date): Promise<number> => destroyAll(lt(entries.deletedAt, before)),
  };
}

export type Trash = ReturnType<typeof trash>;

async function storedKeys(tx: Transaction, { id, picture, icon }: EntryRow): Promise<string[]> {
  const rows = await tx
    .select({ script: scripts.filePath, audio: audios.filePath })
    .from(revisions)
    .leftJoin(scripts, eq(scripts.revisionId, revisions.id))
    .leftJoin(audios, eq(audios.revisionId, revisions.id))
    .where(eq(revisions.entryId, id));
  const made = rows.flatMap(({ script, audio }) => [
    ...(script ? [script] : []),
    ...(audio ? Object.values(audioFiles(audio)) : []),
  ]);
  return [...made, ...pictureFiles({ picture, icon })];
}
