import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { isOfRatings } from "./ratings-en.ts";

const count = (path: string, excerpt: string, source: Fact["source"] = "visible"): Fact => ({
  id: "count",
  kind: "review_count",
  label: null,
  value: "812",
  currency: null,
  source,
  confidence: 0.9,
  provenance: { path, excerpt },
});

it("counts stars that a page shows without a word of reviews as ratings [6.2]", () => {
  expect(isOfRatings(count("div.stars > span", "4.6 out of 5 stars (812)"))).toBe(true);
  expect(isOfRatings(count("div.stars > span", "812 ratings"))).toBe(true);
});

it("counts reviews where a page calls them so, and what its data counts [6.2]", () => {
  expect(isOfRatings(count("div.stars > span", "4.6 from 812 reviews"))).toBe(false);
  expect(isOfRatings(count("div.reviews > strong", "4.6"))).toBe(false);
  expect(isOfRatings(count("ld+json[0].aggregateRating", "812", "json-ld"))).toBe(false);
});
