import { expect, it } from "vitest";
import { rateGate } from "./rate-gate.ts";

it("lets everybody pass so often in a minute, and says when to come again", () => {
  let time = 1_000_000;
  const gate = rateGate({ max: 2, perMs: 60_000 }, () => time);
  gate("a");
  time += 20_000;
  gate("a");
  expect(() => gate("a")).toThrow(expect.objectContaining({ code: "TOO_MANY_REQUESTS", retryAfter: 40 }));
  gate("b");
  time += 40_000;
  gate("a");
  expect(() => gate("a")).toThrow(expect.objectContaining({ retryAfter: 20 }));
});
