import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { isOneWithParts } from "./one-with-parts.ts";

const LOOM = [
  headingBlock("Tarn Loom, refurbished", 1),
  saidBlock("Features:"),
  itemBlock("Two shafts"),
  itemBlock("Oak frame"),
];
const BOX = [saidBlock("Includes:"), itemBlock("Loom"), itemBlock("Shuttle")];
const OTHERS = ["Reed", "Bench", "Lamp", "Stand"].map((name) =>
  itemBlock(`${name} / Regular price: / $40.00`),
);

it("knows a page of one thing by its features and its box, whatever stands on the shelf below [7.3]", () => {
  expect(isOneWithParts([...LOOM, ...BOX, ...OTHERS])).toBe(true);
  expect(isOneWithParts([...LOOM, ...OTHERS])).toBe(false);
  expect(isOneWithParts([...BOX, ...OTHERS])).toBe(false);
  expect(isOneWithParts([...LOOM, saidBlock("Includes:"), ...OTHERS])).toBe(false);
  expect(isOneWithParts([...LOOM.slice(1), ...BOX])).toBe(false);
});
