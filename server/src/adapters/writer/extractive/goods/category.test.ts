import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { plain, type Subject } from "../draft.ts";
import { asText, categoryOf, framedAsCategory, rangeToldOn } from "./category.ts";

const page = (title: string, facts: Partial<Fact>[] = []) => ({
  ...textPage(title, [saidBlock("Find desks, furniture and computer tables for every room.")]),
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
  ["Age of Empires", []],
  ["Los Angeles Lakers", []],
  ["World Atlas", []],
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

it("tells no line of a label whose thing is only pointed at [7.3]", () => {
  const lines = ["Corner desks: they fit every room.", "Corner desks: oak from the valley."];
  const told = asText(
    textPage(
      "Desks",
      lines.map((text) => ({ kind: "list_item" as const, text })),
    ),
  );
  expect(told.blocks.map(({ text }) => text)).toEqual(["", "Corner desks: oak from the valley."]);
});

it("has one end [7.3]", () => {
  const subject = { style: "news", site: "Tarn" } as Subject;
  const texts = ["An opening.", "Desks of oak.", "That was “How to choose a desk”."];
  const told = framedAsCategory(
    texts.map((text) => [plain(text)]),
    "desks",
    [],
    subject,
  );
  expect(told.flat().map(({ text }) => text)).toEqual([
    "This is a look at desks at Tarn.",
    "Desks of oak.",
    "You will find the rest on Tarn’s website.",
  ]);
});

it("says of a department, too, whose words it tells [7.3]", () => {
  const opening = "This is “Desks of oak”, in the words of Tarn.";
  const paragraphs = [
    [plain(opening)],
    [plain("We plane our desks by hand.")],
    [plain("That was “Desks of oak”.")],
  ];
  const told = framedAsCategory(paragraphs, "desks", [], { style: "narration", site: "Tarn" } as Subject);
  expect(told[0]?.[0]?.text).toBe("This is a look at desks at Tarn, in the words of Tarn.");
});
