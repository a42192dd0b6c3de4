import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer";
import { spawnEntry } from "#test/child";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { taskHandlers } from "./tasks.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const SENTENCES = Array.from({ length: 6 }, (_, i) => `This is sentence number ${i} of the text.`);

/** Where an attempt is when its process freezes: at its claim, inside a transaction, at work, at its end, told to nobody. */
const steps = ["claimed", "starting", "speaking", "completing", "completed"] as const;

async function order() {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001", SENTENCES.join(" "));
  const { id } = await domain.audios.generate(viewer, entry.id);
  return { viewer, entryId: entry.id, id };
}

const isFrozen = async ({ pid }: ChildProcess) =>
  /^State:\s+T/m.test(await readFile(join("/proc", String(pid), "status"), "utf8").catch(() => ""));

it("no job is stuck, charged twice or made twice by a worker that freezes at any step and wakes", async () => {
  const orders: { viewer: Viewer; entryId: string; id: string }[] = [];
  const children: ChildProcess[] = [];
  for (const step of steps) {
    orders.push(await order());
    const child = spawnEntry("frozen-worker", [domain.url, domain.folder, step], "ignore");
    children.push(child);
    await until(`the worker that freezes when ${step}`, () => isFrozen(child), 60);
  }
  const healthy = await domainOver(domain, { concurrency: 4 });
  await healthy.jobs.work(taskHandlers(healthy));
  const taken = () =>
    domain.sql`select 1 from pgboss.job where retry_count = 0 and state = 'active' and name = 'work'`;
  await until("the healthy worker to have all jobs", async () => (await taken()).length === 0, 90);
  for (const child of children) child.kill("SIGCONT");

  for (const { viewer, entryId, id } of orders) {
    const ended = async () => (await domain.queues.get(viewer, id)).finishedAt !== null;
    await until("the job's end", ended, 90);
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "completed", errorCode: null });
    const { held, totalSpent, balance } = await domain.credits.balance(viewer);
    expect([held, totalSpent + balance]).toEqual([0, 100]);
    // None, where all sentences were stored by the worker that froze.
    const { items } = await domain.credits.ledger(viewer);
    expect(items.filter(({ kind }) => kind === "capture").length).toBeLessThanOrEqual(1);
    const [revision] = await domain.revisions.list(viewer, entryId);
    expect(revision?.audio?.cues.map(({ text }) => text)).toEqual(SENTENCES);
  }
  expect(await domain.queues.active(orders[0]!.viewer)).toEqual([]);
  const left = await domain.sql`select state from pgboss.job where name = 'work' and state <> 'completed'`;
  expect(left).toEqual([]);
  await healthy.close();
}, 300_000);
