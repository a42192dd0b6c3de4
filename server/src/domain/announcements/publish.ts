import { and, isNull, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { announcements } from "#db/schema/index";

/** By the clock and not by the transaction's beginning: it may have waited for its turn. */
const isDue = and(isNull(announcements.id), lte(announcements.publishAt, sql`clock_timestamp()`));

/** One at a time: a lower id must never appear after somebody has read past it. */
export const takeTurn = (tx: Transaction) =>
  tx.execute(sql`lock table ${announcements} in share row exclusive mode`);

/** Gives the next ids to what is due, in the order of the times. The caller has taken its turn. */
export const numberDue = (tx: Transaction) =>
  tx.execute(sql`
    update announcements set id = published.highest + due.place
    from (select coalesce(max(id), 0) as highest from announcements) as published,
      (select draft_id, row_number() over (order by publish_at, draft_id) as place
        from announcements where ${isDue}) as due
    where announcements.draft_id = due.draft_id`);

/**
 * Publishes what is due. Every reader calls it first, so an announcement appears on its minute without a
 * timer.
 */
export async function publishDue(db: Database): Promise<void> {
  if ((await db.$count(announcements, isDue)) === 0) return;
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await numberDue(tx);
  });
}
