import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const data = JSON.stringify({
  "@type": "Product",
  name: "Ash mallet",
  offers: { price: 40, priceCurrency: "USD", availability: "https://schema.org/InStock" },
});
const stateOf = (body: string) => {
  const fact = factsIn(
    `<html><head><title>Ash mallet</title><script type="application/ld+json">${data}</script></head><body><h1>Ash mallet</h1><p>$40.00</p>${body}</body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "availability");
  return [fact?.value, fact?.provenance?.others?.length ?? 0];
};

it.each([
  ["one word on a button that cannot be pressed", "<button disabled>SOLD</button>"],
  [
    "the state of a book",
    "<dl><dt>在庫</dt><dd>品切・重版未定</dd></dl><button disabled>カートに入れる</button>",
  ],
])("hears no data against %s", (_, body) => {
  expect(stateOf(body)).toEqual(["OutOfStock", 0]);
});

it("keeps both where the button can be pressed", () => {
  expect(stateOf(`<p class="stock">Out of stock</p><button>Add to cart</button>`)).toEqual(["OutOfStock", 1]);
});

it("takes the chosen row of a table of sizes for the thing, and without one any that is there", () => {
  const stockOf = (rows: string) => {
    const html = `<html lang="ja"><head><title>桐の靴</title></head><body><h1>桐の靴</h1><p class="price">5,400円（税込）</p><table><tr><th>サイズ</th><th>在庫</th></tr>${rows}</table><button>カートに入れる</button></body></html>`;
    return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability")?.value;
  };
  const gone = "<tr><td>22.5cm</td><td>×</td></tr>";
  expect(stockOf(`${gone}<tr class="selected"><td>23.0cm</td><td>△ 残りわずか</td></tr>`)).toBe("InStock");
  expect(
    stockOf(`<tr><td>22.5cm</td><td>○</td></tr><tr class="selected"><td>23.0cm</td><td>×</td></tr>`),
  ).toBe("OutOfStock");
  expect(stockOf(`${gone}<tr><td>23.0cm</td><td>○</td></tr>`)).toBe("InStock");
  expect(stockOf(`${gone}<tr><td>23.0cm</td><td>×</td></tr>`)).toBe("OutOfStock");
});
