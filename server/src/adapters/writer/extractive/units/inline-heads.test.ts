import { expect, it } from "vitest";
import { isOfUse, partsOf } from "./inline-heads.ts";

it.each<[string, [string | null, string][]]>([
  [
    "【お手入れ】 塩を流してください。 【保証】 一年です。",
    [
      ["お手入れ", "塩を流してください。 "],
      ["保証", "一年です。"],
    ],
  ],
  ["●使いはじめ 湯で二十分煮ます。", [["使いはじめ", "湯で二十分煮ます。"]]],
  ["お手入れ はじめの三回は水で洗います。", [["お手入れ", "はじめの三回は水で洗います。"]]],
  // A word and a space are no head of use.
  ["竹の籠 浜の職人が編みます。", [[null, "竹の籠 浜の職人が編みます。"]]],
  ["浜の職人が編みます。", [[null, "浜の職人が編みます。"]]],
])("finds the heads that lost their line: %s", (text, parts) => {
  expect(partsOf(text, "ja").map(({ head, text: own }) => [head, own])).toEqual(parts);
});

it.each([
  ["使い方", true],
  ["お召し上がり方", true],
  ["お手入れ方法", true],
  ["サイズ", false],
  ["サイズの選び方", true],
  ["仕上げの選び方", true],
  ["おすすめの選び方", false],
  ["私たちの選び方", false],
  ["失敗しない靴の選び方", false],
  ["プロの選び方", false],
])("knows heads of use and care: %s", (head, is) => {
  expect(isOfUse(head)).toBe(is);
});

it("says of what it is that a part tells, where only its head does", () => {
  expect(partsOf("◎ 帆のこと 最初は白く、あとで茶色になります。", "ja")).toEqual([
    { head: "帆のこと", text: "帆は、最初は白く、あとで茶色になります。" },
  ]);
  expect(partsOf("◎ 帆のこと 風が強い日は外します。", "ja")[0]?.text).toBe("風が強い日は外します。");
});
