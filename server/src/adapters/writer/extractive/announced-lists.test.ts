import { expect, it } from "vitest";
import { itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withAnnouncedLists } from "./announced-lists.ts";

const told = (head: string, items: string[], language: "ja" | "en" = "en") =>
  withAnnouncedLists(textPage("Looms", [saidBlock(head), ...items.map(itemBlock)], { language })).blocks[0]
    ?.text;

it.each<[string, string[], string]>([
  [
    "The loom has three main parts:",
    ["Beam of beech", "A reed", "Two treadles with a spring"],
    "The loom has three main parts: beam of beech, a reed and two treadles with a spring.",
  ],
  [
    "Two things are needed to begin:",
    ["A frame, called the beam, which holds the warp and stretches it.", "A reed to beat the weft with."],
    "Two things are needed to begin: a frame, called the beam, which holds the warp and stretches it; and a reed to beat the weft with.",
  ],
  [
    "Membership includes:",
    ["Access to the hall", "Use of all looms", "A locker"],
    "Membership includes access to the hall, use of all looms and a locker.",
  ],
  [
    "The mill works with wool from:",
    ["Arden", "Loke", "Tarn"],
    "The mill works with wool from: Arden, Loke and Tarn.",
  ],
])("says a list in the sentence that announces it: %s", (head, items, whole) => {
  expect(told(head, items)).toBe(whole);
});

it.each<[string, string[]]>([
  ["To warp the loom, follow these steps:", ["Wind the thread", "Tie the ends", "Cut the rest"]],
  ["The loom has three main parts:", ["It has a beam.", "It has a reed.", "It has a bench."]],
  ["Two things happen at the mill:", ["A weaver warps the loom, and sings.", "The wheel turns at noon."]],
  ["The loom has three main parts.", ["Beam of beech", "Reed of steel", "Bench of oak"]],
  ["Parts of the loom:", ["Beam of beech", "Reed of steel", "Bench of oak"]],
  ["The loom has many parts:", ["Beam of beech", "Reed of steel"]],
  ["The loom has two parts:", ["Beam of beech", "Reed of steel", "Bench of oak"]],
  ["The mill has two floors:", ["ground floor", "Wheel", "Gear", "upper floor", "Stones"]],
  ["The mill has these floors:", ["ground floor", "Wheel", "Gear", "upper floor", "Stones"]],
  ["Nobody should forget:", ["A bottle of water", "A hat", "A coat"]],
  ["Guards have many duties:", ["greeting visitors", "sweeping the floor", "help at the gate"]],
  [
    "The mill is closed if any of the following applies:",
    ["ice on the wheel", "too little water", "a storm"],
  ],
  ["The tool reads these variables:", ["GIT_NAME", "GIT_MAIL", "GIT_DATE"]],
  ["The fees of the mill are:", ["Adults $12", "Children $6", "Dogs free"]],
  ["The mill asks these sums:", ["Adults 12", "Children 6", "Dogs free"]],
  ["The loom has these parts:", ["Beam and reed", "Bench of oak", "Two treadles"]],
  ["The loom has these parts:", ["Beams are of beech", "Bench of oak", "Two treadles"]],
  [
    "The loom has eight parts:",
    ["a beam", "a reed", "a bench", "a comb", "a rail", "a frame", "a wheel", "a box"],
  ],
])("leaves steps, sentences and lists without a sentence as they are: %s %s", (head, items) => {
  expect(told(head, items)).toBe(head);
});

it("does so in Japanese, and keeps the places of the blocks", () => {
  expect(told("機の部品は次の三つです。", ["ブナの梁", "筬", "二本の踏み木"], "ja")).toBe(
    "機の部品は次の三つです。ブナの梁、筬、二本の踏み木です。",
  );
  expect(told("織り方は次のとおり簡単で、誰にもできます。", ["糸を巻く", "端を結ぶ", "糸を切る"], "ja")).toBe(
    "織り方は次のとおり簡単で、誰にもできます。",
  );
  expect(told("機の部品は次の四つです。", ["ブナの梁", "筬", "二本の踏み木"], "ja")).toBe(
    "機の部品は次の四つです。",
  );
  expect(told("料金は次のとおりです。", ["大人500円", "子ども200円", "犬無料"], "ja")).toBe(
    "料金は次のとおりです。",
  );
  const { blocks } = withAnnouncedLists(
    textPage("Looms", [
      saidBlock("The loom has three main parts:"),
      itemBlock("Beam of beech"),
      itemBlock("Reed of steel"),
      itemBlock("Bench of oak"),
      saidBlock("It lasts."),
    ]),
  );
  expect(blocks.map(({ text }) => text)).toEqual([
    "The loom has three main parts: beam of beech, reed of steel and bench of oak.",
    "",
    "",
    "",
    "It lasts.",
  ]);
});

it.each([30, 60])("loses no features of goods by it, in %s seconds", async (seconds) => {
  const items = [
    "taped seams at the shoulders",
    "two pockets with zips",
    "cuffs that close tightly",
    "a mesh lining of wool",
    "a hood with a peak",
  ];
  const page = textPage(
    "Loke Rain Jacket",
    [
      saidBlock("The jacket keeps the rain out for a whole day. It dries within an hour."),
      saidBlock("The jacket has five features:"),
      ...items.map(itemBlock),
    ],
    { type: "product" },
  );
  const script = (await paragraphsWritten(page, seconds, "product")).flat().join(" ");
  expect(script.toLowerCase()).toContain("two pockets with zips");
});

it("joins a sentence that is broken into the lines of a list", () => {
  expect(
    told(
      "理由はひとつではない。多い順に並べると、",
      ["①木の値上がり（三十社）、", "②人手（九社）、", "③道の遠さ（四社）となる。"],
      "ja",
    ),
  ).toBe(
    "理由はひとつではない。多い順に並べると、木の値上がり（三十社）、人手（九社）、道の遠さ（四社）となる。",
  );
  const open = ["①木の値上がり、", "②人手", "③道の遠さとなる。"];
  expect(told("多い順に並べると、", open, "ja")).toBe("多い順に並べると、");
});

it("says the things of a list in the place of 「次のもの」", () => {
  const texts = (...items: string[]) =>
    withAnnouncedLists(
      textPage(
        "ごみの出し方",
        [
          saidBlock("大型ごみを出せます。ただし、次のものは大きさにかかわらず出すことができません。"),
          ...items.map(itemBlock),
        ],
        { language: "ja" },
      ),
    ).blocks.map(({ text }) => text);
  expect(texts("家電（テレビ、冷蔵庫）", "消火器、タイヤなど、市で処理できないもの")).toEqual([
    "大型ごみを出せます。ただし、家電、消火器、タイヤなど、市で処理できないものは大きさにかかわらず出すことができません。",
    "",
    "",
  ]);
  const sentences = ["家電は店に返してください。", "消火器"];
  expect(texts(...sentences).slice(1)).toEqual(sentences);
});

it.each([
  [
    "次の書類を用意してください。",
    ["所得証明書（転入した方のみ）", "診断書（病気の方のみ）", "住民票または免許証"],
  ],
  ["原則、次の書類が、世帯の状況によって必要です。", ["所得証明書（転入世帯のみ）", "診断書"]],
  ["次のものは回収できません。", ["テレビ（ブラウン管を除く）", "冷蔵庫（家庭用は除く）"]],
  ["次のものは持ち込めません。", ["農薬（空の容器を除く）", "建築廃材（業者に限る）"]],
  ["次のものが、燃えるごみです。", ["紙（新聞を除く）", "木（五十センチ以下）"]],
  ["次のものは回収できません。", ["タイヤ（業務用）", "消火器"]],
])("says no thing without the brackets that limit it: %s", (sentence, items) => {
  const page = textPage("ごみの出し方", [saidBlock(sentence), ...items.map(itemBlock)], { language: "ja" });
  expect(withAnnouncedLists(page).blocks).toEqual(page.blocks);
});

it("says a thing without examples of it, and without a way out", () => {
  const page = textPage(
    "ごみの出し方",
    [
      saidBlock("次のものは出せません。"),
      itemBlock("パソコン（メーカーによる回収、または宅配回収をご利用ください。）"),
      itemBlock("事業活動に伴って生じたもの（店舗、事務所、農業用資材等を含みます。）"),
    ],
    { language: "ja" },
  );
  expect(withAnnouncedLists(page).blocks[0]?.text).toBe("パソコン、事業活動に伴って生じたものは出せません。");
});
