import { expect, it } from "vitest";
import { mentionsIn } from "./mentions.ts";

const daysOf = (text: string) =>
  mentionsIn(text).flatMap(({ value }) =>
    value.kind === "date" ? [[value.year, value.month, value.day]] : [],
  );

it.each([
  [
    "from March 2 to 5, 2026",
    [
      [2026, 3, 2],
      [2026, 3, 5],
    ],
  ],
  [
    "2–5 March 2026",
    [
      [2026, 3, 2],
      [2026, 3, 5],
    ],
  ],
  [
    "on 2 and 5 March",
    [
      [undefined, 3, 2],
      [undefined, 3, 5],
    ],
  ],
  [
    "March 30 to April 2, 2026",
    [
      [undefined, 3, 30],
      [2026, 4, 2],
    ],
  ],
  [
    "March 16 to 10, 2026",
    [
      [2026, 3, 16],
      [2026, 3, 10],
    ],
  ],
  [
    "January 6 to 0, 2026",
    [
      [2026, 1, 6],
      [2026, 1, 0],
    ],
  ],
  ["On March 16 and 10 looms", [[undefined, 3, 16]]],
  ["12 – 5 March 2026", [[2026, 3, 5]]],
  ["March 2, 40 looms", [[undefined, 3, 2]]],
])("reads the days of one month in either order: %s [7.4]", (text, days) => {
  expect(daysOf(text)).toEqual(days);
});
