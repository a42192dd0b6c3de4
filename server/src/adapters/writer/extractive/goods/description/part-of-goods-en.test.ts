import { expect, it } from "vitest";
import { partInWords } from "./part-of-goods-en.ts";

it.each([
  [
    "Footbed: Contoured cork-latex footbed for all-day support and comfort",
    "It has a contoured cork-latex footbed for all-day support and comfort.",
  ],
  [
    "Straps: Two fully adjustable straps with metal buckles",
    "It has two fully adjustable straps with metal buckles.",
  ],
  [
    "Outsole: Lightweight EVA sole for grip on wet stone",
    "It has a lightweight EVA sole for grip on wet stone.",
  ],
  ["Insole: Soft suede lining for a natural feel", "The insole has a soft suede lining for a natural feel."],
  [
    "Upper: Durable Tarnbuc synthetic leather with a brushed finish",
    "The upper is made of durable Tarnbuc synthetic leather with a brushed finish.",
  ],
  ["Clamp: Fits table tops from 15 to 52 mm", null],
  ["Hook: Fits table tops from 15 to 52 mm", "The hook fits table tops from 15 to 52 mm."],
  ["Pockets: Back pocket, side pockets", "It has a back pocket and side pockets."],
  ["Pendant measures 18 x 20 mm", "The pendant measures 18 by 20 mm."],
])("says a part with what is told of it: %s", (line, said) => {
  expect(partInWords(line, "Tarn sandal")).toBe(said);
});

it("says “they” of goods that are several", () => {
  expect(partInWords("Straps: Two fully adjustable straps", "Tarn sandals")).toBe(
    "They have two fully adjustable straps.",
  );
});

it.each([
  "Lining: Textile",
  "Pockets: Two at the front, one inside",
  "Pockets: Back pocket, coin slot",
  "Master the handle: Helps you with timers and steps",
  "Heel: see the table of sizes below",
  "Handle: Ash; see notes for the care of it",
  "Buckles: Soft suede lining for a natural feel",
  "Straps and belt: Canvas that you can wash at home",
  "Pendant measures 5/16 x 3/4 inches",
  "Box measures 20 x 30 cm",
  "Chain measures 15 1/2 inches in length",
])("says nothing where the grammar is uncertain or the number cannot be said: %s", (line) => {
  expect(partInWords(line, "Tarn sandal")).toBeNull();
});
