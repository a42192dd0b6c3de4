import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { requireAdmin } from "./gate.ts";

/** One day by a clock in Japan, or everything up to now. */
export interface Figures {
  /** Accounts that were made. */
  users: number;
  /** Of the audios that exist now. */
  audioMinutes: number;
  /** Granted, bought and adjusted. */
  creditsIssued: number;
  creditsSpent: number;
  jobsCompleted: number;
  /** Without those that their users cancelled. */
  jobsFailed: number;
}

export interface DayFigures extends Figures {
  /** YYYY-MM-DD. */
  date: string;
}

const Days = z.number().int().min(1).max(366).default(30);
const ZONE = sql.raw("'Asia/Tokyo'");
const day = (column: string) => sql`(${sql.raw(column)} at time zone ${ZONE})::date`;

export function adminFigures({ db }: { db: Database }) {
  return {
    async read(viewer: Viewer, given?: number | null) {
      await requireAdmin(db, viewer);
      const days = validate(Days, given ?? undefined, "days");
      const [total, series] = await Promise.all([totals(), perDay(days)]);
      return { total, days: series };
    },
  };

  async function totals(): Promise<Figures> {
    const [row] = await db.execute<Figures & Record<string, unknown>>(sql`
      select users.*, audios.*, jobs.*
      from (select count(*)::float8 as "users", coalesce(sum(total_earned), 0)::float8 as "creditsIssued",
          coalesce(sum(total_spent), 0)::float8 as "creditsSpent" from users) as users,
        (select coalesce(sum(duration), 0) / 60 as "audioMinutes" from audios) as audios,
        (select count(*) filter (where status = 'completed')::float8 as "jobsCompleted",
          count(*) filter (where status = 'failed' and error_code <> 'CANCELLED')::float8 as "jobsFailed"
          from queues where finished_at is not null) as jobs`);
    if (!row) throw new Error("the figures have no row");
    return row;
  }

  /** Every one of the last days, the empty ones too, oldest first. */
  async function perDay(days: number): Promise<DayFigures[]> {
    const rows = await db.execute<DayFigures & Record<string, unknown>>(sql`
      with bounds as (
        select (now() at time zone ${ZONE})::date - (${days}::int - 1) as first,
          ((now() at time zone ${ZONE})::date - (${days}::int - 1))::timestamp at time zone ${ZONE} as since),
      new_users as (
        select ${day("created_at")} as date, count(*)::float8 as n
        from users where created_at >= (select since from bounds) group by 1),
      made as (
        select ${day("created_at")} as date, sum(duration) / 60 as minutes
        from audios where created_at >= (select since from bounds) group by 1),
      moved as (
        select ${day("created_at")} as date,
          sum(case 'issued' when debit then amount when credit then -amount else 0 end)::float8 as issued,
          sum(case when credit = 'spent' then amount else 0 end)::float8 as spent
        from ledger where created_at >= (select since from bounds) group by 1),
      ended as (
        select ${day("finished_at")} as date,
          count(*) filter (where status = 'completed')::float8 as completed,
          count(*) filter (where status = 'failed' and error_code <> 'CANCELLED')::float8 as failed
        from queues where finished_at >= (select since from bounds) group by 1)
      select (first + step)::text as date, coalesce(n, 0) as users, coalesce(minutes, 0) as "audioMinutes",
        coalesce(issued, 0) as "creditsIssued", coalesce(spent, 0) as "creditsSpent",
        coalesce(completed, 0) as "jobsCompleted", coalesce(failed, 0) as "jobsFailed"
      from bounds cross join generate_series(0, ${days}::int - 1) as step
        left join new_users on new_users.date = first + step
        left join made on made.date = first + step
        left join moved on moved.date = first + step
        left join ended on ended.date = first + step
      order by step`);
    return [...rows];
  }
}
