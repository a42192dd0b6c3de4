import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const gradeOf = (body: string, ratingValue: string, bestRating: string) => {
  const data = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Oak Loom",
    offers: { "@type": "Offer", price: "40.00", priceCurrency: "USD" },
    aggregateRating: { "@type": "AggregateRating", ratingValue, bestRating, reviewCount: 3120 },
  });
  return factsIn(
    `<html><head><title>Oak Loom</title><script type="application/ld+json">${data}</script></head>
     <body><h1>Oak Loom</h1><p>$40.00</p>${body}</body></html>`,
    "https://looms.example/oak",
  ).find(({ kind }) => kind === "rating")?.value;
};

it.each([
  ["<p>Mostly liked</p><p>91% of weavers liked it</p>", "8", "10", undefined],
  ["<p>8 shuttles come with it</p>", "8", "10", undefined],
  ["<p>Version 8.0</p>", "8", "10", undefined],
  ["<p>8 out of 10 looms</p><p>91% of the 3,120 user reviews are positive.</p>", "8", "10", undefined],
  ["<p>8 out of 10</p>", "8", "10", "8/10"],
  ["<p>Graded 8.4 by weavers</p>", "8.4", "10", "8.4/10"],
  ["<p>★★★★☆</p><p>3,120 reviews</p>", "4.2", "5", "4.2"],
  ["<p>91% of the 3,120 user reviews for this loom are positive.</p>", "4.2", "5", undefined],
])(
  "has a grade of data out of ten, or beside a share of praise, only where a buyer sees it: %s [5.1]",
  (...row) => {
    const [body, value, best, expected] = row;
    expect(gradeOf(body, value, best)).toBe(expected);
  },
);
