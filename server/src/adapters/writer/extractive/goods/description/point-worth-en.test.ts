import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { sectionsOf } from "../../sections.ts";
import { describedWords, worthOfPoint } from "./point-worth-en.ts";

const blocks = [
  saidBlock("Just a few left. Order soon, before they are gone."),
  headingBlock("Tarn coat"),
  saidBlock(
    "This two-layer coat keeps the rain of the north out. Its adjustable hood is lined with wool of Ashby, which stays warm when it is wet.",
  ),
];
const described = describedWords(blocks, sectionsOf(blocks, "product"));

it.each([
  ["Adjustable hood", ""],
  ["Two-layer construction", ""],
  ["OL printed logo", ""],
  ["Style code 4711", ""],
  ["Front placket/storm flap", ""],
  ["Durable Water Repellency (DWR) treatment", "Durable Water Repellency treatment"],
  ["Adjustable cuffs", "Adjustable cuffs"],
  ["Pocket (with zip)", "Pocket (with zip)"],
])("keeps of a list what the description has not said and a voice can say: %s [7.3]", (text, said) => {
  expect(worthOfPoint(text, described)).toBe(said);
});
