import { expect, it } from "vitest";
import { likeliest, spokenUnits } from "./choose.ts";
import { logOdds } from "./trees.ts";

it("counts words, and of Japanese its letters", () => {
  expect(spokenUnits("The lamp, 40 W")).toBe(4);
  expect(spokenUnits("港の夜 40W")).toBe(5);
});

it("takes sure blocks and leaves doubtful ones, where it is sure of most of the text", () => {
  expect(likeliest([0.98, 0.97, 0.3, 0.05], [100, 100, 20, 50])).toEqual([true, true, false, false]);
});

it("takes a doubtful block where the whole page is in doubt", () => {
  expect(likeliest([0.35, 0.3, 0.05], [100, 100, 100])).toEqual([true, true, false]);
});

it("takes nothing of a page without blocks", () => {
  expect(likeliest([], [])).toEqual([]);
});

it("follows a row of features down to the leaf of each tree", () => {
  // Feature 1 up to 0.5 adds 2, beyond it feature 0 decides.
  const tree = [1, 0.5, 2, -1, 2, 0, 0, 10, 4, -1, -1, 0, -1, 3, 0];
  const odds = (row: number[]) => logOdds({ base: 0.25, trees: [tree] }, row);
  expect([odds([0, 0.5]), odds([10, 0.6]), odds([11, 0.6])]).toEqual([2.25, -0.75, 3.25]);
});
