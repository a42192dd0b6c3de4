import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withChoicesNamed } from "./named-choices-ja.ts";

const KINDS = [
  ["そのまま", "方言をかな書きで残します。"],
  ["対訳", "左に方言、右に共通語を置きます。"],
  ["読みもの", "共通語の文章に整えます。"],
] as const;

function told(heading: string, kinds: readonly (readonly [string, string])[] = KINDS, count = kinds.length) {
  const below = kinds.flatMap(([name, text]) => [{ ...headingBlock(name), level: 3 }, saidBlock(text)]);
  const last = [{ ...headingBlock("料金"), level: 2 }, saidBlock("先に見本をお見せします。")];
  const page = textPage("文字起こし", [{ ...headingBlock(heading), level: 2 }, ...below, ...last], {
    language: "ja",
  });
  const chosen = kinds.slice(0, count).map(([, text], at) => [{ text, blockIndex: 2 + 2 * at }]);
  return withChoicesNamed(chosen, page, () => true);
}

it.each([
  ["仕上がりは3通りから", "仕上がりは3通りあります。"],
  ["三つの仕上がり", "仕上がりは三つあります。"],
])("tells each choice below 「%s」 behind its name, in its place", (heading, announced) => {
  const paragraphs = told(heading);
  expect(paragraphs.map((some) => some.map(({ text }) => text))).toEqual([
    [announced, "まずは、「そのまま」です。", KINDS[0][1]],
    ["次に、「対訳」です。", KINDS[1][1]],
    ["最後に、「読みもの」です。", KINDS[2][1]],
  ]);
  expect(paragraphs.map((some) => some.map(({ blockIndex }) => blockIndex))).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6],
  ]);
});

it("counts no choices of which only some are told", () => {
  expect(told("仕上がりは3通りから", KINDS, 1).flat()[0]?.text).toBe("「そのまま」についてです。");
});

it.each([
  ["another number", "仕上がりは4通りから", KINDS],
  ["no number", "仕上がり", KINDS],
  [
    "statements",
    "三つの工夫",
    [
      ["足もとをあきらめた", "軽くなります。"],
      ["すき間は閉じる", "虫が来ません。"],
      ["どこにもつく", "輪でとめます。"],
    ],
  ],
] as const)("names nothing below a heading with %s", (_, heading, kinds) => {
  expect(
    told(heading, kinds)
      .flat()
      .map(({ text }) => text),
  ).toEqual(kinds.map(([, text]) => text));
});
