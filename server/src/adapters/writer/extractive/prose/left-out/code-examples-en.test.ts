import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withoutCodeExamples } from "./code-examples-en.ts";

const CODE = saidBlock("let reed = warp(3); reed.beat();");
const TELLS = saidBlock("A reed beats the weft.");
const told = (blocks: ReturnType<typeof saidBlock>[], url = "https://docs.loom.example/reed") =>
  withoutCodeExamples(textPage("Reeds", [TELLS, ...blocks], { url }))
    .blocks.slice(1)
    .flatMap(({ kind, text }) => (kind === "heading" || text === "" ? [] : [text]));

it("leaves out the words around examples of code, up to the next section", () => {
  const blocks = [
    headingBlock("Examples"),
    saidBlock("Warp three reeds and beat each of them."),
    CODE,
    headingBlock("Care"),
    saidBlock("Oil the reed in spring."),
  ];
  expect(told(blocks)).toEqual(["Oil the reed in spring."]);
  expect(told(blocks, "https://paper.example/reed")).toHaveLength(3);
});

it("keeps examples without code, and what several have in common", () => {
  expect(told([headingBlock("Examples"), saidBlock("The mill at Tarn has two reeds.")])).toHaveLength(1);
  const blocks = [
    headingBlock("Examples"),
    saidBlock("The examples grow in length."),
    saidBlock("A reed of cane lasts longer than one of steel."),
    headingBlock("One reed", 3),
    saidBlock("Warp one reed."),
    CODE,
  ];
  expect(told(blocks)).toEqual(["A reed of cane lasts longer than one of steel."]);
});

it("leaves out what is no longer used", () => {
  expect(told([headingBlock("Deprecated attributes"), saidBlock("The height was given in inches.")])).toEqual(
    [],
  );
  expect(told([headingBlock("Deprecated"), saidBlock("The height was given in inches.")])).toHaveLength(1);
});

it("leaves out what a function does whose name nobody says, with what goes on from it", () => {
  const blocks = [
    itemBlock("reed.beat(times): Beat the weft. It fails on a torn warp."),
    itemBlock("The times are counted from one."),
    TELLS,
    itemBlock("Reed (steel): Oil it in spring."),
    itemBlock("beat(): Returns the number of beats."),
  ];
  expect(told(blocks)).toEqual([
    TELLS.text,
    "Reed (steel): Oil it in spring.",
    "beat(): Returns the number of beats.",
  ]);
});

it("keeps a page of nothing but examples", () => {
  const page = textPage("Reeds", [headingBlock("Examples"), saidBlock("Warp three reeds."), CODE], {
    url: "https://docs.loom.example/reed",
  });
  expect(withoutCodeExamples(page)).toBe(page);
});

it("leaves out what fields hold, whose names nobody says [6.2]", () => {
  const blocks = [
    headingBlock("beam_width nullable integer", 4),
    saidBlock("The width in inches. It is shown beside the reed."),
    headingBlock("weaver string Expandable", 4),
    itemBlock("This field may only be changed before the warp is on."),
    headingBlock("Care of the string", 3),
    saidBlock("Oil the reed in spring."),
  ];
  expect(told(blocks)).toEqual(["Oil the reed in spring."]);
});

it.each(["Reed object", "Beams array", "The reed object", "Reading list"])(
  "keeps what is told below the name of a subject: %s [6.2]",
  (heading) => {
    expect(told([headingBlock(heading, 3), saidBlock("Oil the reed in spring.")])).toEqual([
      "Oil the reed in spring.",
    ]);
  },
);
