import { expect, it } from "vitest";
import { limitsIn, logOdds, packed, unpacked } from "./trees.ts";

// Feature 1 up to 0.5 adds 2, beyond it feature 0 decides.
const tree = [1, 0.5, 2, -1, 2, 0, 0, 10, 4, -1, -1, 0, -1, 3.00125, 0];

it("follows a row of features down to the leaf of each tree", () => {
  const odds = (row: number[]) => logOdds({ base: 0.25, trees: [tree] }, row);
  expect([odds([0, 0.5]), odds([10, 0.6]), odds([11, 0.6])]).toEqual([2.25, -0.75, 3.25125]);
});

it("keeps trees in a file as the places of their limits and the steps of their leaves, and reads them again", () => {
  const forest = {
    base: 0.25,
    trees: [
      [1, 0.5, 2, -1, 0.4, 0, 0, 10, 4, -1, -0.2, 0, -1, 0.60025, 0],
      [-1, -0.2, 0],
    ],
  };
  const limits = limitsIn([forest, { base: 0, trees: [[1, -3, 2, -1, 1, 0, -1, 0, 0]] }]);
  expect(limits).toEqual([[10], [-3, 0.5]]);
  const kept = packed(forest, limits);
  expect(kept.trees.map((one) => Buffer.from(one, "base64").length)).toEqual([10, 2]);
  expect(unpacked(JSON.parse(JSON.stringify(kept)), limits)).toEqual(forest);
});

it("gives a feature that no tree asks no limits", () => {
  expect(limitsIn([{ base: 0, trees: [[2, 4, 2, -1, 0, 0, -1, 0, 0]] }])).toEqual([[], [], [4]]);
});
