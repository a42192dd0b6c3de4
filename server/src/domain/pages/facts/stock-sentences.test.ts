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
  "<p>お取り寄せ　ご注文後7〜10営業日で出荷</p>",
  "<p>メーカー待ち　お取り寄せ（2〜3週間）</p>",
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
  expect(en("(incl. GST) &nbsp; One only. Available.")).toBe("InStock");
  expect(en("plus shipping. One only, here in the shop.")).toBe("InStock");
  expect(en("One only to a customer.")).toBeUndefined();
  expect(en("plus actual shipping. Cash only.")).toBeUndefined();
});

it.each([
  ["ja", "<p>価格 1,890円（税込）</p>", "今年の分は終わりました。次は来年5月の予定です。"],
  ["ja", "<p>価格 1,890円（税込）</p>", "今季の販売は終了しました。"],
  ["en", "<p>Price: $18.90</p>", "All gone for this year. More in May."],
  ["en", "<p>Price: $18.90</p>", "This year's nets have gone."],
])("hears that what a season gives is sold (%s, %s): %s", (lang, price, words) => {
  expect(stateOf(lang, price, `<p><b>${words}</b></p>`)).toBe("OutOfStock");
});

it.each(["今年の分は七月から発送します。", "今年の分はまだあります。"])(
  "takes no season for over that goes on: %s",
  (words) => {
    expect(ja(`<p>${words}</p>`)).toBe("InStock");
  },
);

it.each([
  "Being made, about 3 weeks. You can order now and I'll send it as soon as the glue is dry, in the order they came.",
  "Being built, ready in 10 to 12 weeks.",
  "The glue is still wet. Order now and we will post it when it is dry.",
])("hears that what is still being made can be ordered, whatever the button says: %s", (words) => {
  expect(stateOf("en", "<p>Price: $47</p>", `<p>${words}</p><button>Add to cart</button>`)).toBe("BackOrder");
});

it.each(["Being made of ash, it weighs 3 pounds.", "Order now and we will send it today."])(
  "takes what is there for nothing that is still being made: %s",
  (words) => {
    expect(stateOf("en", "<p>Price: $47</p>", `<p>${words}</p><button>Add to cart</button>`)).toBe("InStock");
  },
);
