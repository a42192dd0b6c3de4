import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import type { FactKind } from "#kernel/vocabulary";
import { found } from "../facts/found.ts";
import { parseDocument } from "../html/dom.ts";
import { linkedDataOf } from "../html/json-ld.ts";
import { declaredType, mayBeGoods, pageTypeOf } from "./page-type.ts";

const shown = (...kinds: FactKind[]) =>
  kinds.flatMap((kind) => found({ kind, value: "1200", source: "visible", path: "p" }));
const blocks = (...texts: string[]): Block[] => texts.map((text) => ({ kind: "list_item", text }));
const SHELF = blocks(...["小皿 白", "￥1,080", "小皿 黒", "￥1,430", "湯のみ", "￥594", "急須", "￥1,296"]);

const parts = (...texts: string[]): Block[] => texts.map((text) => ({ kind: "heading", level: 2, text }));
const SERVICE = parts("What it costs", "Who can use it", "How to subscribe", "Bins");

it.each<[string, FactKind[], Block[], string]>([
  ["a price and whether it is there", ["price", "availability"], [], "product"],
  ["a price, a name and what sending costs", ["price", "name", "shipping"], [], "product"],
  ["a trade number of what is sold out", ["gtin", "availability"], [], "product"],
  ["a price alone", ["price"], [], "other"],
  ["a trade number alone", ["gtin"], [], "other"],
  ["a price among those of a shelf", ["price", "availability"], SHELF, "other"],
  ["a thing of its own above a shelf", ["price", "availability", "name", "sku"], SHELF, "product"],
  [
    "a thing that may be one of a shelf",
    ["price", "availability", "name", "sku"],
    [...SHELF, ...blocks("￥1,200")],
    "other",
  ],
  ["a price and the parts of a service", ["price", "name", "shipping"], SERVICE, "other"],
  ["a price, its stock and the parts of a service", ["price", "availability"], SERVICE, "product"],
  ["a price and one part of a service", ["price", "name", "shipping"], SERVICE.slice(1), "product"],
])("takes a page with %s for what it is", (_, kinds, texts, type) => {
  expect(pageTypeOf("other", shown(...kinds), texts)).toBe(type);
  expect(pageTypeOf("article", shown(...kinds), texts)).toBe("article");
});

it("takes a thing with a name and a number for goods, whose stock is told in words, though its editions look like a shelf", () => {
  const stock = (confidence: number) =>
    found({ kind: "availability", value: "PreOrder", source: "visible", path: "p", confidence });
  const priced = [...SHELF, ...blocks("￥1,200")];
  const book = shown("price", "name", "gtin");
  expect(pageTypeOf("other", [...book, ...stock(0.75)], priced)).toBe("product");
  expect(pageTypeOf("other", [...book, ...stock(0.5)], priced)).toBe("other");
  expect(pageTypeOf("other", [...shown("price", "name"), ...stock(0.75)], priced)).toBe("other");
});

it.each([
  ['<main itemscope itemtype="http://schema.org/Product"><h1>Plane</h1></main>', "product"],
  ['<main><h1>Plane</h1></main><div itemscope itemtype="http://schema.org/Product">Sock</div>', "other"],
  [
    '<main itemscope itemtype="http://schema.org/Product"><h1>Plane</h1><p itemscope itemtype="http://schema.org/Product">Sock</p></main>',
    "other",
  ],
  ['<main itemscope itemtype="http://schema.org/ProductGroup"><h1>Planes</h1></main>', "other"],
])("takes the one product of a page's markup for what the page is about: %s", (body, type) => {
  const typeOf = (head: string, rest: string) => {
    const document = parseDocument(
      `<html><head>${head}</head><body>${rest}</body></html>`,
      "https://a.example",
    );
    return declaredType(document, linkedDataOf(document));
  };
  expect(typeOf("", body)).toBe(type);
  expect(typeOf('<meta property="og:price:amount" content="148.00">', body)).toBe("product");
});

it("takes a tick in a comparison for no stock of one thing, and elsewhere for its stock", () => {
  const ticked = found({
    kind: "availability",
    value: "InStock",
    source: "visible",
    path: "td",
    excerpt: "○",
  });
  const compared: Block[] = ["予約 / ○ / ×", "重さ / 1kg / 2kg", "価格 / 80円 / 90円"].map((text) => ({
    kind: "table_row",
    text,
  }));
  const stock: Block[] = ["紺 / ○ / ×", "砂 / × / ○"].map((text) => ({ kind: "table_row", text }));
  expect(pageTypeOf("other", [...shown("price", "name"), ...ticked], compared)).toBe("other");
  expect(pageTypeOf("other", [...shown("price", "name"), ...ticked], stock)).toBe("product");
});

it("takes a page of questions for none of goods, whatever an answer costs", () => {
  const asked = ["Q. 1食から頼めますか。", "A. はい。", "Q. 料金はいくらですか。", "A. 620円です。"];
  const more = [
    "Q. 留守のときはどうなりますか。",
    "A. 箱に入れます。",
    "Q. 取り消せますか。",
    "A. 前日までです。",
  ];
  const facts = shown("price", "availability");
  expect(pageTypeOf("other", facts, blocks(...asked, ...more))).toBe("other");
  // Goods have a question or two behind what they are.
  const about = [
    "飯碗です。",
    "土は地元のものです。",
    "釉薬は灰です。",
    "径は12センチです。",
    "重さは210グラムです。",
  ];
  expect(pageTypeOf("other", facts, blocks(...about, ...asked))).toBe("product");
});

it("takes a page about a grant for none of goods, whatever amounts stand on it", () => {
  const named = (value: string) =>
    shown("price", "availability", "name").map((fact) => (fact.kind === "name" ? { ...fact, value } : fact));
  expect(pageTypeOf("other", named("令和7年度 処理機の購入費補助金について"), blocks("町の補助です。"))).toBe(
    "other",
  );
  expect(pageTypeOf("other", named("住宅用蓄電池の助成金の申請について"), blocks("町の補助です。"))).toBe(
    "other",
  );
  expect(pageTypeOf("other", named("補助金の手引き 第2版"), blocks("申請のしかたの本です。"))).toBe(
    "product",
  );
});

it("takes an article with a box that asks for subscriptions for none of goods", () => {
  const text: Block[] = ["炉", "鐘", "橋"].map((thing) => ({
    kind: "paragraph",
    text: `${thing}を直す人がこの谷に戻ってきた。三十年ぶりのことで、古い道具を集めるところから始めたという。`,
  }));
  const price = (excerpt: string, value = "6600") =>
    found({ kind: "price", value, source: "visible", path: "td", excerpt });
  const box = [...price("6冊 6,600円（送料込）"), ...shown("availability")];
  expect(pageTypeOf("other", box, text)).toBe("article");
  expect(pageTypeOf("other", [...price("年間 6,600円"), ...shown("availability")], text)).toBe("article");
  // The cost of sending a paper sends no goods.
  const sent = found({
    kind: "shipping",
    value: "年間購読料 14,400円（送料込）",
    source: "visible",
    path: "p",
  });
  expect(pageTypeOf("other", [...price("70円のタグ"), ...shown("name"), ...sent], text)).toBe("article");
  // Goods have a name, or speak of what they cost by the year.
  expect(pageTypeOf("other", [...box, ...shown("name")], text)).toBe("product");
  expect(pageTypeOf("other", box, [...text, { kind: "paragraph", text: "購読料は6冊 6,600円です。" }])).toBe(
    "product",
  );
  expect(pageTypeOf("other", [...price("6,600円"), ...shown("availability")], text)).toBe("product");
});

it("takes a thing that is gone for goods by its number in the shop's books, whatever it cost", () => {
  const gone = (value: string) => found({ kind: "availability", value, source: "visible", path: "p" });
  expect(pageTypeOf("other", [...gone("OutOfStock"), ...shown("name", "sku")], [])).toBe("product");
  expect(pageTypeOf("other", [...gone("OutOfStock"), ...shown("name")], [])).toBe("other");
  expect(pageTypeOf("other", [...gone("InStock"), ...shown("name", "sku")], [])).toBe("other");
});

it("takes a thread or an interview for none of goods, whatever is sold within it", () => {
  const sold = shown("price", "availability", "name");
  const posts = ["Why does the loom creak?", "Oil the axle.", "It costs £1,200 to mend."].map(
    (text, post): Block => ({ kind: "paragraph", text, post }),
  );
  expect(pageTypeOf("other", sold, posts)).toBe("other");
  // Below a thing with its trade number they are its buyers.
  expect(pageTypeOf("other", [...sold, ...shown("gtin")], posts)).toBe("product");
  expect(pageTypeOf("other", sold, [...posts.slice(1), ...blocks("A loom of oak, with eight shafts.")])).toBe(
    "product",
  );
  const asked = ["――きっかけは。", "祖父の機です。", "――つらいときは。", "ありません。", "――これからは。"];
  expect(pageTypeOf("other", sold, blocks(...asked))).toBe("other");
  expect(pageTypeOf("other", sold, blocks(...asked.slice(2)))).toBe("product");
});

it("takes a page with the cart of one thing for goods, though a plug-in calls it an article", () => {
  const declared = (body: string, data = "") => {
    const head = `<meta property="og:type" content="article">${data && `<script type="application/ld+json">${data}</script>`}`;
    const document = parseDocument(
      `<html><head>${head}</head><body>${body}</body></html>`,
      "https://mill.example/",
    );
    return declaredType(document, linkedDataOf(document));
  };
  const cart = (id: number) =>
    `<form class="cart" data-product_id="${id}"><button>Add to cart</button></form>`;
  expect(declared(cart(7))).toBe("product");
  expect(declared('<form action="/cart/add"><input type="hidden" name="id" value="7"></form>')).toBe(
    "product",
  );
  const button = '<button class="single_add_to_cart_button">Add to cart</button>';
  expect(declared(`<form class="cart">${button}</form>`)).toBe("product");
  expect(declared(button)).toBe("article");
  expect(declared("<p>A loom of oak.</p>")).toBe("article");
  expect(declared(cart(7) + cart(8))).toBe("article");
  expect(declared(cart(7), '{"@type":"NewsArticle","headline":"A loom"}')).toBe("article");
});

it("takes a page that its shop system declares an article for goods by its cart button and words of its stock", () => {
  const goods = (body: string, data = "") => {
    const document = parseDocument(
      `<html><head>${data}</head><body>${body}</body></html>`,
      "https://shop.example/p",
    );
    return mayBeGoods(document, linkedDataOf(document));
  };
  const article = '<script type="application/ld+json">{"@type":"Article","headline":"Mills"}</script>';
  expect(goods("<button>カートに入れる</button>")).toBe(true);
  expect(goods("<a class='btn' href='/cart'>通常購入でカートに入れる</a>")).toBe(true);
  expect(goods("<header><button>カート</button></header>")).toBe(false);
  expect(goods("<button>カートに入れる</button>", article)).toBe(false);
  const sold = [
    ...shown("price", "name"),
    ...found({ kind: "availability", value: "InStock", source: "visible", path: "p", confidence: 0.75 }),
  ];
  expect(pageTypeOf("article", sold, [], true)).toBe("product");
  expect(pageTypeOf("article", sold, [])).toBe("article");
  expect(pageTypeOf("article", shown("price", "name", "availability"), [], true)).toBe("article");
});

it.each([
  ["水道料金が4月から変わります", "other"],
  ["図書館の休館日について", "other"],
  ["月謝とコースのご案内(2025年度)", "other"],
  ["クリーニング料金表", "other"],
  ["Change of bag size and prices for trade flour from 4 January 2027", "other"],
  ["Changes to bin collections", "other"],
  ["手ぬぐい 水車もよう", "product"],
  ["A change of air, a novel", "product"],
])("takes what is called %s for a page of type %s, whatever money stands on it", (value, type) => {
  const facts = shown("price", "availability", "name").map((fact) =>
    fact.kind === "name" ? { ...fact, value } : fact,
  );
  const text = blocks("くわしくは窓口でおたずねください。");
  expect(pageTypeOf("other", facts, text)).toBe(type);
  expect(pageTypeOf("other", [...facts, ...shown("gtin")], text)).toBe("product");
  // A notice has a number in the town's list; a book with one has a button that buys it.
  expect(pageTypeOf("other", [...facts, ...shown("sku")], text)).toBe(type);
  expect(pageTypeOf("other", [...facts, ...shown("sku")], text, true)).toBe("product");
});

it.each([
  ["【レビュー】水車守の帳簿 黙って遊ぶ", "other"],
  ["Tarn 300 folding loom review", "other"],
  ["水車守の帳簿", "product"],
  ["Peer-reviewed methods, a handbook", "product"],
])("takes what judges a thing for a review, unless a button sells it: %s", (value, type) => {
  const facts = shown("price", "availability", "name").map((fact) =>
    fact.kind === "name" ? { ...fact, value } : fact,
  );
  expect(pageTypeOf("other", facts, [])).toBe(type);
  expect(pageTypeOf("other", facts, [], true)).toBe("product");
});

it("takes for goods what a small shop sells by letter or telephone [7.3]", () => {
  const facts = shown("price", "name");
  expect(pageTypeOf("other", facts, blocks("ご注文は電話かファックスでお願いします。"))).toBe("product");
  expect(pageTypeOf("other", facts, blocks("Checks, money orders, or a card by telephone."))).toBe("product");
  expect(pageTypeOf("other", facts, blocks("ご質問は電話でお願いします。"))).toBe("other");
  expect(pageTypeOf("other", shown("name"), blocks("ご注文は電話でお願いします。"))).toBe("other");
});

it("takes a test that declares what it judges for an article", () => {
  const paragraphs = Array.from({ length: 3 }, (_, at) => ({
    kind: "paragraph" as const,
    text: `We washed five towels each day for a month, and weighed them behind every plate, in week ${at + 1}.`,
  }));
  expect(pageTypeOf("product", shown("name"), paragraphs)).toBe("article");
  expect(pageTypeOf("product", shown("name", "price"), paragraphs)).toBe("product");
  expect(pageTypeOf("product", shown("name"), paragraphs.slice(0, 1))).toBe("product");
});

it("takes a page that declares itself a book's for goods, with the book's number and price [4.1]", () => {
  const typeOf = (type: string, body: string, data = "") => {
    const head = `<meta property="og:type" content="${type}">${data}`;
    const document = parseDocument(
      `<html><head>${head}</head><body>${body}</body></html>`,
      "https://a.example/",
    );
    return declaredType(document, linkedDataOf(document));
  };
  const book = "<p>ISBN 978-4-00-000000-0</p><p>定価 2,420円</p>";
  expect(typeOf("book", book)).toBe("product");
  expect(typeOf("books.book", "<p>ISBN-13: 9780000000000</p><p>$18.95</p>")).toBe("product");
  expect(typeOf("book", "<p>定価 2,420円</p>")).toBe("other");
  expect(typeOf("book", "<p>ISBN 978-4-00-000000-0</p>")).toBe("other");
  expect(typeOf("article", book)).toBe("article");
  const review = '<script type="application/ld+json">{"@type":"Article","headline":"川の本"}</script>';
  expect(typeOf("book", book, review)).toBe("article");
});

it("takes a thing that is described in answers for goods, where a box beside them sells it [4.1]", () => {
  const answers = Array.from({ length: 5 }, (_, at) => [
    { kind: "heading" as const, text: `第${at + 1}の台も使えますか` },
    { kind: "paragraph" as const, text: "使えますが、立って弾く方は足まで載ってしまいます。" },
  ]).flat();
  const seen = { source: "visible" as const, path: "p" };
  const factsOf = (name: string, confidence: number) => [
    ...found({ kind: "name", value: name, ...seen }),
    ...found({ kind: "price", value: "68200", excerpt: "68,200円", ...seen }),
    ...found({ kind: "availability", value: "InStock", confidence, ...seen }),
  ];
  expect(pageTypeOf("other", factsOf("共鳴台", 0.75), answers)).toBe("product");
  expect(pageTypeOf("other", factsOf("共鳴台", 0.4), answers)).not.toBe("product");
  expect(pageTypeOf("other", factsOf("よくあるご質問", 0.75), answers)).not.toBe("product");
  const told = [...answers, { kind: "paragraph" as const, text: "台は68,200円です。" }];
  expect(pageTypeOf("other", factsOf("共鳴台", 0.75), told)).not.toBe("product");
});

it("takes a newspaper's column, which is a single paragraph, for an article [4.1]", () => {
  const column = "通勤の途中にあるバス停に、去年の暮れから木の椅子が置かれている。▼";
  const typeOf = (times: number) =>
    pageTypeOf("other", [], [{ kind: "paragraph", text: column.repeat(times) }]);
  expect(typeOf(20)).toBe("article");
  expect(typeOf(4)).toBe("other");
});
