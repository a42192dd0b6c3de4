import { expect, it } from "vitest";
import type { PageType } from "#kernel/vocabulary";
import { headingBlock as heading, saidBlock as said } from "#test/text-page";
import { sectionsOf } from "./sections.ts";
import { isChrome } from "./text/wording.ts";

const kinds = (...texts: string[]) =>
  sectionsOf(
    texts.map((text) => (text.startsWith("# ") ? heading(text.slice(2)) : said(text))),
    "article",
  ).map(({ kind }) => kind);

it("tells all of a page whose own title names its questions [7.3]", () => {
  const blocks = [
    heading("Frequently asked questions", 1),
    said("The mill lends 14 looms."),
    heading("Joining"),
  ];
  expect(sectionsOf(blocks, "article").map(({ kind }) => kind)).toEqual(["own", "own", "own"]);
});

it("tells all below the only heading of a page, whatever it is called [7.3]", () => {
  const below = (...others: string[]) =>
    sectionsOf(
      [
        heading("Oiling your loom: frequently asked questions", 1),
        said("Oil it in May."),
        ...others.map((one) => heading(one)),
      ],
      "article",
    )[1]?.kind;
  expect(below()).toBe("own");
  expect(below("Joining", "Leaving")).toBe("unspoken");
});

it("takes the headline above a whole text for no part that leads elsewhere", () => {
  const kindsBelow = (first: string, level: number) =>
    sectionsOf(
      [
        heading(first, level),
        said("水車小屋は、粉を入れる木箱の貸し出しを春から始めます。"),
        heading("■ 背景", 3),
        said("紙の袋は三年で四割高くなりました。"),
      ],
      "article",
    ).map(({ kind }) => kind);
  const headline = "返却は粉屋が取りに行くだけ。町の水車小屋が木箱を貸し出します";
  expect(kindsBelow(headline, 2)).toEqual(["own", "own", "own", "own"]);
  expect(kindsBelow("返品・返却について", 2)).toEqual(Array.from({ length: 4 }, () => "unspoken"));
});

it("takes a long title below a notice of the shop for no part that leads elsewhere", () => {
  const kindsBelow = (title: string) =>
    sectionsOf(
      [said("赤字の日は水車を止めます。"), heading(title, 1), said("石臼でゆっくりひいた粉です。")],
      "product",
    ).map(({ kind }) => kind);
  expect(kindsBelow("【送料無料】石臼びきの小麦粉 500g×6袋セット 全粒粉")).toEqual(["own", "own", "own"]);
  expect(kindsBelow("送料とお届けについて")).toEqual(["own", "unspoken", "unspoken"]);
  expect(kindsBelow("店長コメント")).toEqual(["own", "own", "own"]);
  expect(kindsBelow("コメント")).toEqual(["own", "unspoken", "unspoken"]);
});

it("tells the answers below a heading of questions, and no list of links below it", () => {
  const answer = "Looms last for forty years.";
  expect(kinds("# Loom FAQs", "# How long do looms last?", answer)).toEqual(["own", "own", "own"]);
  expect(kinds("# FAQ", "How long do looms last?", answer)).toEqual(["unspoken", "unspoken", "unspoken"]);
  expect(kinds("# FAQ", "Orders and money back", answer)).toEqual(["unspoken", "unspoken", "unspoken"]);
});

it("leaves out of goods what buyers ask below a line that says so, up to the next heading", () => {
  const kindsBelow = (line: string) =>
    sectionsOf(
      [heading("Loom", 1), said(line), said("Will it fit a hall?"), said("Yes."), heading("Size")],
      "product",
    ).map(({ kind }) => kind);
  const untold = "unspoken";
  expect(kindsBelow("Frequently Asked Questions")).toEqual(["own", untold, untold, untold, "own"]);
  expect(kindsBelow("Made of oak in Tarn.")).toEqual(["own", "own", "own", "own", "own"]);
});

it("ends a section with the box of its heading, and tells what the one who asked says last", () => {
  const of = (post: number, text: string) => ({
    ...(text.startsWith("# ") ? heading(text.slice(2)) : said(text)),
    post,
  });
  const kindsOf = (head: string) =>
    sectionsOf(
      [
        of(0, "水車は直せますか。"),
        of(1, "軸に油を差します。"),
        of(1, head),
        of(1, "回りました。"),
        of(2, "羽根も見ます。"),
      ],
      "article",
    ).map(({ kind }) => kind);
  expect(kindsOf("# コメント")).toEqual(["own", "own", "unspoken", "unspoken", "own"]);
  expect(kindsOf("# 質問者からのお礼コメント")).toEqual(["own", "own", "own", "own", "own"]);
});

it("takes the title of a Japanese page for no part that leads elsewhere", () => {
  const kindsWith = (...heads: string[]) =>
    sectionsOf(
      heads.flatMap((text) => [{ ...heading(text), level: 1 }, said("水車の粉を、毎朝お届けします。")]),
      "article",
    ).map(({ kind }) => kind);
  expect(kindsWith("水車の粉の配送サービス")).toEqual(["own", "own"]);
  expect(kindsWith("水車の粉", "配送サービス").slice(0, 2)).toEqual(["own", "own"]);
  const below = (note: string) => [
    said(note),
    { ...heading("水車の交換は高いですか"), level: 1 },
    said("二社から聞きました。"),
  ];
  expect(sectionsOf(below("2回答"), "article").map(({ kind }) => kind)).toEqual(["own", "own", "own"]);
  expect(sectionsOf(below("水車の粉を、毎朝お届けしています。"), "article").map(({ kind }) => kind)).toEqual([
    "own",
    "unspoken",
    "unspoken",
  ]);
  expect(kindsWith("配送について", "関連リンク")).toEqual(["unspoken", "unspoken", "unspoken", "unspoken"]);
});

it("takes a question of what is allowed for no small print", () => {
  expect(kinds("# Are raw oats legal?", "Oats are legal in all valleys.")).toEqual(["own", "own"]);
  expect(kinds("# Legal", "Oats are sold as seen.")).toEqual(["unspoken", "unspoken"]);
});

it.each<[string, PageType, boolean]>([
  ["Looms are programmed in JavaScript and in Rust.", "article", false],
  ["The framework compiles to HTML, JavaScript, and CSS.", "article", false],
  ["Please enable JavaScript to see the looms.", "article", true],
  ["JavaScript is off.", "article", true],
  ["JavaScript is not available.", "article", true],
  ["This site works better with JavaScript.", "article", true],
  ["このサイトではJavaScriptを使用しています。", "article", true],
  ["JavaScriptの設定を変更してください。", "product", true],
  ["The looms are programmed in JavaScript.", "product", true],
])("tells of a language that programs are written in, and not of a page's own: %s", (text, type, chrome) => {
  expect(isChrome(text, type)).toBe(chrome);
});

it("tells nothing that somebody has paid for", () => {
  const ad = "The loom of Reed and Sons is known in every valley.";
  expect(kinds("# A loom that never stops (Sponsored)", ad)).toEqual(["unspoken", "unspoken"]);
  expect(kinds("# Looms [Advertisement]", ad)).toEqual(["unspoken", "unspoken"]);
  expect(kinds("# The fair that the mill sponsored", ad)).toEqual(["own", "own"]);
  expect(kinds("# Employer-sponsored insurance", ad)).toEqual(["own", "own"]);
  expect(kinds("# Sponsored research", ad)).toEqual(["own", "own"]);
});

it("tells no words of those who cooked a dish as the page's own [7.3]", () => {
  const below = (heading: string, above = "# 材料（4人分）") =>
    kinds(above, "里芋 8個", `# ${heading}`, "酢を半分にして作りました。").at(-1);
  for (const heading of [
    "作った人の声(37)",
    "みんなのつくれぽ",
    "コメント（3件）",
    "読者の感想",
    "レビュー一覧",
  ])
    expect(below(heading)).toBe("unspoken");
  for (const heading of ["職人の声", "食べてみた感想", "おいしく作るコツ", "大人のおやつ"])
    expect(below(heading)).toBe("own");
  expect(below("利用した人の声", "# 施設の案内")).toBe("own");
});

it("tells the answers of Japanese questions below smaller headings, and no list of links [7.3]", () => {
  const below = (...texts: string[]) =>
    sectionsOf([heading("よくあるご質問", 2), heading("保管のこと", 3), ...texts.map(said)], "article")
      .map(({ kind }) => kind)
      .at(-1);
  expect(below("解約に手数料はかかりますか。", "手数料はかかりません。")).toBe("own");
  expect(below("解約と返金のご案内", "送料のご案内")).toBe("unspoken");
});

it("takes a section that tells when a place is closed for its own, and one of mere news not [6.2]", () => {
  const kindBelow = (text: string) =>
    sectionsOf(
      [
        { kind: "heading", text: "お知らせ", level: 2 },
        { kind: "paragraph", text },
      ],
      "article",
    ).at(-1)?.kind;
  expect(kindBelow("プールは、7月6日から休止します。")).toBe("own");
  expect(kindBelow("新しい写真を載せました。")).toBe("unspoken");
});

it("takes words below a paragraph that names customers for theirs, up to the next such line [7.3]", () => {
  const shop = "石臼で挽いた粉を、少し粗い粒と合わせて作りました。";
  const texts = [
    shop,
    "使った方の声",
    "孫まで欲しがるので二箱に増やしました。",
    "商品の詳細",
    "原料は三つだけです。",
  ];
  expect(sectionsOf(texts.map(said), "product").map(({ kind }) => kind)).toEqual([
    "own",
    "review",
    "review",
    "own",
    "own",
  ]);
});

it("takes a head that ends like a customer's name for none [7.3]", () => {
  const shop = "石臼で挽いた粉を、少し粗い粒と合わせて作りました。";
  for (const head of ["◆主な仕様", "地の模様"])
    expect(sectionsOf([shop, head, "寸法は12cmです。"].map(said), "product").at(-1)?.kind).toBe("own");
  expect(sectionsOf([shop, "川辺 様", "軽くて驚きました。"].map(said), "product").at(-1)?.kind).toBe(
    "review",
  );
});

it("hears customers below stars with a title, and below the place and day of a review", () => {
  const kindsBelow = (line: string) =>
    sectionsOf(
      [
        said("The loom folds flat and stands in a corner."),
        said(line),
        said("This is a great piece of work."),
      ],
      "product",
    ).map(({ kind }) => kind);
  expect(kindsBelow("5.0 out of 5 stars The feeling of oak")).toEqual(["own", "review", "review"]);
  expect(kindsBelow("Reviewed in the United States on March 10, 2020")).toEqual(["own", "review", "review"]);
  expect(kindsBelow("4.4 out of 5 stars 220 ratings")).toEqual(["own", "own", "own"]);
});

it("hears customers around the answer of a Japanese shop", () => {
  const kinds = sectionsOf(
    [
      said("湯で煮たあと、浜の棚で丸一日、天日に当てたいりこを袋に詰めています。"),
      said("【店より】6月発送分から箱の中の緩衝材を増やしております。"),
      said("猫が袋の前から動きません。"),
    ],
    "product",
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(["own", "review", "review"]);
});

it.each([
  "こんにちは、三代目の魚利一朗です。",
  "はじめまして、店主の桐山と申します。",
  "ご不便をおかけしました。",
  "バイヤーの石黒です。",
  "身長158cm、ふだんはMサイズです。",
  "36を着ています。",
])("tells no greeting, no excuse and no member of a shop: %s", (text) => {
  expect(isChrome(text, "product")).toBe(true);
});

it("tells for how tall a child goods are", () => {
  expect(isChrome("身長40cmから105cmまで使えます。", "product")).toBe(false);
});

it("tells a thing that is called by a greeting", () => {
  expect(isChrome("「こんにちは」は、朝の挨拶を刻んだ木の札です。", "product")).toBe(false);
});

it.each([
  "Please make sure that you are posting in the form of a question.",
  "Please enter a question.",
  "Required fields are marked *.",
  "This product was added to our catalog on Tuesday.",
  "Actual product packaging may contain more than what is shown.",
  "Statements about dietary supplements have not been evaluated.",
])("does not tell what a shop asks of those who write there: %s", (text) => {
  expect(isChrome(text, "product")).toBe(true);
});

it("takes stars with a number of reviews above a description for no customer's signature", () => {
  const kindBelow = (line: string) =>
    sectionsOf(["The oak lamp stands in the hall.", line, "Its doors open wide."].map(said), "product").at(-1)
      ?.kind;
  expect(kindBelow("Rated excellent ★★★★★ 2,318 reviews")).toBe("own");
  expect(kindBelow("Mia Tarn ★★★★★")).toBe("review");
  expect(kindBelow("Mia T. - 4 Nov 2023: a fine lamp that lights our hall, and no door of it creaks.")).toBe(
    "review",
  );
  expect(kindBelow("Oak and brass - 4 November 2023, the day it was first lit.")).toBe("own");
});

it.each([
  ["Questions about this item", "product", "unspoken"],
  ["Customer questions (3)", "product", "unspoken"],
  ["Questions about this item", "article", "own"],
  ["Questions that the lamp answers", "product", "own"],
] as const)("tells nothing that buyers ask: %s (%s)", (head, type, kind) => {
  expect(sectionsOf([heading(head), said("The lamp is new.")], type).at(-1)?.kind).toBe(kind);
});

it("tells nothing of what a report to the press says of its house below all reports", () => {
  const texts = ["# Looms for Holm", "The mill opens in May.", "# About Tarn Grid", "Tarn Grid makes looms."];
  expect(kinds(...texts)).toEqual(["own", "own", "own", "own"]);
  expect(kinds(...texts, "Media contact: Mia Tarn").slice(0, 4)).toEqual([
    "own",
    "own",
    "unspoken",
    "unspoken",
  ]);
});

it("hears the text below a box at the side of a blog, and not the box", () => {
  const text =
    "今日で、水車の音を数えて丸12年になった。数えてみたら4,383日ある。このうち聞かなかったのは17日で、どれも留守にした日だ。";
  expect(kinds("# カレンダー", "2024年11月 日月火水木金土", text, "12年も続くとは思わなかった。")).toEqual([
    "unspoken",
    "unspoken",
    "own",
    "own",
  ]);
  const months =
    "2024年11月 2024年10月 2024年9月 2024年8月 2024年7月 2024年6月 2024年5月 2024年4月 2024年3月 2024年2月 2024年1月。";
  expect(kinds("# アーカイブ", months)).toEqual(["unspoken", "unspoken"]);
  expect(kinds("# 関連記事", text)).toEqual(["unspoken", "unspoken"]);
});

it("begins the text behind a box that stands above all of it, and tells nothing of the box", () => {
  const box = heading("See also", 6);
  const leads = said("Whoever looks for the mill of the valley may be looking for another of our pages.");
  const text = said(
    "The loom is the oldest machine of the valley, and the one that most of its people live by.",
  );
  const kindsOf = (...blocks: ReturnType<typeof said>[]) =>
    sectionsOf(blocks, "article").map(({ kind }) => kind);
  expect(kindsOf(box, leads, text, heading("Care"))).toEqual(["unspoken", "unspoken", "own", "own"]);
  expect(kindsOf(text, box, leads, text, heading("Care"))).toEqual([
    "own",
    "unspoken",
    "unspoken",
    "unspoken",
    "own",
  ]);
  expect(kindsOf(box, leads, text)).toEqual(["unspoken", "unspoken", "unspoken"]);
  expect(kindsOf(heading("See also"), leads, text, heading("Care"))[2]).toBe("unspoken");
});

it("tells neither a line that calls a list further reading nor its items [7.3]", () => {
  const item = (text: string) => ({ kind: "list_item" as const, text });
  const blocks = [
    said("A loom is warped in four steps."),
    said("See also"),
    item("If you are new to it, the frame is explained elsewhere."),
    item("The reed has a page of its own."),
    said("Beam the warp first."),
    item("Tie every knot twice."),
  ];
  const told = sectionsOf(blocks, "article").map(({ kind }) => kind);
  expect(told).toEqual(["own", "unspoken", "unspoken", "unspoken", "own", "own"]);
});

it("tells a report that begins below the lists of what is related to it [6.2]", () => {
  const told =
    "The mill of Holm lends fourteen looms to whoever wants to learn, said its keeper on Friday, when the first of them left the house by boat.";
  const teaser = "The mill of Holm lends fourteen looms.";
  expect(kinds("# Looms are lent", "# Related news", "Fri, Jul 12", "Thu, Jul 11", told, told, told)).toEqual(
    ["own", ...["unspoken", "unspoken", "unspoken"], ...["own", "own", "own"]],
  );
  expect(kinds("# Related news", teaser, told, told, teaser)).not.toContain("own");
});

it("begins the text behind a box of the shop's own that stands on top, and nowhere else [7.3]", () => {
  const prose =
    "瀬戸の水車屋が、個人工房で作っていたころの織機です。弟子を取ってからのものとは別物といってよく、数年に一度しか入ってきません。";
  const english =
    "This came to me from a family in Holm whose great-uncle brought it over in 1921. It then spent forty years on top of a wardrobe.";
  const note = "水曜と第2木曜は休みです。";
  expect(kinds("# お知らせ", note, prose)).toEqual(["unspoken", "unspoken", "own"]);
  expect(kinds("# Mailing list", "Send me an empty letter.", english)).toEqual([
    "unspoken",
    "unspoken",
    "own",
  ]);
  expect(kinds(prose, "# お知らせ", note, prose)).toEqual(["own", "unspoken", "unspoken", "unspoken"]);
});

it("says no number by which a shop files a thing [7.3]", () => {
  expect(isChrome("Code DC-LSUP.", "product")).toBe(true);
  expect(isChrome("Stock no. 1147.", "product")).toBe(true);
  expect(isChrome("Code is printed on the lid.", "product")).toBe(false);
});
