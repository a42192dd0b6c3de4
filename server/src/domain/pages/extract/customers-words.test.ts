import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { linkedDataOf } from "../html/json-ld.ts";
import { blocksOf } from "./blocks.ts";
import { withCustomersMarked } from "./customers-words.ts";

const read = (html: string, reviews: string[] = []) => {
  const { body } = parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/");
  return withCustomersMarked(blocksOf(body), reviews).map(({ text, isReview = false }) => [text, isReview]);
};
const SHOP = "The loom weaves cloth for a whole village.";

it("marks what customers wrote by the page's data, and parts their names from it [6.2]", () => {
  const words = "The only thing we don't like is that its beam creaks in the evening.";
  expect(
    read(`<p>${SHOP}</p><div><span>Fine loom</span> <span>Ines</span> <span>${words}</span></div>`, [words]),
  ).toEqual([
    [SHOP, false],
    ["Fine loom Ines", true],
    [words, true],
  ]);
});

it("marks them by their markup, and nothing that only stands among reviews [6.2]", () => {
  expect(read(`<p>${SHOP}</p><p class="product-review__text">It stands well.</p>`)).toEqual([
    [SHOP, false],
    ["It stands well.", true],
  ]);
  expect(read(`<p itemprop="reviewBody">It stands well.</p>`)).toEqual([["It stands well.", true]]);
  expect(read(`<div class="product-reviews-app"><p>${SHOP}</p></div>`)).toEqual([[SHOP, false]]);
  expect(read(`<h2 class="review-text">Loom</h2>`)).toEqual([["Loom", false]]);
});

it("marks them in a card or list of reviews, and in a part that is headed so [6.2]", () => {
  const words = "Lovely loom, and its oak is exactly our kitchen.";
  for (const html of [
    `<div class="review-card"><span>5 stars</span><p>${words}</p></div>`,
    `<ol class="commentlist"><li><p>${words}</p></li></ol>`,
    `<section><h2>41 reviews for Tarn Loom</h2><p>${words}</p></section>`,
    `<section><h2>レビュー</h2><p>${words}</p></section>`,
    `<div><h2>4.8 out of 5 · 163 reviews for this item</h2><p>${words}</p></div>`,
    `<div><div class="head">カスタマーレビュー</div><div class="text">${words}</div></div>`,
    `<div><b>Customer reviews (41)</b><p>${words}</p></div>`,
    `<div><h2>この商品のレビュー</h2><p>${words}</p></div>`,
    `<section><h2>この作家さんへのレビュー</h2><p>${words}</p></section>`,
    `<section><h2>飼い主さんの声（2件）</h2><p>${words}</p></section>`,
    `<section><h2>みんなの感想</h2><p>${words}</p></section>`,
    `<ul><li><p class="voicecomment">${words}</p></li></ul>`,
  ])
    expect(read(html).at(-1)).toEqual([words, true]);
});

it("marks what stands behind a grade and a name [6.2]", () => {
  const words = "★5 ゆずこさん：母が自分で着替えるようになりました。";
  expect(
    read(`<p>${SHOP}</p><p><b>★5</b> ゆずこさん：母が自分で着替えるようになりました。</p>`).at(-1),
  ).toEqual([words, true]);
  const dated = "山の人さん 購入日:2026/10/02 ★4 思ったより小ぶりでした。";
  expect(read(`<p>${SHOP}</p><p>${dated}</p>`).at(-1)).toEqual([dated, true]);
  expect(read("<p>★新柄：白と紺の二色です。</p>").at(-1)?.[1]).toBe(false);
});

it("marks nothing in a part that has other headings, too, or is headed otherwise [6.2]", () => {
  const two = `<div><h2>Reviews</h2><p>Fine.</p><h2>Details</h2><p>${SHOP}</p></div>`;
  expect(read(two).at(-1)).toEqual([SHOP, false]);
  expect(read(`<section><h2>Reviewed looms</h2><p>${SHOP}</p></section>`).at(-1)).toEqual([SHOP, false]);
  const tabs = `<dt>Reviews</dt>${" ".repeat(60)}<dd></dd><dt>Questions</dt><dd>Where is it made? ${SHOP}</dd>`;
  expect(read(`<div><dl>${tabs}</dl></div>`).some(([, isReview]) => isReview)).toBe(false);
  const lines = `<div><p>Reviews</p><p>${SHOP}</p></div>`;
  expect(read(lines).at(-1)).toEqual([SHOP, false]);
  expect(read(`<div><div class="head">レビュー歓迎</div><p>${SHOP}</p></div>`).at(-1)).toEqual([SHOP, false]);
});

it("takes no few words for a review's [6.2]", () => {
  expect(read(`<p>Good loom.</p><p>${SHOP}</p>`, ["Good loom."])).toEqual([
    ["Good loom.", false],
    [SHOP, false],
  ]);
});

it("knows the reviews that the page's data has of its product [6.2]", () => {
  const review = (words: object) => ({ "@type": "Review", ...words });
  const data = {
    "@type": "Product",
    name: "Tarn Loom",
    review: [review({ reviewBody: "It stands well." }), review({ description: "It creaks." }), review({})],
  };
  const html = `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
  expect(linkedDataOf(parseDocument(html, "https://pages.example/")).reviews).toEqual([
    "It stands well.",
    "It creaks.",
  ]);
});

it("marks a quotation that a customer has signed", () => {
  const words = "Even and supple, and hardly any waste.";
  for (const html of [
    `<blockquote><p>${words}</p><cite>Annelise, Kolding</cite></blockquote>`,
    `<blockquote><p>${words}</p><cite>Wilma J.</cite></blockquote>`,
    `<blockquote><p>${words}</p><cite>Tom ★★★★</cite></blockquote>`,
    `<figure><blockquote>${words}</blockquote><figcaption>Hemi Tuhoro, trial school, Featherston</figcaption></figure>`,
    `<blockquote>${words}</blockquote><p>— Hemi Tuhoro, Featherston</p>`,
    `<blockquote><p>${words}</p><footer>Kさん・3歳の母</footer></blockquote>`,
  ])
    expect(read(`<p>${SHOP}</p>${html}`).slice(0, 2)).toEqual([
      [SHOP, false],
      [words, true],
    ]);
  for (const html of [
    `<blockquote><p>${words}</p></blockquote><p>Annelise, Kolding</p>`,
    `<blockquote><p>${words}</p><cite>The Estuary Review</cite></blockquote>`,
    `<blockquote><p>${words}</p><cite>Anna Holm, founder, Ghent</cite></blockquote>`,
    `<blockquote><p>${words}</p><cite>Bel Orrick, author of Low Doors</cite></blockquote>`,
    `<p>${words}</p><cite>Annelise, Kolding</cite>`,
  ])
    expect(read(html)[0]).toEqual([words, false]);
});
