import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const SIZES = `<table><tr><th>Tin</th><th>Each</th></tr><tr><td>50g</td><td>$7.50</td></tr><tr><td>200g</td><td>$21.00</td></tr></table>`;
const pricesIn = (box: string, stated = "7.50") => {
  const meta = `<meta property="og:type" content="product"><meta property="og:price:amount" content="${stated}"><meta property="og:price:currency" content="AUD">`;
  const html = `<html lang="en"><head><title>Smoked paprika</title>${meta}</head><body><h1>Smoked paprika</h1>${box}${SIZES}<form><button>Add to cart</button></form></body></html>`;
  const facts = factsIn(html, "https://shop.example/products/1");
  return ["price", "list_price"].map((kind) => facts.find((fact) => fact.kind === kind)?.value);
};
const usual = `<div class="price"><span class="visually-hidden">Regular price</span><span class="price-item">$21.00 AUD</span></div>`;

it("takes the one amount below the name for the price, though it is called the regular one [4.1]", () => {
  expect(pricesIn(usual)).toEqual(["21.00", undefined]);
});

it("takes it for the former price where a sale price stands beside it [4.1]", () => {
  const sale = `<div class="price"><span>Sale price</span><span class="price-item">$18.00 AUD</span></div>`;
  expect(pricesIn(usual + sale, "18.00")).toEqual(["18.00", "21.00"]);
});
