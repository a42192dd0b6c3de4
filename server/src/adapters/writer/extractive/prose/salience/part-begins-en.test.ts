import { expect, it } from "vitest";
import { lossOfPart } from "./part-begins-en.ts";

it.each([
  "You can also lend it to a neighbour.",
  "Plants like this geranium become leggy in the dark.",
  "It lends looms on Fridays.",
])("begins a passage rather with another sentence than with one that goes on [6.2]: %s", (text) => {
  expect(lossOfPart(text)).toBeGreaterThan(5 * lossOfPart("The library lends looms on Fridays."));
});
