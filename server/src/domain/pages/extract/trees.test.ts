import { expect, it } from "vitest";
import { logOdds, packed, unpacked } from "./trees.ts";

// Feature 1 up to 0.5 adds 2, beyond it feature 0 decides.
const tree = [1, 0.5, 2, -1, 2, 0, 0, 10, 4, -1, -1, 0, -1, 3.00125, 0];

it("follows a row of features down to the leaf of each tree", () => {
  const odds = (row: number[]) => logOdds({ base: 0.25, trees: [tree] }, row);
  expect([odds([0, 0.5]), odds([10, 0.6]), odds([11, 0.6])]).toEqual([2.25, -0.75, 3.25125]);
});

it("keeps a tree in a file as the features and limits of its nodes, and reads it again", () => {
  expect(packed(tree)).toEqual([1, 0.5, -1, 200_000, 0, 10, -1, -100_000, -1, 300_125]);
  expect(unpacked(packed(tree))).toEqual(tree);
  expect(unpacked(packed([-1, -0.2, 0]))).toEqual([-1, -0.2, 0]);
});
