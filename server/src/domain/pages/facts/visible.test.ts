import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

function valuesOf(body: string, head = "", url = "https://shop.example/p/lamp") {
  const facts = factsIn(`<html><head><title>Lamp</title>${head}</head><body>${body}</body></html>`, url);
  return Object.fromEntries(facts.filter(({ label }) => !label).map(({ kind, value }) => [kind, value]));
}
const shop = (inner: string, button = "<button>Add to cart</button>") =>
  `<h1>Lamp</h1><span class="price">$40</span>${inner}${button}`;

describe("the number by which a shop knows a thing", () => {
  it.each([
    ["<p>SKU: LMP-204</p>", "LMP-204"],
    ["<p>Item #: 88213</p>", "88213"],
    ["<li><b>Artikelnummer:</b> 4401-B</li>", "4401-B"],
    ["<tr><td>Référence :</td><td>AZ9021</td></tr>", "AZ9021"],
    ["<p>品番：HK-3300</p>", "HK-3300"],
    ["<p>商品コード：4987-12</p>", "4987-12"],
    ["<p>Артикул: 55120</p>", "55120"],
    ['<span class="product-code">Q7781</span>', "Q7781"],
    ['<div data-sku="W-1200"></div>', "W-1200"],
    ['<script>var page = { "sku": "T-900" };</script>', "T-900"],
  ])("is read from %s", (html, sku) => {
    expect(valuesOf(shop(html)).sku).toBe(sku);
  });

  it("is what the address and the page both say, where nothing names it", () => {
    const body = shop('<input type="hidden" name="id" value="7751234">');
    expect(valuesOf(body, "", "https://shop.example/lamp/7751234").sku).toBe("7751234");
    expect(valuesOf(shop(""), "", "https://shop.example/2026/lamp").sku).toBeUndefined();
  });

  it("is what the page shows of its own address, before a maker's number, and no trade number", () => {
    const value = (code: string) => `<table><tr><th>Shelf</th><td>${code}</td></tr></table>`;
    const ofShop = shop(`<p>型番：Z031-5BK</p>${value("A04K8LMQ7")}`);
    expect(valuesOf(ofShop, "", "https://shop.example/dp/A04K8LMQ7").sku).toBe("A04K8LMQ7");
    expect(valuesOf(ofShop, "", "https://shop.example/dp/A99K8LMQ7").sku).toBe("Z031-5BK");
    const traded = shop(`<p>品番：HK-3300</p>${value("4901234567894")}`);
    expect(valuesOf(traded, "", "https://shop.example/4901234567894").sku).toBe("HK-3300");
  });

  it("is not a sentence, and not a name in the structured data when the page shows a number", () => {
    expect(valuesOf(shop("<p>Item number one in our hearts since 1990</p>")).sku).toBeUndefined();
    const product = { "@type": "Product", name: "Lamp", sku: "The tall lamp 9", offers: { price: 40 } };
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
    expect(valuesOf(shop("<p>Product code: 83050</p>"), head).sku).toBe("83050");
  });
});

describe("whether a thing can be bought", () => {
  it.each([
    ['<div class="stock">Auf Lager</div>', "", "InStock"],
    ['<div class="availability">Derzeit nicht verfügbar</div>', "", "OutOfStock"],
    ['<ul class="marks"><li>受注生産</li></ul>', "<button>カートに入れる</button>", "BackOrder"],
    ['<ul class="menu"><li>受注生産</li></ul>', "<button>カートに入れる</button>", "InStock"],
    ['<p id="availability">Non disponibile.</p>', "<button>Aggiungi al carrello</button>", "OutOfStock"],
    ['<p class="zaiko">在庫：あり</p>', "", "InStock"],
    ["<p>在庫：売り切れ</p>", "", "OutOfStock"],
    ["", "<a class='btn'>Ajouter au panier</a>", "InStock"],
    ["", "<button>カゴに入れる</button>", "InStock"],
    ["", '<a class="btn add-to-cart">Ja, gerne!</a>', "InStock"],
    ["", "<button disabled>Add to cart</button>", undefined],
    ["", "<button>Subscribe</button>", undefined],
  ])("is read from %s %s as %s", (html, button, state) => {
    const product =
      '<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Lamp</span></div>';
    expect(valuesOf(product + shop(html, button)).availability).toBe(state);
  });

  it("is yes when one of several sizes is there", () => {
    const offers = ["OutOfStock", "InStock"].map((availability) => ({
      price: 40,
      availability: `https://schema.org/${availability}`,
      url: "/p/lamp",
    }));
    const head = `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Lamp", offers })}</script>`;
    expect(valuesOf("<h1>Lamp</h1>", head).availability).toBe("InStock");
  });
});

describe("a visible price", () => {
  it.each([
    ['<p class="price">$19<sup>99</sup></p>', "19.99"],
    ['<p class="price"><span>$</span><span>1,250</span></p>', "1250"],
    ['<p class="price"><b>2320</b><i>元</i></p>', "2320"],
    ['<p class="price">270,00 Kn</p>', "270.00"],
    ['<p class="price">excl. VAT $30</p><p class="price">$36</p>', "36"],
    ['<a href="/other"><p class="price">$5</p></a><p class="price">$36</p>', "36"],
    ['<p class="price">1 290 Kč</p>', "1290"],
    ['<p class="price">$229<span>99</span></p>', "229.99"],
    ['<p class="price">NT$2,290<span>99</span></p>', "2290.99"],
    ['<p class="price">AED 45</p>', "45"],
    ['<p class="price">R 1 299.00</p>', "1299.00"],
    ["<td>List price <font><del>$3200</del></font></td><td><b>$2320</b></td>", "2320"],
    ['<p>Now <span style="text-decoration: line-through">$90</span> <b>$60</b></p>', "60"],
  ])("is read from %s as %s", (html, price) => {
    expect(valuesOf(`<h1>Lamp</h1>${html}<button>Add to cart</button>`).price).toBe(price);
  });

  it("stays with a thing that is sold out, and is not taken from its neighbours", () => {
    const sold = (price: string) =>
      valuesOf(`<h1>Lamp</h1><p>SKU: L-20</p><p class="stock">Sold out</p>${price}`);
    expect(sold('<b class="price">$9</b>')).toMatchObject({ availability: "OutOfStock", price: "9" });
    expect(sold('<div class="related"><b class="price">$9</b></div>').price).toBeUndefined();
  });

  it("comes with the former one that stands beside it", () => {
    expect(valuesOf(shop("<del>$55</del>"))).toMatchObject({ price: "40", list_price: "55" });
    expect(valuesOf(shop("")).list_price).toBeUndefined();
  });

  it("goes before a structured price that the page itself shows as the former one", () => {
    const product = { "@type": "Product", name: "Lamp", offers: { price: 55 } };
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
    expect(valuesOf(shop("<del>$55</del>"), head)).toMatchObject({ price: "40", list_price: "55" });
  });

  it("is the one that the page's scripts name where nothing is drawn yet", () => {
    const script = (state: string) => `<h1>Lamp</h1><script>${state}</script><button>Add to cart</button>`;
    expect(valuesOf(script('state = { price: "40", currency: "EUR" }')).price).toBe("40");
    expect(valuesOf(script("items = [{ price: 40 }, { price: 41 }]")).price).toBeUndefined();
  });

  it.each([
    ["https://shop.example.au/lamp", "", "$40", "AUD"],
    ["https://shop.example.com/lamp", "", "$40", "USD"],
    ["https://shop.example.ca/lamp", "", "US$40", "USD"],
    ["https://shop.example.dk/lamp", "", "40 kr", "DKK"],
    ["https://shop.example.com/lamp", '<meta property="og:price:currency" content="SGD">', "$40", "SGD"],
  ])("is in the currency that its sign means at %s %s: %s is %s", (url, head, price, currency) => {
    const html = `<html><head>${head}</head><body><h1>Lamp</h1><p class="price">${price}</p><button>Add to cart</button></body></html>`;
    const facts = factsIn(html, url);
    expect(facts.find(({ kind }) => kind === "price")?.currency).toBe(currency);
  });

  it("settles which of two structured prices is meant", () => {
    const product = { "@type": "Product", name: "Lamp", offers: { price: 50 } };
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script><meta property="product:price:amount" content="40">`;
    expect(valuesOf(shop(""), head).price).toBe("40");
  });
});

describe("the maker", () => {
  const lamp = (link: string) =>
    valuesOf(
      `${link}<h1>Harbour Mill tide lamp</h1><span class="price">$40</span><button>Add to cart</button>`,
    );

  it("is whose place in a large shop is linked, in the words with which the heading begins", () => {
    expect(lamp('<a href="/stores/HarbourMill/page/1">Visit the Harbour Mill Store</a>').brand).toBe(
      "Harbour Mill",
    );
    expect(lamp('<a href="/stores/HarbourMill/page/1">Besuchen Sie den Harbour Mill-Shop</a>').brand).toBe(
      "Harbour Mill",
    );
  });

  it("is not the collection that a row of the table names", () => {
    const row = (label: string) => `<table><tr><th>${label}</th><td>Harbour Mill</td></tr></table>`;
    expect(lamp(row("Collection")).brand).toBeUndefined();
    expect(lamp(row("Brand")).brand).toBe("Harbour Mill");
  });

  it("is the value beside its label where the row of both bears its name", () => {
    const row = '<table><tr class="po-brand"><td>Brand</td><td>Harbour Mill</td></tr></table>';
    expect(lamp(row).brand).toBe("Harbour Mill");
  });

  it("is not what a button says, whatever its style is called", () => {
    expect(lamp('<a class="button--variant-brand" href="/buy">Buy now</a>').brand).toBeUndefined();
    expect(lamp('<a class="button--variant-brand" href="/mill">Harbour Mill</a>').brand).toBe("Harbour Mill");
    expect(lamp('<button class="brand-refresh">Join event</button>').brand).toBeUndefined();
  });

  it.each([
    ["the thing itself", '<a href="/store/2765.jpg"><img alt="Harbour Mill tide lamp, from the left"></a>'],
    ["a store of other words", '<a href="/stores/lights/page/1">Visit the store of lights</a>'],
    ["any other place", '<a href="/help/1">Harbour Mill help</a>'],
  ])("is not told by a link to %s", (_, link) => {
    expect(lamp(link).brand).toBeUndefined();
  });
});
