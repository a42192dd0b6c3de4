import { describe, expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const buy = { ja: "<button>カートに入れる</button>", en: "<button>Add to cart</button>" };
const page = (name: string, body: string, head = "") =>
  `<html><head><title>${name}</title>${head}</head><body><h1>${name}</h1>${body}</body></html>`;
const jaFacts = (body: string, head = "") =>
  factsIn(page("桐の米びつ 五キロ", body + buy.ja, head), "https://shop.example/p/1");
const enFacts = (body: string, head = "") =>
  factsIn(page("Cedar rice bin", body + buy.en, head), "https://shop.example/p/1");
const shown = (facts: ReturnType<typeof factsIn>, kind: string) =>
  facts.find((fact) => fact.kind === kind)?.value;

/** Each of these stands beside the price in some shop and is not the price; it is put before and behind it. */
const BESIDE_JA = [
  "<p>会員価格 4,980円</p>",
  "<p>はじめての方限定 2,700円（税込・送料無料）</p>",
  "<p>初めてのお客様だけの 2,700円（税込）</p>",
  "<p>新規会員様限定価格 4,200円（税込）</p>",
  "<p>プレミアム会員価格：4,980円（税込）</p>",
  "<p>クーポン利用で 4,480円</p>",
  "<p>500円OFFクーポン</p>",
  "<p>実質 4,700円</p>",
  "<p>獲得ポイント 54ポイント（54円相当）</p>",
  "<p>定期初回価格 2,700円</p>",
  "<p>2回目以降 4,860円</p>",
  "<p>図案の確認（二回まで無料、三回目から1,100円）</p>",
  "<p>電子書籍版 3,200円</p>",
  "<p>中古品：2,980円より</p>",
  "<p>送料 660円</p>",
  "<p>計 12,843円</p>",
  "<p>送料：8,800円以上無料（未満は 770円）</p>",
  "<section><h2>セットでお得</h2><p>米びつ＋計量カップ 7,900円</p><button>セットをカートに入れる</button></section>",
  "<p>代引手数料 330円</p>",
  "<p>8,000円以上で送料無料</p>",
  "<p>ギフト箱 ＋330円</p>",
  "<p>のし 110円</p>",
  "<p>100gあたり 108円</p>",
  "<p>5年延長保証 540円</p>",
  "<p>1,600円引き</p>",
  "<p>月々 450円から</p>",
  "<h3>70円のタグを縫い込む</h3>",
  "<p><s>7,000円</s></p>",
  '<p><span class="a-text-strike">7,000円</span></p>',
  "<p>メーカー希望小売価格 7,000円</p>",
  "<p>定価 7,000円（税込）</p>",
  "<p>4,909円（税抜）</p>",
  '<div class="related"><p class="price">980円</p></div>',
  "<section><h2>関連商品</h2><p><a href='/2'>すのこ</a> 980円</p><p><a href='/3'>ふた</a> 780円</p></section>",
  "<div hidden><p class='price'>6,600円（税込）</p></div>",
  "<select><option>十キロ 8,800円</option></select>",
];
const BESIDE_EN = [
  "<p>Member price: $39.00</p>",
  "<p>incl. VAT · Art. RCB-18-OAK</p>",
  "<p>For first-time buyers: $29.00</p>",
  "<p>New customers only $31.50</p>",
  "<p>$5 off coupon</p>",
  "<p>$38.00 with coupon</p>",
  "<p><span>Mix six</span> <b>$35.50</b></p>",
  "<p><span>Club members</span> <b>$34.00</b></p>",
  "<fieldset><label><input type=radio checked>Tin</label><label><input type=radio>Refill ($31.00)</label></fieldset>",
  "<p>Subscribe: $37.80</p>",
  "<p>$9.50 per month</p>",
  "<button>Buy now, pay later in 3 × $14.00</button>",
  "<p>or 4 interest-free payments of $10.50</p>",
  "<p>3 instalments of $14.00</p>",
  "<p>Kindle edition $12.00</p>",
  "<p>Used from $21.00</p>",
  "<p>Shipping: $6.90</p>",
  "<p>Gift wrap $4.00</p>",
  "<p>$0.84 / oz</p>",
  "<p>Orders over $75 ship free</p>",
  "<p>You save $18.00</p>",
  "<p>Was $60.00</p>",
  "<p>RRP: $60.00</p>",
  "<p>List price $60.00</p>",
  "<p>2-year protection plan $8.00</p>",
  "<p>$35.00 excl. VAT</p>",
  '<aside><p class="price">$9</p></aside>',
  "<section><h2>You may also like</h2><p><a href='/2'>Scoop</a> $9.00</p></section>",
  "<div style='display:none'><p class='price'>$55.00</p></div>",
];

describe("the price by the button", () => {
  it.each(BESIDE_JA)("is not %s", (other) => {
    for (const own of [
      "<p>販売価格 5,400円（税込）</p>",
      '<p class="price">￥5,400 <small>税込</small></p>',
    ]) {
      expect(shown(jaFacts(own + other), "price")).toBe("5400");
      expect(shown(jaFacts(other + own), "price")).toBe("5400");
    }
  });

  it.each(BESIDE_EN)("is not %s", (other) => {
    for (const own of ["<p>Price: $42.00</p>", '<div class="price">$42.00</div>']) {
      expect(shown(enFacts(own + other), "price")).toBe("42.00");
      expect(shown(enFacts(other + own), "price")).toBe("42.00");
    }
  });

  it.each([
    [
      "<table><tr><th>通常価格</th><td>6,000円</td></tr><tr><th>セール価格</th><td>5,400円</td></tr></table>",
      "6000",
    ],
    ["<p>税込 <s>6,000円</s> → <b>5,400円</b></p>", "6000"],
    ["<dl><dt>定価</dt><dd>6,000円</dd><dt>当店価格</dt><dd>5,400円</dd></dl>", "6000"],
    ["<p>参考価格 5,454円（税抜）／6,000円（税込）</p><p>￥5,400（税込）</p>", "6000"],
    [
      '<p><del aria-hidden="true">¥6,000</del> <span class="screen-reader-text">元の価格は ¥6,000 でした。</span><ins aria-hidden="true">¥5,400</ins><span class="screen-reader-text">現在の価格は ¥5,400 です。</span></p>',
      "6000",
    ],
    ["<p>通常価格 5,400円</p><p>会員価格 5,000円</p>", undefined],
    ["<p>価格 <font color=red>5,400</font>（税込・送料別）</p>", undefined],
    ['<img src="a.gif" alt="当店価格 5,400円（税込）">', undefined],
    ["<p>車体価格 <b>５，４００円</b>（税込）</p>", undefined],
    ["<p>販売価格(税込)：<span>5,400 〜 9,800</span>円</p>", undefined],
    [
      "<table><tr><th>型</th><th>定価</th><th>価格</th></tr><tr><td>五キロ</td><td>6,000円</td><td>5,400円</td></tr><tr><td>十キロ</td><td>9,000円</td><td>8,800円</td></tr></table>",
      "6000",
    ],
  ])("is 5,400 in %s, and the former one %s", (body, former) => {
    const facts = jaFacts(body);
    expect(shown(facts, "price")).toBe("5400");
    expect(shown(facts, "list_price")).toBe(former);
  });

  it.each([
    "<p>販売価格：4,909円（税込5,400円）</p>",
    "<p>定価5,400円（本体4,909円＋税10%）</p>",
    "<p>¥4,909 税抜（税込 ¥5,400）</p>",
    "<p>販売価格: 4,909円(税別)</p><p>(税込: 5,400円)</p>",
    "<table><tr><th>販売価格(税別)</th><td class='price'><b>￥4,909</b></td></tr><tr><th>販売価格(税込)</th><td>￥5,400</td></tr></table>",
    "<p>タイムセール 〜9/8 23:59</p><p class='price'>5,400円</p>",
    "<p>10%OFF</p><p class='price'>5,400円（税込）</p>",
    "<p>定期初回限定 67%OFF 通常5,400円 → 1,980円（税込）</p><p>1回のみのご購入</p><p>5,400円（税込）</p>",
    "<p>★★★★★ 4.6 342件の口コミ</p><p>5,400円 <small>税込</small></p>",
    "<p>\\5,400（税込）</p>",
    "<p>五千四百円（税込）</p>",
    "<p><span>5</span><span>,</span><span>4</span><span>0</span><span>0</span><span>円</span>（税込）</p>",
    "<p>※4回以上の継続がお約束です。4回の総額 11,996円（税込）</p><p class='price'>5,400円（税込）</p>",
  ])("is what a buyer pays, with its tax: %s", (body) => {
    expect(shown(jaFacts(body), "price")).toBe("5400");
  });

  it.each([
    "桐の米びつ 200g用",
    "【送料込】桐の米びつ",
    "桐の米びつ（ポイント10倍）",
    "桐の米びつ 電子書籍つき",
    "会員限定 桐の米びつ",
    "お米の定期便",
  ])("is what stands below the goods’ own name, whatever words that has: %s", (name) => {
    for (const price of ["<p>¥5,400 <span>税込</span></p>", "<p>5,400円（税込）</p>"]) {
      const html = `<html><head><title>${name}</title></head><body><div><h2>${name}</h2>${price}${buy.ja}</div></body></html>`;
      expect(shown(factsIn(html, "https://shop.example/p/1"), "price")).toBe("5400");
    }
  });

  it("is that of the first row of a table with a picture to buy in each, and not of another thing at the side", () => {
    const row = (size: string, price: string) =>
      `<tr><td>${size}</td><td>2 lb</td><td>${price}</td><td><a href="/c"><img alt="Buy"></a></td></tr>`;
    const table = `<table><tr><th>Item</th><th>Weight</th><th>Price each</th><th></th></tr>${row("No. 8", "$42.00")}${row("No. 10", "$49.00")}${row("No. 12", "$58.00")}</table>`;
    const side = "<p><b>THIS WEEK</b><br>Cake pan<br><strike>$19.95</strike> <font><b>$12.00</b></font></p>";
    const html = page("Cedar rice bins", table + side);
    expect(shown(factsIn(html, "https://shop.example/p/1"), "price")).toBe("42.00");
  });

  it("outranks data of another variant, which is kept beside it and makes it less sure", () => {
    const product = {
      "@type": "Product",
      name: "桐の米びつ 十キロ",
      offers: { price: 8800, priceCurrency: "JPY" },
    };
    const head = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
    const price = jaFacts('<p class="price">5,400円（税込）</p>', head).find(({ kind }) => kind === "price");
    expect(price).toMatchObject({ value: "5400", currency: "JPY", source: "visible" });
    expect(price?.provenance?.others).toMatchObject([{ value: "8800", source: "json-ld" }]);
    const agreed = jaFacts('<p class="price">8,800円（税込）</p>', head).find(({ kind }) => kind === "price");
    expect(agreed?.confidence).toBeGreaterThan(2 * (price?.confidence ?? 1));
  });

  it("is the first one of a page that offers a subscription alone, and unsure", () => {
    const price = jaFacts("<p>定期便 初回限定</p><p><b>980</b>円(税込)</p><p>2回目以降 2,980円</p>").find(
      ({ kind }) => kind === "price",
    );
    expect(price?.value).toBe("980");
    expect(price?.confidence).toBeLessThan(0.5);
  });
});

it("is the price of a pack whose name begins with a measure", () => {
  const facts = enFacts('<p class="price">£21.00 per 100g skein</p>');
  expect(shown(facts, "price")).toBe("21.00");
  expect(shown(facts, "unit_price")).toBeUndefined();
});

describe("a price that only some pay", () => {
  it.each([
    ["member_price", "<p>会員価格 4,980円</p>", "4980"],
    ["coupon_price", "<p>クーポン利用で 4,480円</p>", "4480"],
    ["subscription_price", "<p>定期初回価格 2,700円</p>", "2700"],
    ["unit_price", "<p>100gあたり 108円</p>", "108"],
  ])("is kept as %s beside the price", (kind, line, value) => {
    const facts = jaFacts(`<p class="price">価格 5,400円（税込）</p>${line}`);
    expect(shown(facts, "price")).toBe("5400");
    expect(shown(facts, kind)).toBe(value);
  });

  it("is none where the amount is a rebate, of another product, or not lower", () => {
    const facts = jaFacts(
      `<p class="price">価格 5,400円（税込）</p><p>1,000円クーポン</p><p>会員価格 5,400円</p>
      <section><h2>関連商品</h2><p><a href="/2">すのこ</a> 会員価格 4,000円</p></section>`,
    );
    expect(facts.filter(({ kind }) => /_price$/.test(kind))).toEqual([]);
  });
});

describe("a price that another one outnumbers", () => {
  const box = '<p>Cedar <span class="total">$15.49</span></p>';
  const bundle = '<h2>Together</h2><div class="price">$19.32</div>';
  const price = (body: string) => enFacts(body).find(({ kind }) => kind === "price");

  it("is too unsure to be said", () => {
    const sides = ["top", "side", "bar", "box"].map((at) => `<p class="price-${at}">$15.49</p>`).join("");
    const html = `<html><head><title>Cedar bin</title></head><body>${sides}${buy.en}<h1>Cedar bin</h1>${"<p>It is made of cedar.</p>".repeat(60)}${bundle}</body></html>`;
    const found = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price");
    expect(found?.value).toBe("19.32");
    expect(found?.confidence).toBeLessThan(0.5);
  });

  it("is the price where the other amount stands there once or twice", () => {
    expect(price(`${bundle}${box}`)?.confidence).toBeGreaterThan(0.5);
  });
});

describe("a price behind a word that says that a thing is free", () => {
  const price = (body: string) => enFacts(body).find(({ kind }) => kind === "price");

  it("is of something else, and too unsure to be said", () => {
    const found = price('<p class="price">Free To Play</p><p>Gold upgrade</p><p class="price">$4.99</p>');
    expect(found?.confidence).toBeLessThan(0.5);
  });

  it.each([
    '<p class="delivery-price">Free</p><p class="price">$42.00</p>',
    '<p>Free</p><p class="price">$42.00</p>',
    '<p class="price">$42.00</p><p class="price">Free</p>',
    '<p class="price-note">Free returns for a year</p><p class="price">$42.00</p>',
  ])("is the price where that word is no price of the thing: %s", (body) => {
    expect(price(body)?.value).toBe("42.00");
    expect(price(body)?.confidence).toBeGreaterThan(0.5);
  });
});

const dataOf = (price: number) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "桐の米びつ 五キロ", offers: { price, priceCurrency: "JPY" } })}</script>`;
const options = '<ul><li class="is-selected">白木<br>5,400円</li><li>黒<br>4,800円</li></ul>';
const priceOf = (body: string, stated: number) =>
  jaFacts(`<p class="price">販売価格 5,400円（税込）</p>${body}`, dataOf(stated)).find(
    ({ kind }) => kind === "price",
  );

it("takes the price of another option in the data for no contradiction", () => {
  expect(priceOf(options, 4800)).toMatchObject({ value: "5400" });
  expect(priceOf(options, 4800)?.provenance?.others).toBeUndefined();
  // None of them is known to be the chosen one.
  expect(priceOf(options.replace("is-selected", "swatch"), 4800)?.provenance?.others).toHaveLength(1);
  // An amount that no option has contradicts.
  expect(priceOf(options, 4100)?.provenance?.others).toHaveLength(1);
  expect(priceOf("<ul><li>黒<br>4,800円</li></ul>", 4800)?.provenance?.others).toHaveLength(1);
});

it("reckons an example for no price", () => {
  const other = "<p>お使いのしかたを書きました。</p>";
  for (const sign of ["例：", "【例】", "計算例1：", "例えば"]) {
    const body = `<p>${sign}税込み45,800円の処理機を購入した場合、半分の22,900円です。</p>`;
    expect(jaFacts(body + other).find(({ kind }) => kind === "price")).toBeUndefined();
  }
  expect(shown(jaFacts(`<p>例年より安く、税込み45,800円です。</p>${other}`), "price")).toBe("45800");
});

it("takes what it will cost for no price [7.3]", () => {
  const raised = "<p>2026年1月4日までの価格です。1月5日以降、五キロ入りは6,400円になります。</p>";
  expect(shown(jaFacts(`${raised}<p>5,280円</p>`), "price")).toBe("5280");
  expect(shown(jaFacts(raised), "price")).toBeUndefined();
  expect(shown(jaFacts("<p>価格は5,280円になります。</p>"), "price")).toBe("5280");
});

it("takes the lower end of a range, of both ends of which the tax is said [7.3]", () => {
  const range = jaFacts('<p class="price">5,280円～9,800円（税込）</p>').find(({ kind }) => kind === "price");
  expect(range?.value).toBe("5280");
  const dashed = "<b>5,280円</b> – <b>9,800円</b> <small>(税込)</small>";
  const chosen = '<p class="price">6,400円<small>(税込)／税別5,819円</small></p>';
  const data = dataOf(0).replace('"price":0', '"lowPrice":5280,"highPrice":9800');
  const lowest = jaFacts(`<p class="price">${dashed}</p>${chosen}`, data).find(
    ({ kind }) => kind === "price",
  );
  expect(lowest?.value).toBe("5280");
  expect(lowest?.provenance?.others).toBeUndefined();
  expect(shown(jaFacts('<p class="price">4,800円（税抜）／5,280円（税込）</p>'), "price")).toBe("5280");
});

describe("a box between what it adds and what that costs", () => {
  const sold = (option: string) => enFacts(`<b>$64.00</b><br>Made to order<br>${option}<br>`);

  it("leaves the amount with its words [7.3]", () => {
    expect(shown(sold('Gift wrap? <input type="checkbox"> $4.00'), "price")).toBe("64.00");
    expect(shown(sold('Engraving: <input type="checkbox" name="e"> $9.00'), "price")).toBe("64.00");
  });

  it("parts boxes that follow each other [7.3]", () => {
    const boxes = '<input type="checkbox"> Gift wrap $4.00 <input type="checkbox"> Engraving $9.00';
    expect(shown(sold(boxes), "price")).toBe("64.00");
    expect(shown(enFacts('<input type="checkbox"> Keep me informed<br><b>$64.00</b>'), "price")).toBe(
      "64.00",
    );
  });
});

describe("a price that is hidden from screen readers alone", () => {
  const plan = `<label><input type="radio"> 2 years of care <b>$59.99</b></label>`;
  const data = `<script type="application/ld+json">{"@type":"Product","name":"Cedar rice bin","offers":{"@type":"Offer","price":"529.99","priceCurrency":"USD"}}</script>`;

  it("stands on the screen as the only words of its box [2.4]", () => {
    const facts = enFacts(`<div><span aria-hidden="true">$529.99</span></div>${plan}`, data);
    const price = facts.find(({ kind }) => kind === "price");
    expect(price?.value).toBe("529.99");
    expect(price?.confidence).toBeGreaterThan(0.9);
  });

  it("does not where the page hides it from all, or has it there for no reader [2.4]", () => {
    for (const hidden of [
      `<div><span aria-hidden="true" hidden>$529.99</span></div>`,
      `<div><span aria-hidden="true" style="display:none">$529.99</span></div>`,
      `<div><b>Gold</b> <span aria-hidden="true">$529.99</span></div>`,
    ]) {
      const price = enFacts(hidden + plan, data).find(({ kind }) => kind === "price");
      expect(price?.confidence).toBeLessThan(0.9);
    }
  });
});

it("is no amount in a sentence of the text where another has a place of its own", () => {
  const own = '<p><span class="now">14,300円</span> <small>税込</small></p>';
  const text =
    "<p>機が新しくなり、手間賃を見直してお値段を下げることができました。百貨店では同じものが19,800円で並ぶこともございますが、中身は変わりません。</p>";
  expect(shown(jaFacts(own + text), "price")).toBe("14300");
});

it("is none of what others bought, whatever box stands around that", () => {
  const shelf = (heading: string) =>
    `<table><tr><td colspan="2">${heading}</td></tr><tr><td>Honing guide<br>$46.50</td><td>Oil<br><s>$13.00</s> <b>$11.00</b></td></tr></table>`;
  for (const heading of [
    "People who bought this also took home",
    "Customers who bought this product also purchased",
  ])
    expect(shown(enFacts(`<p>$142.00</p>${shelf(heading)}`), "price")).toBe("142.00");
});

it("is a hardcover's, which is no amount above which something else holds", () => {
  expect(shown(enFacts("<p>Hardcover $32.00</p><p>Free delivery over $45.00</p>"), "price")).toBe("32.00");
});

it("has no former price that stands right before another thing's", () => {
  const shelf = (other: string) => `<p class="price">$19.00</p><p>Net Loft <s>$24.00</s> ${other}</p>`;
  expect(shown(enFacts(shelf("$12.00")), "list_price")).toBeUndefined();
  expect(shown(enFacts(shelf("$19.00")), "list_price")).toBe("24.00");
  expect(shown(enFacts(shelf("")), "list_price")).toBe("24.00");
});

it("has a former price behind which the tax within it stands", () => {
  const rows = '<p class="teika">定価 2,376円(税176円)</p><p class="price">販売価格 1,944円(税144円)</p>';
  expect(shown(jaFacts(rows), "list_price")).toBe("2376");
});

it("keeps with a former price that it is only the maker's wish, where the cell beside it says so", () => {
  const excerpt = (label: string) =>
    jaFacts(
      `<table><tr><th>${label}</th><td>32,780円(税込)</td></tr><tr><th>当店価格</th><td class="price">26,800円(税込)</td></tr></table>`,
    ).find(({ kind }) => kind === "list_price")?.provenance?.excerpt;
  expect(excerpt("メーカー希望小売価格")).toBe("メーカー希望小売価格 32,780円(税込)");
  expect(excerpt("通常価格")).toBe("32,780円(税込)");
});

it("is in the currency of the data, though a label stands right before its sign", () => {
  const head = ["currency", "amount"].map(
    (name, at) => `<meta property="og:price:${name}" content="${["AUD", "169.00"][at]}">`,
  );
  const price = enFacts(
    "<p class='price'><span>Sale price</span><span>$189.00</span></p>",
    head.join(""),
  ).find(({ kind }) => kind === "price");
  expect([price?.value, price?.currency]).toEqual(["189.00", "AUD"]);
});

it("is no price of the house's friends", () => {
  const facts = jaFacts("<p class='price'>26,400円（税込）</p><p>友の会会員　22,000円（税込）</p>");
  expect([shown(facts, "price"), shown(facts, "member_price")]).toEqual(["26400", "22000"]);
});

it("is that of the first of several kinds in a list, without a word that calls one of them the price [4.1]", () => {
  const rows = (...labels: string[]) =>
    `<table>${labels.map((label, at) => `<tr><th>${label}</th><td>${1 + at},200円（税込）</td></tr>`).join("")}</table>`;
  expect(shown(jaFacts(rows("杉", "栗", "えぞ松")), "price")).toBe("1200");
  expect(shown(jaFacts(rows("杉", "販売価格")), "price")).toBe("2200");
});

it("may stand right below the name, without a button or a class that names it [4.1]", () => {
  const facts = (below: string) =>
    factsIn(page("Rigger trouser", `<div>${below}</div>`), "https://shop.example/p/1");
  expect(shown(facts("<p>£84</p><p>Sold out in all sizes. Back in May.</p>"), "price")).toBe("84");
  expect(shown(facts("<p>It is worn by riggers who were asked £84 for it.</p>"), "price")).toBeUndefined();
});
