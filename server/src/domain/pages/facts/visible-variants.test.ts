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
    `<div><h2>${name}（飴釉）</h2><p><span>${price}</span>円<small>（税込）</small></p><p>${stock}　次は12月の窯です</p><button>入れる</button></div>`;
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

it("names a row's kind by its words and not by its number in the shop's books [7.3]", () => {
  const head = ["商品番号", "容量", "価格（税込）", "在庫"];
  const sizes = [
    ["OK-B720", "720ml", "5,280円", "在庫あり"],
    ["OK-B1800", "1.8L", "9,680円", "売り切れ"],
  ];
  expect(read(rows(head, ...sizes))).toEqual(["720ml 5280 InStock", "1.8L 9680 OutOfStock"]);
  const only = ["商品番号", "価格（税込）"];
  expect(read(rows(only, ["OK-B720", "5,280円"], ["OK-B1800", "9,680円"]))).toEqual([
    "OK-B720 5280 -",
    "OK-B1800 9680 -",
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
  [
    "things that are bought together",
    "<div><h2>よく一緒に購入されている商品</h2><ul><li>水差し 5,280円</li><li>敷布 990円</li></ul></div>",
  ],
  ["a thing and what is added to it", "<ul><li>水差し 5,280円</li><li>＋ 敷布 990円</li></ul>"],
  ["the page's own thing among others", "<ul><li>対象商品: 水差し 5,280円</li><li>敷布 990円</li></ul>"],
  ["labels", "<div><p>価格 5,280円</p><p>大 6,820円</p></div>"],
  ["one name twice", "<div><p>水差し 5,280円</p><p>水差し 6,820円</p></div>"],
  ["sentences", "<div><p>冬のあいだは。5,280円</p><p>夏は。6,820円</p></div>"],
  ["a box beside", `<div class="related"><p>水差し 5,280円</p><p>皿 6,820円</p></div>`],
  ["postage below its head", `<h1>皿</h1><h2>送料</h2>${rows(["関東", "5,280円"], ["関西", "6,820円"])}`],
  ["what buyers paid", `<ul class="reviews"><li>たなか様 5,280円</li><li>松の実様 6,820円</li></ul>`],
  ["buyers", "<ul><li>たなか様 5,280円</li><li>松の実様 6,820円</li></ul>"],
  ["reviews", "<ul><li>小鉢 5,280円 とても軽いです</li><li>大鉢 6,820円 重いです</li></ul>"],
  ["fees of repairs", "<h2>削り直し</h2><ul><li>片面 5,280円</li><li>両面 6,820円</li></ul>"],
  ["parts of a description", "<h2>使い方</h2><ul><li>小鉢 5,280円</li><li>大鉢 6,820円</li></ul>"],
  ["instalments", "<ul><li>3回払い 5,280円</li><li>一括 15,840円</li></ul>"],
  ["what is added", "<ul><li>アクリル板入り 5,280円</li><li>ガラス板 +1,100円</li></ul>"],
  ["what is done to it", "<ul><li>そのまま 5,280円</li><li>名入れ（1文字） 330円</li></ul>"],
  ["a badge", "<ul><li>直径20センチ 5,280円</li><li><strong>人気</strong> 直径24センチ 6,820円</li></ul>"],
  ["a lowest price", "<ul><li>一行彫り 5,280円</li><li>二行彫り 6,820円〜</li></ul>"],
  [
    "rows that share a cell",
    `<table><tr><td rowspan="2">紺</td><td>短い丈</td><td>5,280円</td></tr><tr><td>長い丈</td><td>6,820円</td></tr></table>`,
  ],
  ["two amounts in one", "<div><p>小 5,280円 6,000円</p><p>大 6,820円</p></div>"],
])("takes %s for no sizes [7.3]", (_, body) => {
  expect(read(body)).toEqual([]);
});

it.each<[string, string[]]>([
  ["<li>小 5,280円 在庫わずか（売り切れ次第終了）</li><li>大 6,820円</li>", ["小 5280 InStock", "大 6820 -"]],
  ["<li>小 5,280円<p>売り切れ</p></li><li>大 6,820円</li>", ["小 5280 OutOfStock", "大 6820 -"]],
  [
    `<li>小 5,280円<span style="display:none">売り切れ</span></li><li>大 6,820円<span>売り切れ</span></li>`,
    ["小 5280 -", "大 6820 OutOfStock"],
  ],
  [
    "<li>小 5,280円<span>売り切れ</span></li><li>大 6,820円<span>売り切れ</span></li>",
    ["小 5280 -", "大 6820 -"],
  ],
])("takes only a mark that is seen and stands by itself for sold out: %s [7.3]", (items, expected) => {
  expect(read(`<ul>${items}</ul>`)).toEqual(expected);
});

it("reads amounts that an old page writes in wide signs [7.3]", () => {
  expect(read(rows(["小（１本 約２５０ｇ）", "５，２８０円"], ["大（１本）", "６，８２０円"]))).toEqual([
    "小 5280 -",
    "大 6820 -",
  ]);
});

it("leaves the page's own mark of a choice out of a kind's name [7.3]", () => {
  expect(read(rows(["種類", "価格"], ["◉ 無香", "5,280円"], ["○ 薄荷", "5,500円"]))).toEqual([
    "無香 5280 -",
    "薄荷 5500 -",
  ]);
});
