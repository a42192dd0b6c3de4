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

/** Whether the attempt is still the one that the job is given to. The lock keeps it so until the transaction ends. */
export async function isHeld(executor: SqlExecutor, { id, retryCount }: Claimed): Promise<boolean> {
  const rows = await executor.execute(sql`
    select from pgboss.job
    where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount}
    for share`);
  return rows.length > 0;
}

/** Lets the next attempts wait for 2 to 4 s, then 4 to 8, then 8 to 16: what is full or gone may be mended meanwhile. */
export async function retryLater(executor: SqlExecutor, { id, retryCount }: Claimed): Promise<void> {
  await executor.execute(sql`
    update pgboss.job
    set retry_delay = 2, retry_backoff = true
    where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount}`);
}
