import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { isShelf } from "./is-shelf.ts";
import { itemsOf } from "./items.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 3, text });
const line = (text: string): Block => ({ kind: "list_item", text });
const said = (blocks: Block[]) => itemsOf(blocks).map(({ name, price }) => `${name} ${price}`);

describe("the things of a list", () => {
  it("gives each its own price, and of a former and a present one the present", () => {
    const cards = [
      ["Oak stool", "$40"],
      ["Oak bench", "$120 $95 Sale"],
      ["Ash shelf", "$60"],
      ["Elm tray", "$18.50"],
    ].flatMap(([name = "", price = ""]) => [heading(name), line(price)]);
    expect(said(cards)).toEqual(["Oak stool $40", "Oak bench $95", "Ash shelf $60", "Elm tray $18.50"]);
    expect(isShelf(cards)).toBe(true);
  });

  it("takes no sentences with amounts by the way, nor what sending costs by place, for a shelf", () => {
    const told = [
      "Comes with shims fitted and new clips. The clips alone are $4.20 a pair at the counter.",
      "Suits the narrow axle and the wide one, which we sell for $98.00 from stock.",
      "Fits with the gasket of 2014 as well; a torque key is hired out for $12.00 a day here.",
      "Made from steel by the works at Tarn, whose other sets cost up to $118.00 in a box of two.",
    ];
    expect(isShelf([line("Freight $9.90 metro, $14.90 elsewhere, $19.90 by sea."), ...told.map(line)])).toBe(
      false,
    );
  });

  it("tells an event that is free from the next one", () => {
    const events = ["朝市", "染めもの", "映画をみんなで見る", "しめ縄づくり"].flatMap((name, index) => [
      line(name),
      line(`日時：11月${index + 1}日`),
      line(`参加費：${index === 1 ? "無料" : "300円"}`),
      line(`${name}の日です。`),
    ]);
    expect(itemsOf(events).map(({ name, price, text }) => [name, price, text])).toEqual([
      ["朝市", "300円", "朝市の日です。"],
      ["染めもの", null, "染めものの日です。"],
      ["映画をみんなで見る", "300円", "映画をみんなで見るの日です。"],
      ["しめ縄づくり", "300円", "しめ縄づくりの日です。"],
    ]);
  });

  it("gives the note behind the rows of an event to it, and not to the next", () => {
    const events = ["朝市", "染めもの", "灯台見学", "しめ縄づくり"].flatMap((name, index) => [
      line(name),
      line(`日時：11月${index + 1}日`),
      line(`参加費：${index + 1}00円`),
      line(`${index + 1}人で来てください。`),
    ]);
    expect(itemsOf(events).map(({ name, text }) => `${name} ${text}`)).toEqual([
      "朝市 1人で来てください。",
      "染めもの 2人で来てください。",
      "灯台見学 3人で来てください。",
      "しめ縄づくり 4人で来てください。",
    ]);
  });

  it("reads a ranking and the cells of a layout table", () => {
    const ranking = ["だしの素", "焼きあご", "三年みりん", "塩こうじ"].flatMap((name, index) => [
      line(`${index + 1}位`),
      line(name),
      line(`￥${index + 5}00`),
    ]);
    expect(itemsOf(ranking).map(({ rank, name, price }) => [rank, name, price])[1]).toEqual([
      "2位",
      "焼きあご",
      "￥600",
    ]);
    const rows: Block[] = [
      { kind: "table_row", text: "藍の碗 小 手の小さな方に。 1,650円 / 藍の碗 大 どんぶりにも。 2,090円" },
      { kind: "table_row", text: "長皿 魚が載ります。 3,300円 / 湯呑 すすきの絵です。 1,980円" },
    ];
    expect(said(rows)).toEqual(["藍の碗 小 1,650円", "藍の碗 大 2,090円", "長皿 3,300円", "湯呑 1,980円"]);
  });

  it("takes freight, savings, a range and billions for no price", () => {
    const cards = ["送料 500円", "500円引き", "$10 $90", "from $5 a month", "sold for $72B"].flatMap(
      (text, index) => [heading(`Thing ${"ABCDE"[index]}`), line(text), line("It is kept.")],
    );
    expect(itemsOf(cards).every(({ price }) => price === null)).toBe(true);
  });

  it("finds no list in a text with sections", () => {
    const text = ["Wood", "Glue", "Tools", "Finish"].flatMap((name): Block[] => [
      heading(name),
      {
        kind: "paragraph",
        text: "Choose it with care, and let it rest for a day before you begin. ".repeat(8),
      },
    ]);
    expect(itemsOf(text)).toEqual([]);
  });
});

describe("a number above what it names", () => {
  const head = (text: string, level: number): Block => ({ kind: "heading", level, text });
  const cards = (of: (at: number) => Block[]) => [1, 2, 3, 4].flatMap(of);

  it("is a part of the name of the thing, with the price below both", () => {
    const blocks = cards((at) => [head(`TL16${at}`, 4), head("Tarn quiet loom", 3), line(`$${at}0`)]);
    expect(said(blocks).slice(0, 2)).toEqual(["Tarn quiet loom TL161 $10", "Tarn quiet loom TL162 $20"]);
  });

  it("stays as it is where the second heading is a sentence, or its lines are Japanese", () => {
    const slogans = cards((at) => [head(`TL16${at}`, 4), head("Quiet. Quick.", 3), line(`$${at}0`)]);
    expect(said(slogans)[0]).toBe("TL161 $10");
    const japanese = cards((at) => [head(`TL16${at}`, 4), head("しずかな織り機", 3), line(`${at}000円`)]);
    expect(said(japanese).join()).not.toContain("TL161");
  });
});

describe("the marks of a thing", () => {
  const glove = (name: string, ...more: string[]) => [heading(name), ...more.map(line), line("1,980円")];
  const cards = [
    ...glove("鹿革の手袋", "やわらかい国産の鹿革。"),
    ...glove("毛糸のミトン", "SOLD OUT", "親指に革をあてた丈夫なミトン。"),
    ...glove("こどもの手袋", "入荷待ち", "四歳から七歳くらいまで。"),
    ...glove("羊革の手袋", "赤札", "売り切れの多い、薄手の手袋です。"),
    ...glove("麻の手袋", "赤札", "紺色"),
  ];

  it("say that it cannot be had, and a sentence with the same word does not [7.3]", () => {
    expect(itemsOf(cards).map(({ isSoldOut = false }) => isSoldOut)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("say nothing of it among its sizes [7.3]", () => {
    const sized = [
      ...glove("鹿革の手袋", "S", "売り切れ", "M"),
      ...glove("毛糸のミトン", "フリーサイズ", "売り切れ"),
      ...glove("こどもの手袋", "M", "売り切れ"),
      ...glove("羊革の手袋", "S", "M"),
    ];
    expect(itemsOf(sized).map(({ isSoldOut = false }) => isSoldOut)).toEqual([false, true, true, false]);
  });

  it("may go on behind a dash or in brackets [7.3]", () => {
    const marked = [
      ...glove("鹿革の手袋", "売り切れ（二月に入荷）"),
      ...glove("毛糸のミトン", "Sold out – more expected in April"),
      ...glove("こどもの手袋", "売り切れ次第、終わります。"),
      ...glove("羊革の手袋", "軽い手袋です。"),
    ];
    expect(itemsOf(marked).map(({ isSoldOut = false }) => isSoldOut)).toEqual([true, true, false, false]);
  });

  it("say that a price is the lowest of several [7.3]", () => {
    const priced = ["from £78.00", "£14.50", "1,200円〜", "1,980円から"].flatMap((price, at) => [
      heading(`手袋の${"甲乙丙丁"[at]}`),
      line("やわらかい国産の鹿革。"),
      line(price),
    ]);
    expect(itemsOf(priced).map(({ isFrom = false }) => isFrom)).toEqual([true, false, true, true]);
  });

  it("are no part of its sentences [7.3]", () => {
    const texts = itemsOf(cards).map(({ text }) => text);
    expect(texts[1]).toBe("親指に革をあてた丈夫なミトン。");
    expect(texts[3]).toBe("売り切れの多い、薄手の手袋です。");
    expect(texts[4]).toBe("赤札 紺色");
  });
});

it("takes no text for a shelf because amounts stand in it by the way", () => {
  const row = (text: string): Block => ({ kind: "table_row", text });
  const rows = ["Regular price:: $148.00", "Fall sale:: $119.00", "Club price:: $107.10"].map(row);
  const said = (text: string): Block => ({ kind: "paragraph", text });
  const words = "The plane breaks an edge, levels a plug and fits a drawer. ".repeat(12);
  const text = ["Care", words, "Shipping", "It ships for $14.95.", "Reviews", "I own the $240 one, too."];
  expect(isShelf([...rows, ...text.map(said)])).toBe(false);
  expect(isShelf([...rows, row("Last week:: $151.00"), said(words)])).toBe(true);
});
