import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { textPartsOf } from "./text-parts-en.ts";

const LONG =
  "A reed beats the weft against the cloth, and its teeth keep the threads of the warp apart. One of steel lasts for a hundred years.";
const headsOf = (headings: readonly string[], level = 2) => {
  const { blocks, ...page } = textPage("Reeds for hand looms", [
    saidBlock(LONG),
    ...headings.flatMap((text) => [headingBlock(text, level), saidBlock(LONG)]),
  ]);
  return (
    textPartsOf({ ...page, blocks })?.map(({ heading, isOutcome }) => [blocks[heading]?.text, isOutcome]) ??
    null
  );
};
const MATTER = ["What a reed is", "How reeds are cut", "Where reeds are made"];

it("takes no appendix of a text for a part of it, and knows its outcome [7.3]", () => {
  const appendices = ["About the author", "Frequently asked questions", "Acknowledgements", "Read more"];
  expect(headsOf([...MATTER, "Conclusion", ...appendices])).toEqual([
    ["What a reed is", false],
    ["How reeds are cut", false],
    ["Where reeds are made", false],
    ["Conclusion", true],
  ]);
});

it("finds no parts where they are two, very many, or boxes [7.3]", () => {
  expect(headsOf(MATTER.slice(1))).toBeNull();
  expect(headsOf(Array.from({ length: 15 }, (_, at) => `Reed from town ${at}`))).toBeNull();
  expect(headsOf(MATTER, 6)).toBeNull();
});
