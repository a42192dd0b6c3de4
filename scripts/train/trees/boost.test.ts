import { expect, it } from "vitest";
import { logOdds } from "../../../server/src/kernel/learned/trees.ts";
import { binned } from "./bins.ts";
import { bagged, boosted, type Growth } from "./boost.ts";
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
  bags: 1,
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

it("judges by the mean of several forests, each grown from draws of its own", () => {
  const [data, weights] = [binned(rows, 3), new Float32Array(400).fill(1)];
  const grown = (seed: number) => boosted(data, labels, weights, { ...SETTINGS, rows: 0.5, seed });
  const mean = bagged(data, labels, weights, { ...SETTINGS, rows: 0.5, bags: 2 });
  const [first, second] = [grown(7), grown(107)];
  expect(second).not.toEqual(first);
  for (const row of rows.slice(0, 20))
    expect(logOdds(mean, row)).toBeCloseTo((logOdds(first, row) + logOdds(second, row)) / 2, 2);
});
