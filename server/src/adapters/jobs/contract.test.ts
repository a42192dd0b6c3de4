import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { requestIds } from "#kernel/log/request-id";
import type { JobContext, JobHandler, Jobs } from "#ports/jobs";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { pgBossJobs } from "./pg-boss.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let sender: Jobs;
const failures: unknown[] = [];
const started: Jobs[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  sender = await worker(0);
});
afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.close();
});

async function worker(concurrency: number, handlers?: Record<string, JobHandler>) {
  const { url, db } = database;
  const jobs = await pgBossJobs({ url, db, concurrency, onError: (error) => failures.push(error) });
  started.push(jobs);
  if (handlers) {
    // A test that fails leaves no worker that takes the jobs of the next; what it holds ends by itself.
    onTestFinished(() => void jobs.stop());
    await jobs.work(handlers);
  }
  return jobs;
}

const send = (task: string, note: string, group = note, groupLimit = 1) =>
  database.db.transaction((tx) => sender.enqueue(tx, { task, data: { note }, group, groupLimit }));

/** Jobs that last until they are told to end. */
function held() {
  const begun: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const hold: JobHandler = {
    async run({ note }) {
      begun.push(String(note));
      await promise;
    },
  };
  return { hold, begun, end };
}

async function attemptsLeft(id: string) {
  const [row] = await database.sql`select retry_limit - retry_count as left from pgboss.job where id = ${id}`;
  return Number(row?.left);
}

describe("jobs", () => {
  it("exist exactly if the transaction that sent them commits", async () => {
    const ran: unknown[] = [];
    const jobs = await worker(1, { tell: { run: async ({ note }) => void ran.push(note) } });
    const lost = database.db.transaction(async (tx) => {
      await sender.enqueue(tx, { task: "tell", data: { note: "lost" }, group: "g", groupLimit: 1 });
      throw new Error("rolled back");
    });
    await expect(lost).rejects.toThrow("rolled back");
    await send("tell", "kept");
    await until("the job", () => ran.length > 0);
    expect(ran).toEqual(["kept"]);
    await jobs.stop();
  });

  it("are not run when they were cancelled before", async () => {
    const id = await send("tell", "cancelled");
    await database.db.transaction((tx) => sender.cancel(tx, id));
    await send("tell", "after");
    const ran: unknown[] = [];
    const jobs = await worker(1, { tell: { run: async ({ note }) => void ran.push(note) } });
    await until("the later job", () => ran.includes("after"));
    expect(ran).toEqual(["after"]);
    await jobs.stop();
  });

  it("of one group run at most as many at a time as the group may, over all processes", async () => {
    const running = new Map<string, number>();
    const most = new Map<string, number>();
    let ended = 0;
    const count: JobHandler = {
      async run({ note }) {
        const group = String(note);
        const now = (running.get(group) ?? 0) + 1;
        running.set(group, now);
        most.set(group, Math.max(now, most.get(group) ?? 0));
        await new Promise((resolve) => setTimeout(resolve, 150));
        // On a busy machine the next one may be claimed late: one of several waits until it has had company.
        if (group === "monthly") await until("another of the group", () => (most.get(group) ?? 0) > 1, 20);
        running.set(group, (running.get(group) ?? 0) - 1);
        ended++;
      },
    };
    // One group after the other, because concurrent claims get jobs of the same group.
    for (let i = 0; i < 4; i++) await send("count", "trial", "trial", 1);
    for (let i = 0; i < 4; i++) await send("count", "monthly", "monthly", 3);
    const workers = await Promise.all([worker(4, { count }), worker(4, { count })]);
    await until("all jobs", () => ended === 8, 30);
    expect(most.get("trial")).toBe(1);
    expect(most.get("monthly")).toBeGreaterThan(1);
    expect(most.get("monthly")).toBeLessThanOrEqual(3);
    await Promise.all(workers.map((jobs) => jobs.stop()));
  }, 40_000);

  it("of a group that has many leave places for the others", async () => {
    const { hold, begun, end } = held();
    // Sent before anybody works: first come, first served would give every place to the first group.
    for (let i = 0; i < 6; i++) await send("hold", "many", "many", 4);
    await send("hold", "one", "one", 1);
    const jobs = await worker(4, { hold });
    await until("the other group's job", () => begun.includes("one"));
    expect(begun.filter((note) => note === "many").length).toBeLessThan(4);
    end();
    await until("the rest", () => begun.length === 7, 30);
    await jobs.stop();
  }, 40_000);

  it("of one group have more than one place of a process that nobody else needs", async () => {
    const { hold, begun, end } = held();
    for (let i = 0; i < 3; i++) await send("hold", "alone", "alone", 3);
    const jobs = await worker(8, { hold });
    await until("all three at a time", () => begun.length === 3, 30);
    expect(begun).toEqual(["alone", "alone", "alone"]);
    end();
    await jobs.stop();
  }, 40_000);

  it("of one group follow each other at once in a process that is otherwise idle", async () => {
    const times: number[] = [];
    const jobs = await worker(4, { tick: { run: async () => void times.push(Date.now()) } });
    for (let i = 0; i < 4; i++) await send("tick", "in a row", "in a row", 1);
    await until("all four", () => times.length === 4, 20);
    // One look a second, and a worker that has just ended one: at the next poll of a worker they would be half a minute apart.
    expect((times[3] ?? 0) - (times[0] ?? 0)).toBeLessThan(6_000);
    await jobs.stop();
  });

  it("are handed back by a process that stops, and the attempt is not counted", async () => {
    let begun = 0;
    const wait: JobHandler = {
      run: (_data, { signal }) =>
        new Promise((_resolve, reject) => {
          begun++;
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    };
    const id = await send("wait", "handed back");
    const before = await attemptsLeft(id);
    const first = await worker(1, { wait });
    await until("the first attempt", () => begun === 1);
    const from = Date.now();
    await first.stop();
    expect(Date.now() - from).toBeLessThan(10_000);

    let finished = 0;
    const second = await worker(1, { wait: { run: async () => void finished++ } });
    await until("the second attempt", () => finished === 1);
    expect(await attemptsLeft(id)).toBe(before);
    await second.stop();
  }, 40_000);

  it("know that they were given to another worker, and cannot be handed back by the former one", async () => {
    const contexts: JobContext[] = [];
    const { promise, resolve: end } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    const wait: JobHandler = {
      async run(_, context) {
        contexts.push(context);
        await promise;
      },
    };
    const jobs = await worker(2, { wait });
    const id = await send("wait", "taken over");
    await until("the first run", () => contexts.length === 1);
    expect(await contexts[0]!.holds(database.db)).toBe(true);
    // As supervision leaves a job whose worker was not heard of for too long.
    await database.sql`update pgboss.job set state = 'retry', heartbeat_on = null where id = ${id}`;
    await until("the second run", () => contexts.length === 2, 30);
    expect(await Promise.all(contexts.map(({ holds }) => holds(database.db)))).toEqual([false, true]);
    await contexts[0]!.handBack();
    expect(await contexts[1]!.holds(database.db)).toBe(true);
    const before = await attemptsLeft(id);
    await contexts[1]!.handBack();
    expect(await contexts[1]!.holds(database.db)).toBe(false);
    end();
    await until("the third run", () => contexts.length === 3, 30);
    expect(await attemptsLeft(id)).toBe(before);
    await jobs.stop();
  }, 60_000);

  it("are given up, and their owner told, once every attempt failed", async () => {
    let attempts = 0;
    const given: unknown[] = [];
    const jobs = await worker(1, {
      fail: {
        run: async () => {
          attempts++;
          throw new Error("on purpose");
        },
        exhausted: async ({ note }) => void given.push(note),
      },
    });
    await send("fail", "doomed");
    await until("the end", () => given.length > 0, 30);
    expect(given).toEqual(["doomed"]);
    expect(attempts).toBe(4);
    // A worker that dies while it gives a job up is noticed as soon as one that dies at work.
    const queues =
      await database.sql`select name, heartbeat_seconds from pgboss.queue where name like 'work%'`;
    expect(new Map(queues.map(({ name, heartbeat_seconds }) => [name, heartbeat_seconds]))).toEqual(
      new Map([
        ["work", 15],
        ["work-exhausted", 15],
      ]),
    );
    await jobs.stop();
  }, 40_000);

  it("keep the id of the request that ordered them, for what they do and order themselves", async () => {
    const seen: unknown[] = [];
    const jobs = await worker(1, { look: { run: async () => void seen.push(requestIds.getStore()) } });
    await requestIds.run("request-1", () => send("look", "id"));
    await until("the job", () => seen.length > 0);
    expect(seen).toEqual(["request-1"]);
    await jobs.stop();
  });
});
