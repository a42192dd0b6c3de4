import { expect, it } from "vitest";
import { tableAsWritten } from "./written-tables-ja.ts";

it("tells each row of a table with the names of its columns [6.2]", () => {
  expect(
    tableAsWritten(["区分 / 現行 / 改定後", "初乗り / 180円 / 210円", "回数券 / 1,800円 / 2,100円"], "運賃"),
  ).toEqual([
    "",
    "初乗りは、現行が180円、改定後が210円です。",
    "回数券は、現行が1,800円、改定後が2,100円です。",
  ]);
});

it("says once what the amounts of a table are [6.2]", () => {
  expect(tableAsWritten(["区分: 金額", "課税世帯の方: 900円", "非課税世帯の方: 無料"], "自己負担額")).toEqual(
    ["", "自己負担額は、課税世帯の方が900円、非課税世帯の方が無料です。", ""],
  );
  expect(tableAsWritten(["3日前から前日 / 当日", "50％ / 100％"], "キャンセル料")).toEqual([
    "",
    "キャンセル料は、3日前から前日が50％、当日が100％です。",
  ]);
});

it.each([
  [
    ["区分: 減額する割合", "水道料金: 漏水量の2分の1", "下水道使用料: 流れなかった水量の全部"],
    "減額する水量",
    "減額する割合は、水道料金が漏水量の2分の1、下水道使用料が流れなかった水量の全部です。",
  ],
  [
    ["種別: 1匹あたりの上限", "めす: 12,000円", "おす: 7,000円"],
    "助成する額",
    "1匹あたりの上限は、めすが12,000円、おすが7,000円です。",
  ],
  [
    ["世帯: 限度額", "課税世帯: 50,000円", "非課税世帯: 全額"],
    "助成額",
    "限度額は、課税世帯が50,000円、非課税世帯が全額です。",
  ],
])("names shares and limits by the head of their column: %s [6.2]", (rows, heading, said) => {
  expect(tableAsWritten(rows, heading)).toEqual(["", said, ""]);
});

it("takes no amount that things are told apart by for the head of a column [6.2]", () => {
  expect(tableAsWritten(["区分: 3,000円の券", "前売り: 2枚", "当日: 1枚"], "入場券")).toBeNull();
});

it("tells of several columns the one that its heading ends with [6.2]", () => {
  const rows = [
    "種類 / 回数 / 助成額",
    "生ワクチン / 1回 / 4,000円",
    "組換えワクチン / 2回 / 1回につき10,000円",
  ];
  expect(tableAsWritten(rows, "ワクチンの種類と助成額")).toEqual([
    "",
    "助成額は、生ワクチンが4,000円、組換えワクチンが1回につき10,000円です。",
    "",
  ]);
  const limited = [
    "種類 / 対象 / 助成額",
    "生ワクチン / 50歳から / 4,000円",
    "組換えワクチン / 60歳から / 9,000円",
  ];
  expect(tableAsWritten(limited, "ワクチンの種類と助成額")?.[1]).toBe(
    "生ワクチンは、対象が50歳から、助成額が4,000円です。",
  );
});

it("tells what a set holds and how many [6.2]", () => {
  expect(tableAsWritten(["栗羊羹 / 4個 / 丸ごと一粒", "ほうじ茶 / 80g / 茶葉です"], "セット内容")).toEqual([
    "セット内容は、栗羊羹4個、ほうじ茶80gです。",
    "",
  ]);
});

it("tells no table of which a row names no thing or does something [6.2]", () => {
  expect(
    tableAsWritten(["回数 / 原因 / 対処", "2回 / 目詰まり / 洗う", "3回 / 転倒 / 起こす"], "点滅の回数"),
  ).toBeNull();
  expect(tableAsWritten(["品名 / 長所 / 短所", "甲 / 軽い / 高い", "乙 / 安い / 重い"], "比較")).toBeNull();
});

it("measures a thing by what stands above its figures [6.2]", () => {
  expect(
    tableAsWritten(["寸法 / 曲尺で / 鯨尺で", "着丈 / 45cm / 57cm", "胸囲 / 73cm / 91cm"], "寸法"),
  ).toEqual(["", "着丈は、曲尺で45cm、鯨尺で57cmです。", "胸囲は、曲尺で73cm、鯨尺で91cmです。"]);
});
