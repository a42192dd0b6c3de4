import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withEnglishRows } from "../told-rows-en.ts";

const told = (...cards: [string, string][]) => {
  const blocks = cards.flatMap(([name, price]) => [
    headingBlock(name, 3),
    saidBlock(price),
    saidBlock("It takes about an hour, and the room is left as it was found."),
  ]);
  return withEnglishRows(textPage("Clock care", blocks, { language: "en" })).blocks.map(({ text }) => text);
};

it("tells the prices that stand alone below the heads of cards [6.2]", () => {
  const texts = told(["Wall clock, with chime", "£60"], ["Cuckoo clocks", "from £75"]);
  expect(texts[1]).toBe("Wall clock, with chime, is £60.");
  expect(texts[4]).toBe("Cuckoo clocks are from £75.");
});

it("tells none that is alone, nor one below a sentence", () => {
  expect(told(["Wall clock", "£60"])[1]).toBe("£60");
  expect(told(["What does it cost?", "£60"], ["And then?", "£75"])[1]).toBe("£60");
});

it("tells for whom a price is, in the first words below it [6.2]", () => {
  const blocks = [
    "For a clock oiled last year. It takes an hour.",
    "Two or more clocks on one visit.",
  ].flatMap((text, at) => [
    headingBlock(`Service ${at === 0 ? "A" : "B"}`, 3),
    saidBlock(`£${60 + at}`),
    saidBlock(text),
  ]);
  const texts = withEnglishRows(textPage("Clock care", blocks, { language: "en" })).blocks.map(
    ({ text }) => text,
  );
  expect(texts[1]).toBe("Service A is £60, for a clock oiled last year.");
  expect(texts[4]).toBe("Service B is £61 for two or more clocks on one visit.");
});

it("tells with no price what a longer sentence or one with a colon says below it [6.2]", () => {
  const long = `For a clock that ${"stood in the rain and ".repeat(4)}rusts.`;
  const blocks = ["For a clock with bells: ask the smith.", long].flatMap((text, at) => [
    headingBlock(`Service ${at === 0 ? "A" : "B"}`, 3),
    saidBlock(`£${60 + at}`),
    saidBlock(text),
  ]);
  const texts = withEnglishRows(textPage("Clock care", blocks)).blocks.map(({ text }) => text);
  expect([texts[1], texts[4]]).toEqual(["Service A is £60.", "Service B is £61."]);
});
