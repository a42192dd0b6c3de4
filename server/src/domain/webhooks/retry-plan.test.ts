import { expect, it } from "vitest";
import { nextAttempt } from "./retry-plan.ts";

const secondsAfter = (attempts: number, retryAfter: number | null = null, random = 0.5) => {
  const next = nextAttempt(attempts, retryAfter, 0, () => random);
  return next && next.getTime() / 1_000;
};

it("waits longer with each attempt, and ends after the tenth", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => secondsAfter(attempts));
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

it("spreads attempts that failed together by a tenth", () => {
  expect([secondsAfter(2, null, 0), secondsAfter(2, null, 1)]).toEqual([270, 330]);
});

it("waits as long as a receiver asks, up to a day", () => {
  expect([secondsAfter(1, 60), secondsAfter(3, 60), secondsAfter(1, 9_999_999)]).toEqual([60, 1_800, 86_400]);
});
