import { and, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { announcements } from "#db/schema/index";

const isDue = and(isNull(announcements.id), lte(announcements.publishAt, sql`now()`));

/**
 * Publishes what is due: the next ids go out in the order of the times. Whoever reads calls it first,
 * so an announcement is there on its minute with nobody having to wake up for it.
 */
export async function publishDue(db: Database): Promise<void> {
  if ((await db.$count(announcements, isDue)) === 0) return;
  await db.transaction(async (tx) => {
    // One at a time: a lower id must never appear after somebody has read past it.
    await tx.execute(sql`lock table ${announcements} in share row exclusive mode`);
    await tx.execute(sql`
      update announcements set id = published.highest + due.place
      from (select coalesce(max(id), 0) as highest from announcements) as published,
        (select draft_id, row_number() over (order by publish_at, draft_id) as place
          from announcements where ${isDue}) as due
      where announcements.draft_id = due.draft_id`);
  });
}
