import { expect, it } from "vitest";
import { listTold } from "../lists/short-lists-ja.ts";
import { tableTold } from "./tables-ja.ts";

const told = (...rows: string[]) => tableTold(rows, "変わること").rows;

it("tells what is so now and what will be, row by row [6.2]", () => {
  expect(
    told(
      "現在（９月３０日まで）: 令和７年１０月１日から",
      "回収の日 / 年2回 / 毎週（町により曜日が決まっています）",
      "申し込み / 不要 / 必要（電話または窓口）",
      "手数料 / 無料 / 1点につき200円または500円（回数の制限なし）",
      "出す場所 / 集積所 / 集積所",
    ),
  ).toEqual([
    "",
    "回収の日は、現在は年2回で、令和7年10月1日からは毎週で、町により曜日が決まっています。",
    "申し込みは、変更前は不要で、変更後は必要（電話または窓口）です。",
    "手数料は、変更前は無料で、変更後は1点につき200円または500円（回数の制限なし）です。",
    "出す場所は、変わらず集積所です。",
  ]);
});

it("leaves out a row whose values are signs or sentences, and tells no other table so [6.2]", () => {
  const head = "項目 / 変更前 / 変更後";
  expect(told(head, "数 / 3点 / 5点", "受付 / ○ / ×", "場所 / 門の前 / 門の前に出してください。")).toEqual([
    "",
    "数は、変更前は3点で、変更後は5点です。",
    null,
    null,
  ]);
  expect(told("東の町: 西の町", "祭り / 夏の夜 / 秋の昼").filter(Boolean)).toEqual([]);
  const things = told("項目 / 甲の箱 / 乙の箱", "数 / 3点 / 5点", "色 / 赤 / 青");
  expect(things.join("")).not.toContain("変更後");
});

it("tells by which way something begins when, below a heading that says so [6.2]", () => {
  const ways = ["電話：3月2日（月）午前8時30分から", "インターネット：3月9日（月）午前9時から"];
  expect(listTold(ways, "申し込みの開始日", false)?.items).toEqual([
    "申し込みの開始日は、電話が3月2日月曜日午前8時30分から、インターネットが3月9日月曜日午前9時からです。",
    "",
  ]);
});
