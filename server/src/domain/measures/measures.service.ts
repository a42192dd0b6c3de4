import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

/** Longer ago says nothing about how things are now. */
const WINDOW_MINUTES = 15;
/** Frequent requests get a cached answer, so that monitoring does not become the load. */
const FRESH_MS = 5_000;

/** Measurements over all processes, taken from the shared database. */
export interface ServiceMeasures {
  active: { type: string; status: string; jobs: number; oldestSeconds: number }[];
  /** Figures of the last 15 minutes. */
  ended: { type: string; status: string; jobs: number; median: number; p95: number }[];
  /** Jobs that failed in the last 15 minutes, without those that their user cancelled. */
  failures: { type: string; reason: string; jobs: number }[];
  connections: { application: string; state: string; connections: number }[];
  credits: { balance: number; held: number; earned: number; spent: number };
}

export function measuresService({ db }: { db: Database }) {
  let last: { at: number; measures: Promise<ServiceMeasures> } | null = null;

  async function read(): Promise<ServiceMeasures> {
    const [active, ended, failures, connections, [credits]] = await Promise.all([
      db.execute<ServiceMeasures["active"][number]>(sql`
        select queue_type as type, status, count(*)::int as jobs,
          extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
        from queues where status in ('queued', 'running') group by 1, 2`),
      db.execute<ServiceMeasures["ended"][number]>(sql`
        select queue_type as type, status, count(*)::int as jobs,
          percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at))::float8 as median,
          percentile_cont(0.95) within group (order by extract(epoch from finished_at - created_at))::float8 as p95
        from queues where finished_at > now() - make_interval(mins => ${WINDOW_MINUTES}) group by 1, 2`),
      db.execute<ServiceMeasures["failures"][number]>(sql`
        select queue_type as type, coalesce(error_code, 'SERVER_ERROR') as reason, count(*)::int as jobs
        from queues
        where finished_at > now() - make_interval(mins => ${WINDOW_MINUTES})
          and status = 'failed' and error_code is distinct from 'CANCELLED' group by 1, 2`),
      db.execute<ServiceMeasures["connections"][number]>(sql`
        select application_name as application, coalesce(state, 'unknown') as state, count(*)::int as connections
        from pg_stat_activity
        where datname = current_database() and application_name like 'yomikoe%' group by 1, 2`),
      db.execute<ServiceMeasures["credits"]>(sql`
        select coalesce(sum(balance), 0)::float8 as balance, coalesce(sum(held), 0)::float8 as held,
          coalesce(sum(total_earned), 0)::float8 as earned, coalesce(sum(total_spent), 0)::float8 as spent
        from users`),
    ]);
    if (!credits) throw new Error("the sums of credits have no row");
    return {
      active: [...active],
      ended: [...ended],
      failures: [...failures],
      connections: [...connections],
      credits,
    };
  }

  return {
    /** At most every few seconds anew; simultaneous askers share one reading. */
    read(now = Date.now()): Promise<ServiceMeasures> {
      if (!last || now - last.at > FRESH_MS) last = { at: now, measures: read() };
      return last.measures;
    },
  };
}
