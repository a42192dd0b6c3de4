import { and, eq, lt, sql } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { segments } from "#db/schema/index";
import { segmentKey } from "#domain/files/keys";
import type { FinishedSegment, SoundMeasures } from "#kernel/sound/finish-segment";
import type { Storage } from "#ports/storage";

export interface StoredSegment {
  hash: string;
  filePath: string;
  sampleRate: number;
  sampleCount: number;
  measures: SoundMeasures;
}

export interface Put {
  segment: StoredSegment;
  /** Whether it was not there before. */
  isNew: boolean;
}

/** The spoken sentences of a user, never shared with another. */
export interface SegmentStore {
  /** The existing ones of the hashes, for a price; this does not count as use. */
  existing(userId: string, hashes: readonly string[]): Promise<Set<string>>;
  /** The existing ones of the hashes; all of them count as used today. */
  find(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>>;
  /** The same without a trace: to look again and again while others are made. */
  look(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>>;
  put(userId: string, hash: string, sampleRate: number, segment: FinishedSegment): Promise<Put>;
  /** So that they are made anew; one that was made anew already is kept. */
  forget(userId: string, gone: readonly StoredSegment[]): Promise<void>;
  /** The wav file. */
  read(segment: Pick<StoredSegment, "filePath">): ReturnType<Storage["read"]>;
}

/** Unused ones are kept for weeks: their last use need not be known better, and a row is seldom written. */
const isUnusedToday = lt(segments.lastUsedAt, sql`now() - interval '1 day'`);

/** One parameter, however many there are: Postgres takes 65,535, and long lists are slow to plan. */
const among = (userId: string, hashes: readonly string[]) =>
  and(
    eq(segments.userId, userId),
    sql`${segments.hash} in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`,
  );

export function segmentStore({ db, storage }: { db: Database; storage: Storage }): SegmentStore {
  async function look(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>> {
    const rows = await db.select().from(segments).where(among(userId, hashes));
    return new Map(rows.map((row) => [row.hash, toStored(row)]));
  }

  /** Touched first and read after: what is read then is not about to be removed as unused. */
  async function find(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>> {
    await db
      .update(segments)
      .set({ lastUsedAt: sql`now()` })
      .where(and(among(userId, hashes), isUnusedToday));
    return look(userId, hashes);
  }

  return {
    async existing(userId, hashes) {
      const rows = await db.select({ hash: segments.hash }).from(segments).where(among(userId, hashes));
      return new Set(rows.map(({ hash }) => hash));
    },

    find,
    look,

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
      if (mine) return { segment: toStored(mine), isNew: true };
      await storage.remove(filePath);
      const first = (await find(userId, [hash])).get(hash);
      if (!first) throw new Error("the segment that was there first is gone");
      return { segment: first, isNew: false };
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

/** Forgets those that were made before a moment, so that they are made anew; tells their files. */
export async function forgetOlder(
  where: Executor,
  userId: string,
  hashes: readonly string[],
  before: Date,
): Promise<string[]> {
  const gone = await where
    .delete(segments)
    .where(and(among(userId, hashes), lt(segments.createdAt, before)))
    .returning({ filePath: segments.filePath });
  return gone.map(({ filePath }) => filePath);
}

function toStored(row: typeof segments.$inferSelect): StoredSegment {
  const { hash, filePath, sampleRate, sampleCount } = row;
  return { hash, filePath, sampleRate, sampleCount, measures: row.measures as unknown as SoundMeasures };
}
