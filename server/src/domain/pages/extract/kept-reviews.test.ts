import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { featuresOf } from "./features.ts";
import { withReviewsHeaded } from "./kept-reviews.ts";
import { pageBlocks } from "./page-blocks.ts";

/** The texts that are read where only these were chosen. */
const read = (html: string, ...chosen: string[]) => {
  const document = parseDocument(`<html><body>${html}</body></html>`, "https://looms.example/");
  const context = { url: "https://looms.example/", declared: "product" as const };
  const { weighed } = featuresOf(document, pageBlocks(document), { readability: [], defuddle: [] }, context);
  const kept = withReviewsHeaded(
    weighed,
    weighed.map(({ block }) => chosen.includes(block.text)),
  );
  return weighed.flatMap(({ block }, at) => (kept[at] ? [block.text] : []));
};
const LIKED = "It went together in an evening.";
const reviews = (heading: string, title = "") =>
  `<section class="product-reviews"><h2>${heading}</h2>${title}<p>★★★★★ Anna</p><p>${LIKED}</p></section>`;

it("reads with what customers say the heading that says so [7.3]", () => {
  expect(read(reviews("Customer reviews"), LIKED)).toEqual(["Customer reviews", LIKED]);
  expect(read(reviews("Customer reviews", "<h3>As good as new</h3>"), LIKED)).toEqual([
    "Customer reviews",
    LIKED,
  ]);
});

it("reads no heading of reviews that are not read, and none of another part [7.3]", () => {
  const about = "A loom of oak.";
  expect(read(`${reviews("Customer reviews")}<p>${about}</p>`, about)).toEqual([about]);
  expect(read(`<div class="reviews"><h2>Reviews</h2></div><p>${about}</p>`, about)).toEqual([about]);
});
