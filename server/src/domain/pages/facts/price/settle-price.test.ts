import { describe, expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const BUY = "<button>Add to cart</button>";
const factsOf = (body: string, offers: object, lang = "en") => {
  const data = JSON.stringify({ "@type": "Product", name: "Cedar rice bin", offers });
  const head = `<title>Cedar rice bin</title><script type="application/ld+json">${data}</script>`;
  return factsIn(
    `<html lang="${lang}"><head>${head}</head><body><h1>Cedar rice bin</h1>${body}</body></html>`,
    "https://shop.example/p/1",
  );
};
const priceOf = (body: string, offers: object, lang?: string) => {
  const price = factsOf(body, offers, lang).find(({ kind }) => kind === "price");
  return price && [price.value, price.currency, price.provenance?.others?.length ?? 0];
};

describe("the price of what is chosen", () => {
  it("is that below the range of all kinds", () => {
    const range = `<p class="price">£95.00 &ndash; £175.00</p>`;
    const own = `<div class="variation"><span class="price">£145.00</span></div>`;
    const offers = { lowPrice: "95.00", highPrice: "175.00", priceCurrency: "GBP" };
    expect(priceOf(range + own + BUY, offers)).toEqual(["145.00", "GBP", 0]);
  });

  it("is the one shown, without a button, where the data has but the range of all kinds", () => {
    const own = `<div class="variation"><span class="price">£145.00</span></div>`;
    const range = { "@type": "AggregateOffer", lowPrice: "95.00", highPrice: "175.00", priceCurrency: "GBP" };
    expect(priceOf(own, range)).toEqual(["145.00", "GBP", 0]);
    expect(priceOf(own.replace("145", "245"), range)?.[0]).toBe("95.00");
  });

  it("is that between both ends of the data's range, whichever of them another part of the data names", () => {
    const offers = {
      "@type": "AggregateOffer",
      lowPrice: "38.50",
      highPrice: "110.00",
      priceCurrency: "GBP",
    };
    const meta = `<meta property="product:price:amount" content="38.50">`;
    const body = `${meta}<p>£38.50 ~ £110.00</p><ul><li class="cur">M</li></ul><p><span>Size M</span> <strong>£55.00</strong></p>`;
    expect(priceOf(body + BUY, offers)?.[0]).toBe("55.00");
  });

  it("is the one on the screen, where only screen readers are kept from it, and no price after trade-in", () => {
    const kinds = "<div><p>Fair £569</p><p>Good £629</p><p>Excellent £699</p></div>";
    const traded = "<p>Get it for about £479 after trade-in</p>";
    const own = `<div class="amount" aria-hidden="true"><sup>£</sup><span>699</span><sup>.00</sup></div>`;
    const price = factsOf(`${kinds}${traded}<div>${own}<p>Ready today</p>${BUY}</div>`, {
      price: 569,
      priceCurrency: "GBP",
    })[0];
    expect(price?.value).toBe("699.00");
  });

  it("is the lower one of two, where the words behind the higher say what was taken off", () => {
    const body = `<p class="price"><span>C$132.99</span> <span>C$189.99</span> <span>30% off</span></p>${BUY}`;
    const facts = factsOf(body, { price: "189.99", priceCurrency: "CAD" });
    const shownAs = (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
    expect([shownAs("price"), shownAs("list_price")]).toEqual(["132.99", "189.99"]);
  });

  it("is that of the pressed button, which the page shows again", () => {
    const kinds = `<div><button aria-pressed="false">Oak £25.00</button><button aria-pressed="true">Fir £11.99</button></div>`;
    const offers = { lowPrice: "11.99", highPrice: "25.00", priceCurrency: "GBP" };
    const [price] = factsOf(`${kinds}<p class="price">£11.99</p>${BUY}`, offers);
    expect(price).toMatchObject({ value: "11.99", source: "visible" });
    expect(price?.provenance?.excerpt).toBe("£11.99");
  });

  it("is that of the marked row, which the form asks again", () => {
    const rows = `<table><tr><td>60 cm</td><td>€ 1.890,-</td><td>€ 2.040,-</td></tr>
      <tr class="sel"><td>80 cm</td><td>€ 2.150,-</td><td>€ 2.320,-</td></tr>
      <tr><td>90 cm</td><td>€ 2.690,-</td><td>€ 2.890,-</td></tr></table>`;
    const total = `<form><div class="total">Yours: <span class="amount">€ 2.150,00</span></div>${BUY}</form>`;
    expect(priceOf(rows + total, {})?.slice(0, 2)).toEqual(["2150", "EUR"]);
  });

  it("is one of those that the data asks for all sizes", () => {
    const offers = [8.5, 36, 150].map((price) => ({ price, priceCurrency: "USD" }));
    expect(priceOf(`<p class="price">Sale price $36.00</p>${BUY}`, offers)).toEqual(["36.00", "USD", 0]);
  });
});

describe("data that says another price than the page shows", () => {
  it("is not heard against the button", () => {
    const body = `<span class="price">$159.00</span><button>Add to cart — $159.00</button>`;
    expect(priceOf(body, { price: "129.00", priceCurrency: "USD" })).toEqual(["159.00", "USD", 0]);
  });

  it("is not heard against the button, however plainly the amount stands above it", () => {
    const body = `<div><span>$159</span><span>Save $50</span></div><button>Add to cart – $159</button>`;
    expect(priceOf(body, { price: "129.00", priceCurrency: "USD" })).toEqual(["159", "USD", 0]);
  });

  it("is not heard in another money", () => {
    const body = `<p class="price">€34.00</p>${BUY}`;
    expect(priceOf(body, { price: 34, priceCurrency: "GBP" })?.slice(0, 2)).toEqual(["34.00", "EUR"]);
  });

  it("is not heard without the tax that the page shows", () => {
    const body = `<p>販売価格 <strong class="price">6,380円</strong>(税580円)</p><button>カートに入れる</button>`;
    expect(priceOf(body, { price: "5800", priceCurrency: "JPY" }, "ja")).toEqual(["6380", "JPY", 0]);
  });

  it("is not heard where it is what subscribers pay first", () => {
    const kinds = `<label><input type="radio">【定期】初回 ￥2,464（税込）</label><label><input type="radio" checked>【1回だけ】￥3,080（税込）</label>`;
    const body = `<p class="price">通常価格 ￥3,080 税込</p><div>${kinds}</div><button>カートに入れる</button>`;
    expect(priceOf(body, { price: 2464, priceCurrency: "JPY" }, "ja")).toEqual(["3080", "JPY", 0]);
  });

  it("is kept as a doubt where nothing explains it", () => {
    const body = `<p class="price">Our price $159.00</p>${BUY}`;
    expect(priceOf(body, { price: "129.00", priceCurrency: "USD" })).toEqual(["159.00", "USD", 1]);
  });
});

it("reads no price for a person and a month as the price", () => {
  const body = `<div><h2>Team</h2><p>¥1,480<span>／人・月</span></p></div><button>購入する</button>`;
  const [price] = factsIn(
    `<html><head><title>ノート</title></head><body><h1>ノート</h1>${body}</body></html>`,
    "https://shop.example/p/1",
  ).filter(({ kind }) => kind === "price");
  expect(price?.confidence ?? 0).toBeLessThan(0.5);
});

it("is in the money that the buyer sees where the data has an offer in each", () => {
  const data = JSON.stringify({
    "@type": "Product",
    name: "藍のストール",
    offers: [
      { "@type": "Offer", priceCurrency: "USD", price: "98.00" },
      { "@type": "Offer", priceCurrency: "JPY", price: "14300" },
    ],
  });
  const shared =
    '<meta property="product:price:amount" content="98.00"><meta property="product:price:currency" content="USD">';
  const facts = factsIn(
    `<html lang="ja"><head><title>藍のストール</title>${shared}<script type="application/ld+json">${data}</script></head><body><h1>藍のストール</h1>
    <div><span>17,600円</span> <span>14,300円</span> <small>税込</small> <small>（≒ US$98.00）</small></div></body></html>`,
    "https://shop.example/p/1",
  );
  const price = facts.find(({ kind }) => kind === "price");
  expect([price?.value, price?.currency]).toEqual(["14300", "JPY"]);
});

describe("an amount that the page says was changed into another", () => {
  it.each([
    ["価格改定のお知らせ：10月1日から8,250円を9,350円に改めました。17年ぶりの値上げです。", "9350", "8250"],
    ["原料高のため、10月1日に8,250円から9,350円へ値上げいたしました。", "9350", "8250"],
  ])("is not the price any more: %s", (notice, now, before) => {
    const body = `<p class="price">¥${now} (税込)</p><p>${notice}</p>`;
    expect(
      priceOf(`${body}<button>カートに入れる</button>`, { price: before, priceCurrency: "JPY" }, "ja"),
    ).toEqual([now, "JPY", 1]);
  });

  it("is not the price any more in English, either", () => {
    const body = `<p class="price">Raised from $8.25 to $9.35</p>${BUY}`;
    expect(priceOf(body, {})?.[0]).toBe("9.35");
  });

  it("is the price until the change comes", () => {
    const body = '<p class="price">お値段 8,250円を9,350円に改めます</p><button>カートに入れる</button>';
    expect(priceOf(body, {}, "ja")?.[0]).toBe("8250");
    expect(priceOf(body.replace("改めます", "改めました"), {}, "ja")?.[0]).toBe("9350");
  });
});

describe("data with an amount that the page asks for something else", () => {
  const rows = `<table><tr><th>定価</th><td>8,200円(税込9,020円)</td></tr>
    <tr><th>販売価格</th><td><b>7,800円(税込8,580円)</b></td></tr></table>`;
  const stated = { price: "7920", priceCurrency: "JPY" };
  const told = (more: string) => {
    const facts = factsOf(`${rows}${more}<button>カートに入れる</button>`, stated, "ja");
    return ["price", "list_price"].map((kind) => {
      const fact = facts.find((one) => one.kind === kind);
      return [fact?.value, fact?.provenance?.others?.length ?? 0];
    });
  };

  it.each([
    ["the thing behind a link", '<p><a href="/p/2">180mm（税込7,920円）は在庫あり</a></p>'],
    ["members", "<p>カード会員様はご請求時8%引き 7,920円（税込）</p>"],
  ])("leaves the price in no doubt, where that is %s", (_, more) => {
    expect(told(more)).toEqual([
      ["8580", 0],
      ["9020", 0],
    ]);
  });

  it.each([
    [
      "another size of a table that has the price by the button, too",
      "<table><tr><td>180mm</td><td>7,920円</td></tr><tr><td>200mm</td><td>8,580円</td></tr></table>",
    ],
    ["the price without its tax", "<p>本体価格 7,920円（税抜）</p>"],
  ])("leaves the price in no doubt, where that is %s", (_, more) => {
    expect(told(more)[0]).toEqual(["8580", 0]);
  });

  it("leaves it in doubt, where nothing on the page explains the amount", () => {
    expect(told("")[0]).toEqual(["8580", 1]);
    const apart = "<table><tr><td>鉈</td><td>7,920円</td></tr><tr><td>鎌</td><td>4,400円</td></tr></table>";
    expect(told(apart)[0]).toEqual(["8580", 1]);
    const sizes = `<table><tr><td>180mm</td><td>7,920円</td></tr>
      <tr><td>200mm</td><td><b class="price">販売価格 8,580円（税込）</b></td></tr></table>`;
    expect(priceOf(`${sizes}<button>カートに入れる</button>`, stated, "ja")).toEqual(["8580", "JPY", 1]);
  });
});

it("believes what a row shows without and with tax against a sum of data that stands nowhere [4.1]", () => {
  const rows = (shown: string) =>
    `<table><tr><th>販売価格</th><td>${shown}</td></tr><tr><th>会員価格</th><td>1,080円(税込1,188円)</td></tr></table>`;
  const offers = { price: 1100, priceCurrency: "JPY" };
  expect(
    factsOf(rows("1,200円<br>(税込1,320円)") + BUY, offers, "ja").find(({ kind }) => kind === "price")?.value,
  ).toBe("1320");
});

it("believes what is asked of everybody against data that names what subscribers pay [4.1]", () => {
  const subscribed = "<div><p>定期便がおトク</p><p>2回目以降 3,553円（税込）</p></div>";
  const once = "<div><p>通常購入</p><p><b>4,180円</b>(税込)　100gあたり418円</p></div>";
  const offers = { price: 3553, priceCurrency: "JPY" };
  expect(
    priceOf(
      `${subscribed}${once}<p>粒は小さめです。</p><p>在庫：◎</p><p>12時までのご注文で当日発送</p><button>カートに入れる</button>`,
      offers,
      "ja",
    )?.[0],
  ).toBe("4180");
});

it("hears no other price in data that has the one without tax, which the page shows beside it [4.1]", () => {
  const shown = '<p class="price">￥15,400 税込（本体 ￥14,000）</p><button>カートに入れる</button>';
  const offers = [
    { price: 15400, priceCurrency: "JPY" },
    { price: 14000, priceCurrency: "JPY" },
  ];
  expect(priceOf(shown, offers, "ja")).toEqual(["15400", "JPY", 0]);
});

it("believes an amount beside its part without tax against other data [4.1]", () => {
  const shown = (price: string) =>
    `<p>霜にあうほど、赤が深くなる種です。</p><table><tr><td>品番</td><td>4127</td></tr><tr><td>価格</td><td>${price}</td></tr><tr><td>容量</td><td>20ml</td></tr></table><input type="submit" value="予約する">`;
  const offers = { price: 374, priceCurrency: "JPY" };
  expect(priceOf(shown("本体350円（<b>税込385円</b>）"), offers, "ja")?.[0]).toBe("385");
  expect(priceOf(shown("種代340円（<b>税込385円</b>）"), offers, "ja")?.[0]).toBe("374");
});

it("finds the maker's wish above a price, whatever it is without its tax [4.1]", () => {
  const shown =
    "<dl><dt>メーカー希望小売価格</dt><dd>24,200円（税込）［22,000円（税抜）］</dd><dt>直販価格</dt><dd><strong>19,800円</strong>（税込）</dd></dl><button>カートに入れる</button>";
  const facts = factsOf(shown, { price: 19800, priceCurrency: "JPY" }, "ja");
  expect(facts.find(({ kind }) => kind === "list_price")?.value).toBe("24200");
});
