import { expect, it } from "vitest";
import { placesByDayTold } from "./places-by-day-ja.ts";

const HEAD = ["日時", "断水する区域", "おおよその戸数"];
const FIRST = ["10月21日（火曜日）午後11時から翌午前5時まで", "楢原1丁目", "340戸"];
const SECOND = ["10月28日（火曜日）午後11時30分から翌午前4時まで", "沢口全域（県営団地を除く）", "275戸"];

it("says when it is the turn of which place [7.3]", () => {
  expect(placesByDayTold([HEAD, FIRST, SECOND])).toEqual([
    "",
    "断水する区域は、10月21日火曜日午後11時から翌午前5時までが、楢原1丁目です。",
    "10月28日火曜日午後11時30分から翌午前4時までは、沢口全域です。県営団地を除きます。",
  ]);
});

it("says nothing of a table that is of no days or no places, nor of half of one [7.3]", () => {
  expect(placesByDayTold([["料金", "断水する区域", "戸数"], FIRST, SECOND])).toBeNull();
  expect(placesByDayTold([["日時", "担当", "戸数"], FIRST, SECOND])).toBeNull();
  expect(placesByDayTold([HEAD, FIRST, ["未定", "沢口全域", "275戸"]])).toBeNull();
  expect(placesByDayTold([HEAD, FIRST, ["10月28日", "未定", "275戸"]])).toBeNull();
});
