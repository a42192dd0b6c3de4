import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spawnEntry } from "#test/child";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { toneSpeech } from "#test/tone-speech";
import { taskHandlers } from "./tasks.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const SENTENCES = Array.from({ length: 12 }, (_, i) => `This is sentence number ${i} of the text.`);

it("an audio whose worker was killed in the middle is completed by another, once, and charged once", async () => {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001", SENTENCES.join(" "));
  const { id } = await domain.audios.generate(viewer, entry.id);
  const { held } = await domain.credits.balance(viewer);
  expect(held).toBeGreaterThan(0);

  const child = spawnEntry("domain-worker", [domain.url, domain.folder, 5]);
  await until("some sentences", async () => (await spoken()).length === 5, 30);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await domain.queues.get(viewer, id)).status).toBe("running");

  const later: string[] = [];
  const speech = toneSpeech(({ text }) => void later.push(text));
  const successor = await domainOver(domain, { speech, concurrency: 1 });
  await successor.jobs.work(taskHandlers(successor));
  const ended = async () => {
    const queue = await domain.queues.get(viewer, id);
    return queue.status !== "running" && queue;
  };
  expect(await until("the end", ended, 45)).toMatchObject({ status: "completed", attempt: 2 });
  await successor.close();

  const revisions = await domain.revisions.list(viewer, entry.id);
  expect(revisions).toHaveLength(1);
  const audio = revisions[0]!.audio!;
  expect(audio.cues.map(({ text }) => text)).toEqual(SENTENCES);
  expect(later.length).toBeLessThan(SENTENCES.length);
  const stored = await readdir(join(domain.folder, audio.filePath, ".."));
  expect(stored.filter((name) => name.endsWith(".wav"))).toHaveLength(1);

  const balance = await domain.credits.balance(viewer);
  expect(balance.held).toBe(0);
  expect(balance.totalSpent).toBeLessThanOrEqual(held);
  expect(balance.balance).toBe(100 - balance.totalSpent);
  const { items } = await domain.credits.ledger(viewer);
  expect(items.filter(({ kind }) => kind === "hold")).toHaveLength(1);
  expect(items.filter(({ kind }) => kind === "capture")).toHaveLength(1);
}, 120_000);

async function spoken() {
  const lines = await readFile(join(domain.folder, "spoken.txt"), "utf8").catch(() => "");
  return lines.split("\n").filter(Boolean);
}
