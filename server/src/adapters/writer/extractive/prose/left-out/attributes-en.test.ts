import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { withoutAttributes } from "./attributes-en.ts";

const INTRO = "A warp stands for one set of threads that is stretched on a loom.";
const VALUE = "You can attach a set of pairs to a warp whenever you like.";
const told = (names: string[]) => {
  const blocks = [saidBlock(INTRO), ...names.flatMap((name) => [headingBlock(name, 4), saidBlock(VALUE)])];
  const page = textPage("Warps", blocks);
  return withoutAttributes(
    proseLinesOf(page, "polite", () => true, 40),
    page,
  ).map(textOfLine);
};

it("leaves out the values of attributes, which are nothing without their names [7.3]", () => {
  expect(told(["thread_count", "lengthinteger", "metadataobject", "maxWidth"])).toEqual([INTRO]);
});

it("keeps what stands below the headings of a text [7.3]", () => {
  expect(told(["Thread counts", "Lengths", "Pairs of looms", "Width"])).toContain(VALUE);
});

it("chooses among all sentences that stand by themselves, where the descriptions are all that is left", async () => {
  const told = {
    maxWidth: "The upper beam of the loom turns only where the weaver has opened the shed by hand.",
    maxHeight: "A wooden reed lasts for thirty years in a dry room with windows to the north.",
    minWidth: "Most mills of the valley keep their wool in boxes of oak below the roof.",
    minHeight: "The treadle of an old loom is oiled in spring before the first cloth is woven.",
  };
  const blocks = Object.entries(told).flatMap(([name, text]) => [headingBlock(name, 3), saidBlock(text)]);
  const page = textPage("Frames", [saidBlock("A frame holds the cloth of a loom in its place."), ...blocks]);
  const text = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(Object.values(told).some((one) => text.includes(one))).toBe(true);
});
