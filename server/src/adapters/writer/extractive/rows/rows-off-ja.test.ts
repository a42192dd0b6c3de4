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
  expect(withoutRowsOff(page(headingBlock("当初の予定"))).blocks.at(-1)?.text).toBe("");
});

it("leaves the rows of what is held [6.2]", () => {
  for (const above of [saidBlock("次の行事は、雨でも行います。"), headingBlock("開催の予定")])
    expect(withoutRowsOff(page(above))).toEqual(page(above));
});
