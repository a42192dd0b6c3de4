import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withoutTableCaptions } from "./table-captions-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const page = (caption: string) =>
  textPage(
    "4月から農具の貸し賃が変わります",
    [
      saidBlock("森野町は、4月1日から農具の貸し賃を改めます。見直しは17年ぶりです。"),
      headingBlock("新しい貸し賃"),
      saidBlock(caption),
      row("品 / 3月まで / 4月から"),
      row("唐箕、石臼 / 400円 / 600円"),
      row("水車の歯車 / 800円 / 1,000円"),
      headingBlock("申し込み"),
      saidBlock("申し込みは、役場の窓口で平日の朝9時から受け付けます。"),
    ],
    { language: "ja" },
  );

it("does not take a table's name for what its heading asks [7.3]", async () => {
  const told = (await paragraphsWritten(page("おもな農具の貸し賃（一つにつき）"), 60)).flat().join("");
  expect(told).not.toContain("一つにつき");
  expect(told).toContain("17年ぶりです。");
});

it.each(["現在と4月以降のちがい", "改定前と改定後", "新旧対照表"])(
  "takes %s for a table's name [7.3]",
  (caption) => {
    expect(withoutTableCaptions(page(caption)).blocks[2]?.text).toBe("");
  },
);

it("keeps a line above a table that has no word of its heading [7.3]", () => {
  const textsOf = (caption: string) => withoutTableCaptions(page(caption)).blocks.map(({ text }) => text);
  expect(textsOf("役場の倉で渡します")).toContain("役場の倉で渡します");
  expect(textsOf("おもな農具の貸し賃")).not.toContain("おもな農具の貸し賃");
  expect(textsOf("4月からの予定")).not.toContain("4月からの予定");
});

it("tells a sentence above a table [7.3]", async () => {
  const said = "貸し賃は、持ち出した日から数えます。";
  expect((await paragraphsWritten(page(said), 60)).flat()).toContain(said);
});
