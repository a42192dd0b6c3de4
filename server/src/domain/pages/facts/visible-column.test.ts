import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { priceColumn } from "./visible-column.ts";

const table = (...cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
const read = (body: string, price = 1540) => {
  const html = `<html><body><main><h1>川端の酒</h1>${body}</main></body></html>`;
  const column = priceColumn(parseDocument(html, "https://shop.example/1"), price);
  return column?.variants.map(({ name, price: amount, stock }) => `${name} ${amount} ${stock ?? "-"}`);
};

it("reads the sizes of a thing where a column of prices stands beside other amounts [7.3]", () => {
  const rows = [
    ["容量", "価格(税込)", "化粧箱"],
    ["720ml", "1,540円", "＋110円"],
    ["1800ml", "3,080円", "＋220円"],
  ];
  expect(read(table(...rows))).toEqual(["720ml 1540 -", "1800ml 3080 -"]);
});

it("reads which of them can be had, and leaves it open where one is ordered in [7.3]", () => {
  const head = ["品番", "全長", "定価", "当店価格", "在庫", ""];
  const rows = [
    ["AK-10", "5.3m", "2,200円", "1,540円（本体1,400円）", "○", ""],
    ["AK-20", "5.3m", "2,420円", "1,760円（本体1,600円）", "×", ""],
    ["AK-30", "5.3m", "2,640円", "1,980円（本体1,800円）", "×", "取寄"],
  ];
  expect(read(table(head, ...rows))).toEqual(["AK-10 1540 InStock", "AK-20 1760 OutOfStock", "AK-30 1980 -"]);
});

it.each([
  ["prices by quantity", table(["数量", "価格"], ["1本", "1,540円"], ["6本", "8,800円"])],
  [
    "two columns of prices",
    table(["容量", "価格", "販売価格"], ["小", "1,760円", "1,540円"], ["大", "3,300円", "3,080円"]),
  ],
  [
    "another thing's prices",
    table(["容量", "価格", "箱"], ["小", "1,760円", "110円"], ["大", "3,300円", "110円"]),
  ],
  [
    "an amount that is missing",
    table(["容量", "価格", "箱"], ["小", "1,540円", "110円"], ["大", "お問い合わせ", "110円"]),
  ],
  ["one name twice", table(["容量", "価格", "箱"], ["小", "1,540円", "110円"], ["小", "3,080円", "110円"])],
  [
    "postage",
    `<h2>送料</h2>${table(["地域", "価格", "箱"], ["関東", "1,540円", "110円"], ["関西", "3,080円", "110円"])}`,
  ],
])("reads no sizes from %s [7.3]", (_, body) => {
  expect(read(body)).toBeUndefined();
});

it("reads what all sizes have in common, and nothing in which they differ [7.3]", () => {
  const rows = [
    ["品番", "全長", "自重", "当店価格"],
    ["AK-10", "5.3m", "218g", "1,540円"],
    ["AK-20", "5.3m", "241g", "1,760円"],
  ];
  const html = `<html><body><main><h1>川端の竿</h1>${table(...rows)}</main></body></html>`;
  const column = priceColumn(parseDocument(html, "https://shop.example/1"), 1540);
  expect(column?.common).toEqual([{ label: "全長", value: "5.3m" }]);
});
