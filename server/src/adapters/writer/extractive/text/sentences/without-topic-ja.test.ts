import { expect, it } from "vitest";
import { withPredicate } from "../../prose/register.ts";
import { withCopula } from "./japanese-sentence.ts";
import { lacksMoreThanBeing } from "./without-topic-ja.ts";

it.each([
  "火の番です、念のため。",
  "乾いてからさらりとしたら、もう一度。",
  "湯で溶いて餅二個。",
  "手の甲に三滴。",
  "四リットルの水で、弱なら十二時間。",
  "夏でも1日1回、冬なら3日に1回。",
  "旗は三本、太鼓が一つ、犬が一匹。",
  "辛みが六、酸味が四。",
  "枠は軽い鉄に固い石。",
  "この日はかけっこなど十種目。",
  "はじめての一本から、職人が削る限定品まで。",
  "枯れ草と、その陰の霜。",
  "玄米、胚芽米、そして最後に出る白米。",
  "北谷線の終点、北谷。",
  "ある朝突然はじまる、子どもの大冒険。",
  "読みはじめたら水車小屋の二階で最後まで。",
  "石臼に酸の洗剤、杉に強い洗剤。",
  "手紙か電話で、全体と名札の二枚。",
])("gives no です to what is said of nothing: %s", (text) => {
  expect(lacksMoreThanBeing(text.replace(/。$/, ""))).toBe(true);
  expect(withPredicate(withCopula(text), "polite")).toBe(text);
});

it.each([
  ["布は、肌に優しい綿。", "布は、肌に優しい綿です。"],
  ["夏は、石臼に布、杉に紙。", "夏は、石臼に布、杉に紙です。"],
  ["今年は三年目。", "今年は三年目です。"],
  ["一日に、三粒。", "一日に、三粒です。"],
  ["受付が春から、秋まで。", "受付が春から、秋までです。"],
  ["申し込みは、春から秋まで。", "申し込みは、春から秋までです。"],
  ["ばねのように押しかえす綿と、形を保つ綿。", "ばねのように押しかえす綿と、形を保つ綿です。"],
])("still says what a thing is: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});

it.each([
  ["店を始めて九年。", "店を始めて九年になります。", "店を始めて九年になる。"],
  [
    "番人に聞けば、水は八度くらい。",
    "番人に聞けば、水は八度くらいです。",
    "番人に聞けば、水は八度くらいだ。",
  ],
  [
    "聞けば、粉がよくひけるのは八度くらい。",
    "聞けば、粉がよくひけるのは八度くらいだそうです。",
    "聞けば、粉がよくひけるのは八度くらいだそうだ。",
  ],
  ["町が調べたところ、石の年号は「文化四年」。", "町が調べたところ、石の年号は「文化四年」でした。", null],
  ["自分でやってみたら、部品代は七百円。", "自分でやってみたら、部品代は七百円でした。", null],
  ["水車は「いつ壊れてもおかしくない」。", "水車は「いつ壊れてもおかしくない」といいます。", null],
  ["合言葉は「早く寝る」。", "合言葉は「早く寝る」です。", null],
  ["専用の庭が六畳分。", "専用の庭が六畳分あります。", null],
])("says what has come about, or was heard or found: %s", (text, polite, plain) => {
  expect(withPredicate(text, "polite")).toBe(polite);
  if (plain) expect(withPredicate(text, "plain")).toBe(plain);
});

it("says that so many are on each side", () => {
  expect(withCopula("札を入れる段が左右に六つずつ。")).toBe("札を入れる段が左右に六つずつあります。");
});

it("reads long fragments in their stride", () => {
  const began = performance.now();
  for (const part of ["三本、", "水が三つ、", "綿と、", "日に三回", "から、", "湯に"])
    lacksMoreThanBeing(part.repeat(2_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});

it.each([
  [
    "厚い綴じひもがついていて、表紙には漕ぎ手の名前と、日付の欄。",
    "厚い綴じひもがついていて、表紙には漕ぎ手の名前と、日付の欄があります。",
  ],
  ["底には、鍛冶屋の小さな印。", "底には、鍛冶屋の小さな印があります。"],
  ["雨の日には、長めの外套。", "雨の日には、長めの外套です。"],
])("says of a place what is there: %s [6.2]", (text, expected) => {
  expect(withPredicate(text, "polite")).toBe(expected);
});
