import { afterAll, expect, it, onTestFinished } from "vitest";
import { workerEntry } from "#kernel/work/worker-entry";
import { pageProcesses } from "./page-processes.ts";

const entry = workerEntry(import.meta.url, "../../test/pages/obedient-process");
const processes = pageProcesses<{ length: number; pid: number }>({ entry, concurrency: 1, timeoutMs: 800 });
afterAll(() => processes.close());
const ask = (html: string, owner: string) => processes.ask({ html, url: "https://pages.example/" }, owner);

it("keeps a process for the next page", async () => {
  const [first, second] = [await ask("one", "a"), await ask("three", "b")];
  expect(first).toMatchObject({ length: 3 });
  expect(second).toMatchObject({ length: 5, pid: first?.pid });
});

it("keeps processes ready that have read a page before", async () => {
  const warmUp = { html: "warm", url: "https://pages.example/" };
  const ready = pageProcesses<{ pages: number }>({ entry, concurrency: 1, warmUp });
  onTestFinished(() => ready.close());
  await ready.prepare();
  expect(await ready.ask({ html: "one", url: "https://pages.example/" })).toMatchObject({ pages: 2 });
});

it.each(["hang", "die"])("loses a page that makes its process %s, and that page only", async (html) => {
  const before = await ask("one", "c");
  expect(await ask(html, `user of ${html}`)).toBeNull();
  const after = await ask("one", "c");
  expect(after).toMatchObject({ length: 3 });
  expect(after?.pid).not.toBe(before?.pid);
});

it("replaces a process that a large page made grow", async () => {
  const large = await ask("x".repeat(1_000_000), "d");
  expect((await ask("one", "d"))?.pid).not.toBe(large?.pid);
});

it("reads a stranger's pages while four users' eight pages use up all their time, and starts no process for them", async () => {
  const crowded = pageProcesses<{ length: number; startedAt: number }>({
    entry,
    concurrency: 1,
    timeoutMs: 800,
  });
  onTestFinished(() => crowded.close());
  await crowded.prepare();
  const ask = (html: string, owner: string) => crowded.ask({ html, url: "https://pages.example/" }, owner);
  const attackedAt = Date.now();
  let ended = 0;
  const attack = ["a1", "a2", "a3", "a4"].flatMap((user) =>
    ["hang", "hang"].map(async (html) => {
      await ask(html, user);
      ended++;
    }),
  );
  const first = await ask("first", "stranger");
  expect(first).toMatchObject({ length: 5 });
  expect(first?.startedAt).toBeLessThan(attackedAt);
  expect(await ask("second", "stranger")).toMatchObject({ length: 6 });
  expect(ended).toBe(0);
  crowded.close();
  await Promise.all(attack);
}, 60_000);

it("goes on with pages that made room for others, in the processes that they had", async () => {
  // The slow lane comes after everything else on the machine: the clock may not end what it reads.
  const patient = pageProcesses<{ length: number; startedAt: number }>({ entry, concurrency: 1 });
  onTestFinished(() => patient.close());
  await patient.prepare();
  const askedAt = Date.now();
  const ask = (html: string, owner: string) => patient.ask({ html, url: "https://pages.example/" }, owner);
  const long = ["e", "f"].map((user) => ask("work 400", user));
  expect(await ask("short", "g")).toMatchObject({ length: 5 });
  for (const answer of await Promise.all(long)) {
    expect(answer).toMatchObject({ length: 8 });
    expect(answer?.startedAt).toBeLessThan(askedAt);
  }
}, 40_000);
