import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { visibleVariants } from "./visible-variants.ts";

const read = (body: string, price = 5280) =>
  visibleVariants(
    parseDocument(`<html><body><main>${body}</main></body></html>`, "https://shop.example/1"),
    price,
  ).map(({ name, price: amount, stock }) => `${name} ${amount} ${stock ?? "-"}`);
const rows = (...cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

it("reads the sizes of a thing, each with its price and stock, however they are set [7.3]", () => {
  const head = ["サイズ", "価格（税込）", "在庫"];
  expect(
    read(
      rows(head, ["1〜2杯用", "5,280円", "在庫あり"], ["3〜4杯用", "6,820円", "売り切れ（1月下旬入荷予定）"]),
    ),
  ).toEqual(["1〜2杯用 5280 InStock", "3〜4杯用 6820 OutOfStock"]);
  const box = (name: string, price: string, stock: string) =>
    `<div><h2>${name}（飴釉）</h2><p><span>${price}</span>円<small>（税込）</small></p><p>${stock}</p></div>`;
  expect(
    read(`<div>${box("二合炊き", "5,280", "残り4点")}${box("三合炊き", "9,680", "入荷待ち")}</div>`),
  ).toEqual(["二合炊き 5280 InStock", "三合炊き 9680 OutOfStock"]);
  const radio = (text: string, off = "") =>
    `<p><label><input type="radio" name="v" ${off}> ${text}</label></p>`;
  expect(
    read(
      `<div>${radio("120g 小びん　5,280円（税込）")}${radio("800g 業務用　6,400円（税込）", "disabled")}</div>`,
    ),
  ).toEqual(["120g 小びん 5280 -", "800g 業務用 6400 OutOfStock"]);
  expect(read("<select><option>S ¥5,280</option><option>L ¥6,820 在庫なし</option></select>")).toEqual([
    "S 5280 -",
    "L 6820 OutOfStock",
  ]);
});

it.each([
  [
    "prices of other goods",
    `<ul><li><a href="/2">水差し</a> 5,280円</li><li><a href="/3">皿</a> 990円</li></ul>`,
  ],
  ["another group", `<ul><li>水差し 1,280円</li><li>皿 990円</li></ul>`],
  ["a former and a present price", "<div><p>通常価格 6,820円</p><p>セール 5,280円</p></div>"],
  ["a price and what it costs to send", "<div><p>水差し 5,280円</p><p>送料 660円</p></div>"],
  ["labels", "<div><p>価格 5,280円</p><p>大 6,820円</p></div>"],
  ["one name twice", "<div><p>水差し 5,280円</p><p>水差し 6,820円</p></div>"],
  ["sentences", "<div><p>冬のあいだは。5,280円</p><p>夏は。6,820円</p></div>"],
  ["a box beside", `<div class="related"><p>水差し 5,280円</p><p>皿 6,820円</p></div>`],
  ["two amounts in one", "<div><p>小 5,280円 6,000円</p><p>大 6,820円</p></div>"],
])("takes %s for no sizes [7.3]", (_, body) => {
  expect(read(body)).toEqual([]);
});
