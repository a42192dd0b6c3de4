import { expect, it } from "vitest";
import { auc } from "./auc.ts";

const judged = (...all: [boolean, number][]) => auc(all.map(([isTrue, score]) => ({ isTrue, score })));

it.each<[string, [boolean, number][], number]>([
  [
    "all above",
    [
      [true, 3],
      [true, 2],
      [false, 1],
    ],
    1,
  ],
  [
    "all below",
    [
      [true, 1],
      [false, 2],
      [false, 3],
    ],
    0,
  ],
  [
    "all the same",
    [
      [true, 1],
      [false, 1],
    ],
    0.5,
  ],
  [
    "one of two above",
    [
      [true, 2],
      [false, 1],
      [false, 3],
    ],
    0.5,
  ],
])("tells how often what is true scores above what is not: %s", (_, all, area) => {
  expect(judged(...all)).toBe(area);
});
