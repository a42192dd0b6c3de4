import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { socketLeases } from "#db/schema/index";

/** After a process has died, its sockets count for so long. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** Sockets that closed are told together. */
const TELL_MS = 500;

interface Needs {
  db: Database;
  onError: (error: unknown) => void;
}

/**
 * Counts a user's open sockets over all web processes: each tells how many it has, by a lease that it renews.
 * `enter` answers null for one too many, else the function to call when the socket has closed.
 */
export function socketLimit({ db, onError }: Needs, most: number) {
  const process = randomUUID();
  const open = new Map<string, number>();
  const changed = new Set<string>();
  let latest = 0;
  let telling: NodeJS.Timeout | null = null;

  function leave(userId: string): void {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
    changed.add(userId);
    telling ??= setTimeout(() => void tellAll(), TELL_MS).unref();
  }

  /** Each lease ends later than the one before: if two overtake each other on the way, the older one changes nothing. */
  async function tell(userIds: string[]): Promise<void> {
    latest = Math.max(latest + 1, Date.now() + LEASE_MS);
    const until = new Date(latest);
    await db
      .insert(socketLeases)
      .values(userIds.map((userId) => ({ process, userId, open: open.get(userId) ?? 0, until })))
      .onConflictDoUpdate({
        target: [socketLeases.userId, socketLeases.process],
        set: { open: sql`excluded.open`, until: sql`excluded.until` },
        setWhere: lt(socketLeases.until, sql`excluded.until`),
      });
  }

  async function tellAll(): Promise<void> {
    telling = null;
    const users = [...changed];
    changed.clear();
    if (users.length === 0) return;
    await tell(users).catch(onError);
  }

  async function renew(): Promise<void> {
    if (open.size > 0) await tell([...open.keys()]);
    await db.delete(socketLeases).where(lt(socketLeases.until, new Date()));
  }
  const renewing = setInterval(() => void renew().catch(onError), RENEW_MS).unref();

  /** Tells this process's count before asking for the others', so that of two at once one sees the other. */
  async function othersOf(userId: string): Promise<number> {
    await tell([userId]);
    const [row] = await db
      .select({ open: sql`coalesce(sum(${socketLeases.open}), 0)`.mapWith(Number) })
      .from(socketLeases)
      .where(
        and(
          eq(socketLeases.userId, userId),
          ne(socketLeases.process, process),
          gt(socketLeases.until, new Date()),
        ),
      );
    return row?.open ?? 0;
  }

  return {
    async enter(userId: string): Promise<(() => void) | null> {
      const count = (open.get(userId) ?? 0) + 1;
      if (count > most) return null;
      open.set(userId, count);
      const others = await othersOf(userId).catch((error: unknown) => {
        leave(userId);
        throw error;
      });
      if (others + count > most) {
        leave(userId);
        return null;
      }
      let entered = true;
      return () => {
        if (entered) leave(userId);
        entered = false;
      };
    },

    async close(): Promise<void> {
      clearInterval(renewing);
      if (telling) clearTimeout(telling);
      await db.delete(socketLeases).where(eq(socketLeases.process, process)).catch(onError);
    },
  };
}
