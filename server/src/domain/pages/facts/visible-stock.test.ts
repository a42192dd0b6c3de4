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

it.each([
  [
    "OutOfStock",
    "<p>一時的に品切れしております</p><button disabled>SOLD OUT</button><section><p>2点セット 9,900円</p><button>セットをカートに入れる</button></section>",
  ],
  [
    "BackOrder",
    "<table><tr><th>在庫状況</th><td><b>入荷待ち</b>（次回：8月下旬）　ご注文は承ります。入荷しだい発送いたします。</td></tr><tr><th>数量</th><td><button>注文する</button></td></tr></table>",
  ],
  [
    "OutOfStock",
    "<table><tr><th>在庫状況</th><td>入荷待ち</td></tr><tr><th>数量</th><td><button>注文する</button></td></tr></table>",
  ],
  [
    "BackOrder",
    "<table><tr><td>納期</td><td>お取り寄せ商品／2〜3週間</td></tr></table><button>注文する</button>",
  ],
  [
    "BackOrder",
    "<p>On back order: next shipment lands around 20 June. Order now and we will send it on arrival.</p><button>Add to basket</button>",
  ],
  ["PreOrder", "<p><span>予約受付中</span></p><button>予約してカートに入れる</button>"],
  [
    "PreOrder",
    "<p>Pre-order. Pay €40 now, the remaining €189 when it ships. First batch of 600 leaves in the week of 20 April 2026.</p><button>Reserve for €40</button>",
  ],
  [
    "OutOfStock",
    "<p>SOLD - going to a good home in Castlemaine, thank you Bev, and to all who asked for it.</p>",
  ],
])("reads %s from what stands by the price: %s", (state, body) => {
  const html = `<html lang="ja"><head><title>桐の靴</title></head><body><h1>桐の靴</h1><p class="price">5,400円（税込）</p>${body}</body></html>`;
  const stock = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  expect(stock?.value).toBe(state);
});

it("hears that it is there against data of another size, and nothing from a button of two signs", () => {
  const gone = JSON.stringify({
    "@type": "Product",
    name: "Ash mallet",
    offers: { price: 60, priceCurrency: "USD", availability: "https://schema.org/OutOfStock" },
  });
  const body =
    "<p>$40.00</p><button disabled>OK</button><button>Add to cart</button><p>In stock, turned on Mondays</p>";
  const head = `<title>Ash mallet</title><script type="application/ld+json">${gone}</script>`;
  const html = `<html><head>${head}</head><body><h1>Ash mallet</h1>${body}</body></html>`;
  const stock = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  expect(stock?.value).toBe("InStock");
});

const shownStock = (body: string, stated = "{}") => {
  const fact = factsIn(
    `<html><head><title>追入鑿 八分</title><script type="application/ld+json">${stated}</script></head><body><h2>追入鑿 八分</h2><p>11,800円</p>${body}</body></html>`,
    "https://shop.example/p/2",
  ).find(({ kind }) => kind === "availability");
  return [fact?.value, fact?.provenance?.excerpt];
};
const shownState = (body: string, stated?: string) => shownStock(body, stated)[0];

it("says that a thing is there where only another size is sold out", () => {
  const stock = (words: string) =>
    shownState(`<table><tr><td>番号</td><td>8</td></tr><tr><td>在庫</td><td>${words}</td></tr></table>`);
  expect(stock("八分は3本。一寸は売切、次は来年になりそうです。")).toBe("InStock");
  expect(stock("八分は売切、次は来年になりそうです。")).toBe("OutOfStock");
});

it("takes no state from a key to the signs of a table", () => {
  const key = "<table><tr><td>納期</td><td>●在庫有り:3日で出荷<br>▲受注生産:約40日</td></tr></table>";
  expect(shownState(`${key}<button>カートに入れる</button>`)).toBe("InStock");
});

it("reads a sentence on the stock before others", () => {
  const state = (words: string) =>
    factsIn(
      `<html><head><title>Block plane</title></head><body><h1>Block plane</h1><p>$142.00</p><p>${words}</p></body></html>`,
      "https://shop.example/p/3",
    ).find(({ kind }) => kind === "availability")?.value;
  const rest = "Ships next working day. Quantity price: 3 or more, $134.00 each.";
  expect(state(`In stock, Weir warehouse. ${rest}`)).toBe("InStock");
  expect(
    state(`In stock soon, when the next ship has come into the harbour of Weir. ${rest}`),
  ).toBeUndefined();
});

it("takes no state from how used goods are, nor from a size that is gone on its own button", () => {
  const rows = (state: string) =>
    `<table><tr><th>状態</th><td>${state}</td></tr><tr><th>重さ</th><td>3kg</td></tr></table>`;
  const gone = '<p class="sold">この商品は売り切れました。</p>';
  expect(shownState(`${rows("B+(打痕あり、刃残り7割)")}${gone}`)).toBe("OutOfStock");
  expect(shownState(rows("在庫あり"))).toBe("InStock");
  const sizes = "<button>一寸<br>12,900円</button><button disabled>二寸<br>Sold Out</button>";
  expect(shownState(`${sizes}<button>カートに入れる</button>`)).toBe("InStock");
});

it("says that what is not there can be ordered where the page takes orders", () => {
  const time = (words: string) => `<dl><dt>納期</dt><dd>${words}</dd></dl><button>カートに入れる</button>`;
  const made = "受注生産品 在庫はございません。ご注文をいただいてから作ります。お届けまで約10週間です。";
  expect(shownState(time(made))).toBe("BackOrder");
  const away = "ただいま在庫を切らしております。次の鍛え上がりは5月20日ごろです。";
  expect(shownState(`<p class="zaiko">${away}ご注文は承っております。</p>`)).toBe("BackOrder");
  expect(shownState(`<p class="zaiko">${away}</p>`)).toBe("OutOfStock");
});

it("hears in the place of the price that a thing is sold", () => {
  const rows = (price: string) =>
    `<dl><dt>Stock number</dt><dd>W2218</dd><dt>Price</dt><dd><strong>${price}</strong></dd></dl>`;
  const page = (price: string) =>
    factsIn(
      `<html><head><title>Bracket clock</title></head><body><h1>Bracket clock</h1>${rows(price)}</body></html>`,
      "https://clocks.example/w2218",
    ).find(({ kind }) => kind === "availability")?.value;
  expect(page("Sold")).toBe("OutOfStock");
  expect(page("Sold by the pound")).toBeUndefined();
});

it("takes no warning that it may sell out for a state [7.3]", () => {
  const told = `<p class="stock">在庫：<b>あり</b>（本店）<span>ご注文のタイミングにより売切れとなる場合がございます。</span>
    <span>品切れを防ぐため、お一人様二点まででお願いします。</span></p>`;
  expect(stateOf(told)).toEqual(["InStock", 0]);
  expect(stateOf("<p class='stock'>在庫：売切れ</p>")).toEqual(["OutOfStock", 1]);
});

it("counts what is left in words [7.3]", () => {
  expect(stateOf('<p class="stock">Two left</p>')[0]).toBe("InStock");
});

it("hears that a thing is ordered ahead from the row that counts what is left [7.3]", () => {
  const rows = (head: string) =>
    `<table><tr><th>${head}</th><td class="stock">残り63箱（8月31日 23:59まで）</td></tr><tr><th>購入数</th><td>1</td></tr></table><button>予約する</button>`;
  expect(shownStock(rows("予約受付"))).toEqual(["PreOrder", "残り63箱（8月31日 23:59まで）"]);
  expect(shownStock(rows("販売数"))).toEqual(["InStock", "残り63箱（8月31日 23:59まで）"]);
});

it.each([
  [
    "<tool-tip><button>Back-order <span>More information</span></button></tool-tip><button>Add to cart</button>",
    "BackOrder",
  ],
  ["<p>Temporarily on back order. Expected to ship in 2–3 weeks.</p><button>Order now</button>", "BackOrder"],
  [
    "<p>Made to order. Mallets ordered now will be ready in the second week of February, as long as the ash lasts.</p><button>Order now</button>",
    "BackOrder",
  ],
  [
    "<table><tr><td>納期</td><td>ただいま約四か月待ちです。ご注文はお受けしています。</td></tr></table>",
    "BackOrder",
  ],
  ["<dl><dt>在庫</dt><dd>予約数 残りわずか</dd></dl><button>予約カートに入れる</button>", "PreOrder"],
  [
    "<p>ただいま重版中です。ご注文は承りますが、お届けは2月中旬以降になります。</p><button>注文する</button>",
    "BackOrder",
  ],
  ["<p>3月2日から順にお送りします。</p><button>予約カートに入れる</button>", "PreOrder"],
])("reads from the beginning of a line, or from its row, that one waits for it: %s [4.1]", (body, state) => {
  expect(stateOf(body)[0]).toBe(state);
});

it("hears from the row on sending, against old data, that a thing is sent today [4.1]", () => {
  const gone = data.replace("InStock", "OutOfStock");
  const page = (row: string) =>
    factsIn(
      `<html><head><title>Ash mallet</title><script type="application/ld+json">${gone}</script></head><body><h1>Ash mallet</h1><p>$40.00</p>${row}<button>Add to cart</button></body></html>`,
      "https://shop.example/p/1",
    ).find(({ kind }) => kind === "availability")?.value;
  const row = (value: string) => `<table><tr><th>出荷目安</th><td>${value}</td></tr></table>`;
  expect(page(row("当日出荷（15時までのご注文）"))).toBe("InStock");
  expect(page(row("お問い合わせください"))).toBe("OutOfStock");
});

it("takes the heading above other goods, which are in stock, for nothing of the thing [4.1]", () => {
  const others = "<section><h2>In stock now</h2><p><a href='/2'>Elm mallet</a> $30.00</p></section>";
  expect(stateOf(`<p>Sorry, this size is out of stock.</p>${others}`)[0]).toBe("OutOfStock");
});

it("hears of a back order in the row on delivery [7.3]", () => {
  const rows = (head: string) =>
    `<table><tr><td>${head}</td><td><b>On back order</b> you can order now</td></tr></table><button>Add to cart</button>`;
  expect(stateOf(rows("Delivery"))).toEqual(["BackOrder", 1]);
  expect(stateOf(rows("Colour chart"))[0]).toBe("InStock");
});

it("hears from the chosen size whether it is there, against the data of another one [7.3]", () => {
  const sizes = (chosen: string, other: string) =>
    `<p><label><input type="radio" checked> ${chosen}</label><label><input type="radio"> ${other}</label></p>`;
  const gone = data.replace("InStock", "OutOfStock").replace("USD", "JPY");
  const state = (choice: string) => shownState(`${choice}<button>Add to cart</button>`, gone);
  expect(state(sizes("S（残り3点）", "M"))).toBe("InStock");
  expect(state(sizes("S", "M（残り3点）"))).toBe("OutOfStock");
});

it("keeps with a stock that is gone, or ordered ahead, the one line that says when it comes [7.3]", () => {
  const gone = (more: string) => shownStock(`<p class="stock">在庫：売切れ</p>${more}`);
  expect(gone("<p>次回入荷は１０月中旬の予定です。</p>")).toEqual([
    "OutOfStock",
    "在庫：売切れ 次回入荷は10月中旬",
  ]);
  expect(gone("<p>次回入荷は10月中旬</p><p>次回入荷は11月上旬</p>")).toEqual(["OutOfStock", "在庫：売切れ"]);
  expect(gone("<p>次の絵付けは一月の終わりです</p>")[1]).toBe("在庫：売切れ 次の絵付けは一月の終わり");
  expect(gone("<p>次回入荷は未定です。</p>")).toEqual(["OutOfStock", "在庫：売切れ"]);
  const late =
    "<p class='stock'>予約受付中</p><p>12月25日お届けは締め切りました</p><button>予約する</button>";
  expect(shownStock(late)).toEqual(["PreOrder", "予約受付中"]);
  const ahead =
    "<p class='stock'>予約受付中</p><p>9月14日から9月20日のあいだに発送予定</p><button>予約する</button>";
  expect(shownStock(ahead)).toEqual(["PreOrder", "予約受付中 9月14日から9月20日のあいだに発送"]);
});

it("takes what is made to order within so many days for that, and a picture that leads to a class for nothing", () => {
  const shown = (body: string) => {
    const html = `<html lang="ja"><head><title>ナラの椅子</title></head><body><h1>ナラの椅子</h1><p class="price">5,400円（税込）</p>${body}<button>カートに入れる</button></body></html>`;
    return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability")?.value;
  };
  expect(shown("<p>受注生産（ご注文から約45日）</p>")).toBe("BackOrder");
  expect(shown("<p>受注生産の椅子と同じ木で作りました</p>")).toBe("InStock");
  const picture = (alt: string) => `<a href="/class"><img src="a.gif" alt="${alt}"></a>`;
  expect(shown(picture("修理教室 1月16日（土）開催 予約受付中"))).toBe("InStock");
  expect(shown(picture("ご予約受付中"))).toBe("PreOrder");
});

it("hears a shout that it is sold, whatever stands behind it, and no data against it where nothing can be pressed", () => {
  const shout =
    "<p><b>*** SOLD *** </b> gone to a good home in Galway, on the 14th of March, with its hard case and strap.</p>";
  expect(stateOf(shout)).toEqual(["OutOfStock", 0]);
  expect(stateOf(`${shout}<button>Add to cart</button>`)).toEqual(["OutOfStock", 1]);
  expect(stateOf("<ul><li>SOLD – red</li><li>Blue</li></ul><button>Add to cart</button>")).toEqual([
    "InStock",
    0,
  ]);
  expect(stateOf("<p>SOLDER it with care</p><button>Add to cart</button>")).toEqual(["InStock", 0]);
});

it("hears that it is there in a line that begins so, behind a bullet, too", () => {
  const html = `<html><head><title>Ash mallet</title></head><body><h1>Ash mallet</h1><p>$40.00</p><p>● In stock, ships tomorrow from our barn in Ely</p><button>Add to cart</button></body></html>`;
  const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  expect([fact?.value, (fact?.confidence ?? 0) > 0.7]).toEqual(["InStock", true]);
});

it("keeps with what comes later the day that one line of an English page says", () => {
  const wordsOf = (body: string) => {
    const html = `<html lang="en"><head><title>Odd Lake</title></head><body><h1>Odd Lake</h1><p class="price">$40.00</p>${body}</body></html>`;
    const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
    return fact?.provenance?.excerpt;
  };
  const button = `<button>Pre-order now</button>`;
  const day = "<p>Expected in our warehouse October 24. Your card isn't charged until it ships.</p>";
  expect(wordsOf(button + day)).toBe("Pre-order now Expected in our warehouse October 24");
  expect(wordsOf(`${button}${day}<p>Ships on November 3.</p>`)).toBe("Pre-order now");
  expect(wordsOf(`${button}<p>Expected to please. We opened on May 3.</p>`)).toBe("Pre-order now");
});

const handmade = (beside: string, at: string) => {
  const house = `<tr><td colspan="2"><font size="5">ふいご堂</font><font size="2">風琴の修理・販売</font></td></tr>`;
  const name = `<p><font size="4">No.217 足踏み風琴 49鍵</font></p>`;
  const price = `<p><s>168,000円</s> → <font color="red">138,000円</font>（税込）<br>${at}</p>`;
  const own = `${name}${price}<p>${"港町の理髪店にありました。".repeat(9)}</p>`;
  return factsIn(
    `<html lang="ja"><head><title>古い風琴 No.217 | ふいご堂（修理・販売）</title></head><body><table>${house}<tr><td>${beside}</td><td>${own}</td></tr></table></body></html>`,
    "https://fuigo.example/217.html",
  );
};

it("takes a house at the top of a table for no thing, and hears of no other thing that is sold", () => {
  const facts = handmade("No.211 卓上<br>58,000円 売約済", "現品一台。店頭にあります。");
  const said = (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
  expect(["name", "price", "availability"].map(said)).toEqual([
    "No.217 足踏み風琴 49鍵",
    "138000",
    "InStock",
  ]);
});

it.each(["満席です", "定員に達しました", "募集は締め切りました"])(
  "hears that a class is full: %s",
  (words) => {
    expect(stateOf(`<p class="stock out-of-stock">${words}</p>`)[0]).toBe("OutOfStock");
  },
);

it("says nothing of the stock where only another thing in the list beside it is sold", () => {
  const facts = handmade("No.211 卓上<br>58,000円 売約済", "");
  expect(facts.filter(({ kind, value }) => kind === "availability" && value === "OutOfStock")).toEqual([]);
});

it.each(["申込締め切り：10月13日", "受付締切り 10月13日"])(
  "takes no day until which one may apply for the end: %s",
  (words) => {
    expect(stateOf(`<p>${words}</p><button>Add to cart</button>`)[0]).toBe("InStock");
  },
);

it("hears no data against a mark that the thing is sold out, where nothing on the page buys [4.1]", () => {
  const mark = '<div class="product-mark sold-out">Sold out</div>';
  expect(stateOf(`${mark}<h3>Join the waiting list</h3><button>Tell me</button>`)).toEqual(["OutOfStock", 0]);
  expect(stateOf(`${mark}<a class="add-to-cart" href="/c">Get one</a>`)).toEqual(["OutOfStock", 1]);
  const size = `<ul><li>S</li><li class="sold-out">Sold out</li></ul>`;
  expect(stateOf(`${size}<button>Tell me</button>`)[1]).toBe(1);
});

it("reads that all sizes are gone, or that a thing is made after it is paid, from the beginning of a line [4.1]", () => {
  expect(shownState("<p>Sold out in every size. Next batch: May.</p>")).toBe("OutOfStock");
  expect(shownState("<p>Sold out in one size. Next batch: May.</p><button>Add to cart</button>")).toBe(
    "InStock",
  );
  expect(shownState("<p>受注製作　ご入金から約8週間</p><button>注文する</button>")).toBe("BackOrder");
});

it("hears no button that says it orders another thing [5.1]", () => {
  const button = (label: string) => `<a href="/mini" aria-label="${label}"><span>Pre-order</span></a>`;
  expect(stateOf(button("Pre-order, Oak mallet Mini"))).toEqual(["InStock", 0]);
  expect(stateOf(button("Pre-order, Ash mallet"))[0]).toBe("PreOrder");
  // The label of a whole part of the page is none of a button.
  const part = `<section aria-label="Details, All You Need"><p class="stock">Out of stock</p></section>`;
  expect(stateOf(part)[0]).toBe("OutOfStock");
});

it.each([
  ["Buy This Photo", undefined],
  ["Order a reprint", undefined],
  ["Buy this lamp", "InStock"],
])("hears of no stock by a button that sells a copy of what is shown: %s [4.1]", (button, state) => {
  const facts = factsIn(
    `<html><head><title>Ash lamp</title></head><body><h1>Ash lamp</h1><p>$40.00</p><button class="buy-now">${button}</button></body></html>`,
    "https://shop.example/p/1",
  );
  expect(facts.find(({ kind }) => kind === "availability")?.value).toBe(state);
});

it.each([
  ["【予約販売】ふたつき湯のみ（2月下旬お届け）", "PreOrder"],
  ["ふたつき湯のみ [予約受付中]", "PreOrder"],
  ["ふたつき湯のみ（予約席用）", "InStock"],
])("hears by the name that goods can be ordered ahead, whatever their data says: %s [4.1]", (name, state) => {
  const data = '<meta property="product:availability" content="instock">';
  const box = "<p>¥4,620 税込</p><p>残り30点</p><p>冬の品</p><button>カートに入れる</button>";
  const facts = factsIn(
    `<html><head><title>${name}</title>${data}</head><body><h1>${name}</h1>${box}</body></html>`,
    "https://shop.example/p/1",
  );
  expect(facts.find(({ kind }) => kind === "availability")?.value).toBe(state);
});

it("hears of no goods to be ordered ahead by a bar that calls a clinic [4.1]", () => {
  const facts = factsIn(
    "<html><head><title>花粉症の治療</title></head><body><h1>花粉症の治療</h1><p>初診 5,500円</p><div><a>電話する予約するLINE</a></div></body></html>",
    "https://clinic.example/1",
  );
  expect(facts.find(({ kind }) => kind === "availability")).toBeUndefined();
});
