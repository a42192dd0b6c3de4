import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const variant = (id: number, size: string, price: number) => ({
  "@type": "Product",
  name: `Wok - ${size}`,
  sku: `W-${size}`,
  offers: {
    "@type": "Offer",
    price,
    priceCurrency: "GBP",
    availability: "https://schema.org/InStock",
    url: `https://shop.example/wok?variant=${id}`,
  },
});
const data = JSON.stringify({
  "@type": "ProductGroup",
  name: "Wok",
  hasVariant: [variant(1, "28 cm", 47), variant(2, "32 cm", 54)],
});
const read = (choice: string) => {
  const page = `<html><head><title>Wok</title><script type="application/ld+json">${data}</script></head><body><h1>Wok</h1>${choice}</body></html>`;
  const facts = factsIn(page, "https://shop.example/wok");
  return ["price", "sku"].map((kind) => facts.find((fact) => fact.kind === kind)?.value);
};

it("speaks of the variant that the cart form would send [7.3]", () => {
  expect(read('<form action="/cart/add"><input type="hidden" name="id" value="2"></form>')).toEqual([
    "54",
    "W-32 cm",
  ]);
});

it("speaks of the variant whose option is chosen, and of the first where none is [7.3]", () => {
  const radios = (checked: string) =>
    ["28 cm", "32 cm"]
      .map((size) => `<input type="radio" name="size" value="${size}"${size === checked ? " checked" : ""}>`)
      .join("");
  expect(read(radios("32 cm"))).toEqual(["54", "W-32 cm"]);
  expect(read(radios(""))).toEqual(["47", "W-28 cm"]);
});

it("takes what is chosen in the page's frame for no choice of the thing [7.3]", () => {
  expect(read("<footer><select><option selected>32 cm</option></select></footer>")).toEqual([
    "47",
    "W-28 cm",
  ]);
});
