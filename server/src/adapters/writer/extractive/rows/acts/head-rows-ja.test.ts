import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withActRows } from "./acts-ja.ts";
import { isHeadRow } from "./head-rows-ja.ts";

const rows = (...texts: string[]) => texts.map((text) => ({ kind: "table_row" as const, text }));

it("takes the names of columns for no row", () => {
  const table = rows("期間: 残す数", "直近7日: 1日1つ", "直近8週: 1週1つ");
  expect(isHeadRow([saidBlock("古いものは整理されます。"), ...table], 1)).toBe(true);
  expect(isHeadRow(table, 1)).toBe(false);
  const page = textPage("控えを取る", table, { language: "ja" });
  expect(withActRows(page, page).blocks[0]?.text).toBe("期間: 残す数");
});

it("keeps a first row that says something itself", () => {
  expect(isHeadRow(rows("期間: 5月2日から", "料金: 300円", "定員: 20名"), 0)).toBe(false);
  expect(isHeadRow(rows("会場: 水車小屋", "料金: 300円", "定員: 20名"), 0)).toBe(false);
  expect(isHeadRow(rows("期間: 残す数", "備考: 要相談"), 0)).toBe(false);
});

it("takes a first row of two labels for the head of those below it [6.2]", () => {
  const rows = ["日時: 会場", "5月8日午後6時から: 橋場公民館", "5月9日午後6時から: 東町会館"];
  const blocks = rows.map((text) => ({ kind: "table_row" as const, text }));
  expect(blocks.map((_, at) => isHeadRow(blocks, at))).toEqual([true, false, false]);
});
