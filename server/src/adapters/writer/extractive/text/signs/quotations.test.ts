import { expect, it } from "vitest";
import { speaksAsHouse } from "../persons/third-person.ts";
import { dividedByQuotations } from "./quotations.ts";

it.each<[string, string[]]>([
  ["The wheel turns.", []],
  ["“We love it”, say walkers, and “it lasts”.", ["“We love it”", "“it lasts”"]],
  ['He calls it "ours".', ['"ours"']],
  ["お客様は「『潮』の宝物」と『海』で言います。", ["「『潮』の宝物」", "『海』"]],
  ["客は「「帆」の店」と言います。", ["「「帆」の店」"]],
  ["He says: ‘We don’t go.’ and 'we don't'.", ["‘We don’t go.’", "'we don't'"]],
  ["The weavers’ ‘90s looms, the dyers’ vats.", []],
  ["A 6' loom, the weavers' rope, rock'n'roll, the '90s and the dyers' vats.", []],
  ["‘Tis late for the dyers’ vats, and 'til nine for the dogs' beds.", []],
  // A mark that nothing closes begins no quotation, and hides none behind it.
  ["A board of 3“, called 「帆の板」.", ["「帆の板」"]],
  ["『帆の板は「潮」です。", ["「潮」"]],
  ["「帆の“板」は、三枚です。", ["「帆の“板」"]],
])("finds the quotations of a text, and loses no sign of it: %s [7.3]", (text, quotations) => {
  const { own, quoted } = dividedByQuotations(text);
  expect(quoted).toEqual(quotations);
  expect(own.map((words, at) => words + (quoted[at] ?? "")).join("")).toBe(text);
});

// Following each mark to the end would take minutes, and going through the text once takes milliseconds.
it.each(["“", "『", "「", "「『", "“ we ", "‘ we ", "‘we ", "'we ", "'we", "‘we’s ‘", "'a-"])(
  "goes once through marks that nothing closes: %s [7.3]",
  (mark) => {
    expect(speaksAsHouse(mark.repeat(400_000))).toBe(mark.includes("we"));
  },
);
