import { expect, it } from "vitest";
import { summarySentenceJa } from "./sentence-ja.ts";

it.each([
  ["漆工房がつくる、毎日の味噌汁のための椀。", "漆工房がつくる、毎日の味噌汁のための椀です。"],
  ["止まった水車を引き取り、もう一度回す人がいる。", "止まった水車を引き取り、もう一度回す人がいます。"],
  ["米ぬかを配合した水車舎の美容液「朝露」。", "米ぬかを配合した水車舎の美容液「朝露」です。"],
  ["部屋の湿気を取る水車舎の除湿機の商品ページです。", "部屋の湿気を取る水車舎の除湿機です。"],
])("says a sentence of a summary as a script does: %s [6.2]", (text, said) => {
  expect(summarySentenceJa(text)).toBe(said);
});

it.each([
  "水車の回し方をわかりやすく解説します。",
  "村の水車に関するページです。",
  "『水車の手紙』石黒志津（水車舎）。",
  "廃校の音楽室、閉園した幼稚園、納屋の奥。",
  "美山錦55％、日本酒度3、酸度1.8。",
  "水車舎の手まわし臼 直径30cm 御影石 5年保証：台所道具の石黒なら川べり市場。",
  "手まわし臼 直径30cm 通販 水車舎。",
  "国産の栃を寝かせ、木地から塗りまで。",
])("says nothing of the page, and nothing that is no sentence: %s [6.2]", (text) => {
  expect(summarySentenceJa(text)).toBeNull();
});
