import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "#db/client";
import { dailyFigures } from "#db/schema/index";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { requireAdmin } from "./gate.ts";

/** One day by a clock in Japan, or everything up to now. */
export interface Figures {
  /** Accounts that were made. */
  users: number;
  /** Minutes of the audio that exists now. */
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

/** Sums of whole numbers are numerics to the database, which the driver would hand on as text. */
const total = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

const sums = {
  users: total(dailyFigures.users),
  audioMinutes: sql`coalesce(sum(${dailyFigures.audioSeconds}), 0) / 60`.mapWith(Number),
  creditsIssued: total(dailyFigures.creditsIssued),
  creditsSpent: total(dailyFigures.creditsSpent),
  jobsCompleted: total(dailyFigures.jobsCompleted),
  jobsFailed: total(dailyFigures.jobsFailed),
};

export function adminFigures({ db }: { db: Database }) {
  return {
    async read(viewer: Viewer, given?: number | null) {
      await requireAdmin(db, viewer);
      const days = validate(Days, given ?? undefined, "days");
      const [[all], series] = await Promise.all([db.select(sums).from(dailyFigures), perDay(days)]);
      if (!all) throw new Error("the figures have no row");
      return { total: all, days: series };
    },
  };

  /** Every one of the last days, the empty ones too, oldest first. */
  async function perDay(days: number): Promise<DayFigures[]> {
    const first = sql`(now() at time zone 'Asia/Tokyo')::date - (${days}::int - 1)`;
    const day = sql<string>`(${first} + step)::text`;
    return db
      .select({ date: day, ...sums })
      .from(sql`generate_series(0, ${days}::int - 1) as step`)
      .leftJoin(dailyFigures, sql`${dailyFigures.day} = ${first} + step`)
      .groupBy(sql`step`)
      .orderBy(sql`step`);
  }
}

/** Makes one row of each day's. Rows that are added meanwhile stay for the next time. */
export async function condenseFigures(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (delete from daily_figures returning *)
    insert into daily_figures
    select day, sum(users), sum(audio_seconds), sum(credits_issued), sum(credits_spent), sum(jobs_completed),
      sum(jobs_failed)
    from gone group by day`);
}
