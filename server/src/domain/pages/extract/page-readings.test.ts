import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { pageReadings } from "./page-readings.ts";

function readingsIn(body: string) {
  const document = parseDocument(`<html><body>${body}</body></html>`, "https://pages.example/");
  const text = blocksOf(document.body)
    .map((block) => block.text)
    .join("\n");
  return pageReadings(document.body, text).map(({ base, reading, source }) => `${base} ${reading} ${source}`);
}

it("keeps how ruby says that a word is read, also where each letter has a ruby of its own", () => {
  const text = `<p>夜の<ruby>檸檬<rp>（</rp><rt>れもん</rt><rp>）</rp></ruby>と
    <ruby>小谷<rt>こや</rt></ruby><ruby>流<rt>る</rt></ruby>の里。</p>`;
  expect(readingsIn(text)).toEqual(["檸檬 れもん ruby", "小谷流 こやる ruby"]);
});

it("reads a single kanji together with its ending", () => {
  expect(
    readingsIn("<p><ruby>辛<rt>つら</rt></ruby>い日に<ruby>雁<rt>かり</rt></ruby>を見た。辛くはない。</p>"),
  ).toEqual(["辛い つらい ruby", "雁 かり ruby"]);
});

it("keeps readings that stand in attributes and in brackets", () => {
  expect(
    readingsIn(`<p><span data-yomi="ひのえまた">檜枝岐</span>の宿。燧ヶ岳（ひうちがたけ）が見える。</p>`),
  ).toEqual(["檜枝岐 ひのえまた attribute", "燧ヶ岳 ひうちがたけ brackets"]);
});

it("takes no remark for a reading", () => {
  expect(
    readingsIn("<p>新潟県魚沼（うおぬま）産。牛肉（もも）200g。<ruby>本<rt>book</rt></ruby>。</p>"),
  ).toEqual([]);
});

it("leaves out a word that the page reads in two ways", () => {
  expect(
    readingsIn("<p><ruby>上手<rt>じょうず</rt></ruby>な人が<ruby>上手<rt>うわて</rt></ruby>に出る。</p>"),
  ).toEqual([]);
});

it("leaves out readings of words that the text does not have", () => {
  const document = parseDocument(
    "<html><body><ruby>檸檬<rt>れもん</rt></ruby></body></html>",
    "https://pages.example/",
  );
  expect(pageReadings(document.body, "夜の林檎")).toEqual([]);
});
