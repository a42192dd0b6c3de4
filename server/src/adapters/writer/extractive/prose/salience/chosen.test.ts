import { describe, expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { chosenBy } from "./chosen.ts";
import type { Known } from "./known.ts";
import { pointIn } from "./on-title.ts";

const LANTERN = [
  "灯籠流しの朝は、川べりに霧が出ます。橋の上には、早くから人が並びます。",
  "灯籠は、町の三つの工房が作ります。紙は一枚ずつ手で漉き、骨には竹を使います。竹は前の年の秋に切っておきます。",
  "「一つ作るのに、二日かかります」と、工房の湊谷みつ子さんは話します。湊谷さんは、この道に入って四十年になります。",
  "昼には、屋台が出ます。焼きそばの列は、駅まで延びました。かき氷は三時に売り切れました。",
  "灯籠流しは今年、紙の灯籠を水に溶けるものに替えました。川に残る骨が、魚の産む場所をふさいでいたからです。溶ける灯籠は、二時間で水に消えます。",
  "夜九時に、川は静かになります。屋台の灯が一つずつ消えます。",
];
const page = (texts: string[]) =>
  textPage("灯籠流しが、溶ける灯籠に替わった", [headingBlock("川の一日"), ...texts.map(saidBlock)], {
    language: "ja",
  });
const script = async (texts: string[], seconds = 40) =>
  (await paragraphsWritten(page(texts), seconds, "narration")).flat().join("");

it("tells a long text from its beginning on [7.3]", async () => {
  const said = await script(LANTERN);
  expect(said).toContain("灯籠は、町の三つの工房が作ります。紙は一枚ずつ手で漉き");
  expect(said).not.toContain("夜九時に");
});

it("tells nothing of a paragraph that asks for a deed [7.3]", async () => {
  const call = "溶ける灯籠の灯籠流しは、今年も参加できます。お申し込みは、町の役場までお願いします。";
  expect(await script([...LANTERN.slice(0, 5), call])).not.toContain("今年も参加できます");
});

/** Paragraphs of one sentence of ten seconds each, and what an editor thinks of them. */
const TEXTS = ["春の水車は軽いです。", "夏の川は浅いです。", "秋の粉は白いです。", "冬の臼は重いです。"];
const chosen = (
  worths: readonly number[],
  {
    leans = [],
    more = [],
    texts = TEXTS,
    budget = 10,
    known: others = {},
  }: {
    leans?: number[];
    more?: Partial<ProseLine>[];
    texts?: string[];
    budget?: number;
    known?: Partial<Known>;
  } = {},
) => {
  const lines = texts.map(
    (text, blockIndex): ProseLine => ({
      sentences: [text],
      blockIndex,
      section: -1,
      leans: false,
      head: null,
      isOrphan: false,
      pointsBack: false,
      seconds: 10,
      kind: "paragraph",
      begins: true,
      gap: false,
      sought: 0,
      ...more[blockIndex],
    }),
  );
  const salience = worths.map((worth, at) => ({ worth, leans: leans[at] ?? 0 }));
  const known = {
    language: "ja" as const,
    type: "article" as const,
    blocks: texts.map(saidBlock),
    title: "谷の暦",
    site: null,
    name: "谷の暦",
    essentials: new Map(),
    ...others,
  };
  return chosenBy(salience, lines, known)(budget);
};

it("leaps to the best part of a page that is parted, and reads another one on [7.3]", () => {
  const texts = [
    "The mill washes wool for forty farms.",
    "The beams of the mill are old and dark.",
    "Many people come back year after year.",
    "Washing a fleece costs twelve pounds.",
  ];
  const worths = [0.8, 0.5, 0.5, 0.9];
  const known = { language: "en", isParted: true } as const;
  expect(chosen(worths, { texts, budget: 20, known })).toEqual([0, 3]);
  expect(chosen(worths, { texts, budget: 20, known: { language: "en" } })).toEqual([0, 1]);
});

const beginsPoorly = (...places: number[]) => ({
  isPoorBeginning: (index: number) => places.includes(index),
});
const english = { language: "en" as const, title: "The mill", name: "The mill" };

it("begins with the first sentence, whatever an editor thinks of those far below [7.3]", () => {
  expect(chosen([0.4, 0.4, 0.9, 0.4])).toEqual([0]);
  expect(chosen([0.6, 0.5, 0.9, 0.9], { budget: 20 })).toEqual([0, 1]);
});

it("begins behind a beginning that introduces nothing, but never far below [7.3]", () => {
  expect(chosen([0.4, 0.4, 0.9, 0.8], { known: beginsPoorly(0) })).toEqual([2]);
  expect(chosen([0.4, 0.4, 0.4, 1], { known: beginsPoorly(0) })).toEqual([1]);
});

it("leaps to what the title promises, where the beginning does not tell it [7.3]", () => {
  const texts = [
    "朝の霧が川を渡ります。",
    "番人が鐘を打ちます。",
    "犬が一度ほえます。",
    "粉屋は戸を開けます。",
    "町は水車の橋を来年の春に架け替えます。",
  ];
  const known = { title: "水車の橋を架け替え 来年の春に町が", name: "水車の橋" };
  const behind = ["秋の粉は白いです。", "冬の臼は重いです。", "谷の道は細いです。", "夜の鐘は低いです。"];
  const page = [...texts, ...behind];
  const even = page.map(() => 0.6);
  expect(chosen(even, { texts: page, budget: 20, known })).toEqual([0, 4]);
  expect(chosen(even, { texts: page, budget: 20 })).toEqual([0, 1]);
  // At the end of a page stands what one does with its point.
  expect(chosen(even, { texts: [...behind, ...texts], budget: 20, known })).toEqual([0, 1]);
});

it("begins with no word of sale and no answer to what nobody asked", () => {
  const texts = ["おひとり2箱までです。", "坂道の板を柱に積みます。", "玉は木で、軽い音がします。"];
  expect(chosen([0.6, 0.6, 0.6], { texts })).toEqual([1]);
  for (const first of ["火入れの名前です。", "高さ2メートル、直径も2メートル強です。"])
    expect(chosen([0.6, 0.6, 0.6], { texts: [first, ...texts.slice(1)] })).toEqual([1]);
});

it("asks nothing in an interview that is not answered", () => {
  const texts = [
    "――きっかけから聞かせてください。",
    "――忘れられない回はありますか。",
    "遠足の子が泣きました。",
  ];
  const more = [{}, {}, { blockIndex: 2 }];
  expect(chosen([0.9, 0.6, 0.6], { texts, more, budget: 30 })).toEqual([1, 2]);
});

it("leaps where the rest of the page is worth it [7.3]", () => {
  const long = [{}, { seconds: 9 }, { seconds: 40 }];
  expect(chosen([0.6, 0.1, 0.9], { more: long, budget: 50 })).toEqual([0, 2]);
  expect(chosen([0.6, 0.5, 0.6], { more: long, budget: 59 })).toEqual([0, 1, 2]);
});

it("leaps to nothing that a word joins to what is not told", () => {
  const texts = [
    "朝の霧が川を渡ります。",
    "番人が鐘を打ちます。",
    "犬が一度ほえます。",
    "粉屋は戸を開けます。",
  ];
  const behind = ["秋の粉は白いです。", "冬の臼は重いです。", "谷の道は細いです。", "夜の鐘は低いです。"];
  const joined = [...texts, "でも、町は水車の橋を来年の春に架け替えます。", ...behind];
  const known = { title: "水車の橋を架け替え 来年の春に町が", name: "水車の橋" };
  const even = joined.map(() => 0.6);
  expect(chosen(even, { texts: joined, budget: 20, known })).toEqual([0, 1]);
});

it("begins with nothing that is not understood without the sentence before it [7.3]", () => {
  const leans = [0, 0, 0.9, 0];
  expect(chosen([0.4, 0.4, 0.9, 0.8], { leans, known: beginsPoorly(0, 1) })).toEqual([3]);
  const more = [{}, {}, { goesOn: true }];
  expect(chosen([0.4, 0.4, 0.9, 0.8], { more, known: beginsPoorly(0, 1) })).toEqual([3]);
});

it("takes what the user asked for before what stands first", () => {
  expect(chosen([0.4, 0.4, 0.9, 0.4], { more: [{}, { sought: 1 }] })).toEqual([1]);
  expect(chosen([0.9, 0.4, 0.4, 0.4], { more: [{}, {}, {}, { isAsked: true }] })).toEqual([3]);
});

it("tells nothing twice, and of two the better one [7.3]", () => {
  const twice = ["春の水車は谷で一番軽いです。", "川は浅いです。", "春の水車は谷で一番軽いのです。"];
  expect(chosen([0.7, 0.4, 0.9], { texts: twice, budget: 30 })).toEqual([1, 2]);
});

it("calls nobody by a short name whose whole name is not told [7.3]", () => {
  const mill = [
    "番をするのは、粉屋の早瀬ふみさんです。",
    "夏の川は浅いです。",
    "早瀬さんは夜の水の音を聞いて眠ります。",
  ];
  expect(chosen([0.4, 0.4, 0.9], { texts: mill, known: beginsPoorly(0, 1) })).not.toContain(2);
  expect(chosen([0.8, 0.4, 0.9], { texts: mill, budget: 30 })).toEqual([0, 1, 2]);
});

it("names no sum as known that was not told [7.3]", () => {
  const sums = [
    "The mill cost the town £412,000 to mend.",
    "The river is shallow in summer.",
    "Officers based the £412,000 on three quotes.",
  ];
  const known = { ...english, ...beginsPoorly(0, 1) };
  expect(chosen([0.4, 0.4, 0.9], { texts: sums, known })).not.toContain(2);
  expect(chosen([0.8, 0.4, 0.9], { texts: sums, known: english, budget: 30 })).toEqual([0, 1, 2]);
  expect(chosen([0.4, 0.4, 0.9], { texts: sums, known: { ...known, title: "£412,000 for a mill" } })).toEqual(
    [2],
  );
});

it("takes a part of English goods for known, and nobody of whom a text tells [7.3]", () => {
  const texts = ["A zip closes the pocket.", "Larch stays hard for long.", "The pocket holds a phone."];
  const known = { ...english, title: "Mill coat", name: "Mill coat", ...beginsPoorly(0, 1) };
  expect(chosen([0.4, 0.4, 0.9], { texts, known: { ...known, type: "product" } })).toEqual([2]);
  expect(chosen([0.4, 0.4, 0.9], { texts, known })).not.toContain(2);
});

it("tells by a surname alone somebody whom the script tells in full [7.3]", () => {
  const texts = [
    "Anna Tarn swims there daily.",
    "The river is shallow in summer.",
    "Tarn says that it is hers.",
  ];
  const known = { ...english, ...beginsPoorly(0, 1) };
  expect(chosen([0.4, 0.4, 0.9], { texts, known })).not.toContain(2);
  expect(chosen([0.4, 0.4, 0.9], { texts, known: { ...known, isToldInFull: () => true } })).toEqual([2]);
});

it("tells a price where the title promises prices [7.3]", () => {
  const priced = ["春の水車は軽いです。", "秋の粉は白いです。", "入場は300円です。"];
  const known = beginsPoorly(0);
  expect(chosen([0.4, 0.55, 0.5], { texts: priced, known })).toEqual([1]);
  expect(chosen([0.4, 0.55, 0.5], { texts: priced, known: { ...known, title: "谷の料金" } })).toEqual([2]);
});

it("stops at no reason of which the next sentence says what it is [7.3]", () => {
  const reason = ["水車が遅い理由は、水にあります。", "夏は川が浅いのです。", "秋の粉は白いです。"];
  const leans = [0, 0.6, 0];
  const more = [{ blockIndex: 0 }, { blockIndex: 0, begins: false }, { blockIndex: 2 }];
  expect(chosen([0.8, 0.6, 0.7], { texts: reason, more, leans })).toEqual([2]);
  expect(chosen([0.8, 0.6, 0.7], { texts: reason, more, leans, budget: 20 })).toEqual([0, 1]);
});

it("goes on behind untold words with nothing that leans on them [7.3]", () => {
  const texts = ["春の水車は軽いです。", "その言葉を聞いてから、夏の川は浅いです。", "秋の粉は白いです。"];
  const more = [{}, { gap: true }, {}];
  expect(chosen([0.9, 0.85, 0.4], { texts, leans: [0, 0.6, 0], budget: 20 })).toEqual([0, 1]);
  expect(chosen([0.9, 0.85, 0.4], { texts, leans: [0, 0.6, 0], more, budget: 20 })).toEqual([0, 2]);
  expect(chosen([0.9, 0.62, 0.6], { more, budget: 20, known: { pointsBack: (at) => at === 1 } })).toEqual([
    0, 2,
  ]);
});

it("tells the hours of a house from wherever they stand on an English page, and leads to nothing else there", () => {
  const texts = [
    "The mill is light.",
    "The river is low.",
    "The flour is white.",
    "Opening hours are 9 am to 5 pm on Monday.",
  ];
  const even = [0.6, 0.6, 0.6, 0.6];
  const essentials = new Map([[3, 24]]);
  expect(chosen(even, { texts, budget: 20, known: { ...english, essentials } })).toEqual([0, 3]);
  expect(chosen(even, { texts, budget: 20, known: english })).toEqual([0, 1]);
});

it("goes on with what one must know to act, whatever could not be said before it [6.2]", () => {
  const behindGap = { more: [{}, { gap: true }], leans: [0, 0.6, 0, 0], budget: 20 };
  const worths = [0.6, 0.7, 0.4, 0.4];
  expect(chosen(worths, { ...behindGap, known: { essentials: new Map([[1, 60]]) } })).toEqual([0, 1]);
  expect(chosen(worths, behindGap)).not.toContain(1);
});

it("begins no passage with a sentence behind which somebody is meant of whom nobody has heard [6.2]", () => {
  const passage = (second: string) => {
    const texts = [
      "The mill was built in 1820.",
      "The quay is wide and grey.",
      "The flour was ground too coarse.",
      second,
      "The river turns its wheel at night.",
      "The wheel has twelve oak paddles.",
    ];
    const more = texts.map((_, at) => (at === 3 ? { blockIndex: 2, begins: false } : {}));
    return chosen([0.6, -4, 0.9, 0.9, 0.7, 0.7], { texts, more, budget: 30, known: english });
  };
  expect(passage("It had never been ground so before.")).toEqual([0, 2, 3]);
  expect(passage("He had never ground it so before.")).toEqual([0, 4, 5]);
});

describe("sentences that share most of their words", () => {
  const order = (said: string) => ["The order of May on the water is lifted for the houses in Zone 1.", said];
  const english = { known: { language: "en" as const } };

  it("are told once where they say the same [7.3]", () => {
    const texts = order("The order of May on the water is lifted for the houses.");
    expect(chosen([0.9, 0.9], { texts, budget: 20, ...english })).toHaveLength(1);
  });

  it("are both told where one denies what the other says [7.3]", () => {
    const texts = order("The order of May on the water is not lifted for the houses.");
    expect(chosen([0.9, 0.9], { texts, budget: 20, ...english })).toEqual([0, 1]);
  });
});

describe("the point of a text", () => {
  it("is the sentence with the title's own words rather than one with most of its terms [7.3]", () => {
    const texts = [
      ...["朝は霧です。", "犬がほえます。", "戸が開きます。", "鐘が鳴ります。"],
      "水車と橋の町を出た人は、水車と橋の町へ帰り、町を出ました。",
      "だから水車と橋の町を出ました。",
      ...["石は白いです。", "臼は重いです。", "道は細いです。"],
    ];
    expect(pointIn(texts, "水車と橋の町を出ました", "ja")).toBe(5);
    expect(pointIn(texts.toReversed(), "朝は霧です", "ja")).toBe(-1);
  });

  it("is told, though nothing before it is, where its writer says so [7.3]", () => {
    const texts = [
      "The choir sings on Tuesdays.",
      "The hall has trestle tables.",
      "The piano has to be tuned.",
      "Here, then, is what I now believe.",
      "The choir should keep everyone.",
    ];
    const told = chosen([0.6, 0.6, 0.6, 0.4, 0.6], {
      texts,
      leans: [0, 0, 0, 0.9, 0],
      budget: 30,
      known: english,
    });
    expect(told).toEqual([0, 3, 4]);
    expect(
      chosen([0.6, 0.6, 0.6, 0.4, 0.6], {
        texts: texts.with(3, "The caretaker locks up at one."),
        budget: 30,
        known: english,
      }),
    ).toEqual([0, 1, 2]);
  });

  it("is told of a notice, though its title says the same [7.3]", () => {
    const texts = [
      "The well was tested in May.",
      "The order is not lifted for Zone 2.",
      "The taps are flushed.",
    ];
    const known = { ...english, name: "The order is not lifted for Zone 2: river side" };
    expect(
      chosen([0.7, 0.7, 0.7], { texts, budget: 20, known: { ...known, essentials: new Map([[1, 160]]) } }),
    ).toEqual([0, 1]);
    expect(chosen([0.7, 0.7, 0.7], { texts, budget: 20, known })).toEqual([0, 2]);
  });
});

describe("sentences that say too little alone", () => {
  const gapped = [{}, { gap: true }, {}];

  it("leave out a quotation of which nobody hears who says it [7.3]", () => {
    const quoted = ["春の水車は軽いです。", "「冬の水車は重いです」", "秋の粉は白いです。"];
    for (const type of ["article", "product"] as const)
      expect(
        chosen([0.7, 0.9, 0.7], { texts: quoted, more: gapped, budget: 20, known: { type } }),
      ).not.toContain(1);
    const told = ["春の水車は軽いです。", "冬の水車は重いです。", "秋の粉は白いです。"];
    expect(chosen([0.7, 0.9, 0.7], { texts: told, more: gapped, budget: 20 })).toContain(1);
  });

  it("leave out an answer to a heading that nobody hears [7.3]", () => {
    const blocks = [
      saidBlock("春の水車は軽いです。"),
      headingBlock("母は間に合ったか"),
      saidBlock("間に合いませんでした。"),
      saidBlock("秋の粉は白いです。"),
    ];
    const texts = ["春の水車は軽いです。", "間に合いませんでした。", "秋の粉は白いです。"];
    const more = [{}, { blockIndex: 2, section: 1 }, { blockIndex: 3, section: 1 }];
    const told = (heading: string) =>
      chosen([0.7, 0.7, 0.7], {
        texts,
        more,
        budget: 20,
        known: { blocks: blocks.with(1, headingBlock(heading)) },
      });
    expect(told("母は間に合ったか")).toEqual([0, 2]);
    expect(told("母の喪服")).toEqual([0, 1]);
  });

  it("end no script on a story's beginning [7.3]", () => {
    const texts = ["The rope is elastic.", "We were at the ford in June.", "The rope pulled us out."];
    const more = [{}, { blockIndex: 1 }, { blockIndex: 1, begins: false }];
    const known = english;
    expect(chosen([0.7, 0.7, 0.7], { texts, more, budget: 20, known })).toEqual([0, 2]);
    expect(
      chosen([0.7, 0.7, 0.7], {
        texts: texts.with(1, "The ford was high in June."),
        more,
        budget: 20,
        known,
      }),
    ).toEqual([0, 1]);
  });

  it("end no list of steps by which goods are measured before its last one [7.3]", () => {
    const texts = ["溝の幅を測ります。", "小さい値を採ります。", "値に余りを足します。"];
    const told = (heading: string) =>
      chosen([0.7, 0.7, 0.7], {
        texts,
        more: texts.map((_, at) => ({ blockIndex: at + 1, section: 0 })),
        budget: 20,
        known: { type: "product", blocks: [headingBlock(heading), ...texts.map(itemBlock)] },
      });
    expect(told("仕様")).toEqual([0, 1]);
    expect(told("採寸手順")).not.toEqual([0, 1]);
  });
});

it("ends no passage before the paragraph in which a story turns [7.3]", () => {
  const texts = ["The rope is elastic.", "For years nobody sold it.", "But the rope pulled us out."];
  const known = { ...english, blocks: texts.map(saidBlock) };
  expect(chosen([0.7, 0.6, 0.55], { texts, budget: 20, known })).not.toEqual([0, 1]);
  const plain = texts.with(2, "The rope pulled us out.");
  expect(
    chosen([0.7, 0.6, 0.55], {
      texts: plain,
      budget: 20,
      known: { ...english, blocks: plain.map(saidBlock) },
    }),
  ).toEqual([0, 1]);
});
