import { afterEach, expect, it, vi } from "vitest";
import type { Attempt } from "#domain/queues/attempt";
import type { Page } from "#kernel/page";
import { pageInTurn } from "./page-in-turn.ts";

afterEach(() => void vi.useRealTimers());

it("reports again and again while a job's page waits, so that a cancelled job hears of it, and leaves the line then", async () => {
  vi.useFakeTimers();
  const cancelled = new AbortController();
  const reports: string[] = [];
  const attempt = {
    queue: { userId: "u", entryId: "e" },
    signal: cancelled.signal,
    report: (stage: string) => void reports.push(stage),
  } as unknown as Attempt;
  const pages = {
    ensure: (
      userId: string,
      entryId: string,
      { version, signal }: { version: unknown; signal: AbortSignal },
    ) =>
      new Promise<Page>((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error(`${userId} ${entryId} ${version} left`)));
      }),
  };
  const read = pageInTurn(attempt, pages, 3).catch((error: Error) => error.message);
  expect(reports).toEqual(["reading"]);
  vi.advanceTimersByTime(6_000);
  expect(reports).toEqual(["reading", "reading", "reading"]);
  cancelled.abort();
  expect(await read).toBe("u e 3 left");
  vi.advanceTimersByTime(60_000);
  expect(reports).toHaveLength(3);
});
