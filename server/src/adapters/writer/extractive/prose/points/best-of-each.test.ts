import { expect, it } from "vitest";
import { bestOfEach } from "./best-of-each.ts";

const option = (seconds: number, worth: number) => ({ seconds, worth, value: seconds });
const GROUPS = [
  [option(4, 1), option(10, 5)],
  [option(3, 1), option(8, 3)],
];

it.each([
  [18, [10, 8]],
  [14, [10, 3]],
  [12.5, [4, 8]],
  [7, [4, 3]],
])("takes one of each that are worth most together in %s seconds", (budget, told) => {
  expect(bestOfEach(GROUPS, budget)?.map(({ value }) => value)).toEqual(told);
});

it("takes none where there is no time for one of each", () => {
  expect(bestOfEach(GROUPS, 6)).toBeNull();
});
