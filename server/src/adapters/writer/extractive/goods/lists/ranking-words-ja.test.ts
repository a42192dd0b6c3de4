import { expect, it } from "vitest";
import type { Item } from "#kernel/shelf/items";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { headOfRanking, isDisclosure, nameOfRanking, toldOfRanked, verdictOn } from "./ranking-words-ja.ts";

const PRAISE = "値段は一位の半分です。";
const CALM = "八時間後の温度は、数字だけ見れば健闘です。";
const LEAK = "しかし、口金が甘く、三回に一回は漏れました。";
const SMALL = "湿った土には向いていません。";

it.each([
  [[PRAISE, CALM, LEAK], 1, [PRAISE]],
  [[PRAISE, CALM, LEAK], 2, [CALM, LEAK]],
  [[PRAISE, CALM, LEAK], 3, [PRAISE, CALM, LEAK]],
  [[PRAISE, CALM, SMALL], 2, [PRAISE, SMALL]],
  [[PRAISE, null, LEAK], 2, [PRAISE]],
  [[PRAISE, CALM], 2, [PRAISE, CALM]],
  [[PRAISE, CALM, "細い穂には、粉がまとわりつきません。"], 2, [PRAISE, CALM]],
])(
  "tells of a ranked thing what is wrong with it, with the sentence that it limits [6.2]",
  (all, most, told) => {
    expect(toldOfRanked(all, most)).toEqual(told);
  },
);

const first = {
  name: "鍛金堂 波型",
  rank: "1位",
  price: null,
  rows: [],
  text: "",
  blockIndex: 0,
} satisfies Item;
const blocks = [headingBlock("湯たんぽ五つをくらべた", 1)];

it.each([
  ["湯たんぽ5選 1位は「ゆたか」", blocks, "湯たんぽ五つをくらべた"],
  ["湯たんぽ5選 1位は「ゆたか」", [], "湯たんぽ5選"],
  ["湯たんぽ5選 1位は「波型」", blocks, "湯たんぽ5選 1位は「波型」"],
  ["湯たんぽ5選 おすすめ1位は", blocks, "湯たんぽ5選"],
  ["湯たんぽ5選", blocks, "湯たんぽ5選"],
])("names no winner that the ranking itself has not: %s [6.2]", (name, own, told) => {
  expect(nameOfRanking(name, [first], own)).toBe(told);
});

it("ends a ranking with its verdict, as far as it stands alone [6.2]", () => {
  const page = (head: string, text: string) =>
    textPage("湯たんぽ", [headingBlock("5位"), headingBlock(head), saidBlock(text)], { language: "ja" });
  const text = "朝まで保ちたいなら鍛金堂、体に当てるならふゆもり。そのどちらかです。";
  expect(verdictOn(page("結論", text), 0)?.text).toBe(
    "朝まで保ちたいなら鍛金堂、体に当てるならふゆもりです。",
  );
  expect(verdictOn(page("測り方", text), 0)).toBeNull();
  const verb = "朝まで保ちたいなら鍛金堂、体に当てるならふゆもりを使う。";
  expect(verdictOn(page("まとめ", verb), 0)?.text).toBe(verb);
});

it("knows a notice of what the site earns [6.2]", () => {
  expect(isDisclosure("本記事のリンクから購入されると、当サイトに収益が発生することがあります。")).toBe(true);
  expect(isDisclosure("広告に出ていた一台を、店で買いました。")).toBe(false);
});

it("takes the name of a ranking from the heading above it, where the page has but its shop's [6.2]", () => {
  const blocks = [headingBlock("今週の人気"), itemBlock("1位"), itemBlock("あご節")];
  expect(headOfRanking("海辺の乾物屋", blocks, 1)).toBe("今週の人気");
  expect(headOfRanking("海辺の乾物ランキング", blocks, 1)).toBeNull();
  expect(headOfRanking("海辺の乾物屋", [headingBlock("新着情報"), ...blocks.slice(1)], 1)).toBeNull();
});
