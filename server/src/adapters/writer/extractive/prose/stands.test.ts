import { expect, it } from "vitest";
import { standsAlone, standsLoosely } from "./stands.ts";

it.each([
  "A second went to Rome for nine years.",
  "Only the third stayed and earned forty pounds.",
  "Not all do.",
  "Several ship in the box, like JavaScript.",
  "One significant exception is the move from one file to another.",
  "Heat has no bearing on any of these things.",
  "Oak may be burnt as well.",
])("knows a sentence that counts on what was told before: %s", (text) => {
  expect(standsAlone(text, "en")).toBe(false);
  expect(standsLoosely(text, "en")).toBe(false);
});

it.each([
  "A second wheel turns the stone.",
  "Several companies sell larch.",
  "Most mills need water.",
  "Half a litre of oil lasts two years.",
])("takes a count with its noun for a beginning: %s", (text) => {
  expect(standsAlone(text, "en")).toBe(true);
});
