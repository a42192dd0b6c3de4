import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { bestFor } from "./best-for-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const told = (...blocks: Block[]) =>
  bestFor(textPage("Tarn Spade", blocks, { type: "product" }), false).map(({ text }) => text);

const TABLE = [
  row("Model / Width / Best for"),
  row("TS1 / 9 cm / Bulbs, pots"),
  row("TS2 (this item) / 14 cm / Borders, heavy clay, planting trees"),
];

it("says what goods are best for by their own row of a table [6.2]", () => {
  expect(told(...TABLE)).toEqual(["It is best for borders, heavy clay and planting trees."]);
});

it("says it by a line with that label [6.2]", () => {
  expect(told(itemBlock("Best for: Bulbs, pots"))).toEqual(["It is best for bulbs and pots."]);
});

it.each([
  [[row("Model / Width / Best for"), row("TS1 / 9 cm / Bulbs, pots")]],
  [[row("Model / Width / Care"), row("TS2 (this item) / 14 cm / Oil")]],
  [[...TABLE, saidBlock("The spade is best for borders.")]],
  [[itemBlock("Best for: those who dig a whole garden in a day. It never tires")]],
])("says nothing where no row is its own, and where a sentence says it [7.3]", (blocks) => {
  expect(told(...blocks)).toEqual([]);
});
