import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const stateOf = (lang: string, price: string, body: string) => {
  const html = `<html lang="${lang}"><head><title>捕虫網 Net</title></head><body><h1>捕虫網 Net</h1>${price}${body}</body></html>`;
  const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  return fact?.value;
};
const ja = (words: string) =>
  stateOf("ja", "<p>販売価格 4,378円（税込）</p>", `<div>${words}<button>カゴに入れる</button></div>`);

it.each([
  "<p>ただいま在庫がございません。ご注文は承ります。メーカー入荷後、10〜14日ほどで出荷します。</p>",
  "<p>現在品切れ中です。ご注文は受け付けております。</p>",
  "<p>お取り寄せ</p>",
])("hears that a thing is got for its buyer, whatever the button says: %s", (words) => {
  expect(ja(words)).toBe("BackOrder");
});

it.each([
  "<p>ただいま在庫がございません。ご注文は承っておりません。</p>",
  '<p><a href="/c/toriyose">お取り寄せ</a></p>',
  "<ul><li>お取り寄せ</li><li>ギフト</li></ul>",
])("hears of no ordering where it is refused, nor in a menu: %s", (words) => {
  expect(ja(words)).not.toBe("BackOrder");
});

it("hears at the end of a line that there is one only", () => {
  const en = (words: string) => stateOf("en", "", `<p><b>Item T-2207. $425.00</b> ${words}</p>`);
  expect(en("plus actual shipping. One only.")).toBe("InStock");
  expect(en("plus actual shipping. Cash only.")).toBeUndefined();
});
