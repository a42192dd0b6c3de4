import { expect, it } from "vitest";
import { introducing, namedItemsTold, numberedTold } from "./numbered-ja.ts";

it("tells the numbered items of a notice as sentences [6.2]", () => {
  const notice =
    "1 日時 令和8年5月22日(金) 13時30分から15時まで 2 場所 各教室 3 持ち物 上履き、名札 4 その他 お車でのご来校はご遠慮ください。";
  expect(numberedTold(notice)).toBe(
    "日時は、令和8年5月22日金曜日、13時30分から15時までです。場所は、各教室です。持ち物は、上履き、名札です。お車でのご来校はご遠慮ください。",
  );
  expect(numberedTold("(1)日時：5月3日 (2)場所：北公民館 (3)定員：20人")).toBe(
    "日時は、5月3日です。場所は、北公民館です。定員は、20人です。",
  );
});

it.each([
  ["of two items", "1 日時 5月22日 2 場所 体育館"],
  ["without one of the numbers", "1 日時 5月22日 3 場所 体育館 4 定員 20人"],
  ["with words before its numbers", "発表の順です。1 日時 5月22日 2 場所 体育館 3 定員 20人"],
  ["of steps", "1 ねじを 外します。 2 ふたを 開けます。 3 電池を 替えます。"],
  ["with a number in a value", "1 日時 5月22日 2 場所 第 3 小学校 3 対象 町内の方 4 定員 20人"],
  ["with a name in brackets", "1 日時 5月22日 2 場所 体育館 3 定員 20人 4 講演（予定） 水の話"],
  ["with a name twice", "1 日時 5月22日 2 場所 体育館 3 日時 6月22日 4 場所 公民館"],
  ["of other names", "1 赤組 120点 2 白組 118点 3 青組 90点"],
])("leaves a paragraph %s as it is [6.2]", (_, text) => {
  expect(numberedTold(text)).toBeNull();
});

it("ends an item before a number whose name it does not know [6.2]", () => {
  const notice = "1 日時 6月14日 2 場所 公民館 3 対象 小学生 4 講演題目 水の話 5 持ち物 筆記用具";
  expect(numberedTold(notice)).toBe(
    "日時は、6月14日です。場所は、公民館です。対象は、小学生です。持ち物は、筆記用具です。",
  );
});

it("tells items of a list by the names in front of them [6.2]", () => {
  expect(namedItemsTold(["日時　11月8日(日)", "場所　桜台小学校", "持ち物　軍手、上履き"])).toEqual([
    "日時は、11月8日日曜日です。",
    "場所は、桜台小学校です。",
    "持ち物は、軍手、上履きです。",
  ]);
});

it.each([
  ["of places alone", ["北公民館 二階", "南公民館 一階", "市民会館 ロビー"]],
  ["with a name twice", ["日時　7月1日", "会場　公民館", "日時　8月1日", "会場　市民会館"]],
  ["with an item without a name", ["日時　11月8日", "場所　桜台小学校", "雨天中止", "定員　20人"]],
])("leaves a list %s as it is [6.2]", (_, texts) => {
  expect(namedItemsTold(texts)).toBeNull();
});

it("does not point below to what is told at once [6.2]", () => {
  expect(introducing("さて、下記のとおり参観を行います。")).toBe("参観を行います。");
  expect(introducing("参観を行います。")).toBe("参観を行います。");
  expect(introducing("総会を開きます。日程は下記のとおりです。")).toBe("総会を開きます。");
});

it.each([
  "清掃は次のとおりとします。",
  "日程を次のとおりに変更します。",
  "休館日は次の通りで、電話はつながりません。",
  "活動の予定は以下の通りになります。",
])("keeps a sentence that says nothing without what it points to: %s [6.2]", (text) => {
  expect(introducing(text)).toBe(text);
});
