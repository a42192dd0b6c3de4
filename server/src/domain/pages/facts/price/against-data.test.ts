import { describe, expect, it } from "vitest";
import { factsOfBin as page, valuesOf } from "../../../../test/pages/bin-page.ts";

const BUY = "<button>Add to cart</button>";

describe("data against what the page shows", () => {
  it("is not heard where it has the amount from before the sale [4.1]", () => {
    const prices = "<p><span>Price:</span> $42.50+</p><p><span>Original Price:</span> <s>$50.00+</s></p>";
    const range = { "@type": "AggregateOffer", lowPrice: "50.00", highPrice: "78.00", priceCurrency: "USD" };
    const above = (shown: string) => page("", { offers: range }, "en", shown + BUY);
    expect(valuesOf(above(prices), "price", "list_price")).toEqual(["42.50", "50.00"]);
    expect(valuesOf(above(prices.replace("50.00", "60.00")), "price")).toEqual(["50.00"]);
  });

  it("is not heard where what is chosen is rented and the data sells it [4.1]", () => {
    const plan = (name: string, asked: string, checked = "") =>
      `<label><input type="radio" name="plan"${checked}> ${name} <b>${asked}</b>（税込）</label>`;
    const lead = "<p>届いたその日から</p>".repeat(60);
    const body = `${lead}<form>${plan("いつでも返却", "月額 4,180円", " checked")}${plan("新品を購入", "88,000円")}</form>`;
    const total = `<p class="total_price">4,180円<small>/月（税込）</small></p>`;
    const data = { offers: { price: "88000", priceCurrency: "JPY" } };
    expect(valuesOf(page(body + total, data, "ja"), "price")).toEqual(["4180"]);
    const bought = body.replace(" checked", "").replace('name="plan"> 新品', 'name="plan" checked> 新品');
    expect(
      valuesOf(page(bought + total.replace("4,180円<small>/月", "88,000円<small>"), data, "ja"), "price"),
    ).toEqual(["88000"]);
  });
});
