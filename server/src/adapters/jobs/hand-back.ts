import { sql } from "drizzle-orm";
import type { SqlExecutor } from "#kernel/sql";
import { QUEUE } from "./boss.ts";

export interface Claimed {
  id: string;
  /** Names the attempt: what belongs to a later one is left alone. */
  retryCount: number;
}

/**
 * Hands a claimed job back to any free worker. The attempt does not count: the limit rises with the count,
 * because resetting the count would let this attempt's late end settle the next one.
 */
export async function handBack(executor: SqlExecutor, { id, retryCount }: Claimed): Promise<void> {
  await executor.execute(sql`
    update pgboss.job
    set state = 'retry', heartbeat_on = null, retry_limit = retry_limit + 1
    where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount}`);
}
