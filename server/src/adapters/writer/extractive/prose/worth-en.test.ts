import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { subjectOf } from "../subject.ts";
import { proseLinesOf } from "./lines.ts";
import { textPassagesOf } from "./passages.ts";
import { worthOf } from "./worth.ts";

const LEAD = "A loom is a frame of wood that keeps the threads of a warp apart while it is woven.";
const PARTS = [
  headingBlock("Reeds"),
  saidBlock("The reed of a loom is bound of cane or of steel, and it beats each thread into its place."),
  headingBlock("Frames"),
];

/** The worth of a page's last sentence. */
function worthOfLast(text: string): number {
  const page = textPage("How a loom is built", [saidBlock(LEAD), ...PARTS, saidBlock(text)]);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  const passages = textPassagesOf(lines, page.title, page);
  return worthOf(passages, subjectOf(page, {}), {}).at(-1)?.at(-1) ?? Number.NaN;
}

it("gives more for an amount than for a number that measures nothing [7.3]", () => {
  const frame = (words: string) =>
    `The frame of a loom of oak from the north is told to be ${words} in this valley.`;
  // So much more than any figure in a sentence is worth.
  const gain = worthOfLast(frame("70 kg")) - worthOfLast(frame("70 up"));
  expect(gain).toBeGreaterThan(worthOfLast(frame("70 up")) - worthOfLast(frame("very heavy")));
  expect(gain).toBeGreaterThan(3);
});
