import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const rowsIn = (body: string) =>
  factsIn(
    `<html><head><title>川の名を読む</title></head><body><h1>川の名を読む</h1>${body}<p class="price">1,980円</p><button>カートに入れる</button></body></html>`,
    "https://shop.example/p/1",
  ).flatMap(({ kind, label, value }) => (kind === "specification" ? [`${label}: ${value}`] : []));
const list =
  "<ul><li><b>出版社 ‏ : ‎ </b><span>月の出版 (2025/4/1)</span></li><li><b>寸法 :</b><span>15 x 21 cm</span></li></ul>";

it("reads who wrote a book and who published it [7.3]", () => {
  const byline = "<p><a href='/a'>山野 はる</a> (著), <a href='/b'>谷川 ゆう</a> (訳)</p>";
  expect(rowsIn(byline + list)).toEqual(["著者: 山野 はる", "出版社: 月の出版", "訳者: 谷川 ゆう"]);
  expect(rowsIn("<p>山野 はる (著), 野原 すず (著)</p>")).toEqual(["著者: 山野 はる、野原 すず"]);
});

it.each([
  ["other goods", list],
  ["a sentence", "<p>この地図は山野さんの本（著作）を手がかりに作りました。</p>"],
])("reads no writer on %s [7.3]", (_, body) => {
  expect(rowsIn(body)).toEqual([]);
});

const authorIn = (body: string, isbn = "<dl><dt>ISBN</dt><dd>978-4-00-000000-0</dd></dl>") =>
  factsIn(
    `<html><head><title>川の名を読む</title></head><body><h1>川の名を読む</h1>${body}<p class="price">1,980円</p><button>カートに入れる</button>${isbn}</body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "author")?.value;

it("reads the author from a line of its own below the name of a book [4.1]", () => {
  expect(authorIn("<p>山野 はる 著</p>")).toBe("山野 はる");
  expect(authorIn("<p>By <a>Ada Holm Tarn</a></p>")).toBe("Ada Holm Tarn");
});

it("reads no author from such a line on other goods, nor from a sentence [4.1]", () => {
  expect(authorIn("<p>山野 はる 著</p>", "")).toBeUndefined();
  expect(authorIn("<p>By Friday your parcel is there</p>")).toBeUndefined();
  expect(authorIn("<p>この町で最も読まれた名 著</p>")).toBeUndefined();
});
