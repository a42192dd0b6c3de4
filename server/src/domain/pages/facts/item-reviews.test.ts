import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const data = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Oak Loom",
  offers: { "@type": "Offer", price: "40.00", priceCurrency: "USD" },
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", reviewCount: 812 },
});
const reviewed = (body: string) => {
  const facts = factsIn(
    `<html><head><title>Oak Loom</title><script type="application/ld+json">${data}</script></head>
     <body><h1>Oak Loom</h1><p>$40.00</p>${body}</body></html>`,
    "https://market.example/items/1",
  );
  return ["rating", "review_count"].map((kind) => facts.find((fact) => fact.kind === kind)?.value);
};

describe("reviews on a marketplace", () => {
  it.each([
    ["<h2>Reviews for this item (31)</h2><p>4.7 out of 5 stars</p>", ["4.7", "31"]],
    ["<p>31 reviews for this product</p>", [undefined, "31"]],
    ["<h2>Item reviews (31)</h2><h2>Shop reviews (812)</h2>", [undefined, "31"]],
    ["<h2>Reviews for this item (0)</h2>", [undefined, undefined]],
    ["<p>4.9 out of 5 stars</p><p>812 shop reviews</p>", ["4.9", undefined]],
  ])("are the item's own in %s", (body, expected) => {
    expect(reviewed(body)).toEqual(expected);
  });

  it("have the grade that the page shows for as many of them [5.1]", () => {
    expect(reviewed("<p>4.8 out of 5 stars</p><p>812 reviews</p>")).toEqual(["4.8", "812"]);
  });

  it.each([
    [
      "<section><h2>作家・ブランド</h2><a>朔</a><p>★4.9（レビュー 812件）</p></section>",
      [undefined, undefined],
    ],
    ["<p>Excellent 4.9 from 812 reviews on Trusty</p>", [undefined, undefined]],
    ["<p>Seller rating 4.9 (812)</p><p>Rated 4.9 out of 5, 812 reviews</p>", ["4.9", "812"]],
    ["<p>Seller rating 4.9 (811)</p>", ["4.9", "812"]],
  ])("are not those that the page counts of its maker or shop: %s [5.1]", (body, expected) => {
    expect(reviewed(body)).toEqual(expected);
  });

  it.each([
    "<p>812 reviews</p>",
    "<h2>Reviews for this item (790)</h2>",
    "<p>90 shop reviews</p>",
    "<p>Product reviews 4.9</p>",
  ])("leave the grade to the data beside %s", (body) => {
    expect(reviewed(body)[0]).toBe("4.9");
  });
});

it.each([
  ["more reviews and a grade close by are later than the data", "4.7 / 5", "955 reviews", ["4.7", "955"]],
  ["fewer reviews are some of them", "4.7 / 5", "640 reviews", ["4.9", "812"]],
  ["a grade far off is of something else", "3.1 / 5", "955 reviews", ["4.9", "812"]],
  ["the data counts those of the whole shop", "4.1 / 5", "156 reviews", ["4.1", "156"]],
  ["many more reviews are of something else", "4.7 / 5", "9,550 reviews", ["4.9", "812"]],
])("believes what the page shows of its reviews where %s", (_, grade, count, expected) => {
  expect(reviewed(`<p class="rating">${grade}</p><p>${count}</p>`)).toEqual(expected);
});
