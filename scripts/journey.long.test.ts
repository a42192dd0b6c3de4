import { readdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUEUE_CHANGED } from "./convert/operations.ts";
import { newStudio } from "./convert/studio.ts";
import { buildServer, buildVoice } from "./lib/builds.ts";
import { until } from "./lib/processes.ts";
import { type Stack, startStack } from "./lib/stack.ts";

let stack: Stack;
let sql: postgres.Sql;
beforeAll(async () => {
  await Promise.all([buildServer(), buildVoice()]);
  stack = await startStack("journey");
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

interface Job {
  id: string;
  status: string;
  done: number;
  total: number;
  attempt: number;
  startedAt: Date;
  finishedAt: Date;
}

const jobs = (ids: string[]) =>
  sql<Job[]>`select id, status, done, total, attempt, started_at as "startedAt",
    finished_at as "finishedAt" from queues where id = any(${ids}::uuid[])`;

async function completed(ids: string[]) {
  const have = async () =>
    (await jobs(ids)).every(({ status }) => status !== "queued" && status !== "running");
  expect(await until(have, 90_000, 100)).toBe(true);
  const ended = await jobs(ids);
  expect(ended.map(({ status }) => status)).toEqual(ids.map(() => "completed"));
  return ended;
}

/** Postings of jobs: each is held once and captured once, and the surplus is released. */
async function expectChargedOnce(ids: string[]) {
  const rows = await sql<{ kind: string; count: number; amount: number }[]>`
    select kind, count(*)::int as count, sum(amount)::int as amount
    from ledger where queue_id = any(${ids}::uuid[]) group by kind`;
  const booked = (kind: string) => rows.find((row) => row.kind === kind) ?? { count: 0, amount: 0 };
  expect(booked("hold").count).toBe(ids.length);
  expect(booked("capture").count).toBe(ids.length);
  expect(booked("capture").amount + booked("release").amount).toBe(booked("hold").amount);
  const held = await sql`select 1 from users where held > 0`;
  expect(held).toHaveLength(0);
}

/** The finished files of a user, without the segments that they were joined from. */
const filesOf = (uid: string) =>
  readdirSync(join(stack.dataDir, "storage"), { recursive: true, encoding: "utf8" }).filter(
    (path) => path.includes(uid) && path.endsWith(".wav") && !path.includes("segments"),
  );

const SENTENCES = Array.from({ length: 60 }, (_, n) => `これは、長い台本の${n + 1}番目の文です。`);

it("a server killed in the middle of an audio is followed by one that completes it, once", async () => {
  const server = await stack.serve();
  const user = await newStudio(stack, server.address);
  const entry = await user.addPage(stack.pages.url("article-sjis"));
  await completed([await user.orderScript(entry)]);
  await user.rewrite(entry, SENTENCES.join("\n"));

  const audio = await user.orderAudio(entry);
  const isMidWay = async () => ((await jobs([audio]))[0]?.done ?? 0) >= 10;
  expect(await until(isMidWay, 60_000, 10)).toBe(true);
  process.kill(server.pid, "SIGKILL");
  await server.ended;
  const [killed] = await jobs([audio]);
  expect(killed).toMatchObject({ status: "running", attempt: 1, total: SENTENCES.length });
  expect(killed?.done).toBeLessThan(SENTENCES.length);
  expect(filesOf(user.uid)).toEqual([]);

  const next = await stack.serve();
  expect(await completed([audio])).toMatchObject([{ attempt: 2 }]);
  const rows = await sql`select segments_made, segments_reused from audios where user_id = ${user.uid}`;
  expect(rows).toHaveLength(1);
  const [{ segments_made: made, segments_reused: reused } = {}] = rows;
  expect(made + reused).toBe(SENTENCES.length);
  expect(reused).toBeGreaterThanOrEqual(killed?.done ?? 0);
  expect(filesOf(user.uid)).toHaveLength(1);
  await expectChargedOnce([audio]);
  await user.api.close();
  await next.stop();
}, 180_000);

describe("two web and three worker processes on one database", () => {
  it("do each job once, side by side, and tell of it everywhere", async () => {
    const serve = (role: string) => stack.serve({ ROLE: role, WORKER_CONCURRENCY: "1" });
    const [one, two] = await Promise.all(["web", "web", "worker", "worker", "worker"].map(serve));
    const users = await Promise.all(Array.from({ length: 4 }, () => newStudio(stack, one?.address ?? "")));
    const done = new Set<string>();
    const elsewhere = users.map((user) => user.at(two?.address ?? ""));
    const listening = elsewhere.map(async (api) => {
      type Change = { queueChanged: { queue: { id: string; status: string } | null } };
      for await (const { queueChanged } of api.subscribe<Change>(QUEUE_CHANGED)) {
        if (queueChanged.queue?.status === "completed") done.add(queueChanged.queue.id);
      }
    });

    const entries = await Promise.all(users.map((user) => user.addPage(stack.pages.url("article-sjis"))));
    const order = (what: "orderScript" | "orderAudio") =>
      Promise.all(users.map((user, n) => user[what](entries[n] ?? "")));
    const scripts = await order("orderScript");
    await completed(scripts);
    await Promise.all(
      users.map((user, n) => user.rewrite(entries[n] ?? "", SENTENCES.slice(0, 40).join("\n"))),
    );
    const audios = await order("orderAudio");
    const spoken = await completed(audios);

    const all = [...scripts, ...audios];
    expect((await jobs(all)).map(({ attempt }) => attempt)).toEqual(all.map(() => 1));
    await expectChargedOnce(all);
    for (const { uid } of users) expect(filesOf(uid)).toHaveLength(1);
    // Each worker does one job at a time: what overlaps was done by several.
    const overlap = Math.max(
      ...spoken.map(
        ({ startedAt }) =>
          spoken.filter((job) => job.startedAt <= startedAt && startedAt < job.finishedAt).length,
      ),
    );
    expect(overlap).toBeGreaterThanOrEqual(2);
    expect(overlap).toBeLessThanOrEqual(3);
    expect(await until(() => all.every((id) => done.has(id)), 5_000)).toBe(true);
    await Promise.all([...elsewhere, ...users.map(({ api }) => api)].map((api) => api.close()));
    await Promise.allSettled(listening);
  }, 180_000);
});
