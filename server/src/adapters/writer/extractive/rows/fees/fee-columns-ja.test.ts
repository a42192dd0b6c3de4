import { expect, it } from "vitest";
import { feeColumnTold, priceRangesTold } from "./fee-columns-ja.ts";

const KILNS = [
  "窯 / 広さ / 使える日数 / 使用料（1回）",
  "登り窯 / 12畳 / 5日 / 48,000円",
  "電気窯 / 2畳 / 2日 / 6,500円",
  "楽焼の窯 / 1畳 / 1日 / 3,000円",
];

it("tells what each thing costs, whatever else the columns say of it", () => {
  expect(feeColumnTold(KILNS)).toBe(
    "1回の使用料は、登り窯が48,000円、電気窯が6,500円、楽焼の窯が3,000円です。",
  );
});

it("tells of more things from how much to how much they cost", () => {
  expect(feeColumnTold([...KILNS, "小窯 / 1畳 / 1日 / 2,200円", "薪窯 / 9畳 / 4日 / 30,000円"])).toBe(
    "1回の使用料は、窯により、2,200円から48,000円です。",
  );
});

it("tells pairs, names in kana between marks, and notes behind an amount", () => {
  expect(feeColumnTold(["枚数: 料金", "1枚: 800円", "2枚: 1,500円"])).toBe(
    "料金は、1枚が800円、2枚が1,500円です。",
  );
  expect(
    feeColumnTold(["組 / 回数 / 月謝", "ゆっくり / 月2回 / 4,000円", "通い / 月4回 / 7,500円（一括）"]),
  ).toBe("月謝は、「ゆっくり」が4,000円、通いが7,500円（一括）です。");
});

it("passes over a price that is the same in all rows", () => {
  expect(
    feeColumnTold([
      "券 / 1枚の額 / 枚数 / 合計の額",
      "赤い券 / 100円 / 10枚 / 1,000円",
      "青い券 / 100円 / 30枚 / 3,000円",
    ]),
  ).toBe("合計の額は、赤い券が1,000円、青い券が3,000円です。");
});

it.each([
  [
    "two columns of prices",
    ["窯 / 平らな皿 / 使用料", "登り窯 / 500円 / 48,000円", "電気窯 / 300円 / 6,500円"],
  ],
  [
    "people who pay something else",
    ["窯 / 会員 / 使用料", "登り窯 / 可 / 48,000円", "電気窯 / 可 / 6,500円"],
  ],
  ["a thing twice", ["窯 / 日 / 使用料", "登り窯 / 1日 / 9,000円", "登り窯 / 2日 / 15,000円"]],
  ["a price that is none", ["窯 / 日 / 使用料", "登り窯 / 1日 / 要相談", "電気窯 / 2日 / 6,500円"]],
  ["a torn row", ["窯 / 日 / 使用料", "登り窯 / 48,000円", "電気窯 / 2日 / 6,500円"]],
  ["another column than fees", ["窯 / 日 / 売り上げ", "登り窯 / 1日 / 48,000円", "電気窯 / 2日 / 6,500円"]],
])("tells nothing of a table with %s", (_, rows) => {
  expect(feeColumnTold(rows)).toBeNull();
});

const TRIPS = [
  "舟 / 乗れる人数 / 川下り / 海まで",
  "小舟 / 3人 / 4,000円 / 7,000円",
  "屋形舟 / 12人 / 20,000円 / 32,000円",
  "帆舟 / 6人 / 9,000円 / 15,000円",
];

it("tells of several columns from where to where each of them goes", () => {
  expect(priceRangesTold(TRIPS, "料金のめやす")).toBe(
    "料金は、舟により、川下りが4,000円から20,000円、海までが7,000円から32,000円です。",
  );
});

it("names no column by the subject again, and says under which condition another is [7.3]", () => {
  const rows = [
    "種類 / 時間 / 料金（税込） / 市の補助を使うと",
    "日帰り / 6時間 / 19,800円 / 2,000円",
    "宿泊 / 24時間 / 41,800円 / 4,500円",
    "訪問 / 90分 / 11,000円 / 1,000円",
  ];
  expect(priceRangesTold(rows, "三つの過ごし方と料金")).toBe(
    "料金は、種類により、11,000円から41,800円、市の補助を使うと1,000円から4,500円です。",
  );
});

it("tells no range of what is open, of one column or below a heading of something else", () => {
  expect(
    priceRangesTold(
      TRIPS.map((row) => row.replace("20,000円", "20,000円から")),
      "料金",
    ),
  ).toBeNull();
  expect(
    priceRangesTold(
      TRIPS.map((row) => row.replace(/ \/ [^/]*$/u, "")),
      "料金",
    ),
  ).toBeNull();
  expect(priceRangesTold(TRIPS, "舟の一覧")).toBeNull();
});
