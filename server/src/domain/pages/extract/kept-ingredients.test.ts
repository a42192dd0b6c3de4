import { expect, it } from "vitest";
import type { RawBlock } from "./blocks.ts";
import { withIngredientsHeaded } from "./kept-ingredients.ts";

const block = (kind: RawBlock["kind"], text: string): RawBlock => ({ kind, text, linkShare: 0 });
const items = ["豆 200g", "塩 5g", "水 1L"].map((text) => block("list_item", text));
const isKept = (heading: string, between: RawBlock[] = [], isChosen = true) => {
  const all = [block("heading", heading), ...between, ...items];
  const kept = all.map(({ kind }) => kind === "list_item" && isChosen);
  return withIngredientsHeaded(all, kept)[0];
};

it("keeps the heading above the ingredients of a recipe", () => {
  expect(isKept("材料（2人分）")).toBe(true);
  expect(isKept("材料", [block("paragraph", "人数を変える")])).toBe(true);
  expect(isKept("Ingredients")).toBe(true);
  const buttons = ["1x", "2x", "3x", "US Customary", "Metric"].map((text) => block("paragraph", text));
  expect(isKept("Ingredients", buttons)).toBe(true);
});

it("keeps no heading whose list is not of the text, or of another matter", () => {
  expect(isKept("材料（2人分）", [], false)).toBe(false);
  expect(isKept("材料費の計算")).toBe(false);
  expect(isKept("人気のレシピ")).toBe(false);
  expect(isKept("材料", Array(9).fill(block("paragraph", "広告")))).toBe(false);
});
