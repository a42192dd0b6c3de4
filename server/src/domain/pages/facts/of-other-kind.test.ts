import { describe, expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

describe("data of another size than the page's heading names", () => {
  const factsOf = (name: string) => {
    const data = JSON.stringify({
      "@type": "Product",
      name,
      sku: "MZ4",
      brand: "モズ山荘",
      offers: { price: 97900, priceCurrency: "JPY", availability: "https://schema.org/OutOfStock" },
      aggregateRating: { ratingValue: "4.1", reviewCount: "12" },
    });
    const head = `<title>モズ 2P 前室テント</title><meta property="product:price:amount" content="97900"><script type="application/ld+json">${data}</script>`;
    const body = `<h1>モズ 2P 前室テント</h1><p class="stars">★4.4（37件）</p><p class="price">64,900円（税込）</p><p class="stock">在庫あり</p><button>かごに入れる</button>`;
    const facts = factsIn(
      `<html lang="ja"><head>${head}</head><body>${body}</body></html>`,
      "https://shop.example/p/1",
    );
    const of = (kind: string) => {
      const fact = facts.find((one) => one.kind === kind);
      return [fact?.value, fact?.provenance?.others?.length ?? 0];
    };
    return { of };
  };

  it("says nothing of price, stock and grade, wherever else its amount stands, and names the brand all the same", () => {
    const { of } = factsOf("モズ 4P 前室テント");
    expect(of("price")).toEqual(["64900", 0]);
    expect(of("availability")).toEqual(["InStock", 0]);
    expect(of("rating")).toEqual(["4.4", 0]);
    expect(of("review_count")).toEqual(["37", 0]);
    expect(of("brand")).toEqual(["モズ山荘", 0]);
    expect(of("sku")).toEqual([undefined, 0]);
  });

  it("is heard where it names no other size", () => {
    const { of } = factsOf("モズ 前室テント");
    expect(of("price")).toEqual(["64900", 2]);
    expect(of("availability")).toEqual(["InStock", 1]);
    expect(of("rating")).toEqual(["4.1", 1]);
  });
});

describe("data of another kind than the one that is shown", () => {
  const priceOf = (title: string, choices: string) => {
    const offers = { price: 299, priceCurrency: "USD", availability: "https://schema.org/SoldOut" };
    const data = JSON.stringify({ "@type": "Product", name: "The Hob Mixer - Butter", offers });
    const head = `<title>${title}</title><script type="application/ld+json">${data}</script>`;
    const body = `<h1>The Hob Mixer</h1><p class="price">$329</p><div>${choices}</div><button>Add to cart</button>`;
    const page = `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
    const facts = factsIn(page, "https://shop.example/p/1");
    const price = facts.find(({ kind }) => kind === "price");
    return [price?.value, price?.provenance?.others?.length ?? 0];
  };
  const COLOURS = `<button title="Oatmeal"></button><button title="Butter (sold out)"></button>`;

  it("says nothing where the page's title names another of its choices", () => {
    expect(priceOf("The Hob Mixer – Oatmeal – Brindle", COLOURS)).toEqual(["329", 0]);
  });

  it("says nothing where another choice is marked", () => {
    const marked = COLOURS.replace(`title="Oatmeal"`, `title="Oatmeal" aria-pressed="true"`);
    expect(priceOf("The Hob Mixer – Brindle", marked)).toEqual(["329", 0]);
  });

  it("says nothing where its name has a size that costs more and is not the chosen one", () => {
    const data = JSON.stringify({
      "@type": "Product",
      name: "Hob Kettle 3 L, Oatmeal",
      offers: { price: 89, priceCurrency: "USD" },
    });
    const sizes = `<button class="on">2 L</button><button>3 L +$20</button>`;
    const body = `<h1>The Hob Kettle</h1><p class="price">$69</p><div>${sizes}</div><button>Add to cart</button>`;
    const page = `<html lang="en"><head><script type="application/ld+json">${data}</script></head><body>${body}</body></html>`;
    const price = factsIn(page, "https://shop.example/p/1").find(({ kind }) => kind === "price");
    expect([price?.value, price?.provenance?.others?.length ?? 0]).toEqual(["69", 0]);
  });

  it.each([
    ["none is chosen", "The Hob Mixer – Brindle", COLOURS],
    ["the page is titled with it", "The Hob Mixer – Butter – Brindle", COLOURS],
    ["there is no choice", "The Hob Mixer – Oatmeal – Brindle", ""],
  ])("is heard where %s", (_, title, choices) => {
    expect(priceOf(title, choices)[1]).toBe(1);
  });
});

describe("data whose name ends with other words in brackets than the page's heading", () => {
  const stockWith = (name: string) => {
    const data = `<title>羽織シャツ</title><meta property="og:type" content="product"><meta property="og:title" content="${name} | 波止場の服"><meta property="product:availability" content="in stock">`;
    const body = `<h1>羽織シャツ【墨】</h1><p class="price">16,500円</p><p class="soldout">SOLD OUT</p><button>カートに入れる</button>`;
    const page = `<html lang="ja"><head>${data}</head><body>${body}</body></html>`;
    const stock = factsIn(page, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
    return [stock?.value, stock?.provenance?.others?.length ?? 0];
  };

  it("says nothing of its stock", () => {
    expect(stockWith("羽織シャツ【生成】")).toEqual(["OutOfStock", 0]);
  });

  it.each(["羽織シャツ【墨】", "羽織シャツ", "羽織シャツ【墨・長袖】", "羽織シャツ（綿）"])(
    "is heard of %s",
    (name) => {
      expect(stockWith(name)[1]).toBe(1);
    },
  );
});

describe("data whose name has a choice of one Japanese sign", () => {
  const priceOf = (name: string) => {
    const data = JSON.stringify({ "@type": "Product", name, offers: { price: 880, priceCurrency: "JPY" } });
    const choices = `<button class="on">白</button><button>黒</button>`;
    const body = `<h1>長財布</h1><p class="price">9,900円</p><div>${choices}</div><button>カートに入れる</button>`;
    const page = `<html lang="ja"><head><script type="application/ld+json">${data}</script></head><body>${body}</body></html>`;
    const price = factsIn(page, "https://shop.example/p/1").find(({ kind }) => kind === "price");
    return [price?.value, price?.provenance?.others?.length ?? 0];
  };

  it("says nothing where that choice is not the chosen one", () => {
    expect(priceOf("長財布黒")).toEqual(["9900", 0]);
  });

  it("is heard where the sign begins another word", () => {
    expect(priceOf("長財布 黒糖色")[1]).toBe(1);
  });
});

describe("data of another number than the only one that the page labels", () => {
  const priceWith = (sku: string, label = "品番：KJ-024-M") => {
    const offers = { price: 13200, priceCurrency: "JPY", availability: "https://schema.org/InStock", sku };
    const data = JSON.stringify({ "@type": "Product", name: "座る喪服", sku, offers });
    const head = `<title>座る喪服</title><script type="application/ld+json">${data}</script>`;
    const body = `<h1>座る喪服</h1><p class="price">52,800円</p><p>${label}</p><button>カートに入れる</button>`;
    const facts = factsIn(
      `<html lang="ja"><head>${head}</head><body>${body}</body></html>`,
      "https://shop.example/p/1",
    );
    const price = facts.find(({ kind }) => kind === "price");
    return [price?.value, price?.provenance?.others?.length ?? 0];
  };

  it("says nothing of its price", () => {
    expect(priceWith("KJ-024R-M")).toEqual(["52800", 0]);
  });

  it.each([
    ["KJ-024-M", undefined],
    ["KJ-024-M-BK", undefined],
    ["8841023", undefined],
    ["XJ-024-M", undefined],
    ["KJ-0999999", undefined],
    ["KJ-999-M", "品番：KJ-024-B"],
    ["KJ-024R-M", "品番：KJ-024-M 品番：KJ-024R-M"],
  ])("is heard where it is no other one of its row: %s, %s", (sku, label) => {
    expect(priceWith(sku, label)[1]).toBe(1);
  });
});

describe("a box beside the text with a price for each kind", () => {
  const factsOf = (name: string, rows: string, sku = "WA-10D-30") => {
    const offers = { price: 3290, priceCurrency: "USD", availability: "https://schema.org/InStock" };
    const data = JSON.stringify({ "@type": "Product", name, sku, offers });
    const box = `<aside><dl>${rows}</dl><button>Reserve with 20% deposit</button></aside>`;
    const facts = factsIn(
      `<html lang="en"><head><title>The Warden: Five-Drawer File</title><script type="application/ld+json">${data}</script></head><body><h1>The Warden: Five-Drawer File</h1>${box}</body></html>`,
      "https://shop.example/p/1",
    );
    const of = (kind: string) => facts.find((one) => one.kind === kind)?.value;
    return [of("price"), of("availability"), of("sku")];
  };
  const KINDS = "<dt>Ash</dt><dd>$1,840</dd><dt>Elm</dt><dd>$1,990</dd><dt>Oak</dt><dd>$2,260</dd>";
  const TIME = "<dt>Lead time</dt><dd>Built to order, 6 weeks</dd>";
  const MODEL = "<dt>Model</dt><dd>WA-5D-30</dd>";

  it("says what the kind that is shown first costs, and what data of another thing says is not heard [4.1]", () => {
    expect(factsOf("The Warden Ten-Drawer File", KINDS + MODEL + TIME)).toEqual([
      "1840",
      "BackOrder",
      "WA-5D-30",
    ]);
  });

  it("hears no data whose number is another one than the model in a row [4.1]", () => {
    expect(factsOf("The Warden", KINDS + MODEL + TIME)).toEqual(["1840", "BackOrder", "WA-5D-30"]);
  });

  it("says no price where it has none and the data is of another thing [4.1]", () => {
    expect(factsOf("The Warden Ten-Drawer File", MODEL + TIME)).toEqual([undefined, "BackOrder", "WA-5D-30"]);
  });

  it("leaves the data's number to data of the same thing [4.1]", () => {
    expect(factsOf("The Warden", TIME, "88-120")).toEqual(["3290", "BackOrder", "88-120"]);
  });
});

describe("colours that have a page each", () => {
  const factsOf = (box: string) => {
    const offers = { price: "42800", priceCurrency: "JPY", availability: "https://schema.org/BackOrder" };
    const data = JSON.stringify({ "@type": "Product", name: "ほうき 灰", offers });
    const facts = factsIn(
      `<html lang="ja"><head><title>ほうき 白</title><script type="application/ld+json">${data}</script></head><body><h1>ほうき 白</h1><p class="price">39,800円（税込）</p>${box}<button>カートに入れる</button></body></html>`,
      "https://shop.example/p/1",
    );
    return ["price", "availability"].map((kind) => facts.find((one) => one.kind === kind)?.value);
  };
  const links = `<a class="on">白 ￥39,800</a><a href="/p/2">灰 ￥42,800 お取り寄せ</a>`;

  it("are choices: data of another one than the chosen is not heard [4.1]", () => {
    expect(factsOf(`<div>${links}</div>`)).toEqual(["39800", "InStock"]);
    expect(factsOf(`<div><a class="on">白 39,800円</a><a href="/p/2">灰 42,800円</a></div>`)).toEqual([
      "39800",
      "InStock",
    ]);
  });

  it("are none in a menu [4.1]", () => {
    expect(factsOf(`<nav>${links}</nav>`)[1]).toBe("BackOrder");
    expect(factsOf(`<div class="breadcrumbs">${links}</div>`)[1]).toBe("BackOrder");
  });
});
