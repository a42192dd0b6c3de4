import { afterAll, expect, it } from "vitest";
import { workerEntry } from "#kernel/work/worker-entry";
import { pageProcesses } from "./page-processes.ts";

const entry = workerEntry(import.meta.url, "../../test/pages/obedient-process");
// Long enough for a busy machine to start a process.
const processes = pageProcesses<{ length: number; pid: number }>({ entry, concurrency: 1, timeoutMs: 5_000 });
afterAll(() => processes.close());
const ask = (html: string) => processes.ask({ html, url: "https://pages.example/" });

it("keeps a process for the next page", async () => {
  const [first, second] = [await ask("one"), await ask("three")];
  expect(first).toMatchObject({ length: 3 });
  expect(second).toEqual({ length: 5, pid: first?.pid });
});

it.each(["hang", "die"])("loses a page that makes its process %s, and that page only", async (html) => {
  const before = await ask("one");
  expect(await ask(html)).toBeNull();
  const after = await ask("one");
  expect(after).toMatchObject({ length: 3 });
  expect(after?.pid).not.toBe(before?.pid);
});

it("replaces a process that a large page made grow", async () => {
  const large = await ask("x".repeat(1_000_000));
  expect((await ask("one"))?.pid).not.toBe(large?.pid);
});
