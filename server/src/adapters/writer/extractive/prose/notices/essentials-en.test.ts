import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withBoxedSummary } from "./boxed-en.ts";
import { essentialsInEnglish } from "./essentials-en.ts";

const FEES = "The fees include $85 for a rack.";
const DUE = "Applications will be accepted from November 3 until Friday, December 5.";
const worthOf = (...texts: string[]) => [
  ...essentialsInEnglish(withBoxedSummary(textPage("Racks", texts.map(saidBlock)))),
];

it("needs what it costs more where one may apply until a day [6.2]", () => {
  expect(worthOf(FEES, "The quay is wide.")).toEqual([[0, 24]]);
  expect(worthOf(FEES, DUE)).toEqual([
    [0, 60],
    [1, 60],
  ]);
});

it.each(["Register by 12 March to have a place.", "Entries close on May 3.", DUE])(
  "knows until when one may apply: %s [6.2]",
  (text) => {
    expect(worthOf(text)).toEqual([[0, 60]]);
  },
);

it.each([
  "The register was lost in the fire.",
  "Applications were sent by ship in those days.",
  "We met on May 3.",
])("takes no other sentence for that: %s [6.2]", (text) => {
  expect(worthOf(text)).toEqual([]);
});

it("needs the page's own sum of what it says most [6.2]", () => {
  expect(worthOf("The quay is wide.", "In short Free racks stand empty all summer long.")).toEqual([
    [1, 120],
  ]);
});
