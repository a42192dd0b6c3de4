import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const read = (body: string, stated: object = {}) => {
  const data = JSON.stringify({ "@type": "Product", name: "Ash bench", ...stated });
  const page = `<html><head><title>Ash bench</title><script type="application/ld+json">${data}</script></head><body><h1>Ash bench</h1><p class="price">$640.00</p><button>Add to cart</button>${body}</body></html>`;
  const facts = factsIn(page, "https://shop.example/bench");
  return (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
};

describe("the number of the size that the page shows", () => {
  const ofLonger = { sku: "AB-180-ASH" };

  it("goes before that of another size, of the same form, in its data [7.3]", () => {
    expect(read("<p>Code AB-120-ASH</p>", ofLonger)("sku")).toBe("AB-120-ASH");
  });

  it.each([
    ["which the page shows, too", "<p>Codes: AB-120-ASH, AB-180-ASH</p>"],
    ["where it shows those of several others", "<p>AB-120-ASH</p><p>AB-150-ASH</p>"],
    ["where what it shows has another form", "<p>Code SAVE-20-NOW</p>"],
  ])("leaves the data's number %s [7.3]", (_, body) => {
    expect(read(body, ofLonger)("sku")).toBe("AB-180-ASH");
  });

  it("goes before the trade number of its data [7.3]", () => {
    const stated = { gtin13: "4006381333931" };
    expect(read("<p>EAN 9780735211292</p>", stated)("gtin")).toBe("9780735211292");
    expect(read("<p>EAN 9780735211292</p><p>EAN 4006381333931</p>", stated)("gtin")).toBe("4006381333931");
  });
});

it("takes the shop's number for a thing before the maker's beside it [7.3]", () => {
  expect(read("<p>型番：RB-05K JANコード：4006381333931 商品管理番号：KB-2207815</p>")("sku")).toBe(
    "KB-2207815",
  );
});

it("takes a number in data for none where the page says that the thing has none [7.3]", () => {
  const ofPage = { sku: "2217" };
  expect(read("<p>SKU: <span>N/A</span></p>", ofPage)("sku")).toBeUndefined();
  expect(read("<p>Fits all sizes</p>", ofPage)("sku")).toBe("2217");
  expect(read("<p>SKU: <span>N/A</span></p>", { sku: "AB-180-ASH" })("sku")).toBe("AB-180-ASH");
});

it.each([
  ["Item AMS-27 | Sun to part shade", "AMS-27"],
  ["Style: EV2604-MRG", "EV2604-MRG"],
  ["Item weight 40-50 lb", undefined],
  ["This item ab-27", undefined],
])("reads «%s» at the beginning of a line [7.3]", (line, code) => {
  expect(read(`<p>${line}</p>`)("sku")).toBe(code);
});
