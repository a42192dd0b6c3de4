import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { orderPartsOf } from "./order-parts-ja.ts";

const PRICE = saidBlock("編み目は二通りです。値段は並編みが二万八千円、乱れ編みが三万三千円です。");
const WAIT = saidBlock("二人で編んでいます。お渡しは来年の五月ごろになります。");
const ORDER = saidBlock("ご注文は、はがきかファクスでお願いいたします。");
const CARE = saidBlock("濡れたときは日陰で風に当ててください。");

it("needs of a page that sells what it tells of the price, the wait and the way to order [7.3]", () => {
  expect(orderPartsOf([CARE, PRICE, WAIT, ORDER])).toEqual([1, 3, 2]);
  expect(orderPartsOf([PRICE, CARE, ORDER])).toEqual([0, 2]);
});

it("takes a page that names a price and sells nothing for none [6.2]", () => {
  expect(orderPartsOf([PRICE, CARE])).toEqual([]);
  expect(orderPartsOf([ORDER, WAIT])).toEqual([]);
  expect(orderPartsOf([saidBlock("値段は手ごろです。"), ORDER])).toEqual([]);
  expect(orderPartsOf([PRICE, saidBlock("注文は殺到しました。")])).toEqual([]);
  expect(orderPartsOf([headingBlock(PRICE.text), ORDER])).toEqual([]);
});
