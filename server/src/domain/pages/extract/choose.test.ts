import { expect, it } from "vitest";
import { likeliest, spokenUnits, weighedDoubts } from "./choose.ts";

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

it("trusts doubtful blocks less than they were judged, and those of a page that sells less still", () => {
  const rounded = (sells: boolean) =>
    weighedDoubts([0, 0.2, 0.5, 0.9, 1], sells).map((one) => Number(one.toFixed(2)));
  expect(rounded(false)).toEqual([0, 0.16, 0.44, 0.88, 1]);
  expect(rounded(true)).toEqual([0, 0.11, 0.44, 0.93, 1]);
});

it("takes nothing of a page without blocks", () => {
  expect(likeliest([], [])).toEqual([]);
});
