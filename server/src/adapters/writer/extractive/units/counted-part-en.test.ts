import { expect, it } from "vitest";
import { countedPart } from "./counted-part-en.ts";

it.each([
  ["One deep drawer below the reed for shuttles and the comb you always look for.", "one deep drawer"],
  ["Two oak handles at the sides.", "two oak handles"],
  ["Three pockets, sized for bobbins and needles.", "three pockets"],
  ["Two trays of 0.5 square metres each, deep enough for a cone of yarn.", "two trays"],
  ["Hand-cut clips that a tired weaver can open with one hand.", "hand-cut clips"],
  ["One clip that holds the cord.", "one clip"],
])("says of a thing that it has the parts that a point counts: %s [7.3]", (text, counted) => {
  expect(countedPart(text)).toBe(`It has ${counted}${text.slice(counted.length)}`);
});

it.each([
  "One clip at the back holds the cord.",
  "One clip holds the cord.",
  "Two straps that cross keep the loom upright.",
  "Two straps for the loom are sold separately.",
  "One handle, two uses.",
  "One loom for the whole house.",
  "Two strap.",
  "One woven cable.",
  "One spare reed with a comb of steel.",
  "Two straps with buckles keep the loom upright.",
  "Taped seams with glue keep the water out.",
  "Check straps that the weaver can reach.",
])("leaves what has a verb of its own, or counts no parts: %s [7.3]", (text) => {
  expect(countedPart(text)).toBeNull();
});
