import { describe, expect, it } from "vitest";
import { type BeingRead, pagesBeingRead } from "./pages-being-read.ts";

const large: BeingRead = {
  owner: "a",
  lane: "normal",
  expected: 200,
  isOverdue: false,
  reading: { used: 50, rested: 0 },
};
const small: BeingRead = { ...large, owner: "b", expected: 60 };

function restsBeside(one: BeingRead, other: BeingRead, toSpare = 1): boolean {
  const pages = pagesBeingRead(toSpare);
  for (const page of [one, other]) pages.begin(page);
  return pages.rests(one);
}

describe("a page that is read", () => {
  it.each<[string, BeingRead, BeingRead]>([
    ["beside a cheaper one of another user", large, small],
    ["in the slow lane", { ...large, lane: "slow" }, small],
    ["beside one whose process is being loaded", large, { ...small, reading: null }],
    ["beside one that takes longer than expected", large, { ...small, reading: { used: 290, rested: 0 } }],
    [
      "when it has used far more than was expected",
      { ...large, expected: 60, reading: { used: 150, rested: 0 } },
      small,
    ],
    ["for the last time", { ...large, reading: { used: 50, rested: 1_999 } }, small],
    [
      "although its turn was overdue, once it has used 0.3 s",
      { ...large, isOverdue: true, reading: { used: 301, rested: 0 } },
      small,
    ],
  ])("rests %s", (_, one, other) => {
    expect(restsBeside(one, other)).toBe(true);
  });

  it.each<[string, BeingRead, BeingRead]>([
    ["beside one of its own user", large, { ...small, owner: "a" }],
    ["beside one that costs as much", large, { ...large, owner: "b" }],
    ["beside a cheaper one in the slow lane", large, { ...small, lane: "slow" }],
    ["beside one that was small and has used more", large, { ...small, reading: { used: 301, rested: 0 } }],
    ["when it has rested for two seconds", { ...large, reading: { used: 50, rested: 2_000 } }, small],
    ["when its turn was overdue", { ...large, isOverdue: true }, small],
  ])("goes on %s", (_, one, other) => {
    expect(restsBeside(one, other)).toBe(false);
  });

  it("goes on where there is a processor for each", () => {
    expect(restsBeside(large, small, 2)).toBe(false);
  });

  it("goes on when the cheaper one has ended", () => {
    const pages = pagesBeingRead(1);
    for (const page of [large, small, { ...large, owner: "c" }]) pages.begin(page);
    expect(pages.rests(large)).toBe(true);
    pages.end(small);
    expect(pages.rests(large)).toBe(false);
    expect(pages.hasNormal()).toBe(true);
  });
});
