import { sql } from "drizzle-orm";
import type { SqlDatabase } from "#kernel/sql";
import { QUEUE } from "./boss.ts";
import { type Claimed, handBack } from "./hand-back.ts";

/**
 * Holds a group to its limit exactly. pg-boss counts a group's active jobs when it claims, and two
 * workers that claim at the same moment do not see each other; here they do, one after the other.
 */
export function admit(db: SqlDatabase, job: Claimed, group: string, limit: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${group}, 1))`);
    const [row] = await tx.execute<{ others: number }>(sql`
      select count(*)::int as others from pgboss.job
      where name = ${QUEUE} and state = 'active' and group_id = ${group} and id <> ${job.id}`);
    if ((row?.others ?? 0) < limit) return true;
    await handBack(tx, job);
    return false;
  });
}
