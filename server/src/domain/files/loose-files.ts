import { and, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { Database, Executor, Transaction } from "#db/client";
import { looseFiles } from "#db/schema/index";
import type { Storage } from "#ports/storage";

/** Storage may be far away, and a sweep holds its rows and a connection until the files of a batch are gone. */
const BATCH = 200;
const REMOVALS_AT_ONCE = 10;
/** After so long nobody comes to claim a file any more. */
export const LOOSE_MS = 3_600_000;

export type LooseFiles = ReturnType<typeof looseFilesOf>;

/**
 * Files and rows come and go together, although no transaction holds both: a file is noted as loose
 * before it is written and from when it is no longer needed, and what is loose is swept. So a file
 * is written before the transaction that names it, and a crash anywhere leaves neither too much nor
 * too little.
 */
export function looseFilesOf({ db, storage }: { db: Database; storage: Storage }) {
  /** One batch of the whole process at a time: however many sweeps there are, they hold one connection. */
  const inTurn = pLimit(1);
  const removals = pLimit(REMOVALS_AT_ONCE);
  /** The next sweep: requests that arrive during one are served together. */
  let asked = new Set<string>();
  let next: Promise<void> | undefined;

  /**
   * Waits for a transaction that is just claiming a file: either it gets the file, or nobody will. A transaction that
   * comes meanwhile waits in its turn, and finds the file gone. Files are taken in order, so that no two sweeps wait
   * for each other. A file that cannot be removed now stays noted.
   */
  const sweepBatch = (which: SQL | undefined) =>
    db.transaction(async (tx) => {
      const rows = tx.select({ key: looseFiles.key }).from(looseFiles).where(which);
      const keys = (await rows.orderBy(looseFiles.key).limit(BATCH).for("update")).map(({ key }) => key);
      const ends = await Promise.allSettled(keys.map((key) => removals(() => storage.remove(key))));
      const gone = keys.filter((_, i) => ends[i]?.status === "fulfilled");
      if (gone.length > 0) await tx.delete(looseFiles).where(inArray(looseFiles.key, gone));
      const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
      return { last: keys.at(-1), failures };
    });

  /** A file may be noted already: one is enough. */
  async function note(where: Executor, keys: readonly string[]) {
    if (keys.length === 0) return;
    const rows = keys.map((key) => ({ key }));
    await where.insert(looseFiles).values(rows).onConflictDoNothing();
  }

  async function keep(tx: Transaction, keys: readonly string[]): Promise<number> {
    const named = inArray(looseFiles.key, [...keys]);
    return (await tx.delete(looseFiles).where(named).returning()).length;
  }

  async function sweepAsked() {
    const keys = [...asked];
    asked = new Set();
    next = undefined;
    for (let from = 0; from < keys.length; from += BATCH)
      await sweepBatch(inArray(looseFiles.key, keys.slice(from, from + BATCH)));
  }

  return {
    /** Before they are written: files that no row names yet. */
    note: (...keys: string[]): Promise<void> => note(db, keys),

    /** Writes a file that no row names yet. */
    async write(key: string, text: string): Promise<void> {
      await note(db, [key]);
      await storage.put(key, Buffer.from(text, "utf8"), "text/plain; charset=utf-8");
    },

    /** Writes a file that no row will name; it goes within an hour after its end. Written again, it stays until the later end. */
    async lend(key: string, text: string, until: Date): Promise<void> {
      const createdAt = new Date(until.getTime() - LOOSE_MS);
      const later = { createdAt: sql`greatest(${looseFiles.createdAt}, excluded.created_at)` };
      await db
        .insert(looseFiles)
        .values({ key, createdAt })
        .onConflictDoUpdate({ target: looseFiles.key, set: later });
      await storage.put(key, Buffer.from(text, "utf8"), "text/plain; charset=utf-8");
    },

    /** In the transaction of the row that names them. */
    async claim(tx: Transaction, ...keys: string[]): Promise<void> {
      if ((await keep(tx, keys)) < keys.length) throw new Error("a file was swept before it was claimed");
    },

    /** The same for files that others may have made and claimed as well, and that can be made again. */
    async keep(tx: Transaction, ...keys: string[]): Promise<void> {
      await keep(tx, keys);
    },

    /** In the transaction after which no row names them. */
    release: (tx: Transaction, keys: readonly string[]): Promise<void> => note(tx, keys),

    /** Removes those of the files that are loose. What fails now is done by the hourly sweep. */
    async sweep(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      for (const key of keys) asked.add(key);
      next ??= inTurn(sweepAsked);
      await next.catch(() => {});
    },

    /**
     * Removes what crashes left behind. Others may sweep between its batches; a failure blocks nothing else.
     */
    async sweepOlder(before: Date): Promise<void> {
      const failures: unknown[] = [];
      let after = "";
      do {
        const rest = and(lt(looseFiles.createdAt, before), gt(looseFiles.key, after));
        const batch = await inTurn(() => sweepBatch(rest));
        failures.push(...batch.failures);
        after = batch.last ?? "";
      } while (after);
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} files could not be removed`);
    },
  };
}
