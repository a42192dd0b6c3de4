import { describe, expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const page = (
  blocks: string[],
  rows: [label: string, value: string][] = [],
  more: Partial<Page> = {},
): Page => ({
  url: "https://shop.example/oak-bench",
  title: "Oak bench",
  site: "Oak Loom",
  language: "en",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: blocks.map((text) => ({ kind: "paragraph", text })),
  facts: rows.map(
    ([label, value], at): Fact => ({
      id: `fact-${at}`,
      kind: label === "name" ? "name" : "specification",
      label: label === "name" ? null : label,
      value,
      currency: null,
      source: "visible",
      confidence: 1,
      provenance: null,
    }),
  ),
  ...more,
});
const untied = (sentence: string, of: Page) => untiedIn(sentence, tieChecker(of)(sentence));

describe("a side of a thing", () => {
  const bench = page(
    ["The seat is 3 cm thick.", "Carton: 120 x 40 x 30 cm."],
    [
      ["Height", "84 cm"],
      ["Seat height", "45 cm"],
      ["Width", "110 cm"],
    ],
  );

  it("is the one that its own row has, and not that of a part [7.3]", () => {
    expect(untied("It is 110 cm wide and 84 cm high.", bench)).toEqual([]);
    expect(untied("It is 110 cm wide and 45 cm high.", bench)).toEqual(["45 cm"]);
    expect(untied("It is 84 cm wide and 84 cm high.", bench)).not.toEqual([]);
  });

  it("is any of the sizes that a line gives together where it has no row [7.3]", () => {
    const crate = page(["Size: 120 x 40 x 30 cm. It ships in a box of 200 cm."]);
    expect(untied("It is 40 cm wide.", crate)).toEqual([]);
    expect(untied("It is 200 cm wide.", crate)).toEqual(["200 cm"]);
  });

  it("stands next to its number in a Japanese line [7.3]", () => {
    const cup = page(["口径 約8.5cm／高さ 約9cm／重さ 約290g"], [], { language: "ja" });
    expect(untied("高さは約9cmで、重さは約290gです。", cup)).toEqual([]);
    expect(untied("高さは約8.5cmで、重さは約290gです。", cup)).toEqual(["8.5cm"]);
  });
});

describe("a term of a sale", () => {
  const lamp = page([
    "The lamp costs €344.00.",
    "Free delivery for orders over €24.90.",
    "Every lamp has a guarantee of 5 years, and its cord one of 2 years.",
    "Our workshop has been here for 30 years.",
  ]);

  it("is the one that the page has for it [7.3]", () => {
    expect(untied("Delivery is free for orders over €24.90.", lamp)).toEqual([]);
    expect(untied("Delivery is free for orders over €344.00.", lamp)).toEqual(["€344.00"]);
    expect(untied("It has a 5-year guarantee.", lamp)).toEqual([]);
    expect(untied("It has a 30-year guarantee.", lamp)).toEqual(["30-year"]);
  });

  it("says nothing of the price in another clause [7.3]", () => {
    expect(untied("The lamp costs €344.00, and delivery is free.", lamp)).toEqual([]);
  });

  it("has both ends of a span of days from its own line [7.3]", () => {
    const mill = page(["お取り寄せ（3～5営業日で発送）", "返品は8日以内にお願いします。"], [], {
      language: "ja",
    });
    expect(untied("お取り寄せで、発送まで3から5営業日かかります。", mill)).toEqual([]);
    expect(untied("発送は8日以内です。", mill)).not.toEqual([]);
  });
});

it("has the memory of a machine apart from its disk [7.3]", () => {
  const game = page(["Memory: 8 GB RAM", "Storage: 85 GB available space"]);
  expect(untied("It needs 8 GB of memory and 85 GB of free space.", game)).toEqual([]);
  expect(untied("It needs 85 GB of memory and 85 GB of free space.", game)).not.toEqual([]);
});

it("takes a number of the thing's name from the name, wherever it stands [7.3]", () => {
  const car = page(
    ["Suzuki Alto VXR 2011, one owner", "2006 Suzuki Alto VXR, white"],
    [["name", "Suzuki Alto vxr 2010"]],
  );
  expect(untied("Today we would like to introduce a 2010 Suzuki Alto vxr.", car)).toEqual([]);
  expect(untied("Today we would like to introduce a 2011 Suzuki Alto vxr.", car)).toEqual(["2011"]);
  expect(untied("2006 Suzuki Alto VXR, white.", car)).toEqual([]);
});

it("knows the inches of a name by its sign [7.3]", () => {
  const screen = page(["A screen for photographers."], [["name", 'Loom Screen 27" 5K']]);
  expect(untied("Today we would like to introduce the Loom Screen 27-inch 5K.", screen)).toEqual([]);
});

it("has the age of somebody from behind the name [7.3]", () => {
  const paper = page(
    ["船長の潮田保さん（70）は話す。主婦の浪江てるさん（81）は週に三度、船で病院へ通う。"],
    [],
    { language: "ja", type: "article" },
  );
  expect(untied("81歳の主婦浪江てるさんは船で通います。", paper)).toEqual([]);
  expect(untied("70歳の主婦浪江てるさんは船で通います。", paper)).toEqual(["70歳"]);
});

it("has the hours of an event from its own rows [7.3]", () => {
  const event = (name: string, hours: string) => [
    { kind: "heading" as const, level: 3, text: name },
    { kind: "paragraph" as const, text: `日時：11月28日（土）${hours} 場所：${name}の広場 参加費：200円` },
  ];
  const calendar = page([], [], {
    language: "ja",
    type: "other",
    blocks: [
      ...event("夜の灯台見学", "18時から20時"),
      ...event("落ち葉染めの会", "10時から15時"),
      ...event("市場の朝めし", "7時から9時"),
      ...event("星を見る夕べ", "19時から21時"),
    ],
  });
  expect(untied("「夜の灯台見学」は、11月28日土曜日、18時から20時まで開かれます。", calendar)).toEqual([]);
  expect(untied("「夜の灯台見学」は、11月28日土曜日、19時から20時まで開かれます。", calendar)).toEqual([
    "19時",
  ]);
});

it("tells what a delivery costs from the sum that makes it free [7.3]", () => {
  const lamp = page(["送料は全国一律700円。", "9,800円以上のお買い上げで送料無料。", "電球は1,200円。"], [], {
    language: "ja",
  });
  expect(untied("送料は700円で、9,800円以上は無料です。", lamp)).toEqual([]);
  expect(untied("送料は9,800円で、9,800円以上は無料です。", lamp)).not.toEqual([]);
  expect(untied("送料は700円で、1,200円以上は無料です。", lamp)).toEqual(["1,200円"]);
  const rug = page(["Delivery costs €5.", "Free shipping on orders over €60.", "A mat is €14."]);
  expect(untied("Delivery is free for orders over €60.", rug)).toEqual([]);
  expect(untied("Delivery is free for orders over €14.", rug)).toEqual(["€14"]);
});

it("knows how many are left [7.3]", () => {
  const cup = page(["在庫：残り7個です。", "8個入りの箱もあります。"], [], { language: "ja" });
  expect(untied("現在、在庫は残り7個です。", cup)).toEqual([]);
  expect(untied("現在、在庫は残り8個です。", cup)).toEqual(["8個"]);
});

it("reads a term of a fact from its own sentence [7.3]", () => {
  const [fact] = page([], [["name", "x"]]).facts;
  const value = "ご注文から2営業日以内に発送。返品は8日以内に承ります。";
  const facts = fact ? [{ ...fact, kind: "shipping" as const, value }] : [];
  const cup = page([], [], { language: "ja", facts });
  expect(untied("8日以内なら返品できます。", cup)).toEqual([]);
  expect(untied("2日以内なら返品できます。", cup)).toEqual(["2日"]);
});

it("knows a thing of a list by the beginning of its name [7.3]", () => {
  const shelf = page([], [], {
    type: "other",
    blocks: ["Trek Starvos", "Smith Network", "Giro Agilis", "Thousand Heritage"].flatMap((name, at) => [
      { kind: "heading" as const, level: 3, text: `${name} Bike Helmet` },
      { kind: "paragraph" as const, text: `$${at + 1}9.95` },
    ]),
  });
  expect(untied("You will also find the Smith Network, for $29.95.", shelf)).toEqual([]);
  expect(untied("You will also find the Smith Network, for $39.95.", shelf)).toEqual(["$39.95"]);
});

it("lets one choice be sold out of a thing that is there [7.3]", () => {
  const [name] = page([], [["name", "Oak bench"]]).facts;
  const provenance = { path: "", excerpt: "在庫あり", gone: ["予備電池付き"] };
  const facts = name ? [{ ...name, kind: "availability" as const, value: "InStock", provenance }] : [];
  const lamp = page(["予備電池付きのほかは在庫があります。"], [], { language: "ja", facts });
  expect(untied("現在、在庫がありますが、予備電池付きは在庫切れです。", lamp)).toEqual([]);
  expect(untied("現在、在庫切れです。", lamp)).toEqual(["在庫切れです"]);
});

describe("a number that is of something else than the thing", () => {
  const dress = page(["It is 118 cm long.", "Model is 176 cm and wears S."]);
  it("is the height of who wears it [7.3]", () => {
    expect(untied("The woman in the photos, 176 cm tall, wears an S.", dress)).toEqual([]);
    expect(untied("It is 176 cm long.", dress)).toEqual(["176 cm"]);
  });

  const pan = page(
    [
      "送料は660円です。",
      "11,000円以上のお買い上げで送料無料。",
      "クーポンで500円引き。",
      "板厚は1.6ミリ、底の厚みは3ミリ。",
    ],
    [],
    { language: "ja", type: "article" },
  );
  it("is the sum that makes a delivery free, however that is said [7.3]", () => {
    expect(untied("11,000円以上なら送料はかかりません。", pan)).toEqual([]);
    expect(untied("660円以上なら送料はかかりません。", pan)).toEqual(["660円"]);
  });

  it("is no cost of a delivery that is said to cost nothing [7.3]", () => {
    expect(untied("送料もかからず500円引きです。", pan)).toEqual([]);
    expect(untied("送料は500円です。", pan)).toEqual(["500円"]);
  });

  it("is a thickness, by whichever of its words [7.3]", () => {
    expect(untied("鉄板の厚さは1.6ミリです。", pan)).toEqual([]);
  });

  const kettle = page([
    "Cord length: 27.6 inches / 70 cm",
    "1-year standard warranty, 2 years if registered",
    "Its box is 40 cm long.",
  ]);
  it("is told in its second unit, too [7.3]", () => {
    expect(untied("Its cord is 70 cm long.", kettle)).toEqual([]);
  });

  it("is a term whose word stands a little behind it [7.3]", () => {
    expect(untied("The warranty is for one year.", kettle)).toEqual([]);
    expect(untied("The warranty is for three years.", kettle)).toEqual(["three years"]);
  });

  it("is a side of the part that is named right before it [7.3]", () => {
    const bed = page(["A 6 m strap is included."], [["Length", "84 cm"]]);
    expect(untied("Along comes a strap 6 metres long.", bed)).toEqual([]);
    expect(untied("It is 6 metres long.", bed)).toEqual(["6 metres"]);
    expect(untied("It is wide and 6 metres long.", bed)).toEqual(["6 metres"]);
  });
});
