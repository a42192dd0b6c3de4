import { expect, it } from "vitest";
import { letterPairs } from "./letter-pairs.ts";

it("has each two characters that stand side by side", () => {
  expect(letterPairs("水車小屋")).toEqual(["水車", "車小", "小屋"]);
  expect(letterPairs("a")).toEqual([]);
  expect(letterPairs("")).toEqual([]);
});
