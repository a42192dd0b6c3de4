import { expect, it, vi } from "vitest";
import { expectedTime } from "./expected-time.ts";

it("expects a page to take longer for more elements and for more text", () => {
  expect(expectedTime("", 300)).toBe(10);
  expect(expectedTime("<p>x</p>".repeat(100), 300)).toBeCloseTo(50.16);
  expect(expectedTime("あ".repeat(1_000_000), 300)).toBeCloseTo(210);
});

it("looks no further once a page takes the most that matters", () => {
  const looks = vi.spyOn(String.prototype, "indexOf");
  const expected = [expectedTime("<".repeat(100_000), 300), expectedTime("<".repeat(5_000_000), 300)];
  const times = looks.mock.calls.length;
  looks.mockRestore();
  expect(expected).toEqual([300, 300]);
  expect(times).toBeLessThan(1_500);
});
