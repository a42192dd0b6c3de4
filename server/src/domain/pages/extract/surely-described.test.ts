import { expect, it } from "vitest";
import { surelyDescribed } from "./surely-described.ts";

const table = {
  names: ["inDescription", "inData"],
  rows: [Float32Array.of(0, 1), Float32Array.of(1, 0), Float32Array.of(0, 0)],
};

it("takes the words that a shop's data or summary has of its goods for text", () => {
  expect(surelyDescribed(table, [0.3, 0.99, 0.3], true)).toEqual([0.88, 0.99, 0.3]);
});

it("leaves the judgement on other pages as it is: their summaries repeat their menus", () => {
  expect(surelyDescribed(table, [0.3, 0.99, 0.3], false)).toEqual([0.3, 0.99, 0.3]);
});
