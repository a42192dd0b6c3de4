import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { coveredOn } from "./covered-en.ts";

const TELLS = saidBlock("It is found in every valley of the north.");
const URL = "https://docs.loom.example/warp";
const covered = (heads: string[], { seconds = 60, url = URL } = {}) =>
  coveredOn(
    textPage(
      "Looms",
      heads.flatMap((text) => [headingBlock(text), TELLS]),
      { url },
    ),
    seconds,
  )?.text ?? null;

it.each<[string[], string]>([
  [["Oak Reeds", "Wefts and Wool", "Shuttles"], "It covers “Oak Reeds”, “Wefts and Wool” and “Shuttles”."],
  [
    ["Reeds", "Wefts", "Shuttles", "Bobbins", "Heddles", "Pedals"],
    "It covers “Reeds”, “Wefts”, “Shuttles”, “Bobbins”, “Heddles” and others.",
  ],
  [
    ["Setting the warp", "Making a reed", "Using wool"],
    "It covers setting the warp, making a reed and using wool.",
  ],
  [
    ["Install the loom", "Write a pattern", "Build the cloth"],
    "It shows how to install the loom, write a pattern and build the cloth.",
  ],
  [
    ["Install the loom", "Write a pattern", "Build the cloth", "Patterns of the north"],
    "It shows how to install the loom, write a pattern and build the cloth, among other things.",
  ],
])("says what the sections of a manual tell: %s", (heads, said) => {
  expect(covered(heads)).toBe(said);
});

it("says nothing of the sections of an article", () => {
  expect(covered(["Reeds", "Wefts", "Shuttles"], { url: "https://paper.example/looms" })).toBeNull();
});

it("names fewer sections in less time, and none where the names take too long", () => {
  const heads = ["Reeds of cane", "Wefts of wool", "Shuttles of oak", "Bobbins of elm", "Heddles of steel"];
  expect(covered(heads, { seconds: 60 })).toContain("Heddles");
  expect(covered(heads, { seconds: 25 })).toMatch(/^It covers .*“Shuttles of oak” and others\.$/);
  expect(covered(heads, { seconds: 10 })).toBeNull();
});

it("ties a number to the heading that has it", () => {
  const blocks = ["The loom of 1820", "Reeds", "Wefts"].flatMap((text) => [headingBlock(text), TELLS]);
  const names = ["Loom 12", "Reeds", "Wefts"].flatMap((text) => [headingBlock(text), TELLS]);
  expect(coveredOn(textPage("Looms", blocks, { url: URL }), 60)).toBeNull();
  expect(coveredOn(textPage("Looms", names, { url: URL }), 60)?.ties).toEqual([
    { text: "12", blockIndex: 0, factId: null },
  ]);
});

it("takes what the page itself lists before its headings", () => {
  const blocks = [
    saidBlock("This guide covers three cases, with pictures:"),
    itemBlock("Torn warps"),
    itemBlock("Loose reeds"),
    itemBlock("Wet wool"),
    headingBlock("Who mends looms"),
    TELLS,
  ];
  const said = "It covers “Torn warps”, “Loose reeds” and “Wet wool”.";
  expect(coveredOn(textPage("Looms", blocks, { url: URL }), 60)?.text).toBe(said);
  const sentences = blocks.with(1, itemBlock("The warp is torn in two places."));
  expect(coveredOn(textPage("Looms", sentences, { url: URL }), 60)).toBeNull();
});
