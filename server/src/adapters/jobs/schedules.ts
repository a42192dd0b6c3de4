import { createHash } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { JobContext, JobHandler, Schedule } from "#ports/jobs";

/** How late a scheduled task may begin. */
const POLL_SECONDS = 2;

/** Works on what is due by the clock: one run for all processes together. */
export async function workSchedules(
  boss: PgBoss,
  handlers: Record<string, JobHandler>,
  schedules: Record<string, Schedule>,
): Promise<void> {
  for (const [task, { cron, atStart }] of Object.entries(schedules)) {
    await boss.createQueue(task, { retryLimit: 0 });
    await boss.schedule(task, cron);
    await boss.work(task, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (job) await handlers[task]?.run({}, ofSchedule(job.signal));
    });
    if (atStart) await boss.send(task);
  }
}

/** A run by the clock does not come again: the next one does what this one left. */
const ofSchedule = (signal: AbortSignal): JobContext => ({
  signal,
  holds: async () => true,
  handBack: async () => {},
});

/** One more run at a moment; its id stands for that moment, so asking again changes nothing. */
export async function runAt(boss: PgBoss, task: string, moment: Date): Promise<void> {
  const hash = createHash("sha256").update(`${task}\n${moment.toISOString()}`).digest("hex");
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
  await boss.send(task, null, { id, startAfter: moment });
}
