import { expect, it } from "vitest";
import { asOneSentence, rowsTogether, saidAsSentence, tellsOfEvent } from "./rows-ja.ts";

const said = (text: string) => saidAsSentence({ kind: "table_row", text }).text;

it.each([
  ["日時: 2026年11月28日（土）9時〜16時", "日時は、2026年11月28日、9時から16時です。"],
  ["会場: 水車小屋 二階", "会場は、水車小屋、二階です。"],
  ["定員: 40人（先着順）", "定員は、40人、先着順です。"],
  ["日時：5月3日 10:00～11:30", "日時は、5月3日、10時から11時30分です。"],
  ["入場料: 300円（中学生以下は無料）", "入場料は、300円、中学生以下は無料です。"],
])("says a row on an event as a sentence: %s", (row, sentence) => {
  expect(said(row)).toBe(sentence);
});

it.each(["電話: 000-111-2222", "容量: 0.6L", "日時", "日程: 未定です", "場所: 小屋です。川の左です。"])(
  "leaves another row as it is: %s",
  (row) => {
    expect(said(row)).toBe(row);
  },
);

it("reads long rows in their stride", () => {
  const started = performance.now();
  for (const sign of ["日時: ", "（", "〜", "9:", " "]) said(sign.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

const row = (text: string) => ({ kind: "table_row" as const, text });

it("tells more rows of an event than of other things", () => {
  const event = [row("開催日: 2026年6月13日（土）"), row("集合場所: 水車小屋"), row("参加費: 500円")];
  expect(tellsOfEvent(event)).toBe(true);
  expect(tellsOfEvent([row("期間: 2026年6月から7月"), row("場所: 水車小屋")])).toBe(false);
  expect(saidAsSentence(row("集合場所: 水車小屋"), true).text).toBe("集合場所は、水車小屋です。");
  expect(saidAsSentence(row("集合場所: 水車小屋")).text).toBe("集合場所: 水車小屋");
});

it("says rows together, as far as one breath reaches", () => {
  const rows = ["会場は、水車小屋です。", "参加費は、500円です。", "よく回ります。"];
  expect(rowsTogether(rows)).toEqual([[0, 1], [2]]);
  expect(asOneSentence(rows.slice(0, 2))).toBe("会場は水車小屋で、参加費は500円です。");
});
