import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, textPage } from "#test/text-page";
import { mark } from "../row-marks-ja.ts";
import { withPriceRanges } from "./price-ranges-ja.ts";

const ROWS = [
  "舟 / 客と荷物 / 川下り / 海まで",
  "小舟 / 三人と二つ / 4,000円 / 7,000円",
  "帆舟 / 六人と五つ / 9,000円 / 15,000円",
  "屋形舟 / 十二人と十 / 20,000円 / 32,000円",
];
const RANGES = "料金は、舟により、川下りが4,000円から20,000円、海までが7,000円から32,000円です。";
const toldRow = (text: string): Block => {
  const block: Block = { kind: "paragraph", text };
  mark(block, "料金");
  return block;
};
/** The page with its rows as sentences of a length, in so many seconds. */
const told = (length: number, seconds: number) => {
  const rows = ROWS.map((text): Block => ({ kind: "table_row", text }));
  const read = textPage("川下り", [headingBlock("料金"), ...rows], { language: "ja", type: "other" });
  const said = ["小舟は、", "帆舟は、", "屋形舟は、"].map((name) =>
    toldRow(`${name}${"四".repeat(length)}円です。`),
  );
  const page = { ...read, blocks: [headingBlock("料金"), toldRow("表"), ...said] };
  return withPriceRanges(page, read, seconds).blocks.map(({ text }) => text);
};

it("tells a long table of prices by its ranges where there is little time", () => {
  expect(told(50, 80)).toEqual(["料金", "", RANGES, "", ""]);
});

it("tells it row by row where it is short, and where there is more time", () => {
  expect(told(20, 80)).not.toContain(RANGES);
  expect(told(50, 180)).not.toContain(RANGES);
});

const TUNING = [
  "ピアノの種類 / 1年以内に調律 / 3年以上",
  "縦型 / 14,300円 / 22,000円から",
  "平型 / 17,600円 / 26,400円から",
];
const untold = (heading: string, rows: readonly string[]) => {
  const blocks = [headingBlock(heading), ...rows.map((text): Block => ({ kind: "table_row", text }))];
  const read = textPage("調律", blocks, { language: "ja", type: "other" });
  return withPriceRanges(read, read, 60).blocks.map(({ text }) => text);
};

it("tells of a table that no other rule tells what the first case costs [7.3]", () => {
  expect(untold("基本料金（税込）", TUNING)).toContain(
    "料金は、税込みで、1年以内に調律の場合、縦型が14,300円、平型が17,600円です。",
  );
  expect(untold("費用", TUNING)).toContain(
    "費用は、1年以内に調律の場合、縦型が14,300円、平型が17,600円です。",
  );
});

it.each([
  ["a heading of no prices", "種類", TUNING],
  ["a column that names what is paid", "料金", ["種類 / 基本料 / 合計", ...TUNING.slice(1)]],
  ["a case without an amount", "料金", [...TUNING.slice(0, 2), "平型 / ご相談 / ご相談"]],
  ["two things of one name", "料金", [...TUNING.slice(0, 2), "縦型 / 17,600円 / 26,400円から"]],
])("tells no case of a table with %s [7.3]", (_, heading, rows) => {
  expect(untold(heading, rows)).toEqual([heading, ...rows]);
});

const LESSONS = [
  "学年 / 週1回 / 週2回 / 合宿 / 教材費（年）",
  "初級 / 4,000円 / 7,500円 / 応相談 / 1,200円",
  "中級 / 5,000円 / 9,500円 / 8,000円 / 1,500円",
  "上級 / 6,500円 / − / 8,000円 / 2,000円",
];
it("tells the ranges of a table that no other rule tells, without columns that are no sums [7.3]", () => {
  expect(untold("月謝", LESSONS)).toContain(
    "月謝は、学年により、週1回が4,000円から6,500円、週2回が7,500円から9,500円、教材費（年）が1,200円から2,000円です。",
  );
});
