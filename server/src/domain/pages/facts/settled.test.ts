import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const url = "https://shop.example/p/lamp";
function factsFrom(body: string, data: object = {}) {
  const product = { "@type": "Product", name: "Lamp", offers: { price: 40, priceCurrency: "USD" }, ...data };
  const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  return factsIn(
    `<html><head><title>Lamp</title>${head}</head><body><nav><img alt="Our garden shop"></nav><h1>Lamp</h1>${body}</body></html>`,
    url,
  );
}
const valuesOf = (kind: string, body: string, data: object = {}) =>
  factsFrom(body, data)
    .filter((fact) => fact.kind === kind)
    .map(({ value }) => value);

it("keeps the line on the screen beside a price that the data states", () => {
  const [price] = factsFrom(`<p class="price">$40.00 (tax incl.)</p>`).filter(({ kind }) => kind === "price");
  expect(price).toMatchObject({ value: "40", source: "json-ld" });
  expect(price?.provenance?.shown).toContain("(tax incl.)");
});

describe("what pictures show", () => {
  it("is told in their own words, once each, and not those of the shop's frame", () => {
    const body = `<img alt="The lamp on an oak desk"><img alt="The lamp on an oak desk"><img alt="Its cast foot">`;
    expect(valuesOf("image", body)).toEqual(["The lamp on an oak desk", "Its cast foot"]);
  });

  it.each(["", "logo", "Shop logo", "IMG_2041.jpg", "image 3", "12345"])("is not told by «%s»", (alt) => {
    expect(valuesOf("image", `<img alt="${alt}">`)).toEqual([]);
  });

  it("is not told of the pictures of other things", () => {
    expect(valuesOf("image", `<div class="related"><img alt="An oak lamp"></div>`)).toEqual([]);
  });
});

describe("shipping notes", () => {
  it.each([
    "送料無料(北海道・沖縄を除く)",
    "最短で翌日に発送します",
    "通常3営業日以内に発送",
    "Free shipping on orders over $50",
    "Ships within 2 business days",
    "Versandkostenfrei ab 40 €",
  ])("are read: %s", (note) => {
    expect(valuesOf("shipping", `<div><p>${note}</p></div>`)).toEqual([note]);
  });

  it.each(["Shipping", "配送について", "The ship sails in the morning"])("are not read: %s", (text) => {
    expect(valuesOf("shipping", `<p>${text}</p>`)).toEqual([]);
  });

  it("come from the offer as well", () => {
    const shippingDetails = { shippingRate: { value: "4.90", currency: "EUR" } };
    expect(valuesOf("shipping", "", { offers: { price: 40, shippingDetails } })).toEqual(["4.9 EUR"]);
  });
});

describe("a brand that only people can see", () => {
  it("is read from a link to all goods of a maker that the heading names", () => {
    const brandOf = (link: string) =>
      factsIn(
        `<html><head><title>Desk lamp Foundry 40</title></head><body><h1>Desk lamp Foundry 40</h1><p class="price">$40</p>${link}<button>Add to cart</button></body></html>`,
        url,
      ).find(({ kind }) => kind === "brand")?.value;
    expect(brandOf('<a href="/brands/foundry">Foundry</a>')).toBe("Foundry");
    expect(brandOf('<a href="/brands/forge">Forge</a>')).toBeUndefined();
    expect(brandOf('<a href="/lamps/foundry">Foundry</a>')).toBeUndefined();
  });

  it.each([
    ["<p>Brand: Foundry & Sons</p>", "Foundry & Sons"],
    ["<li>メーカー：盛岡鋳造舎</li>", "盛岡鋳造舎"],
    ["<p>Hersteller: Lampenwerk</p>", "Lampenwerk"],
    ['<a class="product-brand" href="/b">Foundry</a>', "Foundry"],
  ])("is read from %s", (html, brand) => {
    expect(valuesOf("brand", html)).toEqual([brand]);
  });

  it.each(["<p>Brand: see the label on the foot!</p>", "<p>The brand of the year</p>"])(
    "is not read from %s",
    (html) => {
      expect(valuesOf("brand", html)).toEqual([]);
    },
  );

  it("goes before a template's own word", () => {
    expect(valuesOf("brand", "<p>Brand: Foundry</p>", { brand: "$metabrand" })).toEqual(["Foundry"]);
  });
});

describe("statements that contradict each other", () => {
  it("are settled for one, the others are kept beside it, and a price by the button outranks data", () => {
    const body = '<p class="price">$36</p><button>Add to cart</button><p>Brand: Foundry</p>';
    const facts = factsFrom(body, { brand: "Forge" });
    const brand = facts.find(({ kind }) => kind === "brand");
    expect(brand).toMatchObject({ value: "Forge", source: "json-ld" });
    expect(brand?.provenance?.others).toMatchObject([{ value: "Foundry", source: "visible" }]);
    const price = facts.find(({ kind }) => kind === "price");
    expect(price).toMatchObject({ value: "36", source: "visible" });
    expect(price?.provenance?.others).toMatchObject([{ value: "40", source: "json-ld" }]);
    expect(price?.confidence).toBeLessThan(0.5);
  });

  it("are none where they only are written differently", () => {
    const facts = factsFrom('<p class="price">$40.00</p><button>Add to cart</button>');
    const price = facts.find(({ kind }) => kind === "price");
    expect(price?.provenance?.others).toBeUndefined();
    expect(price?.confidence).toBeGreaterThan(0.95);
  });
});
