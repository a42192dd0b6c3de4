import { expect, it } from "vitest";
import { tableTold } from "./tables-ja.ts";

const told = (rows: string[], heading: string) => tableTold(rows, heading).rows.filter((row) => row !== "");

it("tells a table by the columns below one head over all of them [6.2]", () => {
  const rows = ["区分: 時間帯", "午前 / 午後 / 夜間", "大体育室 / 4,200円 / 5,600円 / 6,800円"];
  expect(told([...rows, "会議室 / 600円 / 800円 / 1,000円"], "使用料")).toEqual([
    "使用料は、大体育室の場合、午前が4,200円、午後が5,600円、夜間が6,800円です。",
    "会議室は、午前が600円、午後が800円、夜間が1,000円です。",
  ]);
});

it("names the group of the columns that stand below it [6.2]", () => {
  const rows = [
    "施設 / 市内の方 / 市外の方",
    "一般 / 学生 / 一般 / 学生",
    "卓球場 / 200円 / 50円 / 400円 / 100円",
  ];
  expect(told([...rows, "弓道場 / 300円 / 90円 / 600円 / 180円"], "使用料")).toEqual([
    "使用料は、卓球場で、市内の方の場合、一般が200円、学生が50円、市外の方の場合、一般が400円、学生が100円です。",
    "弓道場は、市内の方の場合、一般が300円、学生が90円、市外の方の場合、一般が600円、学生が180円です。",
  ]);
});

it("names rows below a cell that spans them by both of their names [6.2]", () => {
  const rows = ["曜日 / 区分 / 午前 / 午後", "平日 / 一般 / 600円 / 800円", "学生 / 300円 / 400円"];
  expect(told([...rows, "休日 / 一般 / 700円 / 900円", "学生 / 350円 / 450円"], "使用料")).toEqual([
    "使用料は、平日の一般の場合、午前が600円、午後が800円です。",
    "平日の学生は、午前が300円、午後が400円です。",
    "休日の一般は、午前が700円、午後が900円です。",
    "休日の学生は、午前が350円、午後が450円です。",
  ]);
});

it.each([
  [
    "whose groups have different parts",
    ["施設 / 市内 / 市外", "一般 / 学生 / 一般 / 団体", "卓球場 / 2円 / 5円 / 4円 / 1円"],
  ],
  [
    "with a group that lacks a price",
    ["施設 / 市内 / 市外", "一般 / 学生 / 一般 / 学生", "卓球場 / 2円 / ― / 4円 / 1円"],
  ],
  ["with a row that lacks a price", ["区分 / 一般 / 学生", "平日 / 600円 / 300円", "休日 / 800円"]],
])("leaves a table %s untold [6.2]", (_, rows) => {
  expect(told(rows, "使用料").every((row) => row === null)).toBe(true);
});

it("tells what each group pays beside what the thing is [6.2]", () => {
  const rows = ["種類 / 内容 / 69歳まで / 70歳以上", "基本健診 / 血圧、血液 / 1,000円 / 無料"];
  expect(told([...rows, "胃の検査 / 胃部エックス線 / 900円 / 400円"], "健診の内容と自己負担額")).toEqual([
    "自己負担額は、基本健診の場合、69歳までが1,000円、70歳以上が無料です。",
    "胃の検査は、69歳までが900円、70歳以上が400円です。",
  ]);
});

it("gives a note behind two names to the last of them [6.2]", () => {
  const rows = ["区分 / 当日 / 前売り・団体（20名以上）", "一般 / 1,000円 / 800円", "学生 / 600円 / 480円"];
  expect(told(rows, "観覧料")[0]).toBe(
    "観覧料は、一般の場合、当日が1,000円、前売りと20名以上の団体が800円です。",
  );
});

it("tells on which days it is where [6.2]", () => {
  const rows = ["期日 / 会場 / 定員", "7月9日(火) / 北公民館 / 60人", "7月10日(水) / 北公民館 / 60人"];
  expect(told([...rows, "7月20日(土) / 市民会館 / 80人"], "日程と会場")).toEqual([
    "期日と会場は、7月9日火曜日と7月10日水曜日が北公民館、7月20日土曜日が市民会館です。",
  ]);
});

it.each([
  ["of what was done on days", ["日付 / 内容", "7月9日 / 会議", "7月20日 / 視察"]],
  [
    "with a day that is open",
    ["期日 / 会場 / 定員", "7月9日(火) / 北公民館 / 60人", "未定 / 市民会館 / 80人"],
  ],
])("leaves days %s untold [6.2]", (_, rows) => {
  expect(told(rows, "日程").every((row) => row === null)).toBe(true);
});
