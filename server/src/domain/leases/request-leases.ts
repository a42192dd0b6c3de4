import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/client";
import { requestLeases } from "#db/schema/index";

const MINUTE_MS = 60_000;
const REMEMBERED_CALLERS = 20_000;
const PARTS = 20;

interface Needs {
  db: Database;
  now?: (() => number) | undefined;
  /** A process leases such a part of a minute's requests at a time, and answers as many before it leases any. */
  parts?: number;
}

/** The caller by whom a user's previews are counted. */
export const previewsOf = (userId: string) => `previews:${userId}`;

interface Minute {
  number: number;
  used: number;
  /** Requests that this process may answer. */
  granted: number;
  /** The count that it has told the others. */
  leased: number;
  /** The others' count when it last asked. */
  others: number;
  isFull: boolean;
  asking: Promise<void> | null;
}

export interface RateState {
  isAllowed: boolean;
  remaining: number;
  /** Until the count begins anew. */
  seconds: number;
}

/**
 * Counts the requests of each minute of a user, or of an API key, over all web processes. A process leases them in
 * parts and ahead of need, so that a request waits for the database only where its caller comes close to the limit.
 * All processes together may answer one part each too many. While the database is away, each holds the limit by
 * itself.
 */
export function requestRate(
  { db, now = () => Date.now(), parts = PARTS }: Needs,
  perMinute: number,
): (caller: string) => Promise<RateState> {
  const part = Math.max(1, Math.floor(perMinute / parts));
  const minutes = new LRUCache<string, Minute>({ max: REMEMBERED_CALLERS });

  function minuteOf(caller: string): Minute {
    const number = Math.floor(now() / MINUTE_MS);
    const known = minutes.get(caller);
    if (known?.number === number) return known;
    const fresh = { number, used: 0, granted: part, leased: 0, others: 0, isFull: false, asking: null };
    minutes.set(caller, fresh);
    return fresh;
  }

  async function lease(caller: string, minute: Minute): Promise<void> {
    // The first lease tells of the part that was answered without one, too.
    const wanted = minute.granted + part - minute.leased;
    const total = await tell(caller, new Date(minute.number * MINUTE_MS), wanted);
    const tooMany = Math.max(0, total - perMinute);
    minute.leased += wanted;
    minute.others = total - minute.leased;
    minute.granted += Math.max(0, part - tooMany);
    minute.isFull = tooMany > 0;
  }

  async function tell(caller: string, minute: Date, wanted: number): Promise<number> {
    const [row] = await db
      .insert(requestLeases)
      .values({ userId: caller, minute, leased: wanted })
      .onConflictDoUpdate({
        target: requestLeases.userId,
        set: {
          minute: sql`excluded.minute`,
          leased: sql`case when ${requestLeases.minute} = excluded.minute then ${requestLeases.leased} else 0 end + excluded.leased`,
        },
      })
      .returning({ leased: requestLeases.leased });
    return row?.leased ?? wanted;
  }

  function ask(caller: string, minute: Minute): Promise<void> {
    minute.asking ??= lease(caller, minute)
      .catch(() => {
        minute.granted = Math.min(perMinute, minute.granted + part);
      })
      .finally(() => {
        minute.asking = null;
      });
    return minute.asking;
  }

  return async (caller) => {
    const minute = minuteOf(caller);
    const seconds = Math.ceil(((minute.number + 1) * MINUTE_MS - now()) / 1_000);
    while (minute.used >= minute.granted && !minute.isFull && minute.granted < perMinute)
      await ask(caller, minute);
    const isAllowed = minute.used < minute.granted;
    if (isAllowed) minute.used += 1;
    if (!minute.isFull && minute.granted - minute.used < part / 2) void ask(caller, minute);
    const remaining = isAllowed ? Math.max(0, perMinute - minute.others - minute.used) : 0;
    return { isAllowed, remaining, seconds: Math.max(1, seconds) };
  };
}
