import { describe, expect, it } from "vitest";
import { cardedItems } from "#kernel/shelf/items";
import { extractPage } from "./extract-page.ts";

const names = [
  "Linen pillow",
  "Oak picture frame",
  "Stoneware mug",
  "Wool coaster",
  "Brass holder",
  "Basket",
];
const soldOutOn = async (badgeOf: (at: number) => string) => {
  const cards = names.map(
    (name, at) =>
      `<li class="card">${badgeOf(at)}<h3><a href="/p/${at}">${name} no ${"i".repeat(at + 1)}</a></h3><p class="price">$${at + 20}</p></li>`,
  );
  const html = `<html lang="en"><head><title>Home Goods</title></head><body><main><h1>Home Goods</h1><ul>${cards.join("")}</ul></main></body></html>`;
  const extraction = await extractPage(html, "https://shop.example/collections/home");
  const items = cardedItems("page" in extraction ? extraction.page.blocks : []);
  expect(items).toHaveLength(names.length);
  return items.flatMap(({ card }, at) => (card?.isSoldOut ? [at] : []));
};

describe("a card that nobody can buy from [7.2]", () => {
  it.each([
    "Sold out",
    "SOLD OUT",
    "Out of stock",
    "Currently unavailable",
    "売り切れ",
    "完売しました",
    "在庫なし",
  ])("says so by a line of its own: %s", async (badge) => {
    expect(await soldOutOn((at) => (at === 2 ? `<span class="tag">${badge}</span>` : ""))).toEqual([2]);
  });

  it.each([
    "Almost sold out",
    "Sold in packs of two",
    "残りわずか",
    "赤は完売し、紺のみ残っています。",
    "Sale",
  ])("is none for other words: %s", async (badge) => {
    expect(await soldOutOn((at) => (at === 2 ? `<span class="tag">${badge}</span>` : ""))).toEqual([]);
  });

  it.each([
    '<label>Small</label><label>Large</label><span class="hint">Sold out</span>',
    '<div class="size"><span>M</span></div><div class="size"><span>L</span><b class="badge">Sold out</b></div>',
    "<span>Large</span><p>Sold out</p>",
    "<span>紺</span><p>売り切れ</p>",
    '<p class="swatch">Elm</p><p>Sold out</p>',
    '<select><option>M</option><option>L</option></select><p class="badge">Sold out</p>',
    `<ul class="sizes"><li>S</li><li>売り切れ</li><li>M</li></ul>`,
    `<ul class="sizes"><li><span>S</span></li><li><span>M</span><span>売り切れ</span></li></ul>`,
    `<div><span>S</span><span>M</span><span class="gone">Sold out</span></div>`,
  ])("is none where one of its sizes may be meant: %s", async (choice) => {
    expect(await soldOutOn((at) => (at === 2 ? choice : ""))).toEqual([]);
  });

  it.each([
    '<span class="badge color-inverse">Sold out</span>',
    '<span class="brand">Tarn</span><span>Sold out</span>',
    "<ul><li>Sold out</li></ul>",
    '<label>Compare</label><span class="size-16">Sold out</span>',
  ])("is one without a choice: %s", async (badge) => {
    expect(await soldOutOn((at) => (at === 2 ? badge : ""))).toEqual([2]);
  });

  it("is none where each card has the words, for the style sheet to hide", async () => {
    expect(await soldOutOn(() => "<span>Sold out</span>")).toEqual([]);
  });
});
