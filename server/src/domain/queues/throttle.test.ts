import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const told: { value: number; at: number }[] = [];
  const began = performance.now();
  const reports = throttle<number>(
    { most: 4, perMs: 1_000 },
    async (value) => void told.push({ value, at: performance.now() - began }),
    () => {},
  );
  return { told, reports };
}

it("tells the first ones at once, then no more than four in any second, and the last one always", async () => {
  const { told, reports } = counting();
  for (let step = 1; step <= 100; step++) {
    reports.push(step);
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.slice(0, 4).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  expect(told.at(-1)?.value).toBe(100);
  for (const [index, { at }] of told.entries()) {
    const fourth = told[index + 4];
    if (fourth) expect(fourth.at - at).toBeGreaterThanOrEqual(1_000);
  }
});

it("forgets what waits when it is stopped", async () => {
  const { told, reports } = counting();
  for (let step = 1; step <= 9; step++) reports.push(step);
  await reports.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
});
