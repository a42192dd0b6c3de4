import { describe, expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { tieChecker, untiedIn } from "./check.ts";

const fact = (id: string, values: Partial<Fact>): Fact => ({
  id,
  kind: "name",
  label: null,
  value: "",
  currency: null,
  source: "json-ld",
  confidence: 1,
  provenance: null,
  ...values,
});

const page = (language: Language, title: string, texts: string[], facts: Fact[]): Page => ({
  url: null,
  title,
  site: null,
  language,
  type: "product",
  author: null,
  publishedAt: null,
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
  facts,
});

const japanese = page(
  "ja",
  "加湿器「シズク」HM-200B｜ミナモ家電",
  ["ミナモ家電の加湿器シズクは、USB Type-Cで給電できます。", "iPhone 15と連携し、アロマオイルも使えます。"],
  [
    fact("name", { value: "加湿器「シズク」HM-200B" }),
    fact("brand", { kind: "brand", value: "ミナモ家電" }),
    fact("color", { kind: "specification", label: "色", value: "マットホワイト" }),
    fact("stock", { kind: "availability", value: "InStock" }),
  ],
);
const english = page(
  "en",
  "Trailhead 40 Backpack",
  ["The Trailhead 40 by Norrvik Outdoor uses Cordura fabric.", "Elin Pryce tested it in the Lake District."],
  [
    fact("name", { value: "Trailhead 40 Backpack" }),
    fact("brand", { kind: "brand", value: "Norrvik Outdoor" }),
    fact("stock", { kind: "availability", value: "OutOfStock" }),
  ],
);
const [ja, en] = [tieChecker(japanese), tieChecker(english)];
const checkOf = (sentence: string) => (/[ぁ-ん]/.test(sentence) ? ja : en);
const untied = (sentence: string) => untiedIn(sentence, checkOf(sentence)(sentence));
const tied = (sentence: string) =>
  checkOf(sentence)(sentence).flatMap(({ text, absent }) => (absent ? [] : [text]));

describe("a name that the page has is tied, however it is written", () => {
  it.each([
    ["シズクは、HM-200Bの愛称です。", ["HM-200B", "シズク"]],
    ["ＵＳＢ Type-Cで給電します。", ["Type-C"]],
    ["型番はhm-200bです。", ["hm-200b"]],
    ["「シズク」はミナモ家電の製品です。", ["ミナモ家電", "シズク"]],
    ["iPhoneとつながります。", ["iPhone"]],
    ["色はマットホワイトです。", ["マットホワイト"]],
    ["いま在庫があります。", ["在庫があります"]],
    ["It is made by Norrvik Outdoor.", ["Norrvik Outdoor", "Norrvik", "Outdoor"]],
    ["The fabric is Cordura.", ["Cordura"]],
    ["That is what Elin Pryce's test showed.", ["Elin", "Pryce's"]],
    ["It is sold out.", ["sold out"]],
  ])("%s", (sentence, names) => {
    expect(untied(sentence)).toEqual([]);
    expect(tied(sentence)).toEqual(expect.arrayContaining(names));
  });
});

describe("a name that the page does not have is marked", () => {
  it.each([
    ["型番はHM-220Bです。", ["HM-220B"]],
    ["「シズカ」をご紹介します。", []],
    ["加湿器「シズク」HM-300Bです。", ["HM-300B"]],
    ["Androidとつながります。", ["Android"]],
    ["ミナモ家電のマットブラックです。", []],
    ["「ミナミ家電」の新製品です。", ["ミナミ家電"]],
    ["ミナモ家伝の新製品です。", ["ミナモ家伝"]],
    ["いまは品切れです。", ["品切れです"]],
    ["It is made by Norvik Outdoor.", ["Norvik"]],
    ["Norrvic makes it.", ["Norrvic"]],
    ["The fabric is Ripstop.", ["Ripstop"]],
    ["That is what Elin Price found.", ["Price"]],
    ["It is in stock.", ["in stock"]],
    ["Meet the Trailhead X2.", ["X2"]],
    ["It came from York in the U.S. by sea.", ["York", "U.S"]],
  ])("%s", (sentence, names) => {
    expect(untied(sentence)).toEqual(names);
  });
});

it("finds a maker misspelt whose name the page gives with the form of its company", () => {
  const cakes = page(
    "ja",
    "栗むし羊羹",
    ["秋の栗です。"],
    [fact("brand", { kind: "brand", value: "株式会社森野製菓" })],
  );
  const check = tieChecker(cakes);
  expect(untiedIn("森田製菓の羊羹です。", check("森田製菓の羊羹です。"))).toEqual(["森田製菓"]);
  expect(untiedIn("森野製菓の羊羹です。", check("森野製菓の羊羹です。"))).toEqual([]);
});

describe("ordinary words are left alone", () => {
  const ordinary = [
    "寒い季節の乾燥が気になる方に、おすすめの一台です。",
    "コンパクトなサイズなので、デスクの上でもスペースを取りません。",
    "スイッチを入れるだけで、やさしいミストが広がります。",
    "お手入れもシンプルで、タンクを外してすすぐだけです。",
    "プレゼントにもぴったりですね。",
    "リビングでも寝室でも、静かに働いてくれます。",
    "デザインにもこだわりました。",
    "くわしくは公式サイトをご覧ください。",
    "「乾燥が気にならなくなった」という声も届いています。",
    "TVの横にも置けて、OKです。",
    "Webからも注文できます。",
    "Here is a pack that carries everything for a long weekend.",
    "Whether you hike or commute, it sits close to the back.",
    "In the end, comfort is what counts.",
    "Buyers like the pockets. They say so often.",
    "I would take it anywhere in Europe, and I am not easy to please.",
    "Available from Monday to Friday, and in May as well.",
    "That is all for today. Thank you for listening!",
    "“Simply good,” says one of them.",
    "The straps are wide; The buckles hold.",
  ];
  it.each(ordinary)("%s", (sentence) => {
    expect(untied(sentence)).toEqual([]);
  });

  it("and a word of the page with a capital is no proof", () => {
    const washer = page(
      "en",
      "Indesit Washing Machine",
      ["A washing machine of 6 kg.", "An Indesit of the Wounded."],
      [],
    );
    const ties = tieChecker(washer)("This is The Indesit Washing Machine, and you would like it.");
    expect(ties.map(({ text }) => text)).toEqual(["Indesit"]);
  });

  it("and a small word that begins a sentence is no misspelling of the name", () => {
    const snack = page("en", "Toasted Almond Thins", ["They are crisp."], []);
    const sentence = "This is how the maker describes them.";
    expect(untiedIn(sentence, tieChecker(snack)(sentence))).toEqual([]);
    const misspelt = "Thinz are crisp.";
    expect(untiedIn(misspelt, tieChecker(snack)(misspelt))).toEqual(["Thinz"]);
  });

  it("and English sentences may hold a name in other letters", () => {
    const sink = page("en", "Carrying Sink 籃組", ["A sink."], []);
    const sentence = "You will find all the details on PC商店街’s website.";
    expect(untiedIn(sentence, tieChecker({ ...sink, site: "PC商店街" })(sentence))).toEqual([]);
  });

  it("and names of a translation are spelled in its own way, its model numbers are not", () => {
    expect(untiedIn("Shizuku is a humidifier by Minamo.", ja("Shizuku is a humidifier by Minamo."))).toEqual(
      [],
    );
    expect(untiedIn("Its model is HM-300B.", ja("Its model is HM-300B."))).toEqual(["HM-300B"]);
  });
});

describe("a page of any length", () => {
  const rows = (count: number) =>
    page(
      "ja",
      "価格表",
      Array.from(
        { length: count },
        (_, n) => `品番A-${n} 価格${1_000 + n}円（税込）、重さ${n % 900}g、${n % 28}日以内に発送します。`,
      ),
      [],
    );
  /** Milliseconds of processor: by the clock, tests beside this one would count. */
  const effort = (count: number) => {
    const source = rows(count);
    const from = process.cpuUsage();
    tieChecker(source)("価格は1,500円です。");
    return process.cpuUsage(from).user;
  };

  it("is read in a time that stops growing with it", () => {
    effort(500);
    const [some, many] = [effort(2_000), effort(60_000)];
    expect(many / some).toBeLessThan(4);
  });

  it("of one endless line is read as well", () => {
    const line = Array.from({ length: 20_000 }, (_, n) => `${n}円`).join("、");
    const check = tieChecker(page("ja", "", [line], []));
    expect(untiedIn("123円と99999円です。", check("123円と99999円です。"))).toEqual(["99999円"]);
  });
});

describe("what a tie quotes and what it proves", () => {
  const kettle = "A Hario kettle beside a Kalita dripper";
  const quoted = { path: "img", excerpt: kettle };

  it("has the words of a fact once, where its place is the same words", () => {
    const shop = page("en", "Kettles", [], [fact("i", { kind: "image", value: kettle, provenance: quoted })]);
    const ties = tieChecker({ ...shop, blocks: [{ kind: "paragraph", text: "They use a Kalita." }] });
    expect(ties("Beside it stands a Kalita dripper.")).toEqual([
      { text: "Kalita", blockIndex: null, factId: "i", excerpt: kettle },
    ]);
  });

  it("has the label and the value once, where their place has both", () => {
    const parcel = fact("p", { kind: "shipping", label: "Carrier", value: "Yamato" });
    const place = { path: "td", excerpt: "Carrier: Yamato, two days" };
    const bag = page("en", "Bag", ["It comes by Yamato."], [{ ...parcel, provenance: place }]);
    expect(tieChecker(bag)("It is brought by Yamato.")[0]?.excerpt).toBe("Carrier: Yamato, two days");
  });

  it("takes a word that has its capital from a title alone for no name", () => {
    const grinder = page("en", "Comandante Coffee Machine", ["We like the Comandante best."], []);
    const said = "You turn the Machine, a Comandante, by hand.";
    expect(tieChecker(grinder)(said).map(({ text }) => text)).toEqual(["Comandante"]);
    expect(untiedIn(said, tieChecker(grinder)(said))).toEqual([]);
  });
});
