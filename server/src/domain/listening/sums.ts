import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { listening } from "#db/schema/index";
import type { CountedKind } from "./beacon.ts";

const FLUSH_MS = 1_000;
/** Sums that wait for their second; what comes beyond them is not counted. */
const MOST_WAITING = 5_000;

export interface CountedEvent {
  entryId: string;
  revisionId: string;
  host: string;
  kind: CountedKind;
}

const JAPANESE_DAY = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Tokyo" });
export const japaneseDay = (moment: Date) => JAPANESE_DAY.format(moment);

/** Sums that are written together, once a second at most. */
export function listeningSums(db: Database, onError: (error: unknown) => void) {
  let waiting = new Map<string, typeof listening.$inferInsert>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  function flush() {
    timer = null;
    const rows = [...waiting.values()];
    waiting = new Map();
    if (rows.length === 0) return;
    writing = db
      .insert(listening)
      .values(rows)
      .onConflictDoUpdate({
        target: [listening.entryId, listening.day, listening.revisionId, listening.host, listening.kind],
        set: { count: sql`${listening.count} + excluded.count` },
      })
      // An entry that was deleted meanwhile takes the sums of this second with it.
      .catch(onError);
  }

  return {
    add({ entryId, revisionId, host, kind }: CountedEvent, count: number, now = new Date()) {
      const day = japaneseDay(now);
      const key = [entryId, day, revisionId, host, kind].join("\n");
      const row = waiting.get(key);
      if (row) row.count += count;
      else if (waiting.size < MOST_WAITING) waiting.set(key, { entryId, day, revisionId, host, kind, count });
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },

    /** Writes what waits. */
    async close() {
      if (timer) clearTimeout(timer);
      flush();
      await writing;
    },
  };
}
