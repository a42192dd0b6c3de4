import { expect, it } from "vitest";
import { phrases } from "#kernel/text/phrases";

const HOUSEKEEPING = phrases("prose-housekeeping");

it.each([
  ["ニュースリリースに記載の情報は発表日現在のものです。", true],
  ["申し込みの前に、必ず内容をご確認ください。", true],
  ["申請には期限がありますので、購入前に必ず内容をご確認ください。", true],
  ["ご迷惑をおかけしましたことを、深くお詫び申し上げます。", true],
  ["ふたの不具合が判明しましたことを、お詫び申し上げます。", false],
  ["リリースの数は、年に三つです。", false],
  ["先に読みたい人は手順へどうぞ！", true],
  ["次の手順へ進みます。", false],
  ["古いレシピから飛び出した味です。", false],
  ["荷物が届いたら、袋の数をご確認ください。", false],
])("leaves out what a page says of itself, and nothing else: %s", (text, isLeftOut) => {
  expect(HOUSEKEEPING.test(text)).toBe(isLeftOut);
});
