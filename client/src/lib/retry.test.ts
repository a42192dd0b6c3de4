import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "./errors";
import { withRetries } from "./retry";

beforeEach(() => void vi.useFakeTimers());

const failing = (error: unknown) => vi.fn(async (): Promise<string> => Promise.reject(error));
const away = new AppError("NETWORK_ERROR");

it("repeats a read three times, after 1 s, 2 s and 4 s [9.2]", async () => {
  const read = failing(away);
  const result = withRetries(read).catch((error: unknown) => error);
  for (const [wait, times] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(read).toHaveBeenCalledTimes(times);
  }
  expect(await result).toBe(away);
});

it("waits 30 s at most [9.2]", async () => {
  const read = failing(away);
  void withRetries(read, { retries: 7 }).catch(() => {});
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 16_000);
  expect(read).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(read).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(7);
});

it("answers with the attempt that worked [9.2]", async () => {
  const read = failing(away).mockRejectedValueOnce(away).mockResolvedValueOnce("read");
  const result = withRetries(read);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toBe("read");
});

it.each([new AppError("FORBIDDEN"), new AppError("NOT_FOUND"), new Error("a mistake of ours")])(
  "repeats nothing after %s",
  async (error) => {
    const read = failing(error);
    await expect(withRetries(read)).rejects.toBe(error);
    expect(read).toHaveBeenCalledTimes(1);
  },
);

it("asks no more when nobody waits for it any longer", async () => {
  const read = failing(away);
  const leaving = new AbortController();
  const result = withRetries(read, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  expect(await result).toBe(away);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});
