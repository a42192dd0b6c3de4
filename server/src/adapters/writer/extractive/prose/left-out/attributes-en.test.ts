import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { withoutAttributes } from "./attributes-en.ts";

const INTRO = "A warp stands for one set of threads that is stretched on a loom.";
const VALUE = "Set of pairs that you can attach to a warp whenever you like.";
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
