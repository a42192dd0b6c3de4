import { expect, it } from "vitest";
import { bestRuns, type Choosable } from "./best-runs.ts";

const sentence = (worth: number, more: Partial<Choosable> = {}): Choosable => ({
  seconds: 5,
  worth,
  start: 1,
  end: 0,
  ...more,
});

it("takes the sentences that are worth most for their time [7.3]", () => {
  expect(
    bestRuns(
      [1, 9, 2, 8].map((worth) => sentence(worth)),
      10,
    ),
  ).toEqual([1, 3]);
});

it("takes neighbours where a further beginning costs more than it brings [7.3]", () => {
  expect(
    bestRuns(
      [1, 9, 7, 8].map((worth) => sentence(worth, { start: 3 })),
      10,
    ),
  ).toEqual([1, 2]);
});

it("begins with no sentence that goes on from one that is left out [7.3]", () => {
  expect(bestRuns([sentence(2), sentence(9, { start: 40 }), sentence(5)], 5)).toEqual([2]);
});

it("ends with no sentence that is half without the next [7.3]", () => {
  expect(bestRuns([sentence(9, { end: 12 }), sentence(4), sentence(3)], 5)).toEqual([1]);
  expect(bestRuns([sentence(9, { end: 12 }), sentence(4), sentence(3)], 10)).toEqual([0, 1]);
  expect(bestRuns([sentence(3), sentence(2), sentence(9, { end: 12 })], 5)).toEqual([0]);
});

it("fills the time, and never by more than a seventh too much [7.3]", () => {
  expect(
    bestRuns(
      Array.from({ length: 9 }, () => sentence(1)),
      30,
    ),
  ).toHaveLength(6);
  expect(bestRuns([sentence(50, { seconds: 12 }), sentence(1)], 6)).toEqual([1]);
});

it("takes none of none", () => {
  expect(bestRuns([], 30)).toEqual([]);
});

it("goes on over a gap only where that is worth its loss", () => {
  const torn = sentence(6, { start: 40, within: 40 });
  expect(bestRuns([sentence(6), torn, sentence(5)], 10)).toEqual([0, 2]);
  expect(bestRuns([sentence(6), sentence(6), sentence(5)], 10)).toEqual([0, 1]);
});
