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
