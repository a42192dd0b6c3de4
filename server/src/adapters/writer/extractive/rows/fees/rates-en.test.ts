import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { essentialsInEnglish } from "../../prose/notices/essentials-en.ts";
import { toldRowsOf, withEnglishRows } from "../told-rows-en.ts";

const told = (head: string, ...items: string[]) => {
  const blocks = [headingBlock("What it costs"), saidBlock(head), ...items.map(itemBlock)];
  const page = withEnglishRows(textPage("Loom hire", blocks, { language: "en" }));
  return [...toldRowsOf(page)].map((at) => page.blocks[at]?.text);
};

it("tells a list of prices by the line that names them, with those whose labels can be said", () => {
  expect(
    told(
      "Full-Time Hourly Rate",
      "Apprentices – $390",
      "A.W. and B.W. – $330",
      "Masters’ Halls (by appointment) – $580",
    ),
  ).toEqual(["The full-time hourly rate is $390 for apprentices and $580 for masters’ halls."]);
  expect(told("Mooring fees:", "Rowing boats: $12.50", "Barges: $40", "Rafts: on request")).toEqual([
    "The mooring fees are $12.50 for rowing boats and $40 for barges.",
  ]);
});

it("tells none of a list of something else, or where only one can be said", () => {
  expect(told("What we found", "Apprentices – $390", "Masters – $580")).toEqual([]);
  expect(told("Hourly Rate", "Apprentices – $390", "A.W. and B.W. – $330")).toEqual([]);
  expect(
    told("Hourly Rate", "Apprentices – $390", "Masters – $580", "By hand", "By day", "At night"),
  ).toEqual([]);
});

it("tells the fees of two kinds under a title that asks for them, before other matter", async () => {
  const talk = (name: string, deed: string) =>
    saidBlock(
      `The ${name} of the guild was founded in 1874 by nine weavers of the valley, and since then it has ${deed} for more than four hundred families on both sides of the river.`,
    );
  const blocks = [
    saidBlock("The guild of weavers lends its looms to members and to guests."),
    talk("council", "settled quarrels and kept the peace"),
    saidBlock("Full-Time Per Week Rate"),
    ...["Apprentices – $390", "Masters – $580", "Guests – $610"].map(itemBlock),
    talk("school", "taught spinning, dyeing and weaving"),
    saidBlock("Part-Time Per Week Rate"),
    ...["Apprentices – $210", "Masters – $310", "Guests – $360"].map(itemBlock),
    talk("library", "collected patterns, letters and samples"),
    talk("kitchen", "cooked, baked and brewed"),
  ];
  const page = textPage("Tuition at the loom", blocks, { language: "en" });
  const script = (await paragraphsWritten(page, 45, "narration")).flat().join(" ");
  expect(script).toContain("The full-time per week rate is $390 for apprentices");
  expect(script).toContain("The part-time per week rate is $210 for apprentices");
});

it("counts such fees among what a listener has to know", () => {
  const blocks = [
    "The weekly rate is $390 for apprentices and $580 for masters.",
    "The weekly rate is low.",
  ].map(saidBlock);
  expect([...essentialsInEnglish(textPage("Loom hire", blocks, { type: "article" })).keys()]).toEqual([0]);
});
