import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { asOneSentence, rowsTogether, saidAsSentence, tellsOfEvent, withDatesFirst } from "./rows-ja.ts";

const said = (text: string) => saidAsSentence({ kind: "table_row", text }).text;

it.each([
  ["日時: 2026年11月28日（土）9時〜16時", "日時は、2026年11月28日、9時から16時です。"],
  ["会場: 旧水車座（仲町2番）河川公園から歩いて7分", "会場は、旧水車座、河川公園から歩いて7分です。"],
  ["会場: 水車座（仲町2番）の二階", "会場は、水車座の二階です。"],
  ["会場: 水車小屋 二階", "会場は、水車小屋、二階です。"],
  ["定員: 40人（先着順）", "定員は、40人、先着順です。"],
  ["日時：5月3日 10:00～11:30", "日時は、5月3日、10時から11時30分です。"],
  ["入場料: 300円（中学生以下は無料）", "入場料は、300円、中学生以下は無料です。"],
  ["会期: 2026年5月2日（土）〜6月7日（日） ※一部展示替え", "会期は、2026年5月2日から6月7日です。"],
  [
    "開館時間: 9:00〜17:00（入館は16:30まで） 5月9日（土）は19:00まで開館",
    "開館時間は、9時から17時、入館は16時30分までです。",
  ],
  [
    "観覧料: 一般500円（400円）、高校生200円（160円）、中学生以下無料 ※（ ）内は団体の料金です。※障害者手帳をお持ちの方とその付き添いの方は無料です。",
    "観覧料は、一般500円、高校生200円、中学生以下無料です。",
  ],
])("says a row on an event as a sentence: %s", (row, sentence) => {
  expect(said(row)).toBe(sentence);
});

it("takes the head of a table for no fact", () => {
  expect(said("期間: 残す数")).toBe("期間: 残す数");
  expect(said("期間: 4月から")).toBe("期間は、4月からです。");
});

it("says no closing day without the days that are open", () => {
  expect(said("休館日: 月曜日（5月4日は開館）")).toBe("休館日: 月曜日（5月4日は開館）");
  expect(said("休館日: 月曜日、5月7日（木）")).toBe("休館日は、月曜日、5月7日です。");
});

it.each([
  "休館日：月曜日（祝日の場合は翌日）",
  "休園日：毎週水曜日（5月は無休）",
  "休館日：毎月第2日曜日（8月は休み）",
  "日時：5月3日 ※5月4日は休み",
  "参加費：無料 ※要申込",
  "日時：10時から（雨天中止）",
  "参加費：1,000円（材料費は別）",
  "会場：さくら公園（雨天時は体育館）",
  "定員：なし",
  "日時：5月3日は中止",
  "参加費：〜5,000円",
  "入場料：500円より",
  "日時：10:00 AM",
  "雨天時：中止",
])("leaves a row that would be false or no sentence without its note: %s", (row) => {
  expect(said(row)).toBe(row);
});

it.each([
  ["日時：5月3日・10日 10:00〜", "日時は、5月3日・10日、10時からです。"],
  ["参加費：500円〜", "参加費は、500円からです。"],
  [
    "入館料：一般 800円 大学生 500円 高校生以下 無料",
    "入館料は、一般800円、大学生500円、高校生以下無料です。",
  ],
])("says from when and how much in one breath: %s", (row, sentence) => {
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

it("says a line with a label as a row, where the page tells of an event", () => {
  const line = { kind: "paragraph" as const, text: "●会場：水車小屋" };
  expect(saidAsSentence(line, true).text).toBe("会場は、水車小屋です。");
  expect(saidAsSentence(line)).toBe(line);
});

const lineOf = (text: string, blockIndex: number, isRow: boolean, sought = 0) => {
  const kind = "paragraph" as const;
  return { sentences: [text], blockIndex, kind, isRow, sought };
};
const EVENT = {
  language: "ja" as const,
  blocks: [row("会場: 水車小屋"), row("観覧料: 500円"), row("会期: 5月2日から6月7日")],
};
const LONG = "谷あいの村では、江戸の終わりから、水車で粉をひき、そばを打ち、市に出してきました。".repeat(3);
const ROWS = [
  lineOf("会場は、水車小屋です。", 1, true),
  lineOf("観覧料は、500円です。", 2, true),
  lineOf("会期は、5月2日から6月7日です。", 3, true),
];
const order = (lines: ReturnType<typeof lineOf>[], page = EVENT) =>
  withDatesFirst(lines, page as Parameters<typeof withDatesFirst>[1]).map(({ blockIndex }) => blockIndex);

it("tells first when an event is, then where and for how much, and then what it shows", () => {
  expect(order([lineOf(LONG, 0, false), ...ROWS])).toEqual([3, 1, 2, 0]);
});

it("keeps a first paragraph that says in a breath what is held above the dates", () => {
  const lead = lineOf("水車の絵を集めた展覧会を開きます。", 0, false);
  expect(order([lead, lineOf(LONG, 4, false), ...ROWS])).toEqual([0, 3, 1, 2, 4]);
});

it("keeps the page's order where it tells of no event, or something is looked for", () => {
  const lines = [lineOf(LONG, 0, false), ...ROWS];
  expect(order(lines, { language: "ja", blocks: [row("場所: 水車小屋"), row("容量: 1L")] })).toEqual([
    0, 1, 2, 3,
  ]);
  expect(order([lineOf(LONG, 0, false, 1), ...ROWS])).toEqual([0, 1, 2, 3]);
});

const below = (heading: string, ...rows: string[]) => [headingBlock(heading), ...rows.map(row)];
it.each<[string, Block[]]>([
  [
    "two events",
    [
      ...below("粉ひき体験", "日時：10月5日、10時から", "会場：水車広場"),
      ...below("星を見る会", "日時：11月9日、19時から", "会場：天文台", "参加費：300円"),
    ],
  ],
  [
    "a sale",
    [
      ...below("音楽祭", "日時：8月2日、18時から", "会場：湖畔の広場"),
      ...below("前売券", "期間：6月1日から6月30日", "場所：駅前の窓口", "料金：3,000円"),
    ],
  ],
  [
    "a car park",
    [
      ...below("講演会", "会場：二階の部屋", "日時：4月12日、14時から", "定員：50名"),
      ...below("駐車場", "時間：9時から18時", "料金：500円"),
    ],
  ],
  [
    "last year",
    [
      ...below("公開日", "会場：工房", "開催日：10月3日"),
      ...below("過去の公開日", "開催日：2023年10月5日", "会場：町の広場"),
    ],
  ],
  ["a deadline", below("講座", "会場：公民館の二階", "締切：4月20日まで", "日時：5月3日、10時から")],
  ["two dates", below("講座", "会場：公民館の二階", "会期：5月3日から5日", "日時：5月4日、10時から")],
])("keeps the page's order of rows where they tell of %s, too", (_, blocks) => {
  const lines = blocks.flatMap((block, index) => {
    const { text } = saidAsSentence(block, true);
    return text === block.text ? [] : [lineOf(text, index, true)];
  });
  expect(lines.length).toBeGreaterThan(2);
  const places = lines.map(({ blockIndex }) => blockIndex);
  expect(order(lines, { language: "ja", blocks } as typeof EVENT)).toEqual(places);
});

it("begins a sentence at a date, and at a label that was said", () => {
  const rows = [
    "日程は、6月3日です。",
    "場所は、公民館です。",
    "日程は、6月10日です。",
    "場所は、小学校です。",
  ];
  expect(rowsTogether(rows)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(rowsTogether(["場所は、公民館です。", "定員は、十人です。", "場所は、小学校です。"])).toEqual([
    [0, 1],
    [2],
  ]);
});

it("gives in a script no event the place of another", async () => {
  const blocks = [
    ...below("粉ひき体験", "日時：10月5日、10時から", "会場：水車広場"),
    ...below("星を見る会", "日時：11月9日、19時から", "会場：天文台", "参加費：300円"),
  ];
  const page = textPage("秋の催し", blocks, { language: "ja" });
  const script = (await paragraphsWritten(page, 60, "narration")).flat().join("");
  expect(script).toContain("10月5日、10時からで、会場は水車広場です。");
  expect(script).not.toMatch(/からで、日時|水車広場です。会場/);
});

it("tells no heads of columns as a period", () => {
  const heard = (text: string) =>
    proseLinesOf(textPage("水車の控え", [saidBlock(text)], { language: "ja" }), "polite", () => true, 80)
      .length;
  expect(heard("期間は、残す数です。")).toBe(0);
  expect(heard("期間は、四月から六月です。")).toBe(1);
});
