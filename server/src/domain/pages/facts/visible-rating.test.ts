import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const factsFrom = (body: string) =>
  factsIn(
    `<html><head><title>桐の米びつ</title></head><body><h1>桐の米びつ</h1><p class="price">5,400円（税込）</p><button>カートに入れる</button>${body}</body></html>`,
    "https://shop.example/p/1",
  );
const shown = (body: string, kind: string) => factsFrom(body).find((fact) => fact.kind === kind)?.value;

describe("stars that people see", () => {
  it.each([
    ["<p>★★★★☆ 4.43 (212件)</p>", "4.43", "212"],
    ["<h3>この商品のレビュー 平均 5.0点（2件）</h3>", "5.0", "2"],
    ['<div class="review"><span>4.08</span><a>（97件）</a></div>', "4.08", "97"],
    ['<p>お客様評価 <img src="s.gif" alt="星4.2"> 4.21（<a href="#rv">138件</a>）</p>', "4.21", "138"],
    ["<h3>世界地図のポスターの評価</h3><p>★★★★☆ 4.43 (212件)</p>", "4.43", "212"],
    ["<p>この商品の評判</p><p>★★★★☆ 4.43 (212件)</p>", "4.43", "212"],
    ["<p>Rated 4.6 out of 5 stars, 1,204 reviews</p>", "4.6", "1204"],
    ["<p>4.7 out of 5 (63 product reviews)</p>", "4.7", "63"],
    ["<p>Rated 8.9 / 10 by 31 buyers</p>", "8.9/10", "31"],
    ["<p>9.1 out of 10, 12 reviews</p>", "9.1/10", "12"],
    ["<p>★ 4.9 from 74 knitters</p>", "4.9", "74"],
    ["<p>●●●●● <span>4,8 / 5 – 31 ratings</span></p>", "4.8", "31"],
    ['<p>Art. 20418 · <a href="#votes">4.4 / 5 (73 votes)</a></p>', "4.4", "73"],
    ["<p>⭐ 4.6 / 5 from 2,317 dog people</p>", "4.6", "2317"],
    ["<h2>お客様の声 4.7（15件）</h2>", "4.7", "15"],
    ['<div class="review">4.3 <a href="#r">(88)</a> お気に入り 5,310人</div>', "4.3", "88"],
    ["<div>4.9/5 item average</div><p>5 out of 5 stars</p>", "4.9", undefined],
    ['<div class="star-rating">4.2 (16)</div>', "4.2", "16"],
    [
      '<div>4.3 out of 5 <a href="#rev">2,817 ratings</a> | <a href="#qa">64 answered questions</a></div>',
      "4.3",
      "2817",
    ],
    [
      '<div>4.4 out of 5 <a href="#rev">1,287 ratings</a> | <a href="#ask">Search this page</a></div>',
      "4.4",
      "1287",
    ],
  ])("are read from %s", (html, rating, count) => {
    expect([shown(html, "rating"), shown(html, "review_count")]).toEqual([rating, count]);
  });

  it.each([
    "<p>ストア評価 4.71 （8,204件）</p>",
    '<div class="review_box">Not Recommended 4.0 hrs on record</div>',
    '<p class="review">Worn for 4.5 km</p>',
    "<p>レビュー 8/10</p>",
    "<p>9 out of 10 reviews praise it</p>",
    "<p>Seller rating 4.9 (312)</p>",
    '<div class="seller"><p>雪原工房</p><p>★★★★★ 4.9（1,306）</p><button>フォローする</button></div>',
    "<p><b>角倉カメラの評判</b></p><p>★★★★★ 4.8（1,032件）</p>",
    "<dl><dt>ショップの評価</dt><dd>★ 4.9 (312)</dd></dl>",
    "<p>★★★★★ 4.8（地図の口コミ 1,032件）</p>",
    "<p>Willow &amp; Withy is rated 4.9 out of 5 from 61 reviews on GoodWord</p>",
    "<ul class='shelf'><li><a href='/2'>すのこ</a><em>880円</em><span>★4.2 (283)</span></li></ul>",
    "<p>直径 4.5 cm</p>",
    "<p>Rated for loads of 4,8 kg</p>",
    "<div>評価 5.0 2025年3月8日に投稿しました</div>",
    "<div>Ann W. — 5.0 out of 5 stars Two dogs. Reviewed on March 8, 2025 | Verified Purchase</div>",
    "<p>★5 48件 ★4 27件</p>",
  ])("are not %s", (html) => {
    expect(shown(html, "rating")).toBeUndefined();
  });
});

describe("a trade number", () => {
  it.each([
    ["<p>JAN：4999999203317</p>", "4999999203317"],
    ["<dl><dt>JANコード</dt><dd>4999999102139</dd></dl>", "4999999102139"],
    ["<p>ISBN 978-4-00-310101-8</p>", "9784003101018"],
    ["<p>JAN：4999999203312</p>", undefined],
    ["<p>EAN: 0000000000000</p>", undefined],
    ["<p>電話 4999999203317</p>", undefined],
  ])("is read from %s as %s", (html, gtin) => {
    expect(shown(html, "gtin")).toBe(gtin);
  });
});

describe("a number that a label names", () => {
  it.each([
    ["<p>[商品番号: WD-RF-03]</p>", "WD-RF-03"],
    ["<p>メーカー：椿工業 発注コード：2281-0417</p>", "2281-0417"],
    ["<p>整理番号 M-20418</p>", "M-20418"],
    ["<table><tr><th>型番</th><td>nt-0621</td></tr></table>", "nt-0621"],
    ["<table><tr><th>品番</th><th>長さ</th></tr><tr><td>IN-15</td><td>5m</td></tr></table>", "IN-15"],
  ])("is the shop's in %s", (html, sku) => {
    expect(shown(html, "sku")).toBe(sku);
  });
});

describe("whether it can be had", () => {
  it.each([
    ["<table><tr><th>在庫</th><td>○</td></tr></table>", "InStock"],
    ["<p>在庫 3冊</p>", "InStock"],
    ["<p>在庫：お取り寄せ（3〜5営業日）</p>", "BackOrder"],
    ["<p>On back-order. Ships in 3–4 weeks</p>", "BackOrder"],
    [
      "<p>Availability: <b>On back order</b> - the next batch comes from the smithy in about five weeks, and you may order it now.</p>",
      "BackOrder",
    ],
    ["<p>販売状況：予約受付中</p>", "PreOrder"],
    ['<a class="btn">試奏を予約する</a>', "InStock"],
    ["<p>在庫：×</p>", "OutOfStock"],
    ['<p class="sold">ご成約済み</p>', "OutOfStock"],
    ["<p>○ 在庫あり × 売り切れ</p>", "InStock"],
    ["<button disabled>Lサイズ 売り切れ</button>", "InStock"],
    ["<div hidden><p>在庫：なし</p></div>", "InStock"],
    [
      "<p>Every lamp of this kind is made to order, so we don’t keep any of them in stock, whatever the season is.</p>",
      "BackOrder",
    ],
  ])("is told by %s", (html, state) => {
    expect(shown(html, "availability")).toBe(state);
  });

  it("is unsure where only a button says so", () => {
    const sure = (html: string) => factsFrom(html).find(({ kind }) => kind === "availability")?.confidence;
    expect(sure("")).toBeLessThan(0.5);
    expect(sure("<p>在庫：あり</p>")).toBeGreaterThan(0.7);
    const listed = (other: string) => `<ul><li>In stock, leaves us in two days</li><li>${other}</li></ul>`;
    expect(sure(listed("30-day returns"))).toBeGreaterThan(0.7);
    expect(sure(listed("The larger one is sold out"))).toBeLessThan(0.7);
    const within = (id: string) => `<section id="${id}"><p>在庫あり</p></section>`;
    expect(sure(within("ProductInfo-template--42"))).toBeGreaterThan(0.7);
    expect(sure(within("size-popup"))).toBeLessThan(0.5);
  });
});

it("takes no customer's stars for the mean of all", () => {
  const comment = (stars: string) => `<div class="comment">Nobody slept. <img alt="${stars}"></div>`;
  const reviews = (...all: string[]) =>
    factsIn(
      `<html><head><title>The ledger</title></head><body><h1>The ledger</h1><p>£11.50</p><button>Add to basket</button>${all.map(comment).join("")}</body></html>`,
      "https://shop.example/1",
    ).find(({ kind }) => kind === "rating")?.value;
  expect(reviews("4.5 out of 5", "3 out of 5")).toBeUndefined();
  expect(reviews("4.5 out of 5 in 12 reviews", "3 out of 5")).toBe("4.5");
  expect(reviews("4.5 out of 5")).toBe("4.5");
});
