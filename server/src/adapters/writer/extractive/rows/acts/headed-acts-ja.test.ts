import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withHeadedActs } from "./headed-acts-ja.ts";

const said = (heading: string, text: string) =>
  withHeadedActs(textPage("観察会を開きます", [headingBlock(heading), saidBlock(text)], { language: "ja" }))
    .blocks[1]?.text;

it.each([
  ["日時", "11月8日の午前9時から正午までです。", "日時は、11月8日の午前9時から正午までです。"],
  ["参加費", "保険料として一人百円です。", "参加費は、保険料として一人百円です。"],
  ["入場料", "大人三百円、高校生以下は無料です。", "入場料は、大人三百円、高校生以下は無料です。"],
  [
    "対象",
    "一辺が五十センチを超える家具や自転車などです。",
    "対象は、一辺が五十センチを超える家具や自転車などです。",
  ],
  [
    "受付期間と申し込み方法",
    "6月1日（火曜日）から6月30日まで。郵送でも受け付けます。",
    "受付期間は、6月1日（火曜日）から6月30日までです。郵送でも受け付けます。",
  ],
])("tells below %s of what a value is [6.2]", (heading, text, whole) => {
  expect(said(heading, text)).toBe(whole);
});

it.each([
  ["会場", "駐車場はありません。"],
  ["会場", "今年は会場が二か所です。"],
  ["申込方法", "前の日までに電話で申し込んでください。"],
  ["昨年の様子", "三千人ほどです。"],
  ["対象", "次の1から3までに当てはまる方です。"],
  ["参加費", "事前の支払いが必要です。"],
])("leaves below %s a sentence with a subject of its own, or that points: %s [6.2]", (heading, text) => {
  expect(said(heading, text)).toBe(text);
});
