import { expect, it } from "vitest";
import { countCharacters, estimateSeconds } from "./estimate";

it("counts what is seen, without spaces and breaks", () => {
  expect(countCharacters("𠮷野家 です。\n\nOK")).toBe(8);
});

it("estimates Japanese slower by the letter than English", () => {
  expect(estimateSeconds("あ".repeat(50), "ja")).toBeCloseTo(10);
  expect(estimateSeconds("a".repeat(150), "en")).toBeCloseTo(10);
});
