import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
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

it("says a smaller heading as the case of what stands below it [6.2]", () => {
  const heading = (text: string, level: number) => ({ kind: "heading" as const, text, level });
  const told = (name: string, ...cases: string[]) =>
    withHeadedCases(
      textPage(
        "井戸の調査",
        [
          heading(name, 2),
          ...cases.flatMap((one) => [heading(one, 3), saidBlock("継ぎ目がずれています。洗っても戻ります。")]),
          heading("料金", 2),
          saidBlock("調査は一回ごとです。"),
        ],
        { language: "ja" },
      ),
    ).blocks.flatMap(({ kind, text }) => (kind === "paragraph" ? [text] : []));
  expect(told("よくある症状", "朝に砂が出る", "急に生ぐさい")).toEqual([
    "朝に砂が出るときは、継ぎ目がずれています。洗っても戻ります。",
    "急に生ぐさいときは、継ぎ目がずれています。洗っても戻ります。",
    "調査は一回ごとです。",
  ]);
  expect(told("工事の種類", "朝に砂が出る", "急に生ぐさい")[0]).toBe(
    "継ぎ目がずれています。洗っても戻ります。",
  );
  expect(told("よくある症状", "調査の流れ", "急に生ぐさい")[1]).toBe(
    "継ぎ目がずれています。洗っても戻ります。",
  );
});
