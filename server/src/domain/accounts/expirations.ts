import { and, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { users } from "#db/schema/index";
import type { Events } from "#ports/events";
import type { Jobs } from "#ports/jobs";

/** The task that ends accounts; it asks for its own next run by this name. */
export const EXPIRE_ACCOUNTS = "expire_accounts";

/** Longer than a schedule by the minute can be late. */
const AHEAD_MS = 5 * 60_000;

interface Needs {
  db: Database;
  events: Events;
  jobs: Pick<Jobs, "at">;
}

export type ExpirationsService = ReturnType<typeof expirationsService>;

/**
 * Whether an account has expired is worked out whenever it asks for something. This tells the ones
 * that ask for nothing, because a window of theirs stands open.
 */
export function expirationsService({ db, events, jobs }: Needs) {
  const ends = users.accountExpiresAt;
  const untold = and(isNotNull(ends), sql`${users.endTold} is distinct from ${ends}`);

  return {
    /** Tells everybody whose account has ended, once for each end, and comes back for the next ends. */
    async run(now = new Date()): Promise<void> {
      await db.transaction(async (tx) => {
        const ended = await tx
          .update(users)
          .set({ endTold: ends })
          .where(and(untold, lte(ends, now)))
          .returning({ userId: users.id });
        for (const { userId } of ended) await events.publish(tx, { kind: "account", userId });
      });
      const until = new Date(now.getTime() + AHEAD_MS);
      const next = await db
        .selectDistinct({ second: sql`ceil(extract(epoch from ${ends}))`.mapWith(Number) })
        .from(users)
        .where(and(untold, gt(ends, now), lte(ends, until)));
      for (const { second } of next) await jobs.at(EXPIRE_ACCOUNTS, new Date(second * 1_000));
    },
  };
}
