import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { taglineOf } from "./tagline-en.ts";

const page = (text: string) => textPage("Tarn Studio", [headingBlock("Tarn Studio", 1), saidBlock(text)]);

it.each([
  "A light, foldable frame for weaving cloth of wool as well as of linen.",
  "The platform where weavers collaborate on patterns, looms, and wool.",
  "The leading software for planning mills, looms & wool.",
])("is the phrase below a title that says what its subject is: %s [7.3]", (text) => {
  expect(taglineOf(page(text))?.text).toBe(text);
});

it.each([
  "The wheel of the mill turns where the water falls on its blades.",
  "A frame of oak stands in every house of the valley.",
  "A loom that stands still for a year needs new oil.",
  "A short guide for all who weave at home in winter.",
  "The loom is a light frame for weaving cloth of wool.",
  "Looms and reeds for all who weave at home in winter.",
])("is no sentence, no guide and no bare list: %s [7.3]", (text) => {
  expect(taglineOf(page(text))).toBeNull();
});

it("is told once, as what the page calls its subject [7.3]", async () => {
  const text = "The platform where weavers collaborate on patterns, looms, and wool.";
  const more = ["Patterns are kept for nine years.", "Wool is lent by the mill in the next valley."];
  const blocks = [text, ...more].map((one) => saidBlock(one));
  const told = (await paragraphsWritten(textPage("Tarn Studio", blocks), 60)).flat();
  expect(told[1]).toBe(
    "The page calls it “the platform where weavers collaborate on patterns, looms, and wool”.",
  );
  expect(told.join(" ").split("collaborate")).toHaveLength(2);
});

it("is told once where other sentences of its paragraph follow [7.3]", async () => {
  const tagline = "A sheet of wool for every kind of weather in the valley.";
  const more = Array.from(
    { length: 9 },
    (_, at) => `The ${at + 2}th sheet is woven in the mill below the hill.`,
  );
  const blocks = [`${tagline} Choose yours at the mill.`, ...more].map((one) => saidBlock(one));
  const told = (await paragraphsWritten(textPage("Tarn Sheets", blocks), 60)).flat().join(" ");
  expect(told.split("every kind of weather")).toHaveLength(2);
});

it("is a phrase of several things where the title names them, too [7.3]", () => {
  const text = "Flexible wool looms for schools, small mills, and all who weave at home.";
  const named = (title: string) => taglineOf(textPage(title, [saidBlock(text)]))?.text ?? null;
  expect(named("Wool Looms to Rent")).toBe(text);
  expect(named("Summer in the Valley")).toBeNull();
});

it("is no caption of a picture [7.3]", () => {
  const text = "The platform where weavers collaborate on patterns, looms, and wool.";
  const caption = { ...saidBlock(text), isCaption: true };
  expect(taglineOf(textPage("Tarn Studio", [headingBlock("Tarn Studio", 1), caption]))).toBeNull();
});
