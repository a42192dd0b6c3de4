import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withTables } from "./kept-sections.ts";

const values = `<table><caption>Fees</caption><tr><th>Item</th><th>Before</th><th>After</th></tr><tr><td>Sofa</td><td>$5</td><td>$8</td></tr><tr><td>Bed</td><td>$10</td><td>$13</td></tr></table>`;
const page = (table: string, more = "") =>
  `<div><h2>Fees by item</h2>${table}<p>Ask the centre about other items.</p></div>${more}`;

/** The texts that are read where the prose alone was chosen. */
const read = (html: string, declared: "other" | "product" = "other") => {
  const all = blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/").body, {
    controls: true,
  });
  const chosen = all.map(({ kind, text }) => kind === "heading" || text.startsWith("Ask"));
  const kept = withTables(all, chosen, declared);
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};

it("reads a table of values in the midst of the text, with its caption", () => {
  for (const table of [values, `<div><div>${values}</div></div>`])
    expect(read(page(table))).toEqual([
      "Fees by item",
      "Fees",
      "Item / Before / After",
      "Sofa / $5 / $8",
      "Bed / $10 / $13",
      "Ask the centre about other items.",
    ]);
});

it.each([
  ["of a thing's variants", page(values, "<button>Add to cart</button>")],
  ["of links", page(values.replace(/<td>(\w+)/g, '<td><a href="/x">$1 and all of its sizes</a>'))],
  ["without a head", page(values.replace(/th>/g, "td>"))],
  ["in the frame", page(`<nav>${values}</nav>`)],
  ["in another box", page(`<section><p>Other towns</p>${values}</section>`)],
])("leaves out a table %s", (_, html) => {
  expect(read(html)).toHaveLength(2);
});

it("leaves out the tables of a page that says it is of a product", () => {
  expect(read(page(values), "product")).toHaveLength(2);
});

const chosenIn = (html: string, isChosen: (text: string) => boolean) => {
  const all = blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/").body, {});
  const kept = withTables(
    all,
    all.map(({ text }) => isChosen(text)),
    "other",
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};
const LIST = "<ul><li>食パン</li><li>くるみパン</li><li>あんパン</li></ul>";

it("reads all rows of a table and all items of a list of which it reads some", () => {
  const isChosen = (text: string) => !/Sofa|くるみ/.test(text);
  expect(chosenIn(page(values), isChosen)).toContain("Sofa / $5 / $8");
  expect(chosenIn(`<p>窯で焼きます。</p>${LIST}`, isChosen)).toContain("くるみパン");
});

it("reads the list that a sentence announces", () => {
  const isChosen = (text: string) => text.endsWith("。");
  expect(chosenIn(`<div><p>焼くのは次の三種類です。</p>${LIST}</div>`, isChosen)).toHaveLength(4);
});

it.each([
  ["that nothing announces", `<div><p>窯で焼きます。</p>${LIST}</div>`],
  [
    "of links",
    `<div><p>ほかの店は次のとおりです。</p>${LIST.replace(/<li>(\S+?)</g, '<li><a href="/x">$1</a><')}</div>`,
  ],
  ["in another box", `<section><p>焼くのは次の三種類です。</p></section><aside><div>${LIST}</div></aside>`],
])("leaves out a list %s", (_, html) => {
  expect(chosenIn(html, (text) => text.endsWith("。"))).toHaveLength(1);
});

const hours = (cell: string) =>
  `<table>${["内湯", "露天", "休憩室"].map((name) => `<tr><td>${name}</td><td>${cell}</td></tr>`).join("")}</table>`;
const bath = (table: string, more = "") => `<div><h2>営業時間</h2>${table}</div>${more}`;

it("reads a Japanese table without a head right below a heading, unless something is sold there [2.4]", () => {
  expect(read(bath(hours("11時から21時")))).toEqual([
    "営業時間",
    "内湯: 11時から21時",
    "露天: 11時から21時",
    "休憩室: 11時から21時",
  ]);
  expect(read(bath(hours("500円"), "<p>送料は別です。</p>"))).toEqual(["営業時間"]);
  expect(read(bath(hours(`<a href="/x">くわしく見る</a>`)))).toEqual(["営業時間"]);
});

it("takes a sentence about buying for no button", () => {
  const said = "<p>先に購入したものは、対象になりません。</p>";
  expect(read(page(values, said))).toHaveLength(7 - 1);
});

it("reads all rows of a table of which it reads one, with the caption between it and the text [2.4]", () => {
  const isChosen = (text: string) => /Fees by item|^Sofa/.test(text);
  expect(chosenIn(page(values), isChosen)).toEqual([
    "Fees by item",
    "Fees",
    "Item / Before / After",
    "Sofa / $5 / $8",
    "Bed / $10 / $13",
  ]);
});
