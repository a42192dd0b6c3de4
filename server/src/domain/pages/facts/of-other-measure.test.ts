import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";
import { differsInMeasure } from "./of-other-measure.ts";

describe("names of different sizes", () => {
  it.each([
    ["モズ 2P 前室テント", "モズ 4P 前室テント 炭", true],
    ["三人掛けソファ「ひだまり」", "ソファ ひだまり 2人掛け", true],
    ["三人掛けソファ「ひだまり」", "ソファ ひだまり 3人掛", false],
    ["Walnut bench, 48-inch", "Walnut bench 60-inch", true],
    ["Linen oil 500 ml", "Linen oil 250ml / 500ml", false],
    ["Linen oil 500 ml", "Linen oil", false],
    ["Linen oil 500 ml", "Linen oil 12 oz", false],
    ["十二段の棚", "12段の棚", false],
    ["Kettle 3 in 1", "Kettle 5 inch", false],
  ])("%s, %s", (one, other, differ) => {
    expect(differsInMeasure(one, other)).toBe(differ);
    expect(differsInMeasure(other, one)).toBe(differ);
  });
});

describe("data of another size than the page's heading names", () => {
  const factsOf = (name: string) => {
    const data = JSON.stringify({
      "@type": "Product",
      name,
      sku: "MZ4",
      brand: "モズ山荘",
      offers: { price: 97900, priceCurrency: "JPY", availability: "https://schema.org/OutOfStock" },
      aggregateRating: { ratingValue: "4.1", reviewCount: "12" },
    });
    const head = `<title>モズ 2P 前室テント</title><meta property="product:price:amount" content="97900"><script type="application/ld+json">${data}</script>`;
    const body = `<h1>モズ 2P 前室テント</h1><p class="stars">★4.4（37件）</p><p class="price">64,900円（税込）</p><p class="stock">在庫あり</p><button>かごに入れる</button>`;
    const facts = factsIn(
      `<html lang="ja"><head>${head}</head><body>${body}</body></html>`,
      "https://shop.example/p/1",
    );
    const of = (kind: string) => {
      const fact = facts.find((one) => one.kind === kind);
      return [fact?.value, fact?.provenance?.others?.length ?? 0];
    };
    return { of };
  };

  it("says nothing of price, stock and grade, wherever else its amount stands, and names the brand all the same", () => {
    const { of } = factsOf("モズ 4P 前室テント");
    expect(of("price")).toEqual(["64900", 0]);
    expect(of("availability")).toEqual(["InStock", 0]);
    expect(of("rating")).toEqual(["4.4", 0]);
    expect(of("review_count")).toEqual(["37", 0]);
    expect(of("brand")).toEqual(["モズ山荘", 0]);
  });

  it("is heard where it names no other size", () => {
    const { of } = factsOf("モズ 前室テント");
    expect(of("price")).toEqual(["64900", 2]);
    expect(of("availability")).toEqual(["InStock", 1]);
    expect(of("rating")).toEqual(["4.1", 1]);
  });
});
