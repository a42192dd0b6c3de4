import { expect, it } from "vitest";
import { logOdds } from "../../../server/src/domain/pages/extract/trees.ts";
import { binned } from "./bins.ts";
import { boosted, type Growth } from "./boost.ts";
import { randomFrom } from "./random.ts";

const SETTINGS: Growth = {
  trees: 30,
  depth: 3,
  rate: 0.3,
  rows: 0.8,
  features: 1,
  least: 0.1,
  calm: 1,
  seed: 7,
};
const random = randomFrom(3);
/** Right where exactly one of two numbers is large: no single limit tells. */
const rows = Array.from({ length: 400 }, () => Float32Array.of(random(), random(), random()));
const labels = Float32Array.from(rows, ([a = 0, b = 0]) => (a > 0.5 !== b > 0.5 ? 1 : 0));
const learn = () => boosted(binned(rows, 3), labels, new Float32Array(400).fill(1), SETTINGS);

it("learns what two features tell together", () => {
  const trees = learn();
  const right = rows.filter((row, index) => logOdds(trees, row) > 0 === (labels[index] === 1));
  expect(right.length).toBeGreaterThan(380);
});

it("learns the same each time", () => {
  expect(learn()).toEqual(learn());
});

it("learns nothing from rows without weight", () => {
  const weights = Float32Array.from(rows, (_, index) => (index < 200 ? 1 : 0));
  const other = labels.map((label, index) => (index < 200 ? label : 1 - label));
  const data = binned(rows, 3);
  expect(boosted(data, other, weights, SETTINGS)).toEqual(boosted(data, labels, weights, SETTINGS));
});
