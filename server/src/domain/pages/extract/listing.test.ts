import { describe, expect, it } from "vitest";
import { cardedItems } from "#kernel/shelf/items";
import { extractPage } from "./extract-page.ts";

const goods = [
  ["Linen throw pillow", "<s>$60</s> <span>$48</span>"],
  ["Oak picture frame", "<span>$35</span>"],
  ["Stoneware mug", "<span>$80</span> <span>$120</span>"],
  ["Wool felt coaster", "<span>$12</span>"],
  ["Brass candle holder", "<span>$40</span>"],
  ["Rattan basket", "<span>from $75</span>"],
] as const;
const grid = goods
  .map(
    ([name, price], at) =>
      `<div class="card"><h3><a href="/p/${at}">${name}</a></h3><div class="price">${price}</div><button>Add to cart</button></div>`,
  )
  .join("");
const html = (body: string, head = "") =>
  `<html lang="en"><head><title>Home Goods</title>${head}</head><body><nav><ul>${"<li><a href='/x'>Bath and body for all</a></li>".repeat(8)}</ul></nav><main><h1>Home Goods</h1>${body}</main></body></html>`;
const read = async (source: string, path = "collections/home") => {
  const extraction = await extractPage(source, `https://shop.example/${path}`);
  return "page" in extraction ? extraction.page : null;
};
const told = async (source: string, path?: string) =>
  cardedItems((await read(source, path))?.blocks ?? []).map(({ card }) =>
    [card?.name, card?.price, card?.former, card?.isFrom ? "from" : null].filter(Boolean).join(" "),
  );

const PROSE = `<p>${"The lamp stands on a base of solid brass and turns in every direction, day and night. ".repeat(6)}</p>`;

describe("a page that lists things", () => {
  it("keeps each of them with the price of its own card, and no menu", async () => {
    expect(await told(html(`<p>124 products for the home.</p><div>${grid}</div>`))).toEqual([
      "Linen throw pillow $48 $60",
      "Oak picture frame $35",
      "Stoneware mug",
      "Wool felt coaster $12",
      "Brass candle holder $40",
      "Rattan basket $75 from",
    ]);
  });

  it("is no goods, however many prices it has, and its list stands beside its text", async () => {
    const page = await read(html(`${PROSE}<div>${grid}</div>`));
    expect(page?.type).toBe("other");
    expect(page?.facts.some(({ kind }) => kind === "price")).toBe(false);
    expect(page?.blocks.filter(({ isBeside }) => !isBeside).some(({ text }) => text.includes("brass"))).toBe(
      true,
    );
  });

  it("is goods where a thing stands above it at a price that no card has, whatever its address", async () => {
    const others = goods
      .slice(0, 5)
      .map(([name], at) => `<div class="card"><a href="/p/${at}">${name}</a><br>¥${at + 1},540</div>`);
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const rows =
      row("商品番号", "容量", "価格（税込）", "在庫") + row("OK-B720", "720ml", "1,925円", "在庫あり");
    const order = `<form action="/cart"><table>${rows}</table><input type="image" alt="買い物かごに入れる"></form>`;
    const about = "<p>裏山から引いた軟水で仕込みました。口に含むと梨のような香りが立ちます。</p>";
    const body = `<h2>純米 樫の里</h2>${about}${order}<h3>蔵元のほかのお酒</h3><div>${others.join("")}</div>`;
    const page = await read(
      `<html lang="ja"><head><title>純米 樫の里｜蔵元 水車酒造</title></head><body><h1>純米 樫の里</h1><main>${body}</main></body></html>`,
      "shop/g/kashi",
    );
    expect(page?.type).toBe("product");
    expect(page?.facts.find(({ kind }) => kind === "price")?.value).toBe("1925");
  });

  it("reads rows of several cards card by card", async () => {
    const rows = grid.split(/(?=<div class="card">)/);
    const body = `<div class="row">${rows.slice(0, 3).join("")}</div><div class="row">${rows.slice(3).join("")}</div>`;
    expect(await told(html(body))).toHaveLength(goods.length);
  });

  it("reads a price that is written in parts, or for the eye and the ear", async () => {
    const cards = goods.map(([name], at) =>
      [
        `<li class="card"><a href="/p/${at}"><h2>${name}</h2></a><span class="price">`,
        `<del aria-hidden="true"><b>$</b><i>${at + 40}.00</i></del>`,
        `<span class="screen-reader-text">Original price was: $${at + 40}.00.</span>`,
        `<ins aria-hidden="true"><b>$</b><i>${at + 20}.50</i></ins></span></li>`,
      ].join(""),
    );
    expect((await told(html(`<ul>${cards.join("")}</ul>`)))[0]).toBe("Linen throw pillow $20.50 $40.00");
    const halves = cards.map((card) =>
      card.replace(/\d\d\.50/, "20<sup>50</sup>").replace(/<del.*?<ins/, "<ins"),
    );
    expect((await told(html(`<ul>${halves.join("")}</ul>`)))[0] ?? "Linen throw pillow").toBe(
      "Linen throw pillow",
    );
  });

  it("takes no picks of a review and no plans of a service for one", async () => {
    const picks = goods
      .map(
        ([name]) =>
          `<div class="pick"><h2>${name}</h2><p>${PROSE}</p><a href="/go">$40 at Shopland</a></div>`,
      )
      .join("");
    expect(await told(html(picks), "blog/best")).toEqual([]);
  });

  it("is none with goods of its own, an author's day, a thread, or others below it", async () => {
    const product = `<script type="application/ld+json">{"@type":"Product","name":"Home Goods","offers":{"price":"129","priceCurrency":"USD"}}</script>`;
    expect(await told(html(`${PROSE}${grid}`, product))).toEqual([]);
    expect(
      await told(html(`${PROSE}${grid}`, `<meta property="article:published_time" content="2026-01-02">`)),
    ).toEqual([]);
    expect(
      await told(html(`${PROSE}<section><h2>You may also like</h2><div>${grid}</div></section>`)),
    ).toEqual([]);
    expect(await told(html(`${PROSE}${grid}`), "threads/home-goods.12")).toEqual([]);
  });

  it("is none where another price than those of the cards is the page's", async () => {
    const lamp = `<p class="price">$129</p><p>In stock</p><button>Add to cart</button>${PROSE}`;
    expect(await told(html(`${lamp}<div>${grid}</div>`), "items/lamp")).toEqual([]);
  });
});

it("keeps of a Japanese card that it is sold out, and its short sentences [7.3]", async () => {
  const socks = ["かまくら", "こだち", "しもばしら", "いろり", "ゆきうさぎ", "みねごえ"];
  const cards = socks
    .map(
      (name, at) =>
        `<li class="card">${at === 2 ? "<span>売り切れ</span>" : ""}<a href="/p/${at}"></a><h2>${name}の靴下</h2><p>革靴にも響かない薄さ。</p><p class="price">1,${at}50円</p></li>`,
    )
    .join("");
  const items = cardedItems((await read(html(`<ul>${cards}</ul>`)))?.blocks ?? []);
  expect(items.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true, false, false, false]);
});

it("names a Japanese card in one link by its name, and not by the longer sentences below it [7.3]", async () => {
  const beans = ["朝の豆", "昼の豆", "夜の豆", "雨の豆", "雪の豆", "風の豆"];
  const cards = beans
    .map(
      (name, at) =>
        `<li class="card"><a href="/p/${at}"><p>${name} 浅煎り</p><p class="lead">梨のような甘さが残ります。冷めてからが本番です。</p><p class="price">1,${at}50円</p>${at === 2 ? "<p>ただいま品切れ中です。（次は一月の予定）</p>" : ""}</a></li>`,
    )
    .join("");
  const items = cardedItems((await read(html(`<ul>${cards}</ul>`)))?.blocks ?? []);
  expect(items.map(({ name }) => name)).toEqual(beans.map((name) => `${name} 浅煎り`));
  expect(items.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true, false, false, false]);
});

it("marks the words below a picture [6.2]", async () => {
  const figure =
    "<figure><img src='a.jpg' alt=''><figcaption>The lamp in the evening, as it hangs over the long table of the mill.</figcaption></figure>";
  const blocks =
    (await read(html(`${PROSE}${figure}${PROSE.replaceAll("lamp", "stand")}`), "stories/lamp"))?.blocks ?? [];
  expect(
    blocks
      .filter(({ isCaption }) => isCaption)
      .every(({ text }) => text.startsWith("The lamp in the evening")),
  ).toBe(true);
  expect(blocks.filter(({ isCaption }) => isCaption)).toHaveLength(1);
});
