import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#db/client";
import { idempotencyKeys, paymentEvents, quotes, segments } from "#db/schema/index";
import type { LooseFiles } from "#domain/files/loose-files";
import { IDEMPOTENCY_HOURS, SEGMENT_RETENTION_DAYS } from "#domain/limits";
import type { QueuesService } from "#domain/queues/queues.service";
import type { Storage } from "#ports/storage";

/** Longer than a provider repeats an event; repeated later it would change nothing either. */
const EVENT_DAYS = 30;
const HOUR_MS = 3_600_000;
/** A statement's worth of segments: removing many is many short steps. */
const BATCH = 500;

export type HousekeepingService = ReturnType<typeof housekeepingService>;

interface Needs {
  db: Database;
  storage: Storage;
  queues: Pick<QueuesService, "giveUpLost">;
  files: Pick<LooseFiles, "sweepOlder">;
}

export function housekeepingService({ db, storage, queues, files }: Needs) {
  /** Row first, file after: a segment that is being used meanwhile was found by nobody, or is kept. */
  async function removeUnusedSegments(before: Date): Promise<number> {
    const unused = await db
      .select({ userId: segments.userId, hash: segments.hash })
      .from(segments)
      .where(lt(segments.lastUsedAt, before))
      .limit(BATCH);
    let removed = 0;
    for (const [userId, rows] of Map.groupBy(unused, (row) => row.userId)) {
      const gone = await db
        .delete(segments)
        .where(
          and(
            eq(segments.userId, userId),
            inArray(
              segments.hash,
              rows.map(({ hash }) => hash),
            ),
            lt(segments.lastUsedAt, before),
          ),
        )
        .returning({ filePath: segments.filePath });
      await Promise.all(gone.map(({ filePath }) => storage.remove(filePath)));
      removed += gone.length;
    }
    return unused.length === BATCH ? removed + (await removeUnusedSegments(before)) : removed;
  }

  return {
    /**
     * Removes what has run out: prices, idempotency keys, payment events, and segments that nothing used
     * for 30 days, and files that no row names. Ends jobs that nobody will ever run, so that their holds go back.
     */
    async run(now = new Date()): Promise<void> {
      const ago = (ms: number) => new Date(now.getTime() - ms);
      await db.delete(quotes).where(lt(quotes.expiresAt, ago(0)));
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(IDEMPOTENCY_HOURS * HOUR_MS)));
      await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(EVENT_DAYS * 24 * HOUR_MS)));
      await queues.giveUpLost(ago(HOUR_MS));
      await files.sweepOlder(ago(HOUR_MS));
      await removeUnusedSegments(ago(SEGMENT_RETENTION_DAYS * 24 * HOUR_MS));
    },
  };
}
