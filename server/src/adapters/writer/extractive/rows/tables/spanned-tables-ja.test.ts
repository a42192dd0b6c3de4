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

it.each([
  [
    "whose groups have different parts",
    ["施設 / 市内 / 市外", "一般 / 学生 / 一般 / 団体", "卓球場 / 2円 / 5円 / 4円 / 1円"],
  ],
  [
    "with a group that lacks a price",
    ["施設 / 市内 / 市外", "一般 / 学生 / 一般 / 学生", "卓球場 / 2円 / ― / 4円 / 1円"],
  ],
  [
    "whose groups are no things",
    ["施設 / 販売しない / 販売する", "一般 / 学生 / 一般 / 学生", "卓球場 / 2円 / 5円 / 4円 / 1円"],
  ],
  [
    "with one condition above all columns",
    ["施設: 市外の方が使用する場合", "平日: 休日", "会議室 / 300円 / 400円", "調理室 / 500円 / 600円"],
  ],
  [
    "with a cell that spans rows of its second column",
    ["区分 / 曜日 / 午前 / 午後", "大人 / 平日 / 500円 / 600円", "子ども / 200円 / 300円"],
  ],
  [
    "with a name across two columns",
    ["区分 / 平日 / 休日", "個人 / 大人 / 600円 / 700円", "小学生 / 200円 / 300円", "団体 / 450円 / 550円"],
  ],
  [
    "with a note behind two names",
    ["区分 / 当日 / 一般・学生（市外の方）", "午前 / 500円 / 300円", "午後 / 600円 / 400円"],
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

it("gives a head count behind two names to the last of them [6.2]", () => {
  const rows = ["区分 / 当日 / 前売り・団体（20名以上）", "一般 / 1,000円 / 800円", "学生 / 600円 / 480円"];
  expect(told(rows, "観覧料")[0]).toBe(
    "観覧料は、一般の場合、当日が1,000円、前売りと20名以上の団体が800円です。",
  );
});

it.each([
  ["大会議室 / 研修 / 1,000円 / 1,200円", "大会議室 / 販売 / 5,000円 / 6,000円"],
  ["登録 / 初年度のみ / 500円 / 600円", "更新 / 書類の確認 / 300円 / 400円"],
])("keeps a description that tells rows apart or limits them: %s [6.2]", (...rows) => {
  const said = told(["種類 / 利用内容 / 平日 / 休日", ...rows], "使用料").join("");
  expect(said === "" || said.includes("内容が")).toBe(true);
});

it.each([
  ["おとなの入園料", "おとなの入園料は、前期の場合、平日が500円、休日が600円です。"],
  ["大ホールと会議室の使用料", "大ホールと会議室の使用料は、前期の場合、平日が500円、休日が600円です。"],
  ["使用料及び照明料", "使用料及び照明料は、前期の場合、平日が500円、休日が600円です。"],
  ["使用料と定員", "前期は、平日が500円、休日が600円です。"],
])("takes no word from a heading, and none of two for what prices are of: %s [6.2]", (heading, sentence) => {
  expect(told(["区分 / 平日 / 休日", "前期 / 500円 / 600円", "後期 / 800円 / 900円"], heading)[0]).toBe(
    sentence,
  );
});
