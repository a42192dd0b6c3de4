import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { extractiveWriter } from "../../../extractive.ts";
import { deckBelowName } from "./deck-en.ts";

const deck = (line: string, heading = "The Holm Songbook") =>
  deckBelowName("The Holm Songbook", { blocks: [headingBlock(heading), saidBlock(line)] });

it.each([
  [
    "Forty-one mill songs from a weaver's chest of 1802 Collected and arranged by Ilse Marchetti",
    "forty-one mill songs from a weaver's chest of 1802, collected and arranged by Ilse Marchetti",
  ],
  ["A small book of songs for two looms", "a small book of songs for two looms"],
])("says behind a name what the line below it says of it: %s [6.2]", (line, said) => {
  expect(deck(line)?.replaceAll("’", "'")).toBe(said);
});

it.each([
  "A loom stands in every house of the valley.",
  "Free delivery on orders over £30",
  "Songs you will not forget",
  "New edition, now with notes",
])("says no sentence, no slogan and no offer behind it: %s [7.3]", (line) => {
  expect(deck(line)).toBeNull();
  expect(deck("A small book of songs for two looms", "Songs")).toBeNull();
});

it("introduces goods with it [6.2]", async () => {
  const text =
    "It began in a barn in Holm, where a weaver found a chest of paper. He could not read music, but he knew who could.";
  const blocks = [
    headingBlock("The Holm Songbook"),
    saidBlock("Forty songs for small looms and large rooms"),
    saidBlock(text),
  ];
  const settings = { style: "product" as const, targetSeconds: 30 };
  const page = textPage("The Holm Songbook", blocks, { type: "product" });
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  expect(paragraphs[0]?.[0]?.text).toContain("Holm Songbook, forty songs for small looms and large rooms.");
});
