import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { SqlExecutor } from "#kernel/sql";
import { QUEUE } from "./boss.ts";

/** While jobs run here or wait. */
const BUSY_LOOK_MS = 1_000;
const IDLE_LOOK_MS = 5_000;

interface Needs {
  boss: PgBoss;
  db: SqlExecutor;
  isBusy: () => boolean;
  onError: (error: unknown) => void;
}

/**
 * Wakes workers of this process for jobs that no NOTIFY tells of: those that waited for their group's
 * limit, were handed back, or lost their process. One question to the database stands for all workers,
 * which would otherwise ask by themselves every second.
 */
export function watchWaitingJobs({ boss, db, isBusy, onError }: Needs) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function isAnyWaiting() {
    const [row] = await db.execute<{ waiting: boolean }>(sql`
      select exists (
        select from pgboss.job where name = ${QUEUE} and state in ('created', 'retry') and start_after <= now()
      ) as waiting`);
    return row?.waiting === true;
  }

  const wake = (isWanted: (jobs: number) => boolean) => {
    for (const { id, name, count } of boss.getWipData())
      if (name === QUEUE && isWanted(count)) boss.notifyWorker(id);
  };

  async function look() {
    const waiting = await isAnyWaiting().catch(onError);
    if (waiting) wake((jobs) => jobs === 0);
    lookIn(waiting || isBusy() ? BUSY_LOOK_MS : IDLE_LOOK_MS);
  }
  function lookIn(ms: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, ms);
  }
  lookIn(BUSY_LOOK_MS);

  return {
    /** A job begins or ends: its worker looks for the next one at once when it is done. */
    stir() {
      wake((jobs) => jobs > 0);
      lookIn(BUSY_LOOK_MS);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
