import { expect, it } from "vitest";
import { definedFirst } from "./defined-first.ts";
import { definerOf } from "./definition.ts";

it("tells what the thing is before all else, with what goes on from there [7.3]", () => {
  const goesOn = (index: number) => index === 6;
  expect(definedFirst([1, 2, 5, 6, 8], (index) => index === 5, goesOn)).toEqual([5, 6, 1, 2, 8]);
  expect(definedFirst([1, 2, 5], (index) => index === 1, goesOn)).toEqual([1, 2, 5]);
  expect(definedFirst([1, 2, 5], () => false, goesOn)).toEqual([1, 2, 5]);
  // In the midst of its paragraph it goes on from what leads up to it.
  expect(definedFirst([1, 5, 6, 8], (index) => index === 6, goesOn)).toEqual([1, 5, 6, 8]);
});

it("knows what a page says of its thing by whatever noun [7.3]", () => {
  const defines = definerOf("水車の手紙", "ja");
  expect(defines("本書は、石臼を直す人を十三篇に書いたノンフィクションです。")).toBe(true);
  expect(defines("本書は、去年の秋に書かれました。")).toBe(false);
});
