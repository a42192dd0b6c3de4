import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withoutRowsOff } from "./rows-off-ja.ts";

const ROWS: Block[] = ["期日: 6月14日(土)", "会場: 河川敷の広場"].map((text) => ({
  kind: "table_row",
  text,
}));
const page = (above: Block, title = "行事のお知らせ") =>
  textPage(title, [saidBlock("町では、季節ごとに行事を開いています。"), above, ...ROWS], { language: "ja" });

it("tells no rows of what is off, or was planned [6.2]", async () => {
  const off = page(saidBlock("次の行事は、大雨のため中止します。"));
  expect(
    withoutRowsOff(off)
      .blocks.slice(2)
      .map(({ text }) => text),
  ).toEqual(["", ""]);
  expect((await paragraphsWritten(off, 60)).flat().join("")).not.toContain("6月14日");
  for (const above of [
    ...["当初の予定", "変更前の日程", "変更前の料金"].map(headingBlock),
    ...[
      "次の行事は、来年まで延期となりました。",
      "次の行事は、開催を取りやめました。",
      "次の催しは中止です。",
      "以下の講座は中止いたします。",
    ].map(saidBlock),
  ])
    expect(withoutRowsOff(page(above)).blocks.at(-1)?.text).toBe("");
});

it("leaves the rows of what is held [6.2]", () => {
  for (const above of [
    ...[
      "次の行事は、雨でも行います。",
      "次の日程で、延期していた講演会を開催します。",
      "次の会は、雨や雪でも中止せず、予定どおり開きます。",
      "次の日程に延期します。",
      "大雨のため、次のとおり延期します。",
      "次の行事は、下記の日程に延期します。",
      "次の講座は、中止した春の回に代わるものです。",
      "次の窓口は、工事のため休止します。",
    ].map(saidBlock),
    ...["開催の予定", "当初の費用", "変更前の手続き"].map(headingBlock),
  ])
    expect(withoutRowsOff(page(above))).toEqual(page(above));
});
