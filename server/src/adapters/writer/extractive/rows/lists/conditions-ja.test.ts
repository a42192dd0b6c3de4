import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withJapaneseRows } from "../told-rows-ja.ts";
import { withConditions } from "./conditions-ja.ts";

const HOUSES = [
  headingBlock("対象となる水車"),
  saidBlock("次のすべてに当てはまるものです。"),
  itemBlock("村の中にあるもの"),
  itemBlock("十年より前に建てられたもの"),
];
const said = (blocks: typeof HOUSES) => withConditions(textPage("水車の補助", blocks, { language: "ja" }));

it("says of people below “any of these” that one condition is enough", () => {
  const items = ["四月から口座を変えられた方", "五月に転校の手続きをされた方"];
  const list = (above: string) =>
    withJapaneseRows(
      textPage("給食費について", [saidBlock(above), ...items.map(itemBlock)], { language: "ja" }),
    ).blocks.map(({ text }) => text);
  expect(list("対象は、組合の口座をお使いで、次のいずれかに当てはまる方です。").join("")).toContain(
    "四月から口座を変えられた方、または、五月に転校の手続きをされた方です。",
  );
});

it("tells conditions as sentences, with what they are of", () => {
  const { blocks, listed } = said(HOUSES);
  expect(blocks.slice(1).map(({ text }) => text)).toEqual([
    "対象となる水車は、次のすべてに当てはまるものです。",
    "村の中にあるものです。",
    "十年より前に建てられたものです。",
  ]);
  expect([...listed]).toEqual([2, 3]);
});

it("tells two conditions that are named by their numbers without the numbers [6.2]", () => {
  const { blocks } = said([
    headingBlock("対象となる方"),
    saidBlock("村に住所があり、次の1、2の両方に当てはまる方"),
    itemBlock("満五十歳以上の方"),
    itemBlock("水車を持つ方"),
  ]);
  expect(blocks.slice(1).map(({ text }) => text)).toEqual([
    "対象となる方は、村に住所があり、次の両方に当てはまる方です。",
    "満五十歳以上の方です。",
    "水車を持つ方です。",
  ]);
});

it("keeps how the page calls those who meet a condition [6.2]", () => {
  const { blocks } = said([
    headingBlock("申し込みができる方"),
    saidBlock("申込日の時点で、次のいずれかに該当する方"),
    itemBlock("村に住む方"),
    itemBlock("自分のために申し込む方（生前申し込み）"),
  ]);
  expect(blocks.slice(1).map(({ text }) => text)).toEqual([
    "申し込みができる方は、申込日の時点で、次のいずれかに該当する方です。",
    "村に住む方です。",
    "自分のために申し込む方（生前申し込み）です。",
  ]);
});

const OF_TWO = saidBlock("次のどちらかにあてはまる方だけの家は、係が粉を運び出します。料金は変わりません。");
it("says in a sentence of whom it speaks, where a list below names them", () => {
  const { blocks } = said([OF_TWO, itemBlock("七十五歳以上の方"), itemBlock("足を痛めた方")]);
  expect(blocks[0]?.text).toBe(
    "七十五歳以上の方、または足を痛めた方だけの家は、係が粉を運び出します。料金は変わりません。",
  );
});

it("keeps the sentence where those below are others than it says", () => {
  expect(said([OF_TWO, itemBlock("七十五歳以上の方"), itemBlock("粉の袋")]).blocks[0]).toEqual(OF_TWO);
  expect(said([OF_TWO, saidBlock("七十五歳以上の方")]).blocks[0]).toEqual(OF_TWO);
});

it("announces no conditions that do not follow", () => {
  expect(said(HOUSES.slice(0, 2)).blocks[1]?.text).toBe("");
});

it("leaves steps behind another sentence as they are", () => {
  const steps = [saidBlock("水車の回し方を説明します。"), itemBlock("水を流すこと")];
  const { blocks, listed } = said(steps);
  expect(blocks).toEqual(steps);
  expect(listed.size).toBe(0);
});

it("reads long announcements in their stride", () => {
  const started = performance.now();
  for (const part of ["次の", "次のすべて", "です", "書類を"]) said([saidBlock(part.repeat(15_000))]);
  expect(performance.now() - started).toBeLessThan(10_000);
});

const OF_NUMBERS = "町内に住む世帯で、次の1から3までのいずれかにあてはまる世帯です。";
const SOME = ["65歳以上の方だけの世帯", "手帳をお持ちの方と子だけの世帯", "ひとり親世帯"];
const numbered = (items: readonly string[]) =>
  withConditions(
    textPage(
      "雪下ろしの支援",
      [headingBlock("対象となる世帯"), saidBlock(OF_NUMBERS), ...items.map(itemBlock)],
      {
        language: "ja",
      },
    ),
  );
it("tells what a sentence names by its number [6.2]", () => {
  expect(numbered(SOME).blocks.map(({ text }) => text)).toEqual([
    "対象となる世帯",
    `対象となる世帯は、${OF_NUMBERS}`,
    "1は、65歳以上の方だけの世帯です。",
    "2は、手帳をお持ちの方と子だけの世帯です。",
    "3は、ひとり親世帯です。",
  ]);
  expect(numbered(SOME.slice(1)).listed.size).toBe(0);
});

it("says of whom a sentence is only where it does not say so itself [6.2]", () => {
  const said = (text: string) =>
    withConditions(
      textPage("補助", [headingBlock("補助の対象"), saidBlock(text), ...SOME.map(itemBlock)], {
        language: "ja",
      }),
    ).blocks[1]?.text;
  expect(said("次の要件を満たす方が対象です。")).toBe("対象は、次の要件を満たす方です。");
  expect(said("次のすべてに当てはまる世帯です。")).toBe("補助の対象は、次のすべてに当てはまる世帯です。");
});

it("tells conditions that have their own numbers by one number each", () => {
  const { blocks } = said([
    saidBlock("次の(1)から(2)までのすべてに当てはまる方が対象です。"),
    itemBlock("(1) 村の中に住んでいる方"),
    itemBlock("(2) 水車を三年使える方"),
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    "次の(1)から(2)までのすべてに当てはまる方が対象です。",
    "1は、村の中に住んでいる方です。",
    "2は、水車を三年使える方です。",
  ]);
});

it("tells a list that a bare line announces, each with its exception, or neither", () => {
  const line = [headingBlock("応募できる方"), saidBlock("次のすべてに当てはまる方")];
  const all = [
    itemBlock("村に水車を持っていること。"),
    itemBlock("粉をよそで売っていないこと（自家用の分を除く）。"),
  ];
  expect(
    said([...line, ...all])
      .blocks.slice(1)
      .map(({ text }) => text),
  ).toEqual([
    "応募できる方は、次のすべてに当てはまる方です。",
    "村に水車を持っていることです。",
    "粉をよそで売っていないことです。ただし、自家用の分は別です。",
  ]);
  expect(said([...line, itemBlock("水車が回る。村の外でもよい。")]).blocks[1]?.text).toBe("");
});

it("begins a list of conditions with what it is of, and says whom one of them is for", () => {
  const { blocks } = said([
    saidBlock("次のすべてに該当する方が対象です。"),
    itemBlock("村の中に住んでいること"),
    itemBlock("粉の代金を滞納していないこと（世帯全員）"),
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    "対象は、次のすべてに該当する方です。",
    "村の中に住んでいることです。",
    "世帯全員が粉の代金を滞納していないことです。",
  ]);
});
