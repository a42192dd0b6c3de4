import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { segments } from "#db/schema/index";
import { segmentKey } from "#domain/files/keys";
import type { Storage } from "#ports/storage";
import type { FinishedSegment, Measures } from "./sound/finish-segment.ts";

export interface StoredSegment {
  hash: string;
  filePath: string;
  sampleRate: number;
  sampleCount: number;
  measures: Measures;
}

/** The spoken sentences of a user, never shared with another. */
export interface SegmentStore {
  /** Those of the hashes that exist; all of them count as used now. */
  find(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>>;
  /** The same without a trace: to look again and again while others are made. */
  look(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>>;
  put(userId: string, hash: string, sampleRate: number, segment: FinishedSegment): Promise<StoredSegment>;
  /** So that they are made anew; one that was made anew already is kept. */
  forget(userId: string, gone: readonly StoredSegment[]): Promise<void>;
  /** The wav file. */
  read(segment: Pick<StoredSegment, "filePath">): ReturnType<Storage["read"]>;
}

/** A statement's worth of hashes: Postgres takes 65,535 parameters, and long ones are slow to plan. */
const BATCH = 1_000;

export function segmentStore({ db, storage }: { db: Database; storage: Storage }): SegmentStore {
  async function findBatch(userId: string, hashes: string[]): Promise<StoredSegment[]> {
    const rows = await db
      .update(segments)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(segments.userId, userId), inArray(segments.hash, hashes)))
      .returning();
    return rows.map(toStored);
  }

  async function lookBatch(userId: string, hashes: string[]): Promise<StoredSegment[]> {
    const rows = await db
      .select()
      .from(segments)
      .where(and(eq(segments.userId, userId), inArray(segments.hash, hashes)));
    return rows.map(toStored);
  }

  return {
    find: (userId, hashes) => inBatches(hashes, (batch) => findBatch(userId, batch)),

    look: (userId, hashes) => inBatches(hashes, (batch) => lookBatch(userId, batch)),

    /** File first, row after: what a row promises exists. Of two that make the same, the first one's stays. */
    async put(userId, hash, sampleRate, { wav, sampleCount, measures }) {
      const filePath = segmentKey(userId, hash);
      await storage.put(filePath, wav, "audio/wav");
      const values = { filePath, sampleRate, sampleCount, measures: { ...measures } };
      const [mine] = await db
        .insert(segments)
        .values({ userId, hash, ...values })
        .onConflictDoNothing()
        .returning();
      if (mine) return toStored(mine);
      await storage.remove(filePath);
      const [first] = await findBatch(userId, [hash]);
      if (!first) throw new Error("the segment that was there first is gone");
      return first;
    },

    async forget(userId, gone) {
      for (const { hash, filePath } of gone)
        await db
          .delete(segments)
          .where(and(eq(segments.userId, userId), eq(segments.hash, hash), eq(segments.filePath, filePath)));
    },

    read: ({ filePath }) => storage.read(filePath),
  };
}

async function inBatches(
  hashes: readonly string[],
  read: (batch: string[]) => Promise<StoredSegment[]>,
): Promise<Map<string, StoredSegment>> {
  const found = new Map<string, StoredSegment>();
  for (let at = 0; at < hashes.length; at += BATCH) {
    for (const row of await read(hashes.slice(at, at + BATCH))) found.set(row.hash, row);
  }
  return found;
}

function toStored(row: typeof segments.$inferSelect): StoredSegment {
  const { hash, filePath, sampleRate, sampleCount } = row;
  return { hash, filePath, sampleRate, sampleCount, measures: row.measures as unknown as Measures };
}
