import { expect, it } from "vitest";
import { expectedTime } from "./expected-time.ts";

it("expects a page to take longer for more elements and for more text", () => {
  expect(expectedTime("")).toBe(10);
  expect(expectedTime("<p>x</p>".repeat(100))).toBeCloseTo(50.16);
  expect(expectedTime("あ".repeat(1_000_000))).toBeCloseTo(210);
});
