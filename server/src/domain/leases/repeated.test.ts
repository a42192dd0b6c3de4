import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeated } from "./repeated.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to; all that began is counted. */
function slowWork() {
  const counts = { begun: 0, running: 0, most: 0 };
  let end: ((error?: Error) => void) | undefined;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      counts.begun += 1;
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      end = (error) => {
        counts.running -= 1;
        if (error) reject(error);
        else resolve();
      };
    });
  return { counts, work, end: (error?: Error) => end?.(error) };
}

it("begins anew so long after work has ended, however slow it is", async () => {
  const { counts, work, end } = slowWork();
  const looks = repeated(work, { everyMs: 400, isNeeded: () => true, onError: vi.fn() });
  looks.keepOn();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(counts).toEqual({ begun: 1, running: 1, most: 1 });
  end();
  await vi.advanceTimersByTimeAsync(399);
  expect(counts.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts).toEqual({ begun: 2, running: 1, most: 1 });
  looks.stop();
});

it("runs once more, not beside itself, where it is asked for while it runs", async () => {
  const { counts, work, end } = slowWork();
  const looks = repeated(work, { everyMs: 400, isNeeded: () => true, onError: vi.fn() });
  for (let time = 0; time < 3; time++) looks.now();
  expect(counts).toEqual({ begun: 1, running: 1, most: 1 });
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts).toEqual({ begun: 2, running: 1, most: 1 });
  end();
  await vi.advanceTimersByTimeAsync(399);
  expect(counts).toEqual({ begun: 2, running: 0, most: 1 });
  looks.stop();
});

it("tells the first of failures in a row, tries again less often, and tells the next row's first", async () => {
  const told: string[] = [];
  let tries = 0;
  let words: string | null = "gone";
  const looks = repeated(
    async () => {
      tries += 1;
      if (words) throw new Error(words);
    },
    { everyMs: 400, isNeeded: () => true, onError: (error) => told.push((error as Error).message) },
  );
  looks.now();
  await vi.advanceTimersByTimeAsync(59_999);
  looks.now();
  expect({ told, tries }).toEqual({ told: ["gone"], tries: 12 });
  words = null;
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(13);
  words = "gone again";
  await vi.advanceTimersByTimeAsync(400);
  expect({ told, tries }).toEqual({ told: ["gone", "gone again"], tries: 14 });
  looks.stop();
});

it("rests where nothing needs it, also if that comes while it waits for its time, and for good once it is stopped", async () => {
  let isNeeded = true;
  const work = vi.fn(async () => {});
  const looks = repeated(work, { everyMs: 400, isNeeded: () => isNeeded, onError: vi.fn() });
  looks.keepOn();
  await vi.advanceTimersByTimeAsync(400);
  expect(work).toHaveBeenCalledTimes(1);
  isNeeded = false;
  await vi.advanceTimersByTimeAsync(60_000);
  looks.keepOn();
  looks.now();
  expect(work).toHaveBeenCalledTimes(1);
  isNeeded = true;
  looks.keepOn();
  await vi.advanceTimersByTimeAsync(400);
  expect(work).toHaveBeenCalledTimes(2);
  looks.stop();
  looks.now();
  looks.keepOn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});
