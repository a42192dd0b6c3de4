import { expect, it } from "vitest";
import type { Block, Fact } from "#kernel/page";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { dearerTold } from "./dearer-kinds-ja.ts";

const price: Fact = {
  id: "price",
  kind: "price",
  label: null,
  value: "4200",
  currency: "JPY",
  source: "visible",
  confidence: 0.9,
  provenance: null,
};
const told = (...blocks: Block[]) =>
  dearerTold(textPage("麻の前掛け", blocks, { language: "ja", type: "product", facts: [price] })).map(
    ({ text }) => text,
  );

it("says which of the kinds on a page cost more [7.3]", () => {
  expect(
    told(
      saidBlock("●色（「オプション」でお選びください）"),
      ...["生成り", "鼠", "藍（＋４００円）"].map(itemBlock),
    ),
  ).toEqual(["色は、生成り、鼠、藍から選べ、藍はプラス400円です。"]);
  expect(told(saidBlock("軽い布です。藍だけは二度染めるため、お値段が¥4,900になります。"))).toEqual([
    "藍だけは、4,900円です。",
  ]);
});

it("says which sizes a page calls sold out [7.3]", () => {
  expect(told(saidBlock("鼠のMとL、藍のLは完売しました。鼠は十月に染めます。"))).toEqual([
    "鼠のMとL、藍のLは完売しました。",
  ]);
});

it.each([
  ["of extras", [saidBlock("オプション"), itemBlock("なし"), itemBlock("名入れ（＋500円）")]],
  ["where all cost more", [saidBlock("色"), itemBlock("鼠（＋400円）"), itemBlock("藍（＋400円）")]],
  ["of another thing that is gone", [saidBlock("前回の50枚は完売しました。去年の藍染めは完売しました。")]],
  ["of what costs less", [saidBlock("端切れだけは織り傷があるため、お値段が900円になります。")]],
])("says nothing %s [7.3]", (_, blocks) => {
  expect(told(...blocks)).toEqual([]);
});
