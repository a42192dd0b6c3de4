import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const othersOf = (body: string, stated = "3480") => {
  const head = `<title>折りたたみ長靴</title><meta property="og:type" content="product"><meta property="product:price:amount" content="${stated}"><meta property="product:price:currency" content="JPY">`;
  const page = `<html lang="ja"><head>${head}</head><body><h1>折りたたみ長靴</h1>${body}<button>かごに入れる</button></body></html>`;
  const price = factsIn(page, "https://shop.example/p/1").find(({ kind }) => kind === "price");
  return [price?.value, price?.provenance?.others?.map(({ value, isOld }) => [value, isOld ?? false])];
};
const PRICE = `<p class="price">2,980円（税込）</p>`;

it("marks as old what data asks and the page shows nowhere, and keeps it", () => {
  expect(othersOf(PRICE)).toEqual(["2980", [["3480", true]]]);
});

it("marks as old what the page only asked before", () => {
  expect(othersOf(`${PRICE}<p>9月までの旧価格 3,480円</p>`)).toEqual(["2980", [["3480", true]]]);
});

it("marks as old what one source asks where another and the page agree, the only price called the usual one", () => {
  const data = `<script type="application/ld+json">{"@type":"Product","name":"折りたたみ長靴","offers":{"price":"3200","priceCurrency":"JPY"}}</script>`;
  const usual = `<p class="price"><span>通常価格</span>2,980円 税込</p>`;
  expect(othersOf(`${usual}${data}`, "2980")).toEqual(["2980", [["3200", true]]]);
});

it("leaves in doubt what the page shows besides", () => {
  const [value, others] = othersOf(`${PRICE}<p>13cmから19cmまで。いまなら、どれも3,480円です。</p>`);
  expect([value, others]).toEqual(["2980", [["3480", false]]]);
});

it("leaves all in doubt where another amount stands as plainly by the button", () => {
  const body = `${PRICE}<p class="price">2,780円（税込）</p>`;
  expect(othersOf(body)[1]).toEqual([["3480", false]]);
});

it("marks as old the stock in data that asks an old amount, where the page says in words that it is there", () => {
  const stated = (price: string) =>
    `<script type="application/ld+json">{"@type":"Product","name":"折りたたみ長靴","offers":{"price":"${price}","priceCurrency":"JPY","availability":"https://schema.org/OutOfStock"}}</script>`;
  const isOld = (price: string) => {
    const body = `<h1>折りたたみ長靴</h1>${PRICE}<p class="stock">在庫あり</p><button>かごに入れる</button>`;
    const page = `<html lang="ja"><head><title>折りたたみ長靴</title>${stated(price)}</head><body>${body}</body></html>`;
    const stock = factsIn(page, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
    return [stock?.value, stock?.provenance?.others?.map((one) => one.isOld ?? false)];
  };
  expect(isOld("4480")).toEqual(["InStock", [true]]);
  expect(isOld("2980")).toEqual(["InStock", [false]]);
});
