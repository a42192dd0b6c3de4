import { expect, it } from "vitest";
import { itemBlock, saidBlock } from "#test/text-page";
import { shopsListsIn } from "./shops-lists.ts";

const TERMS = ["Same day shipping if ordered by 4 pm.", "Free returns within 30 days"].map((text) =>
  itemBlock(text),
);
const PRAISE = itemBlock("Weaving makes the world better.");

it("knows a list for the shop's where half of it are its terms [7.3]", () => {
  expect([...shopsListsIn([saidBlock("Tarn Loom"), PRAISE, ...TERMS])]).toEqual([1, 2, 3]);
  const own = [PRAISE, itemBlock("Two shafts of oak"), itemBlock("A reed of brass")];
  expect(shopsListsIn([...own, TERMS[1] ?? PRAISE]).size).toBe(0);
  expect(shopsListsIn(TERMS).size).toBe(0);
});
