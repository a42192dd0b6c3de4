import { expect, it } from "vitest";
import { scheduleTold } from "./schedules-ja.ts";

const HEAD = ["検査日", "受付時間", "会場", "対象地区"];
const FIRST = ["10月14日（火曜日）", "10時から15時まで", "南公民館", "塩屋、浜田"];
const SECOND = ["10月17日（金曜日）", "9時30分から正午まで", "漁港の荷さばき所", "港町"];

it("says on which day one goes where, and whose turn it is [7.3]", () => {
  expect(scheduleTold([HEAD, FIRST, SECOND])).toEqual([
    "",
    "10月14日火曜日は、南公民館で10時から15時まで、対象地区は塩屋、浜田です。",
    "10月17日金曜日は、漁港の荷さばき所で9時30分から正午まで、対象地区は港町です。",
  ]);
  expect(scheduleTold([HEAD, FIRST, SECOND].map((row) => row.slice(0, 3)))).toEqual([
    "",
    "10月14日火曜日は、南公民館で10時から15時までです。",
    "10月17日金曜日は、漁港の荷さばき所で9時30分から正午までです。",
  ]);
});

it("says of a second day at the same place that it is the same [7.3]", () => {
  const again = ["10月15日（水曜日）", "10時から15時まで", "南公民館", "本郷、南町"];
  const later = ["10月16日（木曜日）", "13時から15時まで", "南公民館", "蓮池"];
  expect(scheduleTold([HEAD, FIRST, again, later])?.slice(2)).toEqual([
    "10月15日水曜日も、同じ会場、同じ時間で、対象地区は本郷、南町です。",
    "10月16日木曜日も、同じ会場で13時から15時まで、対象地区は蓮池です。",
  ]);
});

it("says nothing of other tables, nor of half of one, nor of so many days that nobody keeps them [7.3]", () => {
  expect(scheduleTold([["検査日", "受付時間", "会場", "担当"], FIRST, SECOND])).toBeNull();
  expect(scheduleTold([HEAD, FIRST, ["未定", ...SECOND.slice(1)]])).toBeNull();
  expect(scheduleTold([HEAD, FIRST, ["10月17日", "未定", "漁港", "港町"]])).toBeNull();
  expect(scheduleTold([HEAD, ...Array.from({ length: 7 }, () => FIRST)])).toBeNull();
});
