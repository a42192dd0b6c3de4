import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { listening, revisions } from "#db/schema/index";
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

/** A revision that was removed meanwhile costs its own sums only. */
const addition = (rows: readonly (typeof listening.$inferInsert)[]) => sql`
  insert into ${listening} (entry_id, day, revision_id, host, kind, count)
  select ${revisions.entryId}, told.day, ${revisions.id}, told.host, told.kind, told.count
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as told ("revisionId" uuid, day date, host text, kind text, count bigint)
  join ${revisions} on ${revisions.id} = told."revisionId"
  on conflict (entry_id, day, revision_id, host, kind)
    do update set count = ${listening.count} + excluded.count`;

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
    writing = db.execute(addition(rows)).catch(onError);
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
