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

it.each([
  "It is not for people who are allergic to feathers.",
  "It is used to grind barley when the water is low.",
])("hears that a sentence tells of something before, whatever follows: %s [7.3]", (text) => {
  expect(standsAlone(text, "en")).toBe(false);
});

it.each(["It is worth noting that oak breathes.", "It is important to grease the axle of the wheel."])(
  "takes a sentence that points forward for a beginning: %s [7.3]",
  (text) => {
    expect(standsAlone(text, "en")).toBe(true);
  },
);
