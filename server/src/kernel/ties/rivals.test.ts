import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const pageOf = (
  language: Page["language"],
  lines: string[],
  kind: "paragraph" | "table_row" = "paragraph",
): Page => ({
  url: null,
  title: "",
  site: null,
  language,
  type: "article",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: lines.map((text) => ({ kind, text })),
});
const untied = (page: Page, sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

const fair = pageOf("en", [
  "The wool fair in Ambledale has grown to 57 stands this spring, twelve of them for dyers.",
  "On Sunday 43 sheep of old breeds were shorn behind the chapel.",
  "The council paid £2,400 for the tents and £900 for the brass band.",
  "Nobody knows who counted 43 of anything.",
]);
const market = pageOf("ja", [
  "浜町の朝市は、この春、五十七の店が並ぶまでに育ちました。染め物の店も十二あります。",
  "日曜には、港の裏で四十三匹の羊の毛が刈られました。",
  "町は楽隊に9万円を出しました。",
  "図書館は34万円で雨もりを直しています。",
]);

describe("a number of a sentence in words of its own", () => {
  it.each([
    [fair, "This spring the wool fair has 57 stands, twelve of them for dyers."],
    [fair, "Behind the chapel 43 sheep of old breeds were shorn."],
    [fair, "For the tents the council paid £2,400."],
    [market, "町が楽隊に出したのは9万円です。"],
  ])("is the one whose place has its words: %# [7.3]", (page, sentence) => {
    expect(untied(page, sentence)).toEqual([]);
  });

  it.each([
    [fair, "This spring the wool fair has 43 stands, twelve of them for dyers.", ["43"]],
    [fair, "For the tents the council paid £900.", ["£900"]],
    [market, "町が楽隊に出したのは34万円です。", ["34万円"]],
  ])("is not another number of the page: %# [7.3]", (page, sentence, wrong) => {
    expect(untied(page, sentence)).toEqual(wrong);
  });

  it("is looked for in cells without their words, which are those of other cells [7.3]", () => {
    const rows = ["コース / 月謝", "のんびり / 6,600円", "しっかり / 11,000円（一括）"];
    const lessons = pageOf("ja", rows, "table_row");
    expect(untied(lessons, "しっかり通う一括のコースと、6,600円のコースがあります。")).toEqual([]);
  });

  it("is the one of a short line that is told whole [7.3]", () => {
    const day = pageOf("ja", ["9時30分 小学生の演奏会と川魚のつかみ取り", "11時 もちまき"]);
    expect(untied(day, "小学生の演奏会と川魚のつかみ取りのあと、11時のもちまきです。")).toEqual([]);
  });
});
