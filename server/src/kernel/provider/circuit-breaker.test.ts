import { expect, it } from "vitest";
import { circuitBreaker } from "./circuit-breaker.ts";

it("rests after failures in a row, lets one try, and is open to all after a success", () => {
  let time = 0;
  const breaker = circuitBreaker({ failures: 2, restMs: 1_000, now: () => time });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.wait()).toBe(0);
  breaker.failed();
  expect(breaker.wait()).toBe(1_000);
  time = 1_000;
  expect(breaker.wait()).toBe(0);
  expect(breaker.wait()).toBe(1_000);
  breaker.failed();
  time = 1_999;
  expect(breaker.wait()).toBe(1);
  time = 2_000;
  expect(breaker.wait()).toBe(0);
  breaker.succeeded();
  expect([breaker.wait(), breaker.wait()]).toEqual([0, 0]);
});
