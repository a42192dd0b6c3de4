import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { readingTurns } from "#db/schema/index";
import { AppError } from "#kernel/errors";

/** After a process has died, its turns count for so long; by the database's clock. */
const LEASE = sql`now() + interval '60 seconds'`;
const RENEW_MS = 20_000;
/** An end in another process is noticed so soon. */
const LOOK_MS = 400;
const RETRY_SECONDS = 10;

interface Needs {
  db: Database;
  onError: (error: unknown) => void;
}

interface Limits {
  atOnce: number;
  waiting: number;
}

interface Waiting {
  userId: string;
  begin: () => void;
}

/**
 * Runs at most `atOnce` tasks of a user over all processes, in the order in which they came. Up to `waiting` more take
 * their turn; the next is refused, unless it is patient.
 */
export function turnsOfUsers({ db, onError }: Needs, { atOnce, waiting }: Limits) {
  const own = new Set<number>();
  const waits = new Map<number, Waiting>();
  let renewing: NodeJS.Timeout | null = null;
  let looking: NodeJS.Timeout | null = null;

  const isLive = (userId: string) => and(eq(readingTurns.userId, userId), gt(readingTurns.until, sql`now()`));

  /** The lock is kept until the row is there, so that numbers are in the order in which rows can be seen. */
  async function join(userId: string): Promise<number> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`);
      const [row] = await tx
        .insert(readingTurns)
        .values({ userId, until: LEASE })
        .returning({ id: readingTurns.id });
      return (row as { id: number }).id;
    });
  }

  /** Lets those begin whose turn it is, and answers whose places in the line are sure. */
  async function look(userId: string): Promise<number[]> {
    const rows = await db
      .select({ id: readingTurns.id })
      .from(readingTurns)
      .where(isLive(userId))
      .orderBy(asc(readingTurns.id))
      .limit(atOnce + waiting);
    const ids = rows.map(({ id }) => id);
    for (const id of ids.slice(0, atOnce)) {
      waits.get(id)?.begin();
      waits.delete(id);
    }
    return ids;
  }

  async function lookForAll(): Promise<void> {
    for (const userId of new Set([...waits.values()].map((one) => one.userId))) await look(userId);
  }

  async function renew(): Promise<void> {
    if (own.size > 0)
      await db
        .update(readingTurns)
        .set({ until: LEASE })
        .where(inArray(readingTurns.id, [...own]));
  }

  /** Timers run while there is something to do. */
  function keepTime(): void {
    if (own.size > 0) renewing ??= setInterval(() => void renew().catch(onError), RENEW_MS).unref();
    else if (renewing) {
      clearInterval(renewing);
      renewing = null;
    }
    if (waits.size > 0) looking ??= setInterval(() => void lookForAll().catch(onError), LOOK_MS).unref();
    else if (looking) {
      clearInterval(looking);
      looking = null;
    }
  }

  async function leave(id: number, userId: string): Promise<void> {
    own.delete(id);
    waits.delete(id);
    await db.delete(readingTurns).where(eq(readingTurns.id, id));
    if ([...waits.values()].some((one) => one.userId === userId)) await look(userId);
  }

  return async <Result>(
    userId: string,
    task: () => Promise<Result>,
    { isPatient = false }: { isPatient?: boolean } = {},
  ): Promise<Result> => {
    const id = await join(userId);
    own.add(id);
    const turn = new Promise<void>((begin) => waits.set(id, { userId, begin }));
    try {
      const line = await look(userId);
      if (!line.includes(id) && !isPatient)
        throw new AppError("TOO_MANY_REQUESTS", { retryAfter: RETRY_SECONDS });
      keepTime();
      await turn;
      return await task();
    } finally {
      // The task is done; a row that cannot be removed runs out by itself.
      await leave(id, userId).catch(onError);
      keepTime();
    }
  };
}
