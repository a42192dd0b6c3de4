import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const priceOf = (body: string, head = "") =>
  factsIn(
    `<html><head><title>Hill tea</title>${head}</head><body><h1>Hill tea</h1>${body}<button>Add to cart</button></body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "price");
const sizes = (chosen = "") =>
  `<ul><li${chosen}>50g pouch – £9.50</li><li>100g pouch – £17.50</li><li>250g – £39.50</li></ul>`;
/** A script says no price that is less sure. */
const SAID = 0.5;

it("says the price of none of several sizes that a buyer has not chosen [7.3]", () => {
  expect(priceOf(sizes())?.confidence).toBeLessThan(SAID);
  expect(priceOf(sizes(' class="selected"'))?.confidence).toBeGreaterThan(SAID);
  expect(priceOf(`<p class="price">£9.50</p>${sizes()}`)).toMatchObject({ value: "9.50" });
  expect(priceOf(`<p class="price">£9.50</p>${sizes()}`)?.confidence).toBeGreaterThan(SAID);
});

it("takes the lower end of a range that a dash marks [7.3]", () => {
  const spans = (one: string, other: string) =>
    `<p class="price"><span>${one}</span> &ndash; <span>${other}</span></p>`;
  expect(priceOf(spans("£128.00", "£164.00"))).toMatchObject({ value: "128.00" });
});

it("knows the chosen one by the button before its label [7.3]", () => {
  const head =
    '<meta property="product:price:amount" content="17.50"><meta property="product:price:currency" content="GBP">';
  const radios = (checked: string) =>
    `<p>£9.50</p><div><input type="radio" ${checked}><label>50g pouch – £9.50</label><input type="radio"><label>100g pouch – £17.50</label></div>`;
  expect(priceOf(radios("checked"), head)).toMatchObject({ value: "9.50" });
  expect(priceOf(radios(""), head)).toMatchObject({ value: "17.50" });
});

it("takes a usual price for the price, and not what a repair costs in the text [7.3]", () => {
  const text =
    "<p>襟がすり切れてきたら、アトリエにお送りください。裏表を返してお直しします。費用は2,200円です。長く着ていただけます。</p>";
  const usual = '<div class="price"><span>通常価格</span> <span class="price-item">¥18,700</span> 税込</div>';
  expect(priceOf(usual + text)).toMatchObject({ value: "18700", currency: "JPY" });
});

it("takes the currency from the screen where the data has none [7.3]", () => {
  const head = '<meta property="product:price:amount" content="68200">';
  expect(priceOf('<p class="price">¥68,200<span>(税込)</span></p>', head)).toMatchObject({
    value: "68200",
    currency: "JPY",
  });
});

it("takes the price of the box that is marked among its like, and no sending cost that is added to it [7.3]", () => {
  const plans = (first: string, second: string) =>
    `<div><div class="plan ${first}">1個<b>2,860円</b>(税込)＋送料330円</div><div class="plan ${second}">3個<b>7,920円</b>(税込)送料無料</div></div>`;
  expect(priceOf(plans("on", ""))).toMatchObject({ value: "2860", currency: "JPY" });
  expect(priceOf(plans("", "on"))).toMatchObject({ value: "7920", currency: "JPY" });
});

it("takes no number behind a sign for an amount [7.3]", () => {
  expect(priceOf('<p class="price">#2274 Parlour organ</p>')).toBeUndefined();
});
