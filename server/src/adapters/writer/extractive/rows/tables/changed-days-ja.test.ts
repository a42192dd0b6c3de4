import { expect, it } from "vitest";
import { tableTold } from "./tables-ja.ts";

const told = (...rows: string[]) => tableTold(rows, "回収する日").rows.filter(Boolean);

it("tells which days change for whom, from when, and which stay [6.2]", () => {
  expect(
    told(
      "町 / ６月まで / ７月から",
      "上町 / 月曜日 / 火曜日",
      "下町 / 第1・第3木曜日 / 毎週木曜日",
      "川町 / 金曜日 / 金曜日",
    ),
  ).toEqual([
    "上町は月曜日が火曜日に、下町は第1・第3木曜日が毎週木曜日に、7月から変わります。川町は金曜日のままです。",
  ]);
});

it("tells no days of a table where one row says something else, or nothing changes [6.2]", () => {
  const head = "町 / 変更前 / 変更後";
  expect(told(head, "上町 / 月曜日 / 火曜日", "下町 / 応相談 / 金曜日").join("")).not.toContain("変わります");
  expect(told(head, "上町 / 月曜日 / 月曜日", "下町 / 金曜日 / 金曜日").join("")).not.toContain("変わります");
});
