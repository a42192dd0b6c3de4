import { expect, it } from "vitest";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { withLabelsSaid } from "./labels-said-ja.ts";

const said = (...texts: string[]) =>
  withLabelsSaid(textPage("調律", texts.map(itemBlock), { language: "ja" })).blocks.map(({ text }) => text);

it.each([
  [
    "虫と湿気の点検：フェルトの虫食いがあれば写真でお見せします。",
    "虫と湿気の点検です。フェルトの虫食いがあれば写真でお見せします。",
  ],
  [
    "毎秒1mの流れで動作：落差は不要なので、平地に置けます。",
    "毎秒1mの流れで動作します。落差は不要なので、平地に置けます。",
  ],
  [
    "「詰まり」を見分けるしくみ：水位と水車をともに見ています。",
    "「詰まり」を見分けるしくみです。水位と水車をともに見ています。",
  ],
])("says the label of an item as a sentence: %s [6.2]", (text, told) => {
  expect(said(text)).toEqual([told]);
});

it.each([
  "注意：ほかの洗剤と混ぜないでください。",
  "日時：8月1日の朝から夕方まで行います。",
  "「はい：いいえ」のどちらかを選んでから進みます。",
  "開館：10:30 から入れますので、お越しください。",
])("leaves other words before a colon as they are: %s [6.2]", (text) => {
  expect(said(text)).toEqual([text]);
});

it("leaves those who speak in turn, and goods, as they are [6.2]", () => {
  const talk = [
    "沢井：竹はどこで切るのですか、と聞かれます。",
    "小田：裏の山です。冬に切ります。",
    "沢井：なるほど。それで強いのですね。",
  ];
  expect(said(talk[0] ?? "", "沢井：なるほど。それで強いのですね。")).toEqual([
    talk[0],
    "沢井：なるほど。それで強いのですね。",
  ]);
  const goods = textPage("かご", [saidBlock("編み方の見本：目を一つずつ飛ばして編んでいます。")], {
    language: "ja",
    type: "product",
  });
  expect(withLabelsSaid(goods)).toBe(goods);
});

it("leaves alone what a machine says behind a colon [6.2]", () => {
  const text = "起動すると WarpError: '経糸' と出て、織機が止まります。";
  expect(said(text)).toEqual([text]);
});
