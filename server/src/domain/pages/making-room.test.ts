import { expect, it } from "vitest";
import { makesRoom } from "./making-room.ts";

it.each([
  ["10 ms less than it may take", { expected: 100, used: 0 }, 89, true],
  ["hardly less", { expected: 100, used: 0 }, 90, false],
  ["less than six tenths of what it has used", { expected: 50, used: 200 }, 119, true],
  ["more than these", { expected: 50, used: 200 }, 120, false],
])("makes room for a page that costs %s", (_, page, cost, expected) => {
  expect(makesRoom({ ...page, isOverdue: false }, [{ cost }])).toBe(expected);
});

it("lets a page that has waited too long use 0.3 s first", () => {
  const large = { expected: 290, isOverdue: true };
  expect(makesRoom({ ...large, used: 300 }, [{ cost: 10 }])).toBe(false);
  expect(makesRoom({ ...large, used: 301 }, [{ cost: 10 }])).toBe(true);
});

it("makes room for a cheap page that stands behind one that has waited too long", () => {
  const large = { expected: 300, used: 0, isOverdue: false };
  expect(makesRoom(large, [{ cost: 290 }])).toBe(false);
  expect(makesRoom(large, [{ cost: 290 }, { cost: 10 }])).toBe(true);
});

it("makes room for whoever waits once it has used 0.3 s, whatever theirs cost", () => {
  const long = { expected: 10, used: 301, isOverdue: false };
  expect(makesRoom(long, [{ cost: 8_000 }])).toBe(true);
  expect(makesRoom({ ...long, used: 300 }, [{ cost: 8_000 }])).toBe(false);
});

it("makes room for nobody where nobody waits", () => {
  expect(makesRoom({ expected: 300, used: 8_000, isOverdue: false }, [])).toBe(false);
});
