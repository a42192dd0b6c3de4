import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { termsToldInJapanese } from "./terms-ja.ts";

const told = (...texts: string[]) =>
  termsToldInJapanese(textPage("桐の箱", texts.map(saidBlock), { type: "product", language: "ja" })).map(
    ({ text }) => text,
  );

it.each([
  [
    "商品到着後30日以内で、未使用の状態であれば返品・交換を承ります。",
    "商品到着後30日以内で、未使用の状態であれば返品・交換ができます。",
  ],
  ["■お届けから8日以内であれば、返品が可能です。", "お届けから8日以内であれば、返品が可能です。"],
  [
    "受注生産のため、お客様のご都合による返品・交換はお受けできません。",
    "受注生産のため、お客様のご都合による返品・交換はできません。",
  ],
  ["接合部のゆるみには10年間の無償修理保証をお付けしています。", "10年間の保証があります。"],
  ["保証: 本体1年、内側の塗装3年（メーカー保証）", "保証期間は、本体が1年です。"],
  ["保証期間: 12か月", "保証期間は、12か月です。"],
])("tells what a buyer can rely on: %s", (text, sentence) => {
  expect(told(text)).toEqual([sentence]);
});

it.each([
  ["what is broken", "初期不良は商品到着後8日以内にご連絡ください。"],
  ["what was not opened", "お客様都合の返品は未開封品に限り到着後8日以内、送料はお客様のご負担となります。"],
  ["a guarantee that is sold", "5年間の延長保証（＋1,649円）もお選びいただけます。"],
  ["guarantees that differ", "1年間の保証付きです。金具には3年間の保証があります。"],
  ["two rules", "到着後8日以内は返品できます。お客様都合の返品はできません。"],
])("says nothing of %s", (_, text) => {
  expect(told(text)).toEqual([]);
});
