import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { segments } from "#db/schema/index";
import { segmentKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
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

/** Sounds that are made once more: those of before the moment are kept until they have a successor. */
interface Unwanted {
  hashes: readonly string[];
  before: Date;
}

export interface Segments extends SegmentStore {
  /** The store without these sounds; one that is put takes the place of the former one. */
  without(unwanted: Unwanted): SegmentStore;
}

interface Needs {
  db: Database;
  storage: Storage;
  files: Pick<LooseFiles, "release" | "sweep">;
}

/** Unused ones are kept for weeks: their last use need not be known better, and a row is seldom written. */
const isUnusedToday = lt(segments.lastUsedAt, sql`now() - interval '1 day'`);

/** One parameter, however many there are: Postgres takes 65,535, and long lists are slow to plan. */
const hashAmong = (hashes: readonly string[]) =>
  sql`${segments.hash} in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`;

const among = (userId: string, hashes: readonly string[]) =>
  and(eq(segments.userId, userId), hashAmong(hashes));

export function segmentStore(needs: Needs): Segments {
  return { ...storeOf(needs), without: (unwanted) => storeOf(needs, unwanted) };
}

function storeOf({ db, storage, files }: Needs, unwanted?: Unwanted): SegmentStore {
  const isUnwanted = unwanted && and(hashAmong(unwanted.hashes), lt(segments.createdAt, unwanted.before));
  const wanted = (userId: string, hashes: readonly string[]) =>
    and(among(userId, hashes), isUnwanted && not(isUnwanted));

  async function look(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>> {
    const rows = await db.select().from(segments).where(wanted(userId, hashes));
    return new Map(rows.map((row) => [row.hash, toStored(row)]));
  }

  /** Marks the segments as used before it reads them: none that it finds is about to be removed as unused. */
  async function find(userId: string, hashes: readonly string[]): Promise<Map<string, StoredSegment>> {
    await db
      .update(segments)
      .set({ lastUsedAt: sql`now()` })
      .where(and(among(userId, hashes), isUnusedToday));
    return look(userId, hashes);
  }

  /** The new row takes the place of an unwanted one in one transaction; the former file goes after it. */
  async function insert(row: typeof segments.$inferInsert) {
    const insertInto = (where: Executor) =>
      where.insert(segments).values(row).onConflictDoNothing().returning();
    if (!isUnwanted || !unwanted?.hashes.includes(row.hash)) return (await insertInto(db))[0];
    const { inserted, gone } = await db.transaction(async (tx) => {
      const former = await tx
        .delete(segments)
        .where(and(among(row.userId, [row.hash]), isUnwanted))
        .returning({ filePath: segments.filePath });
      const gone = former.map(({ filePath }) => filePath);
      await files.release(tx, gone);
      return { inserted: await insertInto(tx), gone };
    });
    await files.sweep(gone);
    return inserted[0];
  }

  return {
    async existing(userId, hashes) {
      const rows = await db.select({ hash: segments.hash }).from(segments).where(wanted(userId, hashes));
      return new Set(rows.map(({ hash }) => hash));
    },

    find,
    look,

    /** Writes the file before its row, so that each row has its file. Where two make the same sound, the first one's stays. */
    async put(userId, hash, sampleRate, { wav, sampleCount, measures }) {
      const filePath = segmentKey(userId, hash);
      await storage.put(filePath, wav, "audio/wav");
      const measured = { sampleRate, sampleCount, measures: { ...measures } };
      const mine = await insert({ userId, hash, filePath, ...measured });
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

/** The store for a job: what it speaks once more and had been spoken by its order is not there. */
export const spokenAnew = (
  segments: Segments,
  { createdAt }: { createdAt: Date },
  { again }: { again: readonly string[] },
): SegmentStore => (again.length > 0 ? segments.without({ hashes: again, before: createdAt }) : segments);

function toStored(row: typeof segments.$inferSelect): StoredSegment {
  const { hash, filePath, sampleRate, sampleCount } = row;
  return { hash, filePath, sampleRate, sampleCount, measures: row.measures as unknown as SoundMeasures };
}
