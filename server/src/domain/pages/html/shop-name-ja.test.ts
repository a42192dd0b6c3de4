import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { metadataOf } from "./metadata.ts";
import { shopBeforeMarket, shopNameIn } from "./shop-name-ja.ts";

const page = (title: string, body: string) =>
  parseDocument(
    `<html><head><title>${title}</title></head><body>${body}<p>カートに入れる</p></body></html>`,
    "https://pages.example/a",
  );
const named = (title: string, body: string, goods: string) => shopNameIn(page(title, body), goods);

it.each([
  ["あじの開き：干物の浜吉", `<img alt="干物の浜吉 港のそばから">`, "あじの開き", "干物の浜吉"],
  ["青い皿 | 器 すみれ", `<div class="l">器 すみれ</div>`, "青い皿", "器 すみれ"],
  ["青い皿: うつわ たに陶器 -通販-", `<td>たに陶器</td><p>皿</p>`, "青い皿", "たに陶器"],
  ["青い皿｜うつわの通販 北の窯場", `<small>© 2026, 北の窯場</small>`, "青い皿", "北の窯場"],
  [
    "【送料無料】青い皿 日本製：染物の吉井",
    `<img alt="染物の吉井">`,
    "【送料無料】青い皿 日本製：染物の吉井",
    "染物の吉井",
  ],
  [
    "たに文具店 万年筆 しずく",
    `<a href="/"><img alt="たに文具店"></a>`,
    "たに文具店 万年筆 しずく",
    "たに文具店",
  ],
])(
  "names the shop by the words that a title has beside the goods and the page at an end: %s [2.4]",
  (title, body, goods, shop) => {
    expect(named(title, body, goods)).toBe(shop);
  },
);

it("names who sells by the table that the law asks for where no title does [2.4]", () => {
  const table = "<table><tr><th>販売業者</th><td>朝の畑本舗株式会社</td></tr></table>";
  expect(named("朝の青汁｜初回限定", table, "朝の青汁")).toBe("朝の畑本舗");
});

it.each([
  ["青い皿｜商品詳細", "<p>商品詳細</p>", "青い皿"],
  ["青い皿｜今週の人気", "<h2>今週の人気</h2>", "青い皿"],
  ["青い皿｜器 すみれ", "<p>別の言葉</p>", "青い皿"],
  ["青い皿 すみれ｜すみれ", "<p>すみれ</p>", "青い皿 すみれ"],
])("takes no other words of a title for a shop: %s [2.4]", (title, body, goods) => {
  expect(named(title, body, goods)).toBeNull();
});

it("names no shop on a page that sells nothing [2.4]", () => {
  const document = parseDocument(
    "<html><head><title>皿のこと｜器 すみれ</title></head><body><p>器 すみれ</p></body></html>",
    "https://pages.example/a",
  );
  expect(shopNameIn(document, "皿のこと")).toBeNull();
});

it("is the shop before the market that it sells on, whatever the market calls itself [2.4]", () => {
  const title = "青い皿 大 : s-12 : 皿屋 坂上店 - 通販 - いちばん市";
  expect(shopBeforeMarket(page(title, ""))).toBe("皿屋 坂上店");
  const document = parseDocument(
    `<html><head><title>${title}</title><meta property="og:site_name" content="いちばん市"></head><body></body></html>`,
    "https://pages.example/a",
  );
  expect(metadataOf(document, { article: null } as never, "https://pages.example/a").site).toBe(
    "皿屋 坂上店",
  );
});
