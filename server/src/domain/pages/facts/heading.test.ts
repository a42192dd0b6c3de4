import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const frame = (inner: string) =>
  `<table><tr><td><a href="/"><img alt="つばめ文具店"></a></td><td><img alt="筆"></td></tr></table>${inner}<p>価格 2,860円（税込）</p><button>カートに入れる</button>${"<p>一本ずつ手で引いた、先の細いペンです。</p>".repeat(6)}`;
const nameOf = (title: string, inner: string) =>
  factsIn(
    `<html><head><title>${title}</title></head><body>${frame(inner)}</body></html>`,
    "https://shop.example/1",
  ).find(({ kind }) => kind === "name")?.value;

it.each([
  ["the thing alone", "硝子ペン しずく", "<b>硝子ペン しずく 銀の飾り輪つき</b>"],
  [
    "shop and thing with a space between",
    "つばめ文具店　硝子ペン　しずく",
    "<b>硝子ペン しずく 銀の飾り輪つき</b>",
  ],
  [
    "thing and shop with a space between",
    "硝子ペン しずく つばめ文具店",
    "<b>硝子ペン しずく 銀の飾り輪つき</b>",
  ],
  ["the shop alone", "つばめ文具店｜商品詳細", "<h2>硝子ペン しずく 銀の飾り輪つき</h2>"],
])("finds the name below a title of %s", (_, title, inner) => {
  expect(nameOf(title, inner)).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes the name with which a shop signs the page for no thing's", () => {
  const head = `<meta name="Author" content="文具の燕"><title>文具の燕 ■ 硝子ペン しずく 銀の飾り輪つき</title>`;
  const body = `<table><tr><td><font size="6"><b>文具の燕</b></font> <font>筆と紙の店 昭和47年から</font></td></tr></table>${frame("<h2>硝子ペン しずく 銀の飾り輪つき</h2>")}`;
  const facts = factsIn(`<html><head>${head}</head><body>${body}</body></html>`, "https://shop.example/1");
  expect(facts.find(({ kind }) => kind === "name")?.value).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes the house at the top of a page for the shop, whatever reading stands behind it", () => {
  const page = `<html><head><title>硝子ペン しずく 銀の飾り輪つき - 文具の燕</title></head><body><table><tr><td><font size="5"><b>文具の燕(つばめ)</b></font> 四十年</td></tr></table>${frame("<h3>硝子ペン しずく 銀の飾り輪つき</h3>")}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes the page's first line for the shop where the title begins with it and goes on with another", () => {
  const body = `<div><font size="6">文具処　燕堂</font></div>${frame("<h2>硝子ペン しずく 銀の飾り輪つき</h2>")}`;
  const page = `<html><head><title>文具処 燕堂　硝子ペン しずく 銀の飾り輪つき</title></head><body>${body}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes the house in the brackets at the end of a title for the shop where the page begins with it", () => {
  const body = `<div><font size="5"><b>文具の燕</b></font></div>${frame('<font size="5"><b>硝子ペン しずく 銀の飾り輪つき</b></font>')}`;
  const page = `<html><head><title>硝子ペン しずく（文具の燕）</title></head><body>${body}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes the house for the shop that stands between the signs of a title and in the foot", () => {
  const big = (text: string) => `<font size="5"><b>${text}</b></font>`;
  const body = `<div>${big("文具の燕")}</div>${frame(big("硝子ペン しずく 銀の飾り輪つき"))}<p>文具の燕 電話 00-0000</p>`;
  const page = `<html><head><title>■ 文具の燕 ■ 硝子ペン しずく</title></head><body>${body}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes no plain line for the name where the title says nothing of the thing", () => {
  expect(nameOf("つばめ文具店｜商品詳細", "<p>冬のお休みについて</p>")).toBeUndefined();
});

it("takes no remark in brackets for a name", () => {
  const heading = "<h1><span>硝子ペン しずく</span> <span>(化粧箱入り)</span></h1>";
  expect(nameOf("硝子ペン しずく - つばめ文具店の筆記具 | つばめ文具店", heading)).not.toBe("(化粧箱入り)");
});

it("has the name of a book from the data of its offer, and of no book that is only told of", () => {
  const book = (offers: object) =>
    factsIn(
      `<html><head><title>The Marsh by Ada Reed | Paperback | Quill</title><script type="application/ld+json">${JSON.stringify(
        { "@type": "Book", name: "The Marsh", ...offers },
      )}</script></head><body><h1><span>The Marsh</span> <span>(Paperback)</span></h1><p>Ada Reed tells of a village.</p></body></html>`,
      "https://shop.example/b",
    ).find(({ kind }) => kind === "name");
  expect(book({ offers: { price: "8.49", priceCurrency: "GBP" } })).toMatchObject({
    value: "The Marsh",
    source: "json-ld",
  });
  expect(book({})).toBeUndefined();
});

it("takes no bracket behind the name for the name, however well the title has its words", () => {
  const inner = '<h1><span>The Marsh Book</span> <span class="fmt">(Paperback)</span></h1>';
  expect(nameOf("The Marsh Book by Mia Tarn | Paperback", inner)).toMatch(/^The Marsh Book\b/);
});

it("reads a name whole that the source parts by the names of signs", () => {
  const title = "Hand-woven basket in willow - Moss | Reed House";
  expect(nameOf(title, "<h1>Brook&#8217;s Basket &#8211; Moss</h1>")).toBe("Brook’s Basket – Moss");
});

it("takes no value behind a label for the name", () => {
  const row = "<table><tr><td>Our grade</td><td><b>GOOD</b></td></tr></table>";
  const list = "<dl><dt>Good</dt><dd>Works, looks used.</dd></dl>";
  const title = "USED Orlo two-band receiver (walnut) no. 218 – Good – Reed House";
  expect(nameOf(title, `<h1>Orlo receiver, two bands, walnut</h1>${row}${list}`)).toBe(
    "Orlo receiver, two bands, walnut",
  );
});

it("knows a name whichever apostrophe its heading has", () => {
  const body = "<h2>The Keeper’s Ledger</h2><h2>by Ines Holm</h2><p>£11.50</p><button>Add to basket</button>";
  const page = `<html><head><title>The Keeper's Ledger by Ines Holm (Paperback) : Weir Books</title></head><body>${body}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("The Keeper’s Ledger");
});

it("says a heading of several lines as the title has it, and not the shop in larger letters", () => {
  const top = '<center><font size="5"><b>道具の石黒</b></font></center>';
  const body = `${top}<h2>追入鑿 八分(24mm)<br>「水鏡」銘</h2><p>値段 12,980円</p><button>カートに入れる</button>`;
  const page = `<html><head><title>追入鑿 八分 「水鏡」銘 ・・・ 道具の石黒 鑿のページ</title></head><body>${body}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("追入鑿 八分 「水鏡」銘");
});

it("takes a name between two stars of the title for the shop", () => {
  const top = '<table><tr><td><font size="5"><b>電脳商会</b></font> 秋の市</td></tr></table>';
  const body = `${top}<p><font size="4"><b>KSM-171D 液晶モニタ(音声つき)</b></font></p><p>特価 39,800円</p>`;
  const page = `<html><head><title>★電脳商会★ 17型液晶モニタ KSM-171D</title></head><body>${body}<button>カートに入れる</button></body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("KSM-171D 液晶モニタ(音声つき)");
});

it("takes the shop above a page for no thing where a heading goes on from the title's end", () => {
  const body = `<div><font size="5"><b>Dunmow Cycle Spares</b></font></div><table><tr><td><b>Stronglight 93, 170</b></td></tr></table>`;
  const heading = "<h2>Stronglight 93 double chainset, 170 mm</h2>";
  const page = `<html><head><title>Dunmow Cycle Spares - Cranks &amp; Chainsets - Stronglight 93</title></head><body>${body}${frame(heading)}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("Stronglight 93 double chainset, 170 mm");
});

it("takes a heading for the name that has the words of the title's end in another order", () => {
  const body = `<table><tr><td><font size="5"><b>DUNMOW FLUTES</b></font><br>Open on Fridays</td></tr></table><p><b>USED STOCK</b></p>`;
  const heading = "<h2>Arden &amp; Co. 8-key wooden flute, c. 1880</h2>";
  const page = `<html><head><title>Dunmow Flutes - USED - No. 17 Arden 8-key flute</title></head><body>${body}${frame(heading)}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("Arden & Co. 8-key wooden flute, c. 1880");
});

it("takes the shop above a page for no thing where the title says its town, too", () => {
  const body = `<table><tr><td><font size="5"><b>DUNMOW &amp; SONS</b></font><br><font size="2">Fittings, Thu-Sun</font></td></tr></table>`;
  const heading = "<h2>Fold-down chart table, pine and brass, 1958</h2>";
  const page = `<html><head><title>Dunmow &amp; Sons, Hobart - Stock 2217 - Fold-down chart table ex MV Lark</title></head><body>${body}${frame(heading)}</body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("Fold-down chart table, pine and brass, 1958");
});

it("takes the one place that a page without a main heading calls the goods' name, whatever its shared title says", () => {
  const named = (inner: string) => {
    const head = `<title>【送料無料】長靴 子ども 折りたたみ 反射：こども靴のたんぽぽ</title><meta property="og:type" content="product"><meta property="og:title" content="長靴 子ども 折りたたみ"><meta property="product:price:amount" content="2980">`;
    return factsIn(
      `<html><head>${head}</head><body>${frame(inner)}</body></html>`,
      "https://shop.example/1",
    ).find(({ kind }) => kind === "name")?.value;
  };
  const one = `<span class="item_name"><b>ぴちゃポコ 折りたたみ長靴 反射テープ付き</b></span>`;
  expect(named(one)).toBe("ぴちゃポコ 折りたたみ長靴 反射テープ付き");
  expect(named(`${one}<p><span class="item_name">上履き 白</span></p>`)).toBe("長靴 子ども 折りたたみ");
});

describe("a name in a menu that marks where one is", () => {
  const nameOn = (...lines: string[]) => {
    const kit = "Lucky Mariner (1978) Complete Ring Kit";
    const menu =
      "<b>RING KITS</b><br><a href='a'>Abilene Flyer</a><br><b>» Lucky Mariner</b><br><a href='m'>Monaco</a>";
    const own = [
      `<span class="big">${kit}</span>`,
      "<p>Every ring of the machine, in bags.</p>",
      "<p>$21.50</p>",
    ];
    const body = `<b>Gunderson Pinball Parts</b><table><tr><td>${menu}</td><td>${[...own, ...lines].join("")}<input type="submit" value="Add to cart"></td></tr></table>`;
    return factsIn(
      `<html><head><title>Gunderson Pinball Parts -- LUCKY MARINER rings</title></head><body>${body}</body></html>`,
      "https://shop.example/lm.html",
    ).find(({ kind }) => kind === "name")?.value;
  };

  it("is said with all that the only line of its own says", () => {
    expect(nameOn()).toBe("Lucky Mariner (1978) Complete Ring Kit");
  });

  it("stays as it is beside two such lines", () => {
    expect(nameOn("<p>Lucky Mariner, the short kit</p>")).toBe("Lucky Mariner");
  });
});

it("takes a first heading with the title's end and 店 for the shop, where the thing has a line of its own", () => {
  const name = "薄手のバスタオル 五枚組 部屋干し";
  const body = (heading: string) =>
    `<table><tr><td><h1>${heading}</h1></td></tr><tr><td><span class="item_name"><b>${name}</b></span></td></tr><tr><td>価格 3,980円（税込）</td></tr></table>` +
    `<input type="submit" value="カートに入れる">${"<p>毛足を短くしました。薄いのに、水は吸います。</p>".repeat(5)}`;
  const found = (heading: string) =>
    factsIn(
      `<html><head><title>【市場】${name}：織り元ひねの</title></head><body>${body(heading)}</body></html>`,
      "https://shop.example/1",
    ).find(({ kind }) => kind === "name")?.value;
  expect(found("織り元ひねの 市場店")).toBe(name);
});

it("takes a first heading of several parts as a whole, where the data calls the thing so", () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"LUMEA 卓上ライト TD-610","offers":{"@type":"Offer","price":"19800","priceCurrency":"JPY"}}</script>';
  const page = `<html><head><title>TD-610 卓上ライト | 照明 | 東和</title>${data}</head><body><h1><span>LUMEA</span> 卓上ライト <span>TD-610</span></h1><p>価格 19,800円（税込）</p><button>カートに入れる</button></body></html>`;
  const name = factsIn(page, "https://shop.example/1").find(({ kind }) => kind === "name");
  expect(name?.value).toBe("LUMEA 卓上ライト TD-610");
});

it("takes a first heading that ends with the title's end for the shop, above one that the title begins with [4.1]", () => {
  const nameOn = (first: string, second: string) =>
    factsIn(
      `<html><head><title>オルビタ 50mm F1.8 レンズ（中古・AB） / みどり堂</title></head><body><h1>${first}</h1><h2>${second}</h2><p>特価 32,780円（税込）</p><input type="button" value="かごに入れる"></body></html>`,
      "https://shop.example/1",
    ).find(({ kind }) => kind === "name")?.value;
  const name = "オルビタ 50mm F1.8 レンズ";
  expect(nameOn("中古カメラの買取と販売 みどり堂", `${name} <span>中古 ABランク</span>`)).toBe(name);
});

it("takes the words behind a mark for the name, and never the mark alone [4.1]", () => {
  const marked = `<h2 class="itemname"><span class="mark">中古</span> 硝子ペン しずく 1998年製 銀の飾り輪つき</h2>`;
  expect(nameOf("【中古】硝子ペン しずく '98年製|つばめ文具店", marked)).toBe(
    "硝子ペン しずく 1998年製 銀の飾り輪つき",
  );
});
