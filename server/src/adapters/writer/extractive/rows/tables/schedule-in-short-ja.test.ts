import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { scheduleInShort } from "./schedule-in-short-ja.ts";

const HEAD = "回 / 日時 / 地区 / 備考";
const ROWS = [
  "第1回 / 4月3日（木曜日）午後10時から翌4日午前3時まで / 水車町全域、石橋1丁目 / 全面通行止め",
  "第2回 / 4月10日（木曜日）午後10時から翌11日午前3時まで / 石橋2丁目、藍染町 / 片側通行",
  "予備日 / 4月17日（木曜日）午後10時から翌18日午前3時まで / 大字森野（団地を除く） / 全面通行止め",
];

it("says the days and places of a schedule in one sentence [7.3]", () => {
  expect(scheduleInShort([HEAD, ...ROWS])).toBe(
    "日にちと地区は、第1回が4月3日木曜日で水車町全域と石橋1丁目、第2回が4月10日木曜日で石橋2丁目と藍染町、予備日が4月17日木曜日で大字森野（団地を除く）です。",
  );
  const days = ["検査日 / 会場", "4月3日 / 公民館", "4月4日 / 水車小屋", "4月5日 / 役場"];
  expect(scheduleInShort(days)).toBe("会場は、4月3日が公民館、4月4日が水車小屋、4月5日が役場です。");
});

it("says of more rows than fit the first, and that there are others [7.3]", () => {
  expect(scheduleInShort([HEAD, ...ROWS], (sentence) => sentence.length < 60)).toBe(
    "日にちと地区は、第1回が4月3日木曜日で水車町全域と石橋1丁目で、ほかに第2回と予備日があります。",
  );
});

it.each([
  ["a row that is off", [HEAD, ...ROWS.slice(0, 2), "第3回 / 4月17日（木曜日） / 藍染町 / 中止"]],
  ["a row without a day", [HEAD, ...ROWS.slice(0, 2), "第3回 / 未定 / 藍染町 / 片側通行"]],
  ["a row of two days", [HEAD, ...ROWS.slice(0, 2), "第3回 / 4月17日、18日 / 藍染町 / 片側通行"]],
  ["places and whom it concerns", ["日 / 会場 / 対象地区", ...Array(3).fill("4月3日 / 公民館 / 藍染町")]],
  ["no places", ["回 / 日時 / 講師", ...Array(3).fill("第1回 / 4月3日 / 石黒志津")]],
])("says nothing of a table with %s [7.3]", (_, rows) => {
  expect(scheduleInShort(rows as string[])).toBeNull();
});

it("tells no row of a schedule without the others [7.3]", async () => {
  const row = (text: string): Block => ({ kind: "table_row", text });
  const page = textPage(
    "石橋の補修に伴う夜間の通行止めについて",
    [
      saidBlock("森野町は、石橋の継ぎ目を取り替えるため、夜間の工事を行います。"),
      headingBlock("工事の日時および地区"),
      row(HEAD),
      ...ROWS.map(row),
      headingBlock("う回路"),
      saidBlock("工事中は、藍染橋をお通りください。藍染橋は高さ3メートルを超える車は通れません。"),
      headingBlock("お願い"),
      saidBlock("作業員の誘導に従ってください。騒音を抑えて作業しますが、ご理解をお願いします。"),
    ],
    { language: "ja" },
  );
  for (const seconds of [30, 60, 120]) {
    const told = (await paragraphsWritten(page, seconds)).flat().join("");
    expect(told.includes("第2回")).toBe(told.includes("予備日"));
    if (seconds === 60) expect(told).toContain("日にちと地区は、第1回が4月3日木曜日で");
  }
});
