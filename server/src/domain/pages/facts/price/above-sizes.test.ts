import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const SIZES = [
  ["幅120cm", "98,800円"],
  ["幅135cm", "109,800円"],
  ["幅150cm", "121,000円"],
];
const data = (price: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"楢のテーブル","offers":{"@type":"Offer","price":"${price}","priceCurrency":"JPY"}}</script>`;
const priceOf = (above: string, stated = "109800") => {
  const rows = SIZES.map(([size, price]) => `<tr><td>${size}</td><td>${price}</td></tr>`).join("");
  const body = `<h1>楢のテーブル</h1>${above}<table><tr><th>サイズ</th><th>価格（税込）</th></tr>${rows}</table><button>カートに入れる</button>`;
  return factsIn(
    `<html><head><title>楢のテーブル</title>${data(stated)}</head><body>${body}</body></html>`,
    "https://shop.example/1",
  ).find(({ kind }) => kind === "price")?.value;
};

it("takes what stands alone above a table of sizes for the price, whatever the data says of another size [7.3]", () => {
  expect(priceOf('<div class="price"><b>98,800</b>円（税込）</div>')).toBe("98800");
});

it("believes the data where no such price stands above the table [7.3]", () => {
  expect(priceOf("<p>選べる三つの幅。</p>")).toBe("109800");
  expect(priceOf('<div class="price"><b>98,800</b>円（税込）</div>', "98800")).toBe("98800");
});
