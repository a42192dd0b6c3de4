import { expect, it } from "vitest";
import { headingBlock, itemBlock, textPage } from "#test/text-page";
import { withHeadedCases } from "./headed-cases-ja.ts";

const below = (heading: string, ...items: string[]) =>
  withHeadedCases(
    textPage("網戸の張り替え方", [headingBlock(heading), ...items.map(itemBlock)], { language: "ja" }),
  )
    .blocks.slice(1)
    .map(({ text }) => text);

it("tells a case with what helps as a condition [6.2]", () => {
  expect(
    below(
      "よくある失敗",
      "網がたるんでいる。ゴムを引き抜き、張り直します。",
      "ゴムが溝に入らない。太さが合っていません。",
    ),
  ).toEqual([
    "網がたるんでいるときは、ゴムを引き抜き、張り直します。",
    "ゴムが溝に入らないときは、太さが合っていません。",
  ]);
});

it.each([
  ["失敗しないために", "網がたるんでいる。それだけで裂けます。", "ゴムが入らない。力を入れると切れます。"],
  ["よくある失敗", "網を強く引きすぎない。枠が反ります。", "ゴムを途中で切らない。継ぎ目が外れます。"],
  ["この網戸の特長", "風がよく抜けている。目が粗いからです。", "水に流れない。のりを使っていません。"],
  ["よくある失敗", "網がたるんでいる。ゴムを引き抜き、張り直す。", "ゴムが入らない。太さが違う。"],
  ["よくある失敗", "網がたるんでいます。ゴムを張り直します。", "張りすぎに注意します。枠が反ります。"],
])("takes nothing else for a case, below %s [6.2]", (heading, ...items) => {
  expect(below(heading, ...items)).toEqual(items);
});
