import { expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import type { Language, ScriptStyle } from "#kernel/vocabulary";
import { extractiveWriter } from "../../extractive.ts";

const fact = (kind: Fact["kind"], value: string, more: Partial<Fact> = {}): Fact => ({
  id: `${kind}-${value}`,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
  ...more,
});
const yen = (kind: Fact["kind"], value: string) => fact(kind, value, { currency: "JPY" });
const row = (label: string, value: string) => fact("specification", value, { label });

async function written(
  title: string,
  text: string,
  facts: Fact[],
  language: Language,
  style: ScriptStyle = "product",
  rows: string[] = [],
  targetSeconds = 60,
): Promise<string> {
  const page: Page = {
    url: "https://shop.example/goods",
    title,
    site: null,
    language,
    type: "product",
    author: null,
    publishedAt: null,
    blocks: [
      { kind: "paragraph", text },
      ...rows.map((cells) => ({ kind: "table_row" as const, text: cells })),
    ],
    facts,
  };
  const settings = { style, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text: said }) => said)
    .join(" ");
}
const LANTERN = "The lantern is made of tin and burns for nine hours. It hangs from a hook of brass.";
const lantern = (facts: Fact[], style?: ScriptStyle) => written("Tin lantern", LANTERN, facts, "en", style);
const YOKAN = "栗むし羊羹は、秋の栗を蜜に漬けて蒸しあげたお菓子です。甘さはひかえめです。";
const yokan = (facts: Fact[]) => written("栗むし羊羹", YOKAN, facts, "ja");

it("says a best grade only of few: no mean of many is one", async () => {
  const rated = (grade: string, count: string) =>
    lantern([fact("rating", grade), fact("review_count", count)]);
  expect(await rated("10/10", "585834")).not.toContain("10");
  expect(await rated("5/5", "12")).toContain("5 out of 5, in 12 reviews");
  expect(await rated("5.0/5", "12")).toContain("rate it 5 out of 5, in 12 reviews");
  expect(await rated("4.0/5", "12")).toContain("rate it 4 out of 5, in 12 reviews");
  expect(await rated("4.80/5", "12")).toContain("rate it 4.8 out of 5, in 12 reviews");
  expect(await rated("4.8/5", "585834")).toContain("4.8 out of 5, in 585,834 reviews");
});

it("says from where prices start when its rows ask more for other sizes, and none of theirs", async () => {
  const sizes = [yen("price", "1200"), row("小", "１，２００円"), row("大", "２，３００円")];
  const script = await yokan(sizes);
  expect(script).toContain("価格は、1,200円からです。");
  expect(script).not.toContain("３００円");
});

it("says so of a table that has no head for its prices, and takes the tax from the page's note", async () => {
  const rows = ["幅 / 深さ / 栗 / 胡桃", "大 / 9cm / 1,800円 / 2,100円", "小 / 6cm / 1,200円 / 1,500円"];
  const facts = [yen("price", "1200")];
  const note = `${YOKAN}価格はすべて税別です。`;
  const script = await written("栗むし羊羹", note, facts, "ja", "product", rows);
  expect(script).toContain("価格は、税抜きで1,200円からです。");
  expect(script).not.toContain("税別");
  const sent = ["幅 / 深さ / 送料 / 価格帯", "大 / 9cm / 1,800円 / 中", "小 / 6cm / 1,200円 / 中"];
  expect(await written("栗むし羊羹", YOKAN, facts, "ja", "product", sent)).toContain("1,200円です。");
});

it("says so of English sizes as well", async () => {
  const sizes = [fact("price", "12", { currency: "USD" }), row("Small", "$12"), row("Pack of 5", "$40")];
  expect(await lantern(sizes)).toContain("Prices start at $12");
});

it.each([
  ["税抜", "1,200円", "税込", "1,320円"],
  ["価格", "1,200円", "希望小売価格", "1,500円"],
  ["会員価格", "1,200円", "一般価格", "1,500円"],
  ["5個（税抜）", "1,200円", "5個（税込）", "1,320円"],
  ["小", "1,200円", "送料（60サイズ）", "1,500円"],
  ["小", "$1,200", "大", "$1,500"],
])("says one price where the rows are no sizes in its currency: %s %s, %s %s", async (...cells) => {
  const [one = "", amount = "", other = "", more = ""] = cells;
  const script = await yokan([yen("price", "1200"), row(one, amount), row(other, more)]);
  expect(script).toContain("1,200円です。");
  expect(script).not.toContain("から");
});

it("tells nobody to wait for what was sold for good [7.3]", async () => {
  const gone = (excerpt: string) =>
    fact("availability", "OutOfStock", { provenance: { path: "p", excerpt } });
  const price = fact("price", "12", { currency: "USD" });
  const sold = await lantern([price, gone("*** SOLD *** gone to a good home")]);
  expect(sold).toContain("It has been sold.");
  expect(sold).not.toContain("It costs");
  expect(sold).not.toContain("when it is back");
  expect(await lantern([price, gone("Sold out")])).toContain("To see when it is back");
});

it("says right behind its Japanese name that a thing cannot be had, and in English with its price", async () => {
  const gone = fact("availability", "OutOfStock");
  expect(await yokan([yen("price", "1200"), gone])).toMatch(
    /「栗むし羊羹」です。 現在は品切れです。 .*1,200円です。/u,
  );
  expect(await lantern([fact("price", "12", { currency: "USD" }), gone])).toContain(
    "It costs $12. It is out of stock at the moment.",
  );
});

it("takes a former price among the rows for no other size", async () => {
  const facts = [
    yen("price", "1200"),
    yen("list_price", "1500"),
    row("税込", "1,200円"),
    row("定価", "1,500円"),
  ];
  expect(await yokan(facts)).toContain("価格は、通常1,500円のところ、1,200円です。");
});

it("names a maker without the form of the company", async () => {
  expect(await yokan([fact("brand", "森野製菓㈱")])).toContain("森野製菓の「栗むし羊羹」");
  expect(await yokan([fact("brand", "株式会社森野製菓")])).toContain("森野製菓の「栗むし羊羹」");
  expect(await lantern([fact("brand", "Norrvik Ltd.")])).toContain("by Norrvik.");
  expect(await lantern([fact("brand", "Tarn & Co.")])).toContain("by Tarn & Co.");
  expect(await lantern([fact("brand", "Tarn & Co.")])).not.toContain("..");
});

it.each(["See by Tarn", "View", "Order of Tarn"])("names a maker called %s", async (brand) => {
  expect(await lantern([fact("brand", brand)])).toContain(`by ${brand}`);
});

it.each([
  ["TARN LANE WORKSHOP", "Tarn Lane Workshop"],
  ["NORRVIK", "NORRVIK"],
  ["TARN ID", "TARN ID"],
])("says a maker’s name that is set in capitals as words: %s", async (brand, said) => {
  expect(await lantern([fact("brand", brand)])).toContain(`by ${said}`);
});

it.each([
  ["Every lantern is made to order, so we keep none.", "It is made to order."],
  ["MadeToOrder", "It is made to order."],
  ["Backorder", "It is not in stock, but it can be ordered."],
])("says how a thing can be had that is not there: %s", async (excerpt, said) => {
  const stock = fact("availability", "BackOrder", { provenance: { path: "p", excerpt } });
  expect(await lantern([fact("price", "12", { currency: "USD" }), stock])).toContain(said);
});

it.each(["Buy now", "Add to cart", "Sign in"])(
  "takes the words of a button for no maker: %s",
  async (brand) => {
    expect(await lantern([fact("brand", brand)])).not.toContain(brand);
  },
);

it.each<[ScriptStyle, string, string]>([
  [
    "narration",
    "It is priced at $12, and it is in stock.",
    "It is priced at $12; it used to be $15. It is in stock.",
  ],
  ["talk", "It costs $12, and it is in stock.", "It costs $12 instead of $15, and it is in stock."],
])("says price and stock in one sentence where it stays clear (%s)", async (style, said, reduced) => {
  const price = fact("price", "12", { currency: "USD" });
  const stock = fact("availability", "InStock");
  expect(await lantern([price, stock], style)).toContain(said);
  expect(await lantern([price, stock, fact("list_price", "15", { currency: "USD" })], style)).toContain(
    reduced,
  );
});

it.each([
  ["en", "This game is completely free. It has nine mills and a river."],
  ["en", "The mills turn by themselves. It is free to play, and has no end."],
  ["ja", "このゲームは、完全無料です。水車は九つあります。"],
] as const)("says no price where the page says that the thing is free: in %s, %s", async (language, text) => {
  const price = fact("price", "12", { currency: "USD" });
  expect(await written("Nine mills", text, [price], language)).not.toContain("12");
});

it.each([
  ["en", "The lantern is made of tin. Its delivery is free of charge within the valley."],
  ["en", "The lantern is free from lead. Feel free to use it outdoors on every evening."],
  ["en", "The lantern is lit by an app, and the app is free to use on every telephone."],
  ["en", "The lantern has a lamp for reading. It is free to use for 30 days in a trial."],
  ["en", "The lantern is made of tin. Join the club of the valley today. It’s free!"],
  ["en", "The lantern hangs by itself, and leaves both hands free to use a saw."],
  ["en", "Its delivery takes two days, and it is free. The lantern is made of tin."],
  ["ja", "灯籠は、錫で作られています。送料は無料です。"],
  ["ja", "灯籠は、錫で作られています。この教材は全国送料無料です。"],
] as const)("says the price where something else is free: in %s, %s", async (language, text) => {
  const price = fact("price", "12", { currency: "USD" });
  expect(await written("Tin lantern", text, [price], language)).toContain("12");
});

it("says that the price is the lowest where the page shows a range, or sizes with a note", async () => {
  const price = yen("price", "1450");
  const shown = { ...price, provenance: { path: "p", excerpt: "1,450 〜 2,980円（税込）" } };
  expect(await yokan([shown])).toContain("価格は、税込みで1,450円からです。");
  const sizes = [row("小（１本 約２８０ｇ）", "１，４５０円"), row("大（１本 約６００ｇ）", "２，９８０円")];
  expect(await yokan([price, ...sizes])).toContain("価格は、1,450円からです。");
  expect(await yokan([price])).toContain("価格は、1,450円です。");
});

it("tells in Japanese news the whole promise before its price", async () => {
  const facts = [yen("price", "1450"), fact("availability", "InStock")];
  expect(await written("栗むし羊羹", YOKAN, facts, "ja", "news")).toContain(
    "お菓子です。 甘さはひかえめです。 価格は1,450円です。",
  );
  const rows = [row("内容量", "300g"), row("原産国", "日本")];
  const news = await written("栗むし羊羹", YOKAN, [...facts, ...rows], "ja", "news");
  expect(news.indexOf("在庫")).toBeGreaterThan(news.indexOf("300g"));
});

it("tells no row of which sentences have said all figures, in whatever unit", async () => {
  const text = "この電源は、出力が5Vで、最大1Aまで使えます。入力は6.5Vから32Vまでつながります。";
  const rows = [row("出力電圧", "5.0V ±2%"), row("最大出力電流", "1000mA"), row("入力電圧", "6.5～32V")];
  const script = await written("小さな電源", text, [...rows, row("重さ", "3g")], "ja");
  expect(script).toContain("重さは3gです。");
  expect(script).not.toMatch(/電圧は|電流は/);
});

it.each([
  ["火を消しても、湯はすぐに冷めません。鉄瓶は、南の町で鋳たものです。", true],
  ["鉄瓶は、南の町で鋳た湯わかしです。火を消しても、すぐに冷めません。", false],
  ["砂を詰めた型から、鉄の粒が残ります。砂は、川の下流で取ったものです。", false],
])("begins a narration of goods with a catch line alone, torn from nothing: %s", async (text, isFirst) => {
  const script = await written("鉄瓶", text, [], "ja", "narration");
  expect(script.startsWith("ご紹介するのは、")).toBe(!isFirst);
});

it("ends a Japanese script on goods in one sentence", async () => {
  expect(await yokan([yen("price", "1450")])).not.toContain("のご紹介でした");
});

it("ends a talk about goods without asking how it was", async () => {
  expect(await written("栗むし羊羹", YOKAN, [], "ja", "talk")).not.toContain("いかがでしたか");
});

it("tells in the news what a thing is before what it costs", async () => {
  const script = await lantern([fact("price", "40", { currency: "USD" })], "news");
  expect(script.indexOf("made of tin")).toBeGreaterThan(0);
  expect(script.indexOf("made of tin")).toBeLessThan(script.indexOf("sells for $40"));
});

it("says the price that the page shows, where data has kept the former one", async () => {
  const provenance = {
    path: "b",
    excerpt: "1,200円",
    others: [{ value: "1500", source: "json-ld" as const, path: "offers.price" }],
  };
  const lowered = { ...yen("price", "1200"), confidence: 0.36, provenance };
  expect(await yokan([lowered, yen("list_price", "1500")])).toContain(
    "価格は、通常1,500円のところ、1,200円です。",
  );
  expect(await yokan([lowered])).not.toContain("1,200円");
});

it.each<[string, string[], boolean]>([
  ["○", ["苔: ○", "土: ○"], true],
  ["○", ["苔: ○", "土: ×"], false],
  ["在庫あり", ["苔 / 売り切れ", "土 / 在庫あり"], false],
  ["在庫あり", ["電子レンジ: ×", "大きさ: 12cm"], true],
])("says no stock of all where one of its colours has none: %s in %j", async (excerpt, rows, isSaid) => {
  const stock = fact("availability", "InStock", { provenance: { path: "td", excerpt } });
  const script = await written("栗むし羊羹", YOKAN, [yen("price", "1450"), stock], "ja", "product", rows);
  expect(script.includes("在庫があります")).toBe(isSaid);
});

it("says no stock where the price is in doubt, and that it is sold out all the same", async () => {
  const provenance = {
    path: "b",
    excerpt: "1,200円",
    others: [{ value: "1700", source: "json-ld" as const, path: "offers.price" }],
  };
  const doubtful = { ...yen("price", "1200"), provenance };
  expect(await yokan([doubtful, fact("availability", "InStock")])).not.toContain("在庫");
  expect(await yokan([doubtful, fact("availability", "OutOfStock")])).toContain("品切れ");
});

const shownAs = (excerpt: string) => ({ provenance: { path: "p", excerpt } });

it.each([
  ["From $899.99", "Prices start at $899.99."],
  ["Prices start from $899.99.", "Prices start at $899.99."],
  ["starts at 899,99 €", "Prices start at $899.99."],
  ["From $79 a month or $899.99", "priced at $899.99"],
  ["$899.99", "priced at $899.99"],
])("says that a price is where prices start only where its line says so: %s [7.3]", async (line, said) => {
  const price = fact("price", "899.99", { currency: "USD", ...shownAs(line) });
  expect(await lantern([price], "narration")).toContain(said);
});

it.each([
  ["Usually ships in 2-3 weeks", false],
  ["In stock, ships in 2 days", true],
  ["In stock", true],
])("says of %s that it is in stock: %s [7.3]", async (line, isSaid) => {
  const facts = [fact("price", "80", { currency: "USD" }), fact("availability", "InStock", shownAs(line))];
  expect((await lantern(facts)).includes("in stock")).toBe(isSaid);
});

it("says for how many a price is that is asked for several", async () => {
  const of = async (excerpt: string) => {
    const price = fact("price", "14400", { currency: "JPY", provenance: { path: "td", excerpt } });
    return written("月刊こうじ 11月号", "味噌の計り売りを追いました。", [price], "ja");
  };
  expect(await of("12冊 14,400円（送料込）")).toContain("価格は、12冊で、14,400円です。");
  expect(await of("全12冊の第1巻 14,400円")).toContain("価格は、14,400円です。");
});

it("says what sending costs behind the price, and where no price is told not at all", async () => {
  const note = fact("shipping", "送料は全国一律770円です。");
  const price = yen("price", "4950");
  const text = "檜の一枚板を使いました。乾きが早いまな板です。";
  expect(await written("檜のまな板", text, [price, note], "ja")).toContain(
    "4,950円です。 送料は全国一律770円です。",
  );
  expect(await written("檜のまな板", text, [note], "ja")).not.toContain("送料");
});

it.each([
  ["Tin Lanterns for Sale in Arden", "visible", false],
  ["Tin Lanterns for Sale in Arden", "user", true],
  ["Tin lantern for sale", "visible", true],
  ["Tin lanterns", "visible", true],
] as const)(
  "says no price of one thing under a title of many: %s, %s [7.3]",
  async (title, source, isSaid) => {
    const price = fact("price", "60", { currency: "USD", source });
    expect((await written(title, LANTERN, [price], "en")).includes("$60")).toBe(isSaid);
  },
);

it.each([
  ["1200 InStock / 1800 InStock", "価格は、1,200円からです。", true],
  ["1200 InStock / 1800 BackOrder", "価格は、1,200円からです。", false],
  ["1200 InStock / 1200 SoldOut", "価格は、1,200円です。", false],
  ["1200 / 1800", "価格は、1,200円からです。", true],
  ["1,200円 – 1,800円 (税込)", "価格は、税込みで1,200円からです。", true],
  ["1200", "価格は、1,200円です。", true],
])(
  "says of variants the lowest price, and a stock that all have: %s [7.3]",
  async (excerpt, said, isInStock) => {
    const facts = [{ ...yen("price", "1200"), ...shownAs(excerpt) }, fact("availability", "InStock")];
    const script = await yokan(facts);
    expect(script).toContain(said);
    expect(script.includes("在庫があります")).toBe(isInStock);
  },
);

it("says no price of one variant where another costs less, and no former one of all [7.3]", async () => {
  const of = (value: string) =>
    yokan([{ ...yen("price", value), ...shownAs("1200 InStock / 1800 InStock") }, yen("list_price", "2000")]);
  expect(await of("1800")).not.toContain("円");
  expect(await of("1200")).toContain("価格は、1,200円からです。");
});

it.each([
  ["メーカー希望小売価格 1,500円(税込)", "希望小売価格1,500円のところ"],
  ["参考価格：1,500円", "参考価格1,500円のところ"],
  ["通常価格 1,500円", "通常1,500円のところ"],
  ["9/2 値下げしました（旧価格 1,500円）", "1,500円から値下げして、"],
  ["当初販売価格: 1,500円", "1,500円から値下げして、"],
])("calls the higher price as the page does: %s [7.3]", async (excerpt, said) => {
  const before = { ...yen("list_price", "1500"), ...shownAs(excerpt) };
  expect(await yokan([yen("price", "1200"), before])).toContain(said);
});

it.each([
  ["月額 1,200円（税込）", "価格は、毎月税込みで1,200円です。"],
  ["1,200円（税込）／月", "価格は、毎月税込みで1,200円です。"],
  ["初月 500円、1,200円（税込）", "価格は、税込みで1,200円です。"],
])("says that it is paid each month, where the page does: %s [7.3]", async (excerpt, said) => {
  expect(await yokan([{ ...yen("price", "1200"), ...shownAs(excerpt) }])).toContain(said);
});

it("tells of each size what it costs, and which of them cannot be had [7.3]", async () => {
  const sizes = (gone: boolean, excerpt = "1,280円（税込）") =>
    fact("price", "1280", {
      currency: "JPY",
      provenance: {
        path: "p",
        excerpt,
        variants: [
          { name: "小箱", price: "1280", stock: "InStock" },
          { name: "大箱", price: "2,480".replace(",", ""), stock: gone ? "OutOfStock" : "InStock" },
        ],
      },
    });
  const stock = fact("availability", "InStock");
  expect(await yokan([sizes(true), stock])).toContain(
    "価格は、税込みで、小箱が1,280円で、大箱は品切れです。",
  );
  expect(await yokan([sizes(true), stock])).not.toContain("在庫があります");
  const shown = { path: "p", excerpt: "カートに入れる", gone: ["大箱"] };
  const unmarked = await yokan([sizes(false), fact("availability", "InStock", { provenance: shown })]);
  expect(unmarked).toContain("価格は、税込みで、小箱が1,280円で、大箱は品切れです。");
  expect(unmarked).toContain("お求めは、");
  expect(await yokan([sizes(false, "1,280円（税込・全６回分）"), stock])).toContain(
    "全6回分の価格は、税込みで、小箱が1,280円、大箱が2,480円です。",
  );
  const both = await yokan([sizes(false, "1,280円"), stock]);
  expect(both).toContain("価格は、小箱が1,280円、大箱が2,480円です。");
  expect(both).toContain("現在、在庫があります。");
});

it("tells kinds of one price together, and no price of those that are gone [7.3]", async () => {
  const kinds = (stock: (string | null)[], amounts = ["980", "980", "1080", "1080"]) =>
    fact("price", "980", {
      currency: "JPY",
      provenance: {
        path: "p",
        excerpt: "980円（税込）",
        variants: ["白小豆", "抹茶", "栗", "柚子"].map((name, at) => ({
          name,
          price: amounts[at] ?? "",
          stock: stock[at] ?? null,
        })) as never,
      },
    });
  expect(await yokan([kinds([])])).toContain(
    "価格は、税込みで、白小豆と抹茶が980円、栗と柚子が1,080円です。",
  );
  expect(await yokan([kinds([null, null, "OutOfStock", "OutOfStock"])])).toContain(
    "価格は、税込みで、白小豆と抹茶が980円で、栗と柚子は品切れです。",
  );
  expect(await yokan([kinds(["OutOfStock"], ["980", "980", "980", "980"])])).toContain(
    "価格は、どれも税込みで980円ですが、白小豆は品切れです。",
  );
});

it("says in a narration that a thing is gone where it comes to the price [7.3]", async () => {
  const gone = [yen("price", "1280"), fact("availability", "OutOfStock")];
  const quiet = await written("栗むし羊羹", YOKAN, gone, "ja", "narration");
  expect(quiet).toContain("1,280円です。 現在は品切れです。");
  expect(await yokan(gone)).toMatch(/羊羹」です。 現在は品切れです。/u);
});

it.each([
  ["価格はすべて税込みです。", true],
  ["表示価格は税込です。", true],
  ["送料はすべて税込です。", false],
  ["価格は税抜きで、送料は税込です。", false],
])("takes a page's own word for the tax of its prices: %s [7.3]", async (note, isSaid) => {
  const variants = [
    { name: "小箱", price: "1280", stock: null },
    { name: "大箱", price: "2480", stock: null },
  ];
  const price = fact("price", "1280", {
    currency: "JPY",
    provenance: { path: "p", excerpt: "1,280円", variants },
  });
  const said = await written("羊羹", `小豆を三日かけて煮た羊羹です。${note}`, [price], "ja");
  expect(said.includes("税込みで、小箱が")).toBe(isSaid);
});

it("says under which condition a first price is asked [7.3]", async () => {
  const variants = [
    { name: "初回", price: "980", stock: null },
    { name: "2回目以降", price: "1480", stock: null },
  ];
  const of = (more: object, sending = "送料無料") =>
    yokan([
      fact("price", "980", {
        currency: "JPY",
        provenance: { path: "p", excerpt: "初回 980円（税込）", variants, ...more },
      }),
      fact("shipping", sending),
    ]);
  // It may be of the first time alone.
  expect(await of({})).not.toContain("送料");
  expect(await of({}, "毎回送料無料")).toContain("送料は無料です。");
  expect(await of({ terms: "3回以上の継続" })).toContain(
    "価格は、税込みで、3回以上の継続を条件に、初回が980円、2回目以降が1,480円です。",
  );
  // Nobody may take it for the price of one.
  expect(await of({})).toContain("定期購入の価格は、税込みで、初回が980円、2回目以降が1,480円です。");
});

it("says of goods that are dear enough that they are sent for nothing [7.3]", async () => {
  const of = (price: string) =>
    yokan([yen("price", price), fact("shipping", "送料500円、11,000円以上で無料")]);
  expect(await of("12800")).toContain("送料は無料です。");
  expect(await of("1280")).toContain("送料は500円で、11,000円以上は無料です。");
});

it("says that a thing can be had, and right behind it which of its colours cannot [7.3]", async () => {
  const stock = (gone: string[], value = "InStock", excerpt = "") =>
    yokan([yen("price", "1280"), fact("availability", value, { provenance: { path: "p", excerpt, gone } })]);
  expect(await stock(["抹茶"])).toContain("現在、在庫がありますが、抹茶は在庫切れです。");
  expect(await stock(["抹茶", "サイズ24"])).toContain("抹茶とサイズ24は在庫切れです。");
  expect(await stock(["一", "二", "三", "四"])).toContain(
    "現在、在庫がありますが、一部の種類は在庫切れです。",
  );
  expect(await stock(["抹茶"], "OutOfStock")).toContain("現在は品切れです。");
  expect(await stock([], "BackOrder", "受注生産のお品です")).toContain("受注生産です。");
});

it("says of the lower end of an English range that it is the lowest [7.3]", async () => {
  const of = (excerpt: string) =>
    lantern([fact("price", "128.00", { currency: "USD", provenance: { path: "p", excerpt } })]);
  expect(await of("$128.00 – $164.00")).toContain("Prices start at $128");
  expect(await of("$128.00 – $96.00")).not.toContain("Prices start at $128");
});

it("tells the sizes that a page shows, whatever its older data says [7.3]", async () => {
  const variants = [
    { name: "小箱", price: "1280", stock: null },
    { name: "大箱", price: "2480", stock: null },
  ];
  const others = [{ value: "980", source: "json-ld" as const, path: "offers.price" }];
  const of = (more: object) =>
    yokan([
      fact("price", "1280", {
        currency: "JPY",
        confidence: 0.36,
        provenance: { path: "p", excerpt: "1,280円", others, ...more },
      }),
    ]);
  expect(await of({ variants })).toContain("小箱が1,280円、大箱が2,480円です。");
  expect(await of({})).not.toContain("1,280円");
});

it("says the prices of two choices by the one that makes them [7.3]", async () => {
  const kinds = (...all: [string, string, string | null][]) =>
    all.map(([name, price, stock]) => ({ name, price, stock }));
  const of = (variants: object) =>
    yokan([
      fact("price", "1280", {
        currency: "JPY",
        provenance: { path: "p", excerpt: "1,280円", variants } as never,
      }),
    ]);
  const all = kinds(["抹茶/小箱", "1280", null], ["抹茶/大箱", "2480", null], ["小豆/小箱", "1280", null]);
  expect(await of(all)).toContain("価格は、小箱が1,280円、大箱が2,480円です。");
  const gone = kinds(
    ["抹茶/小箱", "1280", null],
    ["抹茶/大箱", "2480", null],
    ["小豆/小箱", "1280", "OutOfStock"],
  );
  expect(await of(gone)).toContain("抹茶/大箱が2,480円");
  const other = kinds(["抹茶/小箱", "1280", null], ["抹茶/大箱", "2480", null], ["小豆/小箱", "1480", null]);
  expect(await of(other)).toContain("小豆/小箱が1,480円");
});

it("says of one size alone what is written behind its price [7.3]", async () => {
  const variants = [
    { name: "小箱", price: "1280", stock: null },
    { name: "大箱", price: "2480", stock: null },
  ];
  const price = fact("price", "1280", {
    currency: "JPY",
    provenance: { path: "p", excerpt: "1,280円", variants },
  });
  expect(await yokan([price, fact("shipping", "（税込・送料無料）")])).not.toContain("送料");
  expect(await yokan([price, fact("shipping", "送料は全国一律770円です。")])).toContain(
    "送料は全国一律770円です。",
  );
});

it("takes the dearest that costs as much as the thing did for the thing before its sale [7.3]", async () => {
  const sold = (was: string) =>
    lantern([
      fact("price", "12", { currency: "USD", ...shownAs("12 / 20") }),
      fact("list_price", was, { currency: "USD" }),
    ]);
  expect(await sold("20")).toContain("down from $20");
  expect(await sold("20")).not.toContain("Prices start at");
  expect(await sold("30")).toContain("Prices start at $12");
});

it("calls the lowest of many sizes the lowest, and names none of them [7.3]", async () => {
  const variants = ["一", "二", "三", "四", "五"].map((name, at) => ({
    name: `${name}号`,
    price: String(1280 + 100 * at),
    stock: null,
  }));
  const price = fact("price", "1280", {
    currency: "JPY",
    provenance: { path: "p", excerpt: "1,280円", variants },
  });
  expect(await yokan([price])).toContain("1,280円からです。");
});

it("says when the goods are sent, behind what they cost [7.3]", async () => {
  const sent = fact("shipping", "ご注文から3営業日以内に発送します。");
  expect(await yokan([yen("price", "1280"), sent])).toMatch(
    /1,280円です。.*ご注文から3営業日以内に発送します。/u,
  );
  expect(await yokan([sent])).not.toContain("発送します");
});

const TABLE = ["Option / Item # / Price", "Sampler / 1-A / $11.95", "Full set / 1-C / $16.50 (six lanterns)"];
const optioned = (value: string, rows: string[]) =>
  written("Tin lanterns", LANTERN, [fact("price", value, { currency: "USD" })], "en", "product", rows);

it("says of a table of prices that they begin with the least, and names none of the others [7.3]", async () => {
  expect(await optioned("11.95", TABLE)).toContain("Prices start at $11.95.");
  expect(await optioned("16.50", TABLE)).not.toContain("$");
});

it("leaves a price alone that no table of options has, or one of quantities [7.3]", async () => {
  expect(await optioned("14.25", TABLE)).toContain("They cost $14.25.");
  const many = ["Quantity / Price", "1 to 9 / $16.50", "10 and more / $14.00"];
  expect(await optioned("16.50", many)).toMatch(/costs? \$16\.50\./);
  const parts = ["Part / Price", "Wick / $2.50", "Glass / on request"];
  expect(await optioned("2.50", parts)).toMatch(/costs? \$2\.50\./);
});

it("says how long a sale's price is asked, and nothing of a sale that the price is none of [7.3]", async () => {
  const until = "11月21日19時59分まで";
  const price = (excerpt: string): Fact => ({
    ...yen("price", "1200"),
    provenance: { path: "p", excerpt, until },
  });
  expect(await yokan([price("1,200円"), yen("list_price", "1500")])).toContain(
    "価格は、11月21日19時59分まで、通常1,500円のところ、1,200円です。",
  );
  expect(await yokan([price("セール価格 1,200円")])).toContain("価格は、11月21日19時59分まで、1,200円です。");
  expect(await yokan([price("1,200円")])).toContain("価格は、1,200円です。");
  const variants = [
    { name: "小", price: "1200", stock: null },
    { name: "大", price: "1800", stock: null },
  ];
  const ofSizes = price("セール価格 1,200円");
  expect(
    await yokan([
      { ...ofSizes, provenance: { ...ofSizes.provenance, path: "p", excerpt: "セール", until, variants } },
    ]),
  ).toContain("価格は、11月21日19時59分まで、小が1,200円、大が1,800円です。");
});

it("takes the tax of another amount for no word on the price but that it is the one with tax [7.3]", async () => {
  const of = (excerpt: string) => yokan([{ ...yen("price", "1200"), provenance: { path: "p", excerpt } }]);
  expect(await of("1,200 〜 3,240円（税抜 1,100円〜）")).toContain("価格は、税込みで1,200円からです。");
  expect(await of("1,200円（税抜 980円の品と同じ箱）")).toContain("価格は、1,200円です。");
  expect(await of("1,200円（税抜 600円）")).toContain("価格は、1,200円です。");
  expect(await of("1,200円（税込）")).toContain("価格は、税込みで1,200円です。");
  expect(await of("税抜1,200円")).toContain("価格は、税抜きで1,200円です。");
  expect(await of("本体1,091円＋税 税込 1,200円 15ポイント")).toContain("価格は、税込みで1,200円です。");
});

it("says that a thing is in stock though its line speaks of others that are made to order", async () => {
  const excerpt = "In stock, other sizes made to order";
  const stock = fact("availability", "InStock", { provenance: { path: "p", excerpt } });
  expect(await lantern([fact("price", "12", { currency: "USD" }), stock])).toContain("it is in stock.");
});

it("says once that a thing is made to order", async () => {
  const stock = fact("availability", "BackOrder", { provenance: { path: "p", excerpt: "MadeToOrder" } });
  const facts = [yen("price", "1450"), stock];
  const ruled = `${YOKAN}受注生産のため、お客様のご都合による返品はできません。`;
  expect((await written("栗むし羊羹", ruled, facts, "ja")).match(/受注生産/gu)).toHaveLength(1);
  expect(await written("栗むし羊羹", YOKAN, facts, "ja")).toContain("受注生産です。");
});

it("says of a price below which others of its versions begin that it is one of several [7.3]", async () => {
  const price = fact("price", "195", { currency: "USD", ...shownAs("99.0 InStock / 315.0 InStock") });
  const script = await lantern([price, fact("availability", "InStock")]);
  expect(script).toContain("The version shown on the page costs $195. It is in stock.");
});

it("does not say that something is there whose price it cannot tell [7.3]", async () => {
  expect(await lantern([fact("availability", "InStock")])).not.toContain("in stock");
  expect(await lantern([fact("availability", "OutOfStock")])).toContain("out of stock");
});

it.each([
  ["車体価格 １，２００円（税込）", "送料無料", true],
  ["1,200円", "税込 / 会員は送料無料", true],
  ["1,200円", "（消費税こみ。送料は別です）", true],
  ["1,200円", "送料は税込です", false],
])(
  "reads that tax is included from wide signs, and from the note below a price: %s, %s",
  async (excerpt, note, isTaxed) => {
    const price = { ...yen("price", "1200"), provenance: { path: "p", excerpt } };
    const script = await yokan([price, fact("shipping", note)]);
    expect(script.includes("税込みで1,200円です。")).toBe(isTaxed);
  },
);

it("keeps in a short script that a thing has to be ordered in, and leaves out its measures for that", async () => {
  const rows = [row("寸法", "幅14.5×奥行22×高さ34cm"), row("質量", "2.7kg")];
  const stock = (value: string) => fact("availability", value, { provenance: { path: "p", excerpt: "" } });
  const text = `${YOKAN}木の枠で二時間蒸します。上の面がなめらかに仕上がります。栗は隣村の農家から届きます。`;
  const saidOf = (value: string) =>
    written("栗むし羊羹", text, [yen("price", "1200"), ...rows, stock(value)], "ja", "narration", [], 26);
  expect(await saidOf("BackOrder")).toContain("お取り寄せでのご用意となります。");
  expect(await saidOf("BackOrder")).not.toContain("2.7kg");
  expect(await saidOf("InStock")).toContain("2.7kg");
});

it("says where the prices begin of kinds that only codes name, and no stock of one of them", async () => {
  const variants = [
    { name: "AK-10-450", price: "1200", stock: "InStock" as const },
    { name: "AK-20-450", price: "1800", stock: null },
  ];
  const price = { ...yen("price", "1200"), provenance: { path: "p", excerpt: "1,200円", variants } };
  const script = await yokan([price, yen("list_price", "1500"), fact("availability", "InStock")]);
  expect(script).toContain("価格は、1,200円からです。");
  expect(script).not.toContain("在庫");
  expect(script).not.toContain("AK-10");
});

it("calls what has been bid so far no price", async () => {
  const script = (texts: string[]) =>
    written("栗むし羊羹", YOKAN, [yen("price", "1200")], "ja", "product", texts);
  expect(await script(["自動延長: あり", "開始時の価格: 100円"])).toContain("現在の入札額は、1,200円です。");
  expect(await script(["個数: 1"])).toContain("価格は、1,200円です。");
});

it("leaves its sending out where there is much to tell of a thing, and keeps to what a subscription binds", async () => {
  const long =
    YOKAN +
    "木の枠で二時間蒸します。上の面がなめらかに仕上がります。栗は隣村の農家から届きます。" +
    "皮は手でむき、渋を三度抜きます。餡は前の晩から火にかけ、朝の四時に練り上げます。枠から外して半日置くと、切り口がそろいます。冬は十日、夏は五日もちます。";
  const sent = fact("shipping", "送料は全国一律600円です。");
  const said = (text: string, seconds: number) =>
    written("栗むし羊羹", text, [yen("price", "1200"), sent], "ja", "product", [], seconds);
  expect(await said(long, 40)).not.toContain("送料");
  expect(await said(YOKAN, 60)).toContain("送料は全国一律600円です。");
});
