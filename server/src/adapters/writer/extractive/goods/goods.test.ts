import { describe, expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";
import { subjectOf } from "../subject.ts";
import { listed as itemsOf } from "./lists/is-listing.ts";
import { listingBuilder } from "./lists/listing.ts";

const heading = (text: string, level = 3): Block => ({ kind: "heading", level, text });
const line = (text: string): Block => ({ kind: "list_item", text });
const said = (text: string): Block => ({ kind: "paragraph", text });
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
const page = (title: string, blocks: Block[], more: Partial<Page> = {}): Page => ({
  url: "https://shop.example/goods",
  title,
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
  ...more,
});

async function written(of: Page, targetSeconds = 60): Promise<string> {
  const settings = { style: "product" as const, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(of, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join(" ");
}

describe("a script of a list", () => {
  it("says each thing with its own price, and how many there are where the page says so", async () => {
    const shelf = [
      said("24 products"),
      heading("Oak stool"),
      line("$40"),
      heading("Oak bench"),
      line("$120 $95"),
    ];
    const more = [heading("Ash shelf"), line("$60"), heading("Elm tray"), line("$18.5")];
    const script = await written(page("Winter woods", [...shelf, ...more]));
    expect(script).toContain("Here are a few of the 24 products.");
    expect(script).toContain("The list begins with Oak stool, for $40.");
    expect(script).toContain("Oak bench, for $95.");
    expect(script).toContain("Elm tray, for $18.50.");
    expect(script).not.toContain("$120");
  });

  it.each([
    ["en", "news", "The rest is on the page."],
    ["ja", "news", "以上、お伝えしました。"],
    ["ja", "talk", "くわしくは、元のページにあります。"],
  ] as const)("closes where its length leaves hardly any time: in %s, %s", (language, style, end) => {
    const shelf = ["Oak stool", "Oak bench", "Ash shelf", "Elm tray"].flatMap((name, at) => [
      heading(name),
      line(language === "ja" ? `${at + 2},000円` : `$${at + 2}0`),
    ]);
    const of = page("Winter woods", shelf, { language });
    const { build } = listingBuilder(of, itemsOf(of), subjectOf(of, { style }), () => true);
    const told = build(20, { isExact: false, isUnclosed: true });
    expect(told.at(-1)?.map(({ text }) => text)).toEqual([end]);
  });

  it.each(["12 products per page", "3 products"])("takes for no count of its things: %s", async (count) => {
    const things = ["Oak stool", "Oak bench", "Ash shelf", "Elm tray"];
    const shelf = things.flatMap((name, at) => [heading(name), line(`$${at + 2}0`)]);
    expect(await written(page("Winter woods", [line(count), ...shelf]))).not.toContain("products");
  });

  it("says the price of one thing beside best sellers, where words on its own stock and its number tell it [7.3]", async () => {
    const best = ["Oak hoe", "Ash rake", "Elm spade", "Pine dibber"].map((name, at) =>
      line(`${at + 1}. ${name} $${at + 4}6.00`),
    );
    const text = said(
      "The fork loosens a bed of clay without turning it over, and it needs no engine at all.",
    );
    const price = fact("price", "214.00", { currency: "USD" });
    const known = [fact("name", "Wide Fork"), price, fact("availability", "BackOrder")];
    const of = (facts: Fact[]) => written(page("Wide Fork", [...best, text], { type: "product", facts }));
    expect(await of([...known, fact("sku", "WF-27")])).toContain("It costs $214.");
    expect(await of(known)).not.toContain("$214");
  });

  it("says no one price for a whole page of things", async () => {
    const cards = ["Oak desk", "Ash desk", "Elm desk", "Pine desk"].flatMap((name, index) => [
      heading(name),
      line(`$${index + 2}00`),
    ]);
    const facts = [fact("price", "99.99", { currency: "USD" })];
    const script = await written(page("Desks", cards, { type: "product", facts }));
    expect(script).not.toContain("99.99");
  });

  it("says of a thing what its text says, without its day and in no voice of its own", async () => {
    const shelf = ["Stool", "Bench", "Shelf", "Tray"].flatMap((name, index) => [
      heading(`Oak ${name}`),
      line(`$${index + 2}0`),
      said(
        `Dec 5, 2025 The wood has been dried for nine years. We carve every ${name.toLowerCase()} by hand.`,
      ),
    ]);
    const script = await written(page("Winter woods", shelf), 120);
    expect(script).toContain("The wood has been dried for nine years.");
    // Nobody knows who says "we" in the words about one thing.
    expect(script).not.toMatch(/2025|[Ww]e carve|site carves/);
  });

  it("says in Japanese what a thing is, when and where", async () => {
    const events = ["朝市の会", "染めものの日", "灯台の夜", "星を見る会"].flatMap((name, index) => [
      line(name),
      line(`日時：11月${index + 3}日 場所：浜町公民館 参加費：${index + 2}00円 雨でも行います。`),
    ]);
    const script = await written(page("浜町の催し", events, { language: "ja" }));
    expect(script).toContain("まずは、「朝市の会」です。");
    expect(script).toContain("11月3日、浜町公民館で開かれ、参加費は200円です。");
  });
});

describe("a page of names without sentences", () => {
  const names = [
    "Oak Side Table",
    "Elm Side Table",
    "Ash Reading Chair",
    "Pine Bread Board",
    "Larch Coat Rack",
  ];

  it("names five of its things and says that there are others", async () => {
    const script = await written(page("Winter woods", [...names, "Beech Salt Box"].map(line)));
    expect(script).toContain(
      "The page lists Oak Side Table, Elm Side Table, Ash Reading Chair, Pine Bread Board, Larch Coat Rack and others.",
    );
  });

  it("names one of several forms of a thing, behind what the page says of them all", async () => {
    const about = {
      kind: "paragraph" as const,
      text: "The workshop has made tables and chairs of wood from the valley since 1931.",
    };
    const forms = ["Oak Side Table", "Oak Side Table Top", ...names.slice(1), "Beech Salt Box"];
    const script = await written(page("Winter woods", [about, ...forms.map(line)]));
    expect(script).toContain("tables and chairs of wood from the valley");
    expect(script).toContain("The page lists Oak Side Table, Elm Side Table, Ash Reading Chair,");
  });

  it("says nothing of a page with fewer", async () => {
    expect(await written(page("Winter woods", names.map(line)))).not.toContain("The page lists");
  });
});

describe("a script of a product", () => {
  it("tells of the maker what the page says as we", async () => {
    const text =
      "The Tarn is a pack for short walks. Our straps are sewn by hand from canvas that lasts for decades.";
    const facts = [fact("name", "Tarn 25 Pack"), fact("brand", "Tarn")];
    const script = await written(page("Tarn 25 Pack", [said(text)], { type: "product", facts }));
    expect(script).toContain("Tarn’s straps are sewn by hand");
    expect(script).not.toMatch(/\bour\b/i);
  });

  it("says in Japanese where use and care begin, and nothing of the guarantee", async () => {
    const blocks = [
      said("籠は、浜の職人が竹を割って編みます。目は細かく、豆もこぼれません。"),
      said(
        "【お手入れ】 はじめの三回は、水だけで洗ってください。よく乾かすと長持ちします。 【保証】 一年のあいだ無料で直します。",
      ),
    ];
    const script = await written(page("竹の籠", blocks, { language: "ja", type: "product" }));
    expect(script).toContain("次は、お手入れです。 はじめの三回は、水だけで洗ってください。");
    expect(script).not.toContain("無料で直します");
    // A head that says when is no thing that is told of.
    const begun = blocks.map((block) => ({ ...block, text: block.text.replace("お手入れ", "使いはじめ") }));
    const other = await written(page("竹の籠", begun, { language: "ja", type: "product" }));
    expect(other).toContain("次は、使いはじめにすることです。 はじめの三回は、");
  });

  it("gives a Japanese sentence without a verb its predicate where it has a topic", async () => {
    const text = "編み目は三百。取っ手が二本あり、重い荷にも耐えます。ふたは、桐の板。食器洗い機と、直火。";
    const script = await written(page("竹の籠", [said(text)], { language: "ja", type: "product" }));
    expect(script).toContain("ふたは、桐の板です。");
    expect(script).not.toContain("直火");
  });

  it("takes a share of a fabric for no feature, and a customer club for nothing to tell", async () => {
    const blocks = [
      line("Puff sleeves"),
      line("A loose fit"),
      line("100% linen"),
      said("Join our customer club for summer news."),
    ];
    const script = await written(page("Linen Shirt", blocks, { type: "product" }));
    expect(script).toContain("puff sleeves and a loose fit");
    expect(script).toContain("It is made of 100% linen.");
    expect(script).not.toMatch(/It has 100%|, 100%|club/);
  });

  it("names five of what lies in a box, and says that there is more", async () => {
    const parts = ["Steel pot", "Lid", "Pan", "Ladle", "Cloth", "Brush", "Tongs"].map(line);
    const blocks = [heading("What's included"), ...parts];
    const script = await written(page("Camp Kitchen Set", blocks, { type: "product" }));
    expect(script).toContain("It comes with a steel pot, a lid, a pan, a ladle, a cloth and more.");
  });

  const product = (blocks: Block[]) =>
    page("Harbour lamp", blocks, {
      type: "product",
      facts: [fact("name", "Harbour lamp"), fact("price", "80", { currency: "USD" })],
    });

  it("leaves the words below one customer's to the customers", async () => {
    const script = await written(
      product([
        said("The lamp is turned from a single piece of beech and oiled by hand."),
        said("I bought this for my mother and she uses it every day."),
        said("The switch feels a little loose after a month of use."),
      ]),
    );
    expect(script).toContain("single piece of beech");
    expect(script).not.toContain("loose");
  });

  it('takes what one who sells tells of it as "I" for no customer\'s words', async () => {
    const script = await written(
      product([
        said("Thanks for stopping by my little studio! I love to light this lamp."),
        said("The foot is turned from a single piece of beech and oiled twice by hand."),
      ]),
    );
    expect(script).toContain("single piece of beech");
    expect(script).not.toContain("I love");
  });

  const MAKING = said("The lamp is turned from a single piece of beech and oiled by hand in our village.");
  const LIGHT = said("The light falls evenly on the page and does not tire the eyes in the evening.");

  it("says the maker's own history of no product", async () => {
    const maker = said("The brand was founded by three sisters who wanted to bring light to every kitchen.");
    const script = await written(product([maker, MAKING, LIGHT]), 90);
    expect(script).toContain("single piece of beech");
    expect(script).not.toContain("sisters");
  });

  it("says no note on the page's pictures", async () => {
    const note = said(
      "Product imagery and photography on this page are illustrative only, as are its colours.",
    );
    expect(await written(product([MAKING, note, LIGHT]), 90)).not.toContain("imagery");
  });

  it("names the maker, unless the thing's own name is most of it", async () => {
    const by = (brand: string) =>
      written(page("Reading lamp", [MAKING], { type: "product", facts: [fact("brand", brand)] }));
    expect(await by("Harbour Mill")).toContain("by Harbour Mill");
    expect(await by("The Reading Lamp")).not.toContain("by The");
  });

  it("names no maker of a department, in which many have their goods", async () => {
    const by = (title: string, ...more: Fact[]) =>
      written(page(title, [MAKING], { type: "product", facts: [fact("brand", "Harbour Mill"), ...more] }));
    expect(await by("Reading lamps")).not.toContain("Harbour Mill");
    expect(await by("Reading lamps", fact("price", "40", { currency: "USD" }))).toContain("by Harbour Mill");
    expect(await by("Reading lamps 24", fact("sku", "HM-24"))).toContain("by Harbour Mill");
    const own = [MAKING, said("Harbour Mill bends each shade by hand."), said("Write to Harbour Mill.")];
    const facts = [fact("brand", "Harbour Mill")];
    expect(await written(page("Reading lamps", own, { type: "product", facts }))).toContain(
      "by Harbour Mill",
    );
  });

  it("makes sentences of bare phrases: what the thing is, what it has, each with its article", async () => {
    const script = await written(
      product([
        said("Folding reading lamp in beech. Elastic cord. Round foot of cast iron."),
        said("Shade diameter of 24 cm."),
        said("- Narrow switch on the cord - Woven cable - Warm glow - No surprises"),
      ]),
    );
    expect(script).toContain("It is a folding reading lamp in beech.");
    expect(script).toContain("It has an elastic cord and a round foot of cast iron.");
    expect(script).toContain("It also has a shade diameter of 24 cm, as well as a narrow switch");
    expect(script).toContain("a narrow switch on the cord, a woven cable and a warm glow.");
    expect(script).not.toContain("surprises");
  });

  it("takes a phrase with its own article for the thing, and a slogan between sentences for none of its parts", async () => {
    const script = await written(
      product([
        said("The foot is oiled by hand. A quiet companion for long evenings."),
        said("The cord runs to the wall. Born from skate."),
        said("The glow is even. Timeless Nordic craft."),
      ]),
    );
    expect(script).toContain("It is a quiet companion for long evenings.");
    expect(script).not.toMatch(/It has|born|craft/i);
  });

  it("takes no line of what the thing is, with its size, for a part of it", async () => {
    const script = await written(product([MAKING, said("Bedside light, 24 cm."), said("The glow is even.")]));
    expect(script).not.toContain("bedside light");
  });

  it("says measures of parts and kinds of parts as a person would", async () => {
    const rows = ["Shade diameter: 24 cm", "Cord length: 180 cm", "Display: Analog", "Height: 17"];
    const script = await written(product([MAKING, ...rows.map(said)]), 90);
    expect(script).toContain(
      "It has an analog display, a shade diameter of 24 cm and a cord length of 180 cm.",
    );
    expect(script).not.toContain("17");
  });

  const bag = (blocks: Block[], title = "Harbour lamp") => ({ ...product(blocks), title });

  it("says rows that a shop writes as lines, the three sides in one sentence", async () => {
    const lines = ["Height: 17 cm (one size)", "Length: 9 cm", "Width: 4 cm", "Fastening: Zip"].map(said);
    const script = await written(bag([...lines, said("Article number: TO153-J11")]));
    expect(script).toContain("It is 9 cm long, 4 cm wide and 17 cm high. It closes with a zip.");
    expect(script).not.toContain("TO153");
    const woven = await written(bag([line("60% Wool, 40% Linen")]));
    expect(woven).toContain("It is made of 60% wool and 40% linen.");
  });

  it("says what a thing is where only the title says so", async () => {
    const script = await written(bag([], "Harbour lamp - Folding reading lamp - black"));
    expect(script).toContain("introduce the Harbour lamp, a folding reading lamp.");
  });

  it("takes a paragraph of short calls for no list of parts [7.3]", async () => {
    const script = await written(
      product([
        said("Cold hands. Wet tent. Hot tea in three minutes."),
        said("The lamp has a shade of paper."),
      ]),
    );
    expect(script).not.toContain("cold hands");
    expect(script).toContain("has a shade of paper.");
  });

  it("names the points of a list that are no sentences, and no sizes, links or care", async () => {
    const points = [
      "Brushed brass joints without screws",
      "Shade of recycled paper",
      "Do not bleach",
      "Sizes & fit",
    ];
    const script = await written(bag([...points, "Maritime Blue", "XL"].map(line)));
    expect(script).toContain("It has brushed brass joints without screws and a shade of recycled paper.");
    expect(script).not.toMatch(/bleach|Sizes|Maritime|XL/);
  });

  it("says for whom a thing is where only the heading has the verb", async () => {
    const meant = (heading_: string) =>
      written(product([MAKING, heading(heading_), said("Late readers and light sleepers.")]));
    expect(await meant("Who it’s for")).toContain("It is for late readers and light sleepers.");
    expect(await meant("Our customers")).not.toContain("late readers");
  });

  it("takes what lies in the box for no feature", async () => {
    const items = ["A woven cable with a plug", "A round foot of cast iron"].map(line);
    const script = await written(product([MAKING, heading("In the box"), ...items]));
    expect(script).toContain("It comes with a woven cable with a plug and a round foot of cast iron.");
    expect(script).not.toContain("It has");
  });

  it("names the thing once more at the end, where its name is short", async () => {
    const stocked = (name: string) =>
      written({
        ...product([MAKING, said("The village has one mill.")]),
        title: name,
        facts: [
          fact("name", name),
          fact("price", "80", { currency: "USD" }),
          fact("availability", "InStock"),
        ],
      });
    expect(await stocked("Lantern Road")).toContain("You can order Lantern Road on");
    expect(await stocked("Harbour lamp")).toContain("You can order the lamp on");
    expect(await stocked("The Small Village")).not.toContain("order the village");
    expect(await stocked("Lantern Road Deluxe Second Edition")).toContain("You can order it on");
  });

  it("says no row whose figure the text has told", async () => {
    const rows = ["Cord length: 180 cm", "Shade diameter: 24 cm"].map(line);
    const blocks = [MAKING, said("The cord of 180 cm reaches the floor."), ...rows];
    const script = await written(product(blocks));
    expect(script).toContain("has a shade diameter of 24 cm.");
    expect(script).not.toContain("cord length");
  });

  it("gives a name that begins like a predicate no verb of its own", async () => {
    const script = await written(bag([line("Safe Glow dims the shade by itself after an hour of reading.")]));
    expect(script).toContain("Safe Glow dims the shade by itself");
    expect(script).not.toContain("It is safe");
  });

  it("tells nothing of a shop's plans, gifts and accounts", async () => {
    const shop = "After purchase, you will receive an email with further information about the lamp.";
    const plan = "The Bright Protection Plan covers replacement costs without hidden fees for two years.";
    const own = "The lamp is turned from a single piece of beech and oiled by hand in our village.";
    const script = await written(bag([said(own), said(shop), said(plan)]));
    expect(script).toContain("single piece of beech");
    expect(script).not.toMatch(/purchase|Plan/);
  });

  const inJapanese = (blocks: Block[]) =>
    page("杉の踏み台", blocks, {
      type: "product",
      language: "ja",
      facts: [fact("name", "杉の踏み台"), fact("price", "8800", { currency: "JPY" })],
    });
  const row = (text: string): Block => ({ kind: "table_row", text });

  it("quotes customers who sign with a name and a month, and tells nothing of theirs as its own", async () => {
    const blocks = [
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
      line("磯部さん（10月）"),
      line("母の台所で毎日使っています。布を敷くと滑りません。"),
    ];
    const script = await written(inJapanese(blocks));
    expect(script).toContain("釘を使わず、木の栓で留めています。");
    expect(script).toContain("「母の台所で毎日使っています」という声");
    expect(script).not.toContain("布を敷くと");
  });

  it("takes the words below a bare signature for the customer's", async () => {
    const blocks = [
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
      said("磯部 さん"),
      said("母の台所で滑らずに使えます。布を敷くと音もしません。"),
    ];
    const script = await written(inJapanese(blocks));
    expect(script).toContain("「母の台所で滑らずに使えます」という声");
    expect(script).not.toContain("布を敷くと");
  });

  it("tells a description that stands below a table of variants", async () => {
    const blocks = [
      row("生成り / ○ / △"),
      row("墨 / × / ○"),
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
    ];
    expect(await written(inJapanese(blocks))).toContain("釘を使わず、木の栓で留めています。");
  });

  it("reads no row of measures as a sentence", async () => {
    const blocks = [
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
      said("幅 約30cm／高さ 約22cm／重さ 約1.8kg 手仕事のため、一割ほど大きさが異なります。"),
    ];
    expect(await written(inJapanese(blocks))).not.toContain("／");
  });
});

it("leaves out what stands in brackets by itself", async () => {
  const text = "The stool is made of oak that grew beside the mill. (It darkens with the years. Be patient.)";
  const more = "The legs are turned by hand, and the seat is wide (40 cm) and waxed.";
  const script = await written(
    page("Oak stool", [said(text), said(more)], { type: "product", facts: [fact("name", "Oak stool")] }),
  );
  expect(script).toContain("oak that grew beside the mill.");
  expect(script).not.toContain("Be patient");
  expect(script).toContain("(40 cm)");
});

it("says of a point of a list whether it is the thing or a part of it, and introduces advice on its care", async () => {
  const stool = page(
    "Oak stool",
    [
      said("The stool is made of oak that grew beside the mill, and it carries ninety kilos."),
      heading("Why you will like it", 2),
      line("A seat that stays warm on the coldest days of winter."),
      line("A stool that folds flat under the bed within a moment."),
      heading("Care", 2),
      said("Don't put it in the rain. Wax it with care in the spring, because oak dries in the sun."),
    ],
    { type: "product", facts: [fact("name", "Oak stool")] },
  );
  const script = await written(stool);
  expect(script).toContain("It has a seat that stays warm on the coldest days of winter.");
  expect(script).toContain("It is a stool that folds flat under the bed within a moment.");
  expect(script).toContain("There is some advice on its care, too. Don't put it in the rain.");
});

it("tells of a thing on a list no phrase whose only verb is in its clause, and asks nothing", async () => {
  const shelf = (name: string, price: string, text: string) => [heading(name), line(price), line(text)];
  const script = await written(
    page("Winter woods", [
      said("Here is everything that the mill makes of oak. Not sure which wood you need?"),
      ...shelf("Oak stool", "$40", "A low seat for people who sit beside the fire."),
      ...shelf("Oak bench", "$120", "The bench you want in a hall that nobody heats."),
      ...shelf("Elm tray", "$18", "The tray holds the cups you use each day."),
      ...shelf("Ash shelf", "$60", "It carries forty books and one cat."),
    ]),
  );
  expect(script).toContain("The tray holds the cups you use each day.");
  expect(script).not.toContain("The bench you want");
  expect(script).not.toContain("Not sure which");
});

it("tells a line of the box as what lies in it, or not at all [7.3]", async () => {
  const of = (head: string) =>
    page(
      "Oak loom",
      [
        said("The loom is built of oak and weaves cloth as wide as a door. It stands on three legs of ash."),
        heading(head),
        line("Loom and 6-foot strap (attached)"),
        line("The comb in its sleeve frees any thread that is stuck."),
      ],
      { type: "product", facts: [fact("name", "Oak loom")] },
    );
  expect(await written(of("In the box"))).not.toContain("The comb in its sleeve");
  expect(await written(of("Its parts"))).toContain("The comb in its sleeve");
});
