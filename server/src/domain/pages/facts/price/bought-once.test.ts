import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const plan = (words: string, checked = "") =>
  `<label><input type="radio" name="plan"${checked}><div>${words}</div></label>`;
const priceIn = (lang: string, body: string, head = "") => {
  const html = `<html lang="${lang}"><head><title>Oat bar</title>${head}</head><body><h1>Oat bar</h1>${body}</body></html>`;
  return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price")?.value;
};

it("takes the price of a single purchase, though the subscription beside it is set [4.1]", () => {
  const plans =
    plan("<b>Subscribe and save</b><span>£21.60</span>", " checked") +
    plan("<b>One-time order</b><span>£24.00</span>");
  expect(priceIn("en", `${plans}<button>Add to basket — £21.60</button>`)).toBe("24.00");
});

it("does so against data and a place of a price that say the subscription's [4.1]", () => {
  const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"麦の棒","offers":{"@type":"Offer","price":"1800","priceCurrency":"JPY"}}</script>`;
  const plans = plan("定期購入（毎月） ¥1,800/回", " checked") + plan("1回だけ ¥2,100");
  const box = `<div class="price"><span>通常価格</span><span class="price-item">¥1,800</span></div>`;
  expect(priceIn("ja", `${box}${plans}<button>カートに追加する</button>`, data)).toBe("2100");
});
