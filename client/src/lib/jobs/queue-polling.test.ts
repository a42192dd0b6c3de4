import { beforeEach, expect, it, vi } from "vitest";
import { startPolling } from "./queue-polling";

beforeEach(() => void vi.useFakeTimers());

const polling = (results: number[] = [], stillActive = () => true, ago = 0) => {
  const poll = vi.fn(async () => results.shift() ?? 0);
  const stop = startPolling({ poll, stillActive, lookedAt: Date.now() - ago });
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return poll.mock.calls.length;
  };
  return { poll, stop, after };
};

it("looks every 2 s [4.3] [9.1]", async () => {
  const { after } = polling();
  expect(await after(1_999)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await after(1_999)).toBe(1);
  expect(await after(1)).toBe(2);
});

it("counts from the last look, so that a line that comes and goes puts off none [4.3]", async () => {
  expect(await polling([], undefined, 1_500).after(500)).toBe(1);
  expect(await polling([], undefined, 60_000).after(0)).toBe(1);
});

it("looks again after 1 s when a job ended and others are still active [4.3] [9.1]", async () => {
  const { after } = polling([1]);
  await after(2_000);
  expect(await after(999)).toBe(1);
  expect(await after(1)).toBe(2);
  expect(await after(1_999)).toBe(2);
});

it("ends with the last active job [4.3]", async () => {
  const { after } = polling([1], () => false);
  await after(2_000);
  expect(await after(60_000)).toBe(1);
});

it("goes on after a look that failed [4.3]", async () => {
  const { poll, after } = polling();
  poll.mockRejectedValueOnce(new Error("offline"));
  await after(2_000);
  expect(await after(2_000)).toBe(2);
});

it("stops at once, also in the middle of a look [4.4]", async () => {
  const { stop, after } = polling();
  await after(2_000);
  stop();
  expect(await after(60_000)).toBe(1);
});
