import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  idempotencyKeys,
  orders,
  paymentEvents,
  quotes,
  readingTurns,
  requestLeases,
  segments,
  trialNetworks,
} from "#db/schema/index";
import { condenseFigures } from "#domain/admin/figures";
import type { Trash } from "#domain/entries/trash";
import { LOOSE_MS, type LooseFiles } from "#domain/files/loose-files";
import { removeOldAudios } from "#domain/files/old-audios";
import { removeWorkFolders } from "#domain/files/work-folder";
import type { DeletionsService } from "#domain/leaving/deletions";
import type { ExportsService } from "#domain/leaving/exports";
import type { aiMarks } from "#domain/media/ai-marks";
import type { WebhooksService } from "#domain/webhooks/webhooks.service";
import { IDEMPOTENCY_HOURS, SEGMENT_RETENTION_DAYS, TRASH_DAYS, WEBHOOK_DELIVERY_DAYS } from "#kernel/limits";
import type { Storage } from "#ports/storage";

/** Longer than a provider repeats an event; repeated later it would change nothing either. */
const EVENT_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A statement's worth of segments: removing many is many short steps. */
const BATCH = 500;

export type HousekeepingService = ReturnType<typeof housekeepingService>;

interface Needs {
  db: Database;
  storage: Pick<Storage, "removeBroken">;
  files: Pick<LooseFiles, "release" | "sweep" | "sweepOlder">;
  trash: Pick<Trash, "emptyOlder">;
  marks: Pick<ReturnType<typeof aiMarks>, "markSome">;
  webhooks: Pick<WebhooksService, "announceEnds" | "removeOlder">;
  deletions: Pick<DeletionsService, "sweep">;
  exports: Pick<ExportsService, "sweep">;
  /** Audios that nobody needs are kept for so many months; for ever without it. */
  oldAudioMonths?: number | undefined;
}

export function housekeepingService({
  db,
  storage,
  files,
  trash,
  marks,
  webhooks,
  deletions,
  exports,
  oldAudioMonths,
}: Needs) {
  /** The row is deleted before the file: a segment that is used meanwhile was either not found or is kept. */
  async function removeUnusedSegments(before: Date): Promise<void> {
    const unused = lt(segments.lastUsedAt, before);
    let found: { userId: string; hash: string }[];
    do {
      found = await db
        .select({ userId: segments.userId, hash: segments.hash })
        .from(segments)
        .where(unused)
        .limit(BATCH);
      for (const [userId, rows] of Map.groupBy(found, (row) => row.userId)) {
        const hashes = rows.map(({ hash }) => hash);
        const keys = await db.transaction(async (tx) => {
          const gone = await tx
            .delete(segments)
            .where(and(eq(segments.userId, userId), inArray(segments.hash, hashes), unused))
            .returning({ filePath: segments.filePath });
          const keys = gone.map(({ filePath }) => filePath);
          await files.release(tx, keys);
          return keys;
        });
        await files.sweep(keys);
      }
    } while (found.length === BATCH);
  }

  return {
    /**
     * Files that killed processes left on this machine. Another process may work beside them; no job lasts a
     * day.
     */
    async removeLeftovers(now = new Date()): Promise<void> {
      const before = new Date(now.getTime() - DAY_MS);
      await removeWorkFolders(before);
      await storage.removeBroken(before);
    },

    /**
     * Removes what has run out: prices, idempotency keys, payment events, orders that nobody placed, hours of networks,
     * turns of killed processes, segments that nothing used for 30 days, audios that nobody needs, where the
     * installation wants that, entries that were deleted 30 days ago, accounts and deliveries of webhooks as old,
     * archives of 7 days, and files that no row names. Tells webhooks of accounts that end soon. Makes one row of each
     * day's figures. Marks files from before the mark of AI: last, because it encodes. A part that fails stops no other,
     * and is reported at the end.
     */
    async run(now = new Date()): Promise<void> {
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const parts: (() => unknown)[] = [
        () => db.delete(quotes).where(lt(quotes.expiresAt, ago(0))),
        () =>
          db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(IDEMPOTENCY_HOURS * HOUR_MS))),
        () => db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(EVENT_DAYS * DAY_MS))),
        () => db.delete(orders).where(and(isNull(orders.placedAt), lt(orders.createdAt, ago(DAY_MS)))),
        () => db.delete(trialNetworks).where(lt(trialNetworks.hour, ago(HOUR_MS))),
        () => db.delete(requestLeases).where(lt(requestLeases.minute, ago(HOUR_MS))),
        () => db.delete(readingTurns).where(lt(readingTurns.until, sql`now() - interval '1 hour'`)),
        () => trash.emptyOlder(ago(TRASH_DAYS * DAY_MS)),
        () => files.sweepOlder(ago(LOOSE_MS)),
        () => oldAudioMonths && removeOldAudios({ db, files }, monthsBefore(now, oldAudioMonths)),
        () => removeUnusedSegments(ago(SEGMENT_RETENTION_DAYS * DAY_MS)),
        () => webhooks.removeOlder(ago(WEBHOOK_DELIVERY_DAYS * DAY_MS)),
        () => webhooks.announceEnds(now),
        () => deletions.sweep(now),
        () => exports.sweep(now),
        () => condenseFigures(db),
        () => this.removeLeftovers(now),
        () => marks.markSome(),
      ];
      const failures: unknown[] = [];
      for (const part of parts) {
        try {
          await part();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, "a part of the housekeeping failed");
    },
  };
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
