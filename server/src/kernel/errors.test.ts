import { expect, it } from "vitest";
import { AppError, errors } from "./errors.ts";

it("says which failures another try may mend [8.7] [8.8]", () => {
  const retryable = Object.entries(errors).filter(([, row]) => row.retryable);
  expect(retryable.map(([code]) => code)).toEqual([
    "TOO_MANY_REQUESTS",
    "SERVER_ERROR",
    "SERVICE_UNAVAILABLE",
  ]);
});

it("asks to wait where that helps, not where a failure of ours may stay [8.7] [8.8]", () => {
  const waits = ["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "SERVER_ERROR", "CONFLICT"] as const;
  expect(waits.map((code) => new AppError(code).retryAfter)).toEqual([5, 5, undefined, undefined]);
  expect(new AppError("TOO_MANY_REQUESTS", { retryAfter: 9 }).retryAfter).toBe(9);
});
