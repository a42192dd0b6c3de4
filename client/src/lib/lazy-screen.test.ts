import { beforeEach, expect, it, vi } from "vitest";
import { lazyScreen, loadChunk } from "./lazy-screen";

beforeEach(() => void vi.useFakeTimers());

it("gives the chunk that arrives", async () => {
  await expect(loadChunk(async () => ({ Screen: 1 }))).resolves.toEqual({ Screen: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

it("names a chunk that fails to load ChunkLoadError, and keeps the cause [8.17]", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: "ChunkLoadError",
    cause,
  });
});

it("waits 120,000 ms for a chunk, and no longer [9.4] [8.17]", async () => {
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => {})).catch((error: Error) => outcome(error.name));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith("ChunkLoadError");
});

it("is waited for 500 ms before it is shown, and no longer", async () => {
  const [inTime, ended] = [vi.fn(), vi.fn()];
  const never = lazyScreen(() => new Promise<{ Screen: () => null }>(() => {}), "Screen");
  void never.preload().then(ended);
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  void lazyScreen(async () => ({ Screen: () => null }), "Screen")
    .preload()
    .then(inTime);
  await vi.advanceTimersByTimeAsync(0);
  expect(inTime).toHaveBeenCalledTimes(1);
});

it("is sent for once, ahead of being shown", async () => {
  const load = vi.fn(async () => ({ Screen: () => null }));
  const Screen = lazyScreen(load, "Screen");
  expect(load).not.toHaveBeenCalled();
  Screen.preload();
  Screen.preload();
  expect(load).toHaveBeenCalledTimes(1);
});
