import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { readingTurns } from "#db/schema/index";

/** A process that ends has its running tasks end in this time, or with it. */
const LAST_MS = 10_000;

interface Joined {
  id: number;
  /** Turns of the user that stand before it, running ones among them. */
  ahead: number;
}

const inMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000})`;
const { id, userId: user, until } = readingTurns;

/** Turns as the database keeps them for all processes, each for as long as its lease. Times are the database's. */
export function turnRows(db: Database, leaseMs: number) {
  const isLive = gt(until, sql`now()`);

  return {
    /**
     * Stands at the end of the user's line; null where `most` stand there already. The lock is kept until the row can
     * be seen, so that whoever sees a number sees all lower ones of the user, too.
     */
    join: (userId: string, most: number): Promise<Joined | null> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`);
        const ahead = await tx.$count(readingTurns, and(eq(user, userId), isLive));
        if (ahead >= most) return null;
        const rows = await tx
          .insert(readingTurns)
          .values({ userId, until: inMs(leaseMs) })
          .returning({ id });
        return { id: (rows[0] as { id: number }).id, ahead };
      }),

    /** Which place in the line of its user each of these has; those whose row has run out or is gone have none. */
    async places(turns: readonly { id: number; userId: string }[]): Promise<Map<number, number>> {
      const place = sql`row_number() over (partition by ${user} order by ${id})`.mapWith(Number);
      const userIds = [...new Set(turns.map(({ userId }) => userId))];
      const line = db
        .select({ id, place: place.as("place") })
        .from(readingTurns)
        .where(and(inArray(user, userIds), isLive))
        .as("line");
      const ids = turns.map((turn) => turn.id);
      const rows = await db.select().from(line).where(inArray(line.id, ids));
      return new Map(rows.map((row) => [row.id, row.place]));
    },

    /**
     * A row that ran out while its process was frozen counts again if its task runs. A waiting row has lost its place
     * by then, as others may have begun. A row that goes with its erased user is left alone.
     */
    async renew(running: number[], waiting: number[]): Promise<void> {
      const held = db
        .select({ id })
        .from(readingTurns)
        .where(and(inArray(id, [...running, ...waiting]), or(isLive, inArray(id, running))))
        .orderBy(asc(id))
        .for("update", { skipLocked: true });
      await db
        .update(readingTurns)
        .set({ until: inMs(leaseMs) })
        .where(inArray(id, held));
    },

    async leave(ids: number[]): Promise<void> {
      await db.delete(readingTurns).where(inArray(id, ids));
    },

    /** Has rows run out soon. */
    async cut(ids: number[]): Promise<void> {
      await db
        .update(readingTurns)
        .set({ until: sql`least(${until}, ${inMs(LAST_MS)})` })
        .where(inArray(id, ids));
    },
  };
}
