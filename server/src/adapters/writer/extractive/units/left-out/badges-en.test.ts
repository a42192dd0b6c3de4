import { expect, it } from "vitest";
import { itemBlock, saidBlock } from "#test/text-page";
import { badgesIn } from "./badges-en.ts";

it("takes a list of a shop's terms, and its words elsewhere, for badges", () => {
  const blocks = [
    itemBlock("Buy with a purpose! Weaving keeps old mills alive and saves you money."),
    itemBlock("Same-day shipping before noon."),
    itemBlock("60-day returns"),
    saidBlock("The Tarn loom weaves cloth up to 40 cm wide."),
    saidBlock("Weaving keeps old mills alive and saves you money."),
  ];
  expect([...badgesIn(blocks)]).toEqual([0, 1, 2, 4]);
});

it("leaves the features of a thing, of which one is a guarantee", () => {
  const blocks = ["Frame of solid oak.", "Folds flat in a minute.", "Weaves 40 cm.", "Ten-year guarantee."];
  expect(badgesIn(blocks.map(itemBlock)).size).toBe(0);
});
