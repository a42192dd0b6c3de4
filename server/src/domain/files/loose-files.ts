import { eq, inArray, lt, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { looseFiles } from "#db/schema/index";
import type { Storage } from "#ports/storage";

export type LooseFiles = ReturnType<typeof looseFilesOf>;

/**
 * Files and rows come and go together, although no transaction holds both: a file is noted as loose
 * before it is written and from when it is no longer needed, and what is loose is swept. So a file
 * is written before the transaction that names it, and a crash anywhere leaves neither too much nor
 * too little.
 */
export function looseFilesOf({ db, storage }: { db: Database; storage: Storage }) {
  /**
   * Waits for a transaction that is just claiming one: it is loose no more, or nobody will have it. One that
   * comes to claim it meanwhile waits in its turn, and finds it gone. In order, so that no two sweeps wait
   * for each other.
   */
  async function sweepThose(which: SQL): Promise<void> {
    await db.transaction(async (tx) => {
      const found = await tx.select().from(looseFiles).where(which).orderBy(looseFiles.key).for("update");
      await Promise.all(found.map(({ key }) => storage.remove(key)));
      const keys = found.map(({ key }) => key);
      if (keys.length > 0) await tx.delete(looseFiles).where(inArray(looseFiles.key, keys));
    });
  }

  return {
    /** Writes a file that no row names yet. */
    async write(key: string, text: string): Promise<void> {
      await db.insert(looseFiles).values({ key });
      await storage.put(key, Buffer.from(text, "utf8"), "text/plain; charset=utf-8");
    },

    /** In the transaction of the row that names it. */
    async claim(tx: Transaction, key: string): Promise<void> {
      const claimed = await tx.delete(looseFiles).where(eq(looseFiles.key, key)).returning();
      if (claimed.length === 0) throw new Error("a file was swept before it was claimed");
    },

    /** In the transaction after which no row names them. */
    async release(tx: Transaction, keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await tx.insert(looseFiles).values(keys.map((key) => ({ key })));
    },

    /** Removes those of the files that are loose. What fails now is done by the hourly sweep. */
    async sweep(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await sweepThose(inArray(looseFiles.key, [...keys])).catch(() => {});
    },

    /** What a crash left behind. */
    sweepOlder: (before: Date): Promise<void> => sweepThose(lt(looseFiles.createdAt, before)),
  };
}
