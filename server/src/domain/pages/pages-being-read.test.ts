import { describe, expect, it } from "vitest";
import { type BeingRead, pagesBeingRead } from "./pages-being-read.ts";

const going = (used: number, rested = 0) => ({ used, rested, isPaused: false });

const large: BeingRead = {
  owner: "a",
  lane: "normal",
  expected: 200,
  isOverdue: false,
  reading: going(50),
};
const small: BeingRead = { ...large, owner: "b", expected: 60 };
const dear: BeingRead = { ...small, reading: going(350) };

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
    ["beside one that takes longer than expected", large, { ...small, reading: going(290) }],
    ["beside one that has used less than six tenths", { ...large, reading: going(600) }, dear],
    ["when it has used far more than was expected", { ...large, expected: 60, reading: going(150) }, small],
    ["for the last time", { ...large, reading: going(50, 1_999) }, small],
    [
      "although its turn was overdue, once it has used 0.3 s",
      { ...large, isOverdue: true, reading: going(301) },
      small,
    ],
  ])("rests %s", (_, one, other) => {
    expect(restsBeside(one, other)).toBe(true);
  });

  it.each<[string, BeingRead, BeingRead]>([
    ["beside one of its own user", large, { ...small, owner: "a" }],
    ["beside one that costs as much", large, { ...large, owner: "b" }],
    ["beside a cheaper one in the slow lane", large, { ...small, lane: "slow" }],
    ["beside one that was small and has used more", large, { ...small, reading: going(301) }],
    ["beside one that has used more than six tenths", { ...large, reading: going(580) }, dear],
    ["beside one that rests", large, { ...small, reading: { ...going(50), isPaused: true } }],
    ["when it has rested for two seconds", { ...large, reading: going(50, 2_000) }, small],
    ["when its turn was overdue", { ...large, isOverdue: true }, small],
  ])("goes on %s", (_, one, other) => {
    expect(restsBeside(one, other)).toBe(false);
  });

  it.each([
    [60, 200, 100, 50],
    [60, 150, 75, 0],
    [30, 80, 45, 10],
  ])("of %i ms that has used %i rests beside one of %i ms that has used %i, which goes on", (...times) => {
    const [expected, used, itsExpected, itsUsed] = times;
    const one = { ...large, expected, reading: going(used) };
    const other = { ...small, expected: itsExpected, reading: going(itsUsed) };
    const pages = pagesBeingRead(1);
    for (const page of [one, other]) pages.begin(page);
    one.reading.isPaused = pages.rests(one);
    expect(one.reading.isPaused).toBe(true);
    expect(pages.rests(other)).toBe(false);
  });

  it.each([
    ["of the same size", 0, 0, 0],
    ["of which one has used 20 ms", 20, 0, 0],
    ["of which one has used 900 ms", 900, 0, 1],
  ])("is stopped %s beside another that takes 1 s no more than once", (_, ofOne, ofOther, expected) => {
    const pages = pagesBeingRead(1);
    const both = [
      { ...large, expected: 300, reading: going(ofOne) },
      { ...small, expected: 300, reading: going(ofOther) },
    ];
    for (const page of both) pages.begin(page);
    let stops = 0;
    for (let ticks = 0; ticks < 300; ticks++)
      for (const page of both) {
        const { reading } = page;
        if (!reading.isPaused) reading.used += 10;
        if (reading.used >= 1_000) pages.end(page);
        const rests = pages.rests(page);
        if (rests && !reading.isPaused) stops++;
        reading.isPaused = rests;
      }
    expect(stops).toBe(expected);
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
