import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import {
  headingBlock as headed,
  itemBlock,
  paragraphsWritten,
  saidBlock as said,
  textPage,
} from "#test/text-page";
import { judgedOn, promisedBy, rankedOn } from "./ranking-ja.ts";

const page = (title: string, blocks: Block[]) => textPage(title, blocks, { language: "ja" });
const PLACES = [
  [
    headed("1位：羽根屋「ミズ-1」"),
    said("価格：12,800円前後"),
    said("総合1位はこちら。羽根が三枚で、音は40デシベルでした。"),
  ],
  [headed("2位：石臼堂「コナ-2」"), said("参考価格 ¥8,900"), said("重さが二キロと軽く、片手で運べます。")],
  [
    headed("3位：瀬戸製作所「ミノ-3」"),
    said("水の少ない日でも、よく回ります。"),
    itemBlock("気になる点：重い／音が50dB"),
  ],
];
const RANKING = page("水車のおすすめ5選", [
  said("どれを選ぶか、迷いますよね。そこで今回は、編集部が五台を回して、音と重さを比べました。"),
  ...PLACES.flat(),
]);

it("reads the places of a ranking, whichever way they are counted", () => {
  const read = rankedOn(RANKING).map(({ rank, name, price, text }) => [rank, name, price, text]);
  expect(read).toEqual([
    ["1位", "羽根屋「ミズ-1」", "12,800円前後", "羽根が三枚で、音は40デシベルでした。"],
    ["2位", "石臼堂「コナ-2」", "8,900円", "重さが二キロと軽く、片手で運べます。"],
    ["3位", "瀬戸製作所「ミノ-3」", null, "水の少ない日でも、よく回ります。気になる点は、「重い」です。"],
  ]);
  const down = page("水車", PLACES.toReversed().flat());
  expect(rankedOn(down).map(({ rank }) => rank)).toEqual(["1位", "2位", "3位"]);
});

it("takes no other headings for a ranking", () => {
  expect(rankedOn(page("水車", PLACES.slice(0, 2).flat()))).toEqual([]);
  expect(
    rankedOn(page("水車", [...PLACES.slice(1).flat(), headed("7位に入った朝"), said("雨でした。")])),
  ).toEqual([]);
});

it("names each thing of a ranking from the first on, and by what they were chosen", async () => {
  expect((await paragraphsWritten(RANKING, 60, "product")).flat()).toEqual([
    "「水車のおすすめ5選」から、いくつかをご紹介します。",
    "編集部が五台を回して、音と重さを比べました。",
    "1位は、『羽根屋「ミズ-1」』で、価格は12,800円前後です。",
    "羽根が三枚で、音は40デシベルでした。",
    "2位は、『石臼堂「コナ-2」』で、価格は8,900円です。",
    "重さが二キロと軽く、片手で運べます。",
    "3位は、『瀬戸製作所「ミノ-3」』です。",
    "水の少ない日でも、よく回ります。",
    "気になる点は、「重い」です。",
    "このほかは、元のページでご覧ください。",
  ]);
});

it("knows what a title promises", () => {
  expect(promisedBy("水車のおすすめ8選")).toBe(8);
  expect(promisedBy("水車ベスト10")).toBe(10);
  expect(promisedBy("2024年の水車")).toBeNull();
});

it("asks no reader to look for how things were judged", () => {
  const ask = page("水車", [said("気になる結果を、比べてみてください。音も調べています。")]);
  expect(judgedOn(ask, 1)?.text).toBe("音も調べています。");
  expect(judgedOn(page("水車", [said("水車は谷にあります。")]), 1)).toBeNull();
});
