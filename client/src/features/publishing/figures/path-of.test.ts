import { expect, it } from "vitest";
import { indexAt, pathOf, scaleFor } from "./path-of";

it.each([
  [[0, 10, 5], 10, "M0 100L150 0L300 50"],
  [[5], 10, "M0 50L300 50"],
  [[20], 10, "M0 0L300 0"],
  [[], 10, ""],
])("draws %j of %i", (values, most, path) => {
  expect(pathOf(values, most)).toBe(path);
});

it.each([
  [0, 5, 0],
  [0.13, 5, 1],
  [1, 5, 4],
  [1.2, 5, 4],
  [-1, 5, 0],
  [0.5, 1, 0],
])("finds the value at %d of %i", (share, count, index) => {
  expect(indexAt(share, count)).toBe(index);
});

it.each([
  [[], 4],
  [[3], 4],
  [[7, 2], 8],
  [[12], 20],
  [[100], 100],
  [[345], 400],
])("takes a scale for %j up to %i", (values, most) => {
  expect(scaleFor(values)).toBe(most);
});
