import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import {
  headingBlock as headed,
  itemBlock,
  paragraphsWritten,
  saidBlock as said,
  textPage,
} from "#test/text-page";
import { judgedOn, promisedBy, rankedOn, sharesOf } from "./ranking-ja.ts";

const page = (title: string, blocks: Block[]) => textPage(title, blocks, { language: "ja" });
const PLACES = [
  [
    headed("1位：羽根屋「ミズ-1」"),
    said("価格：12,800円前後"),
    said("総合1位はこちら。羽根が三枚で、音は40デシベルでした。"),
  ],
  [headed("2位：石臼堂「コナ-2」"), said("価格 ¥8,900"), said("重さが二キロと軽く、片手で運べます。")],
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

const pricesWith = (...texts: string[]) =>
  rankedOn(page("水車", [headed("1位：ミズ"), ...texts.map(said), ...PLACES.slice(1).flat()]))[0]?.price;

it.each([
  ["価格：12,800円", "12,800円"],
  ["販売価格（税込）: 9800円です。", "9800円"],
  ["値段は980円です。羽根が三枚です。", "980円"],
  ["税込価格 ￥29,800（税込）", "29,800円"],
])("tells the price of a ranked thing from its own line: %s", (line, price) => {
  expect(pricesWith("羽根が三枚です。", line)).toBe(price);
});

it.each([
  "電気料金は年に2,400円ほどです。",
  "配送料金は1,100円かかります。",
  "旧型の価格は19,800円でした。",
  "値段の差は3,000円です。",
  "解約料金：5,500円",
  "参加料金：3,000円",
  "価格は1,280万円です。",
  "価格：3,980〜5,980円",
  "価格：3,980円〜",
  "価格：12,000円から",
  "価格.comで1,024件の口コミがあります。",
  "価格は前より1,000円下がりました。",
  "価格は送料550円を含みます。",
  "価格は300グラムで400円です。",
  "参考価格：8,900円",
  "価格：12,80円",
  "旧型も買えます。価格は9,800円です。",
])("takes no other amount for the price of a ranked thing: %s", (line) => {
  expect(pricesWith("羽根が三枚です。", line)).toBeNull();
});

it("tells no price where two are given, or where the heading has one", () => {
  expect(pricesWith("価格：1,200円", "価格：1,500円")).toBeNull();
  const named = [headed("1位：ヌクヌ A1 価格12,800円"), said("価格は1,200円です。")];
  expect(rankedOn(page("水車", [...named, ...PLACES.slice(1).flat()]))[0]?.price).toBeNull();
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
  const ask = page("水車", [said("気になる結果を、比べてみてください。編集部では、音も調べています。")]);
  expect(judgedOn(ask, 1)?.text).toBe("編集部では、音も調べています。");
  expect(judgedOn(page("水車", [said("水車は谷にあります。")]), 1)).toBeNull();
});

it.each([
  ["昔の人はかまどの火を調べました。", null],
  ["他社が比べました。", null],
  ["昔の人は三つの星を比べました。", null],
  ["去年の売れ行きの順に並べました。", "去年の売れ行きの順に並べました。"],
  ["読者の投票を集計しました。", "読者の投票を集計しました。"],
  ["そこで、八台を買い、音を比べました。", "八台を買い、音を比べました。"],
])("takes only the site's own work for how things were judged: %s", (sentence, told) => {
  expect(judgedOn(page("水車", [said(sentence)]), 1)?.text ?? null).toBe(told);
});

it("names neither what stands below the places nor a point that is none", () => {
  const more = [headed("4位以下の機種"), said("5位のキネ-5は、麦にも使えます。")];
  expect(rankedOn(page("水車", [...PLACES.flat(), ...more])).map(({ rank }) => rank)).toEqual([
    "1位",
    "2位",
    "3位",
  ]);
  const none = [headed("1位：ミズ"), itemBlock("気になる点：なし"), itemBlock("デメリット：特になし")];
  expect(rankedOn(page("水車", [...none, ...PLACES.slice(1).flat()]))[0]?.text).toBe("");
});

it("introduces a ranking that is counted down by what stands above its first place on the page", async () => {
  const down = page("水車の番付", [
    said("水車の大会が、谷の村で開かれました。"),
    ...PLACES.toReversed().flat(),
  ]);
  const written = (await paragraphsWritten(down, 60, "narration")).flat();
  const introduction = written.slice(
    0,
    written.findIndex((text) => text.startsWith("1位は")),
  );
  expect(introduction.join("")).not.toMatch(/水の少ない日|重さが二キロ/);
  expect(written.filter((text) => text === "水の少ない日でも、よく回ります。")).toHaveLength(1);
});

it("takes an amount alone for the price where each ranked thing has one [7.3]", () => {
  const priced = (...lines: string[][]) =>
    rankedOn(
      page(
        "水車",
        lines.flatMap((own, at) => [
          headed(`${at + 1}位 ミズ-${at}`),
          ...own.map(said),
          said("よく回ります。"),
        ]),
      ),
    ).map(({ price }) => price);
  expect(priced(["16,800円"], ["￥9,900(税込)"], ["38500円"])).toEqual(["16,800円", "9,900円", "38500円"]);
  expect(priced(["16,800円"], ["9,900円"], [])).toEqual([null, null, null]);
  expect(priced(["16,800円", "12,000円"], ["9,900円"], ["8,000円"])).toEqual([null, null, null]);
  expect(priced(["送料 500円"], ["500円引き"], ["9,900円〜"])).toEqual([null, null, null]);
  expect(priced(["16,800円", "価格：15,000円"], ["9,900円"], ["8,000円"])).toEqual([
    null,
    "9,900円",
    "8,000円",
  ]);
});

it("gives the place with a drawback its second sentence first [6.2]", () => {
  const of = (text: string) => ({ name: "水車", rank: "1位", price: null, rows: [], text, blockIndex: 0 });
  const plain = of("羽根が三枚です。音は静かです。");
  const weak = of("値段は半分です。しかし、水が漏れました。");
  expect(sharesOf([plain, weak], 3, (_, sentences) => sentences)).toEqual([1, 2]);
  expect(sharesOf([plain, plain], 3, (_, sentences) => sentences)).toEqual([2, 1]);
});
