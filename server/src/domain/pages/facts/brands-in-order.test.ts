import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const brandOf = (stated: string, above: string, title = "栗きんとん | 白鳳百貨店オンライン") => {
  const offers = { price: 3800, priceCurrency: "JPY" };
  const data = JSON.stringify({ "@type": "Product", name: "栗きんとん", brand: { name: stated }, offers });
  return factsIn(
    `<html lang="ja"><head><title>${title}</title><script type="application/ld+json">${data}</script></head><body><div><a href="/">白鳳百貨店オンライン</a></div>${above}<h1>栗きんとん</h1><p class="price">3,800円（税込）</p></body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "brand")?.value;
};
const MAKER = '<p class="brand">松風庵 久遠</p>';

it("believes the maker on the page where the data has the shop for a brand [4.1]", () => {
  expect(brandOf("白鳳百貨店", MAKER)).toBe("松風庵 久遠");
});

it("believes the data that names another one than the shop, and the shop where the page names nobody [4.1]", () => {
  expect(brandOf("久遠製菓", MAKER)).toBe("久遠製菓");
  expect(brandOf("白鳳百貨店", "")).toBe("白鳳百貨店");
  expect(brandOf("白鳳百貨店", '<p class="brand">白鳳百貨店（自社工房で製造）</p>')).toBe("白鳳百貨店");
});
