import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const priceOf = (body: string, head = "") => {
  const html = `<html lang="en-GB"><head><title>Black kvass</title>${head}</head><body><h1>Black kvass</h1>${body}</body></html>`;
  const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price");
  return fact && [fact.value, fact.currency];
};
const radio = (set: string, words: string) =>
  `<label><input type="radio" name="plan" ${set}> ${words}</label>`;
const plans = (once: string, often: string) =>
  `<fieldset>${radio(once, "One-off case <span>£31.20</span> <em>£2.60 a bottle</em>")}${radio(often, "Subscribe <span>£26.52</span> <em>£2.21 a bottle, save 15%</em>")}</fieldset><button>Add to cart</button>`;

it("takes what the set radio button says for the price, and what one of many costs for no price", () => {
  expect(priceOf(plans("checked", ""))).toEqual(["31.20", "GBP"]);
});

it("finds beside the price what one bottle and what a subscriber pays", () => {
  const html = `<html><head><title>Black kvass</title></head><body><h1>Black kvass</h1>${plans("checked", "")}</body></html>`;
  const facts = factsIn(html, "https://shop.example/p/1");
  const shownOf = (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
  expect([shownOf("unit_price"), shownOf("subscription_price")]).toEqual(["2.60", "26.52"]);
});

it("takes the lower of two amounts for a sale's price, whatever is sold by the pair", () => {
  expect(priceOf('<p class="price"><del>£24.00</del> £12.00 a pair</p><button>Add to cart</button>')).toEqual(
    ["12.00", "GBP"],
  );
});

it("takes the row of a set radio button for what the button of the form orders", () => {
  const row = (set: string, name: string, price: string) =>
    `<tr><td><label><input type="radio" name="set" value="${name}" ${set}> ${name}</label></td><td>head, one body, cotton bag</td><td>${price}</td></tr>`;
  const form = (first: string, second: string) =>
    `<form action="/order"><table>${row(first, "Low D alone", "£235")}${row(second, "Low D and F", "£335")}</table><button>Order</button></form>`;
  expect(priceOf(form("checked", ""))).toEqual(["235", "GBP"]);
  expect(priceOf(form("", "checked"))).toEqual(["335", "GBP"]);
});

it("takes the amount in the markup of the chosen button for the price, and not that of the other size in a sentence", () => {
  const data = JSON.stringify({
    "@type": "Product",
    name: "爪弾きの油",
    offers: { "@type": "AggregateOffer", priceCurrency: "JPY", lowPrice: "1430", highPrice: "3300" },
  });
  const body = (large: string, small: string) =>
    `<div><button class="variant ${large}" data-price="3300">30ml 瓶</button><button class="variant ${small}" data-price="1430">10ml 携帯用</button></div>
      <p class="c-price"><span>3,300</span>円<span>税込</span></p><p class="c-price__sub">10ml 携帯用は1,430円(税込)</p><a class="btn">カートへ</a>`;
  const head = `<script type="application/ld+json">${data}</script>`;
  expect(priceOf(body("is-active", ""), head)).toEqual(["3300", "JPY"]);
  expect(priceOf(body("", "is-active"), head)).toEqual(["1430", "JPY"]);
});

it("takes what stands behind the number of the page's own thing for its price", () => {
  const behind = (label: string) => `<p><b>${label} $425.00</b> plus actual shipping, as the scales say.</p>`;
  expect(priceOf(behind("Item T-2207."))).toEqual(["425.00", "USD"]);
});
