import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { categoryOf, rangeToldOn } from "./category.ts";

const page = (title: string, facts: Partial<Fact>[] = []) => ({
  ...textPage(title, [saidBlock("Find desks and computer tables for every room.")]),
  type: "product" as const,
  facts: facts as Fact[],
});

it.each([
  ["Desks & Computer Desks | Tarn", "desks and computer desks"],
  ["Shelving Furniture", "Shelving furniture"],
  ["Tarn Desks", "Tarn desks"],
])("takes %s without a price for a kind of goods [7.3]", (title, kind) => {
  expect(categoryOf(page(title))).toBe(kind);
});

it.each([
  ["Oak Desk", []],
  ["Trail Shoes 35", []],
  ["Trail Shoes", [{ kind: "price", value: "80", source: "json-ld" }]],
  ["Trail Shoes", [{ kind: "sku", value: "T-1", source: "json-ld" }]],
] as [string, Partial<Fact>[]][])("takes %s for goods [7.3]", (title, facts) => {
  expect(categoryOf(page(title, facts))).toBeNull();
});

const listed = (...texts: string[]) =>
  textPage(
    "Desks",
    texts.map((text) => ({ kind: "list_item" as const, text })),
  );
const ABOUT = "They fit every room and are sturdy enough to last.";

it("names the kinds that a department lists with some words about each [7.3]", () => {
  const page = listed(`Corner desks: ${ABOUT}`, `Standing desks: ${ABOUT}`, `Desk storage: ${ABOUT}`);
  expect(rangeToldOn(page).map(({ text }) => text)).toEqual([
    "The range includes corner desks, standing desks and desk storage.",
  ]);
});

it.each([
  [["Corner desks: 12", "Standing desks: 40", "Desk storage: 3"]],
  [[`Corner desks: ${ABOUT}`, `Delivery: ${ABOUT}`, `Warranty: ${ABOUT}`]],
])("takes %s for no kinds [7.3]", (texts) => {
  expect(rangeToldOn(listed(...texts))).toEqual([]);
});
