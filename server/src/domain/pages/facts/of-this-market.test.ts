import { describe, expect, it } from "vitest";
import { factsOfBin as page, valuesOf } from "../../../test/pages/bin-page.ts";

const offers = (price: string, more: object = {}) => ({
  offers: { "@type": "Offer", price, priceCurrency: "USD", ...more },
});
const BUY = "<button>Add to cart</button>";

describe("data against what the page shows", () => {
  it("says nothing of the stock where it asks nothing for the thing [4.1]", () => {
    const inStock = { availability: "https://schema.org/InStock" };
    expect(valuesOf(page("<p>オープン価格</p>", offers("0", inStock)), "availability")).toEqual([undefined]);
    expect(valuesOf(page("<p>オープン価格</p>", offers("8", inStock)), "availability")).toEqual(["InStock"]);
  });

  it("says nothing of the money nor the stock of this market where it is in other money [4.1]", () => {
    const gone = { availability: "https://schema.org/OutOfStock" };
    const facts = page(`<p class="price">¥16,500（税込）</p>${BUY}`, offers("165.00", gone), "ja");
    expect(valuesOf(facts, "price", "availability")).toEqual(["16500", "InStock"]);
    expect(facts.find(({ kind }) => kind === "price")?.currency).toBe("JPY");
    expect(
      valuesOf(page(`<p class="price">$165.00</p>${BUY}`, offers("165.00", gone)), "availability"),
    ).toEqual(["OutOfStock"]);
  });

  it("keeps money that is written with the sign of another one [4.1]", () => {
    const data = { offers: { price: "40.00", priceCurrency: "BBD" } };
    const [price] = page(`<p class="price">$40.00</p>${BUY}`, data).filter(({ kind }) => kind === "price");
    expect(price?.currency).toBe("BBD");
  });
});
