import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const url = "https://shop.example/p/1";
const facts = (head: string, body = "<h1>Lamp</h1>") => {
  return factsIn(`<html><head><title>Lamp</title>${head}</head><body>${body}</body></html>`, url);
};
const valuesOf = (head: string, body?: string) =>
  Object.fromEntries(
    facts(head, body)
      .filter(({ label }) => !label)
      .map(({ kind, value }) => [kind, value]),
  );
const ld = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;
const offer = {
  "@type": "Offer",
  price: 12.5,
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
};
const lamp = { "@type": "Product", name: "Lamp", sku: "L-1", offers: offer };

describe("structured data", () => {
  it.each([
    ["an object", lamp],
    ["an array", [{ "@type": "WebSite" }, lamp]],
    ["a graph", { "@graph": [{ "@type": "BreadcrumbList" }, lamp] }],
    ["the main entity of a page", { "@type": "WebPage", mainEntity: lamp }],
    ["a type with its address", { ...lamp, "@type": "http://schema.org/Product" }],
    ["several types", { ...lamp, "@type": ["Product", "Thing"] }],
    ["a list of offers", { ...lamp, offers: [offer, { ...offer, price: 99, url: "/p/2" }] }],
    [
      "an aggregate offer",
      {
        ...lamp,
        offers: {
          "@type": "AggregateOffer",
          lowPrice: "12.50",
          priceCurrency: "EUR",
          offers: [{ availability: "InStock" }],
        },
      },
    ],
    [
      "a price specification",
      {
        ...lamp,
        offers: { ...offer, price: undefined, priceSpecification: { price: 12.5, priceCurrency: "EUR" } },
      },
    ],
    [
      "variants",
      {
        "@type": "ProductGroup",
        name: "Lamp",
        hasVariant: [{ "@type": "Product", sku: "L-1", offers: offer }],
      },
    ],
  ])("is read from %s", (_, data) => {
    const found = facts(ld(data));
    const price = found.find(({ kind }) => kind === "price");
    expect(Number(price?.value)).toBe(12.5);
    expect(price).toMatchObject({ currency: "EUR", source: "json-ld" });
    expect(found.find(({ kind }) => kind === "sku")?.value).toBe("L-1");
    expect(found.find(({ kind }) => kind === "availability")?.value).toBe("InStock");
  });

  it("is read although the JSON is not quite JSON", () => {
    const broken = `<!-- {"@type":"Product","name":"Lamp\n&amp; shade","offers":{"price":"5","priceCurrency":"USD",},} -->`;
    expect(valuesOf(ld(broken), "")).toMatchObject({ name: "Lamp & shade", price: "5" });
  });

  it("is told in letters although the shop escaped them twice", () => {
    const found = valuesOf(
      ld({ ...lamp, name: "L&amp;#8217;atelier &amp;amp; Sons, &#8216;Lamp&#8217;" }),
      "",
    );
    expect(found).toMatchObject({ name: "L’atelier & Sons, ‘Lamp’" });
    const ofMarkup = valuesOf(
      ld({ ...lamp, name: "&amp;lt;b&amp;gt;The &amp;lt;video&amp;gt; element" }),
      "",
    );
    expect(ofMarkup).toMatchObject({ name: "The <video> element" });
  });

  it("speaks of the product that the page is headed by, not of its neighbours", () => {
    const other = { ...lamp, name: "Chair", offers: { ...offer, price: 80 } };
    expect(valuesOf(ld([other, lamp, { ...lamp, name: "Desk", isRelatedTo: [other] }]))).toMatchObject({
      name: "Lamp",
      price: "12.5",
    });
  });

  const runner = (size: number) => ({ ...lamp, name: `Wool runner, grey, size ${size}` });
  const goods = ["Chair", "Desk", "Shelf", "Bench", "Stool"].map((name) => ({ ...lamp, name }));
  const shelf = (h1: string, products: unknown[], head = "") =>
    factsIn(
      `<html><head><title>Shoes of wool | Reviews</title>${head}${ld(products)}</head><body><h1>${h1}</h1></body></html>`,
      url,
    );

  it("knows a thing that is made to order by the data of its page", () => {
    const data = { ...lamp, offers: { ...offer, availability: "https://schema.org/MadeToOrder" } };
    const [stock] = facts(ld(data)).filter(({ kind }) => kind === "availability");
    expect([stock?.value, stock?.provenance?.excerpt]).toEqual(["BackOrder", "MadeToOrder"]);
  });

  it("says of no thing that is there that it is made to order, though one of its sizes is", () => {
    const [small, large] = ["InStock", "MadeToOrder"].map((state) => ({ ...offer, availability: state }));
    const [stock] = facts(ld({ ...lamp, offers: [small, large] })).filter(
      ({ kind }) => kind === "availability",
    );
    expect([stock?.value, stock?.provenance?.excerpt]).toEqual(["InStock", "InStock"]);
  });

  it("knows a thing that is not there, and can be ordered, by the data of its page", () => {
    const data = { ...lamp, offers: { ...offer, availability: "https://schema.org/BackOrder" } };
    const [stock] = facts(ld(data)).filter(({ kind }) => kind === "availability");
    expect([stock?.value, stock?.provenance?.excerpt]).toEqual(["BackOrder", "BackOrder"]);
  });

  it("speaks of one of many products where any heading names it, and else of none", () => {
    const group = { "@type": "ProductGroup", name: "Wool runner", hasVariant: [6, 7, 8, 9, 10].map(runner) };
    const nameOf = (...page: Parameters<typeof shelf>) =>
      shelf(...page).find(({ kind }) => kind === "name")?.value;
    expect(nameOf("Wool runner", [group])).toBe("Wool runner");
    expect(nameOf("Stool", goods)).toBe("Stool");
    expect(nameOf("Furniture", goods, '<meta property="og:title" content="The desk: desk">')).toBe("Desk");
    expect(nameOf("Furniture", goods)).toBeUndefined();
  });

  it.each([
    ["of another price", { price: 15 }, "", "12.5 InStock / 15 InStock"],
    ["of another stock", { availability: "SoldOut" }, "", "12.5 InStock / 12.5 SoldOut"],
    ["alike", {}, "", "12.5"],
    ["of another price, on the page of one", { price: 15 }, "/p/1", "12.5"],
  ])("keeps with a price what variants state: %s", (_, other, own, excerpt) => {
    const variant = (more: object) => ({ "@type": "Product", offers: { ...offer, ...more } });
    const hasVariant = [variant({ url: own || "/p/2" }), variant(other)];
    const price = facts(ld({ "@type": "ProductGroup", name: "Lamp", hasVariant })).find(
      ({ kind }) => kind === "price",
    );
    expect(price).toMatchObject({ value: "12.5", provenance: { excerpt } });
  });

  it("keeps of many variants the cheapest, the dearest and one of each stock", () => {
    const variant = (price: number, availability = "InStock") => ({
      "@type": "Product",
      offers: { ...offer, price, availability, url: "/p/2" },
    });
    const hasVariant = [
      variant(40),
      variant(10),
      variant(20),
      variant(30, "SoldOut"),
      variant(35, "SoldOut"),
    ];
    const price = facts(ld({ "@type": "ProductGroup", name: "Lamp", hasVariant })).find(
      ({ kind }) => kind === "price",
    );
    expect(price?.provenance?.excerpt).toBe("10 InStock / 30 SoldOut / 40 InStock");
  });

  it("takes the offer of this very page, and says sold out only when no offer is left", () => {
    const offers = [
      { ...offer, url: "/p/2", price: 9 },
      { ...offer, url: "/p/1", price: 7, availability: "SoldOut" },
    ];
    expect(valuesOf(ld({ ...lamp, offers }))).toMatchObject({ price: "7", availability: "OutOfStock" });
    const unnamed = [{ ...offer, availability: "OutOfStock" }, offer];
    expect(valuesOf(ld({ ...lamp, offers: unnamed }))).toMatchObject({ availability: "InStock" });
  });

  it("is read from microdata, nested things apart", () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Lamp</h1>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="20.00">20 euros</span>
      <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/OutOfStock"></div>
      <div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Chair</span></div></div>`;
    expect(valuesOf("", body)).toMatchObject({ name: "Lamp", price: "20.00", availability: "OutOfStock" });
  });

  it("is read from RDFa and from Open Graph", () => {
    const rdfa = `<div vocab="https://schema.org/" typeof="Product"><span property="name">Lamp</span><div property="offers" typeof="Offer"><span property="price">30</span></div></div>`;
    expect(valuesOf("", rdfa)).toMatchObject({ name: "Lamp", price: "30" });
    expect(valuesOf('<meta property="og:price" content="2,900円～">')).toMatchObject({ price: "2900" });
    const og = `<meta property="product:price:amount" content="1,980"><meta property="product:price:currency" content="JPY"><meta property="product:availability" content="oos">`;
    expect(valuesOf(og)).toMatchObject({ price: "1980", availability: "OutOfStock" });
  });

  it("is believed in order, and surer when two sources agree", () => {
    const og =
      '<meta property="og:type" content="product"><meta property="product:price:amount" content="99"><meta property="og:title" content="Lamp">';
    const found = facts(ld(lamp) + og);
    expect(found.find(({ kind }) => kind === "price")).toMatchObject({ value: "12.5", source: "json-ld" });
    const [name, price] = (["name", "price"] as const).map((kind) =>
      found.find((fact) => fact.kind === kind),
    );
    expect(name!.confidence).toBeGreaterThan(price!.confidence);
  });
});

describe("a page without structured data", () => {
  const shop = (price: string, stock = "カートに入れる") =>
    `<h1>急須</h1><div class="item">${price}</div><button class="cart">${stock}</button>
     <div class="related"><span class="price">500円</span></div>`;

  it.each([
    ['<span class="price">3,300円（税込）</span>', "3300"],
    ['<p class="sale-price">￥2,640</p><p class="list-price">￥3,300</p>', "2640"],
    ['<del class="price">3,300円</del> <b class="price">2,640円</b>', "2640"],
    ['<span class="shipping-price">送料 660円</span><span class="price">3,300円</span>', "3300"],
  ])("has the price that a buyer sees: %s", (html, price) => {
    expect(facts("", shop(html)).find(({ kind }) => kind === "price")).toMatchObject({
      value: price,
      currency: "JPY",
      source: "visible",
    });
  });

  it("says whether the thing is there, by the words beside the button", () => {
    const price = '<span class="price">3,300円</span>';
    expect(valuesOf("", shop(price)).availability).toBe("InStock");
    expect(valuesOf("", shop(price, "売り切れ")).availability).toBe("OutOfStock");
    expect(valuesOf("", shop(price, "SOLD OUT")).availability).toBe("OutOfStock");
  });

  it("has no product facts when it sells nothing", () => {
    expect(facts("", "<h1>The price of bread</h1><p>A loaf cost $2 in 1990.</p>")).toEqual([]);
  });
});

it("takes the maker's name from its row, and the rating of a shop or a maker for none of the thing", () => {
  const page = (body: string) =>
    factsIn(
      `<html lang="ja"><head><title>桐の米びつ</title></head><body><h1>桐の米びつ</h1><p class="price">5,400円（税込）</p>${body}<button>カートに入れる</button></body></html>`,
      "https://shop.example/p/1",
    );
  const factOf = (body: string, kind: string) => page(body).find((fact) => fact.kind === kind)?.value;
  expect(factOf('<p class="product-brand">by Hollis & Pike</p>', "brand")).toBe("Hollis & Pike");
  expect(factOf("<table><tr><th>メーカー</th><td>谷の木工（日本製）</td></tr></table>", "brand")).toBe(
    "谷の木工",
  );
  expect(factOf("<table><tr><th>メーカー名</th><td>\u200e谷の木工</td></tr></table>", "brand")).toBe(
    "谷の木工",
  );
  expect(factOf("<p>★★★★★ 4.9（812件の評価）</p>", "rating")).toBe("4.9");
  expect(factOf("<h2>ショップ情報</h2><p>★★★★★ 4.9（812件の評価）</p>", "rating")).toBeUndefined();
  expect(factOf("<p>作家・ブランドのレビュー ★★★★★ 4.9（203）</p>", "rating")).toBeUndefined();
});

it("takes the variant with the page's address, else the first that one can buy", () => {
  const variant = (id: string, price: number, availability: string) => ({
    "@type": "Product",
    name: id,
    sku: id,
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "JPY",
      availability,
      url: `https://shop.example/p?v=${id}`,
    },
  });
  const hasVariant = [
    variant("a", 5500, "OutOfStock"),
    variant("b", 5940, "InStock"),
    variant("c", 6000, "InStock"),
  ];
  const data = JSON.stringify({ "@type": "ProductGroup", name: "麻のシャツ", hasVariant });
  const html = `<html lang="ja"><head><title>麻のシャツ</title><script type="application/ld+json">${data}</script></head><body><h1>麻のシャツ</h1></body></html>`;
  const skuAt = (url: string) => factsIn(html, url).find(({ kind }) => kind === "sku")?.value;
  expect(skuAt("https://shop.example/p?v=c")).toBe("c");
  expect(skuAt("https://shop.example/p")).toBe("b");
});
