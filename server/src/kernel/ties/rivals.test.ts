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
    const rows = ["コース / 月謝", "のんびり / 月2回 / 6,600円", "一曲だけ / 全8回 / 33,000円（一括）"];
    const lessons = pageOf("ja", rows, "table_row");
    expect(untied(lessons, "6,600円のほかに、一曲だけを全8回で習う一括もあります。")).toEqual([]);
  });

  it("has no rival in a number that the sentence says as well [7.3]", () => {
    const archive = pageOf("en", [
      "Pruning keeps 14 daily snapshots of the archive for the auditors.",
      "By rule: 8.",
    ]);
    expect(
      untied(archive, "For the auditors pruning keeps 14 daily snapshots of the archive, and 8 more."),
    ).toEqual([]);
  });

  it("has none where it is only said to be about right, or where a fact states it [7.3]", () => {
    const cars = pageOf("en", ["The wool fair in Ambledale has 57 stands for dyers.", "Room for 60 cars."]);
    expect(untied(cars, "The wool fair in Ambledale has about 60 stands for dyers.")).toEqual([]);
    const fact = {
      id: "fact-1",
      kind: "specification" as const,
      label: "Bench",
      value: "7 kg",
      currency: null,
      source: "visible" as const,
      confidence: 1,
      provenance: null,
    };
    const bench = {
      ...pageOf("en", ["In its box the oak piece with a steel frame comes to 9 kg."]),
      facts: [fact],
    };
    expect(untied(bench, "The oak piece with a steel frame comes to 7 kg out of its box.")).toEqual([]);
  });

  it("is the one of a short line that is told whole [7.3]", () => {
    const day = pageOf("ja", ["9時30分 小学生の演奏会と川魚のつかみ取り", "11時 もちまき"]);
    expect(untied(day, "小学生の演奏会と川魚のつかみ取りのあと、11時のもちまきです。")).toEqual([]);
  });
});

it("of a row of labels in one line no number is a rival of the other [7.3]", () => {
  const rolls = pageOf("en", [
    "One roll | Calories: 168 kcal | Carbohydrates: 28 g | Protein: 5 g | Fat: 4 g",
  ]);
  expect(untied(rolls, "Each roll comes to 168 kcal with 5 grams of protein and 4 grams of fat.")).toEqual(
    [],
  );
});

it("of a short line whose words are all told the number is at home, however it is written [7.3]", () => {
  const journey = pageOf("ja", [
    "12:06 終点・鳴神岬",
    "終点の鳴神岬まで乗り、8:15に着いた人もいます。道のりは1時間52分です。",
  ]);
  expect(untied(journey, "終点の鳴神岬に着いたのは12時6分で、ここまで1時間52分の道のりでした。")).toEqual([]);
});
