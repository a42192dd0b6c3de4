import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withSpecs } from "./kept-specs.ts";

const ROWS = ["容量: 0.8L", "電源: AC100V", "質量: 約1.1kg"];
const rowsOf = (rows: readonly string[]) =>
  rows.map((row) => `<tr><th>${row.split(": ")[0]}</th><td>${row.split(": ")[1]}</td></tr>`).join("");
const keptOf = (heading: string, rows = ROWS, declared: "product" | "article" = "product") => {
  const body = `<p>湯を沸かします。</p><h2>${heading}</h2><table>${rowsOf(rows)}</table><p>お届けは翌日です。</p>`;
  const all = blocksOf(parseDocument(`<html><body>${body}</body></html>`, "https://shop.example/1").body);
  const kept = withSpecs(
    all,
    all.map((_, at) => at === 0),
    declared,
  );
  return all.filter((_, at) => kept[at]).map(({ text }) => text);
};

it.each(["仕様", "商品仕様", "サイズと素材", "Specifications", "Size & materials"])(
  "keeps the rows below a heading of specifications: %s",
  (heading) => {
    expect(keptOf(heading)).toEqual(["湯を沸かします。", heading, ...ROWS]);
  },
);

it("keeps no rows of other headings, of two rows, with terms of the shop, or of a page that sells nothing", () => {
  const own = ["湯を沸かします。"];
  expect(keptOf("種類を選ぶ")).toEqual(own);
  expect(keptOf("仕様", ROWS.slice(1))).toEqual(own);
  expect(keptOf("仕様", [...ROWS, "送料: 全国一律880円"])).toEqual(own);
  expect(keptOf("仕様", ROWS, "article")).toEqual(own);
});
