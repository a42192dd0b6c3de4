import { expect, it } from "vitest";
import { withPredicate } from "../../prose/register.ts";
import { politeThroughout } from "./polite.ts";

it.each([
  ["仕上げは粗びきこしょう。", "仕上げは粗びきこしょうです。"],
  ["甘みのもとはきびざとう。", "甘みのもとはきびざとうです。"],
  ["かごの中身は山ぶどう。", "かごの中身は山ぶどうです。"],
  ["皮ごと使うのは新ごぼう。", "皮ごと使うのは新ごぼうです。"],
  ["隠し味は少しのこうじしょうゆ。", "隠し味は少しのこうじしょうゆです。"],
  ["主役は水切りしたとうふ。", "主役は水切りしたとうふです。"],
  ["最後のひと口は熱いつゆ。", "最後のひと口は熱いつゆです。"],
  ["この鍋の主役は焼きなす。", "この鍋の主役は焼きなすです。"],
  ["だしのもとは利尻のこんぶ。", "だしのもとは利尻のこんぶです。"],
  ["干した小魚が決め手のスープ。", "干した小魚が決め手のスープです。"],
])("ends a noun that sounds like a verb as a noun: %s [6.2]", (plain, said) => {
  expect(withPredicate(plain, "polite")).toBe(said);
  expect(politeThroughout(withPredicate(plain, "polite"))).toBe(said);
});

it.each(["味の決め手は粒こしょう。", "母の手みやげは白ぶどう。"])(
  "conjugates no noun, wherever it is met: %s [6.2]",
  (text) => {
    expect(politeThroughout(text)).toBe(text.replace("。", "です。"));
  },
);

it.each([
  "まずは、できるだけうすく。",
  "そろそろ家へ帰ろう。",
  "明日は海を見に行こう。",
  "どこか遠い国のふう。",
])("leaves a word alone of which nobody knows that it is a verb: %s [6.2]", (text) => {
  expect(politeThroughout(text)).toBeNull();
});

it.each([
  ["布で水気をぬぐう。", "布で水気をぬぐいます。"],
  ["毎朝この橋をわたって学校へかよう。", "毎朝この橋をわたって学校へかよいます。"],
  ["道具が箱にそろう。", "道具が箱にそろいます。"],
  ["店の人に切ってもらう。", "店の人に切ってもらいます。"],
  ["生地を寝かせておく。", "生地を寝かせておきます。"],
  ["端をひもでむすぶ。", "端をひもでむすびます。"],
  ["表の面をみがく。", "表の面をみがきます。"],
  ["窓をふさぐ。", "窓をふさぎます。"],
  ["味を変えてためす。", "味を変えてためします。"],
  ["葉をやさしくつつむ。", "葉をやさしくつつみます。"],
  ["火を弱めて十分ほど待つ。", "火を弱めて十分ほど待ちます。"],
  ["次は、棚の高さを確かめよう。", "次は、棚の高さを確かめましょう。"],
])("still says politely what is surely a verb: %s [6.2]", (plain, polite) => {
  expect(politeThroughout(plain)).toBe(polite);
});
