import { expect, it } from "vitest";
import { withOwnGoods, withoutHumility } from "./without-humility-ja.ts";

it.each([
  ["臼のふたを無償で交換させていただきます。", "臼のふたを無償で交換します。"],
  ["橋の取り替えを進めております。", "橋の取り替えを進めています。"],
  ["三日にお支払いいたします。", "三日にお支払いします。"],
  ["三日に発送いたします。", "三日に発送します。"],
  ["替え刃の送料をいただきません。", "替え刃の送料はかかりません。"],
  ["交換の費用は一切いただいておりません。", "交換の費用は一切かかりません。"],
  ["甘さはひかえめでございます。", "甘さはひかえめです。"],
  ["番人は「守っております」と言いました。", "番人は「守っております」と言いました。"],
])("humbles nobody: %s", (text, told) => {
  expect(withoutHumility(text)).toBe(told);
});

it.each([
  ["うちの石臼は、花崗岩です。", "この石臼は、花崗岩です。"],
  ["うちの水車は、三つあります。", "うちの水車は、三つあります。"],
  ["五つのうちの石臼は一つです。", "五つのうちの石臼は一つです。"],
])("points at the goods that a shop calls its own: %s", (text, told) => {
  expect(withOwnGoods(text, "手回しの石臼 小")).toBe(told);
});
