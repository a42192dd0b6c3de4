import { expect, it } from "vitest";
import { tableTold } from "./tables-ja.ts";

const HEAD = "診療時間 / 月 / 火 / 水 / 木 / 金 / 土 / 日・祝";
const told = (rows: string[], below = "") =>
  tableTold([HEAD, ...rows], "診療時間", below).rows.filter(Boolean);

it("tells hours by the days that have a tick [6.2]", () => {
  expect(
    told([
      "9:00～12:00 / ● / ● / ● / ／ / ● / ● / ／",
      "14:00～15:30（健診） / ● / ／ / ／ / ／ / ● / ／ / ／",
    ]),
  ).toEqual([
    "診療時間は、9時から12時が月曜日、火曜日、水曜日、金曜日、土曜日です。",
    "健診の14時から15時30分は、月曜日、金曜日です。",
  ]);
});

it("tells a row with another mark where a note says what it means, and leaves that day to the note [6.2]", () => {
  const row = "15:30～18:30 / ● / ● / ▲ / ／ / ● / ／ / ／";
  expect(told([row], "▲ 水曜は予約の方のみです。")).toEqual([
    "診療時間は、15時30分から18時30分が月曜日、火曜日、金曜日です。",
  ]);
  expect(told([row])).toEqual([]);
});

it("tells the hours of a day in one sentence, and four days in a row by their ends [6.2]", () => {
  const rows = ["9:00～12:00 / ● / ● / ／ / ● / ● / ● / ／", "16:00～19:00 / ● / ● / ● / ● / ● / ／ / ／"];
  expect(told(rows)).toEqual([
    "診療時間は、9時から12時が月曜日、火曜日、木曜日、金曜日、土曜日で、16時から19時が月曜日から金曜日です。",
  ]);
});
