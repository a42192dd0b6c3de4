import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { compileRestricted } from "../../../voice/compile-restricted.ts";
import { NICE, type PageProcess, startPageProcess } from "./page-process.ts";
import { StoppableReading } from "./stoppable-reading.ts";

const entry = { url: new URL("../../test/pages/obedient-process.mjs", import.meta.url), execArgv: [] };
const launcher = await compileRestricted();
const [process, unbound] = [launcher, null].map((launcher) =>
  startPageProcess({ entry, heapMb: 256, launcher }, NICE.normal),
) as [PageProcess, PageProcess];
afterAll(() => {
  for (const { child } of [process, unbound]) child.kill("SIGKILL");
});

const url = "https://pages.example/";
const begin = (html: string, by = process) =>
  StoppableReading.begin<{ length: number }>(by, { html, url }, 8_000);
const isStopped = () => / T /.test(readFileSync(`/proc/${process.child.pid}/stat`, "utf8"));

it.runIf(launcher)("rests as long as it is to, and tells how long that was", async () => {
  const reading = await begin("work 50");
  let wasStopped = false;
  const outcome = await reading.advance(
    () => false,
    () => {
      wasStopped ||= isStopped();
      return !wasStopped || reading.rested < 100;
    },
  );
  expect(wasStopped).toBe(true);
  expect(reading.rested).toBeGreaterThanOrEqual(100);
  expect(outcome).toMatchObject({ answer: { length: 7 } });
});

it("is not stopped where its process would stay so without its server", async () => {
  const reading = await begin("work 20", unbound);
  expect(reading.pause()).toBe(false);
  expect(reading.isPaused).toBe(false);
  expect(await reading.advance(() => false)).toMatchObject({ answer: { length: 7 } });
});

it("lets its process go on where the answer was on its way when it was stopped", async () => {
  const reading = await begin("one");
  let hasRested = false;
  const outcome = await reading.advance(
    () => false,
    () => {
      if (hasRested) return false;
      // The answer waits to be heard meanwhile.
      for (const begun = performance.now(); performance.now() - begun < 200; );
      hasRested = true;
      return true;
    },
  );
  expect(outcome).toMatchObject({ answer: { length: 3 } });
  expect(await (await begin("three")).advance(() => false)).toMatchObject({ answer: { length: 5 } });
});

it("has used a quarter of the clock's time where the system tells no processor time", async () => {
  const child = Object.assign(new EventEmitter(), { connected: true, send: () => true });
  const unmeasured = { child, loaded: Promise.resolve() } as unknown as PageProcess;
  const reading = await begin("work 50", unmeasured);
  const begun = performance.now();
  let used = 0;
  const outcome = await reading.advance((now) => {
    used = now;
    return performance.now() - begun > 100;
  });
  expect(outcome).toBe("yielded");
  expect(used).toBeGreaterThan(20);
  expect(used).toBeLessThanOrEqual((performance.now() - begun) / 4);
});
