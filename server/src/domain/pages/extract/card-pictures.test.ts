import { expect, it } from "vitest";
import { cardedItems } from "#kernel/shelf/items";
import { extractPage } from "./extract-page.ts";

const LONG = `Offers of the week from all weavers of the valley, ${"with more of wool, flax and hemp, ".repeat(6)}and more!`;
const TEASERS = [
  "Two sisters build them from ash in a yard by the river.",
  "Rain in May kept the farmers from their fields for weeks.",
  "They share the rent, the stove and a very old warping mill.",
  "He splits the cane with a knife that his father made.",
  "The trick lies in the wrist, says the champion of the county.",
  "We went through all of them so that nobody else has to.",
];
const headlines = [
  "A loom for every kitchen table",
  "Why the flax is late this year",
  "Three weavers and one barn",
  "The last reed maker of the valley",
  "How a shuttle learns to fly",
  LONG,
];
const cards = headlines.map(
  (title, at) =>
    `<div class="post"><a href="/n/${at}"><img src="/${at}.jpg" alt="Somebody holds cloth ${at} up"></a><h4><a href="/n/${at}">${title}</a></h4><p>${TEASERS[at]} Our reporter went there and saw it.</p></div>`,
);

it("takes no words on a picture for the name of an entry whose headline is too long for one [7.2]", async () => {
  const head = '<html lang="en"><head><title>Weaving news</title></head>';
  const source = `${head}<body><nav><ul>${"<li><a href='/x'>Cloth and yarn for all</a></li>".repeat(8)}</ul></nav><main><h1>Weaving news</h1><p>All of yarns.</p><div>${cards.join("")}</div></main></body></html>`;
  const extraction = await extractPage(source, "https://news.example/category/weaving");
  const blocks = "page" in extraction ? extraction.page.blocks : [];
  const names = cardedItems(blocks).map(({ card }) => card?.name ?? "");
  expect(names).toContain("Three weavers and one barn");
  expect(names.filter((name) => name.includes("Somebody holds"))).toEqual([]);
});
