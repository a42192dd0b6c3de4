import { expect, it } from "vitest";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { subjectOf } from "../../subject.ts";
import { proseLinesOf } from "../lines.ts";
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

it("gives less for each second of a sentence that is too long to be followed by ear [7.3]", () => {
  const wood =
    "The frame of a loom is made of oak from the hills, of ash from the valley, of larch from the shore";
  const short = `${wood}, of elm from the park and of any wood that was kept dry.`;
  const long = `${wood}, of elm from the park of the abbey and of any other wood that was kept dry for nine long years in the barn behind the house of the carpenter at the gate of the town.`;
  expect([sentenceSeconds(short, "en") < 16, sentenceSeconds(long, "en") > 16]).toEqual([true, true]);
  const worth = (text: string) => worthOfLast(text) / sentenceSeconds(text, "en");
  expect(worth(short) - worth(long)).toBeGreaterThan(0.3);
});

it("gives less for a sentence of which a longer one has said all before [7.3]", () => {
  const again = "The reed of a loom is bound of cane or steel.";
  const other = "The beam of a loom is turned of pine or larch.";
  expect(worthOfLast(other) - worthOfLast(again)).toBeGreaterThan(3);
});
