import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEntry } from "#test/child";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { pgBossJobs } from "./pg-boss.ts";

type Place = Pick<Awaited<ReturnType<typeof freshDatabase>>, "url" | "db">;

const workerOf = ({ url, db }: Place, concurrency: number) =>
  pgBossJobs({ url, db, concurrency, onError: () => {} });

describe("jobs", () => {
  it("are not asked for by every place of an idle process every second", async () => {
    const PLACES = 64;
    const SECONDS = 6;
    // The statistics of other processes arrive late: a database of its own has none.
    const quiet = await freshDatabase();
    onTestFinished(() => quiet.close());
    const jobs = await workerOf(quiet, PLACES);
    await jobs.work({ tell: { run: async () => {} } });
    const { sql } = quiet;
    const transactions = async () => {
      const [row] = await sql`
        select xact_commit + xact_rollback as ended from pg_stat_database where datname = current_database()`;
      return Number(row?.ended);
    };
    const before = await transactions();
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
    const asked = (await transactions()) - before;
    await jobs.stop();
    // However many places there are, supervision of the queues asks some 13 times every 5 s; what the start asked may be counted late.
    expect(asked).toBeLessThan((PLACES * SECONDS) / 2);
  });

  it("of a process that was killed run again well within a minute", async () => {
    const { tookMs, pids, killedPid } = await jobOfKilled();
    expect(tookMs).toBeLessThan(45_000);
    expect(pids).toEqual([killedPid, process.pid]);
  }, 90_000);
});

/** A process is killed at work, and this one waits for its job; in a database where nobody else takes it. */
async function jobOfKilled() {
  const own = await freshDatabase();
  const { sql } = own;
  const runs = () => sql<{ pid: number }[]>`select pid from runs`;
  await sql`create table runs (note text not null, pid int not null)`;
  const jobs = await workerOf(own, 1);
  try {
    await own.db.transaction((tx) =>
      jobs.enqueue(tx, { task: "record", data: { note: "killed" }, group: "killed", groupLimit: 1 }),
    );
    const child = startEntry("job-worker", [own.url]);
    await until("the child's attempt", async () => (await runs()).length === 1, 60).finally(() =>
      child.kill("SIGKILL"),
    );
    await once(child, "exit");

    const from = Date.now();
    await jobs.work({
      record: {
        run: async ({ note }) =>
          void (await sql`insert into runs (note, pid) values (${String(note)}, ${process.pid})`),
      },
    });
    await until("the second attempt", async () => (await runs()).length === 2, 45);
    const pids = (await runs()).map(({ pid }) => pid);
    return { tookMs: Date.now() - from, pids, killedPid: child.pid };
  } finally {
    await jobs.stop();
    await own.close();
  }
}
