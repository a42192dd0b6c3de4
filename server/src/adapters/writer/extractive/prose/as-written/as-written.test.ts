import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { mark } from "../../rows/row-marks-ja.ts";
import { isReadFromStart } from "./is-read-from-start.ts";
import { keepsEndings } from "./keeps-endings-ja.ts";
import { writtenLines } from "./written-lines.ts";

const ESSAY = [
  saidBlock(
    [
      "My father threw away his letters and kept his address book. It is a red thing from a shop in Tarn.",
      "Gilt edges, mostly gone. A ribbon, entirely gone. He bought it in 1968, when he married, and wrote in it to the end.",
    ].join(" "),
  ),
  saidBlock(
    "My sister found the book in a drawer and held it up. I said, too quickly, that I would have it. I had no idea why. I think I was tired of holding up coats.",
  ),
  saidBlock(
    "He did not keep letters. This was a principle. Letters were to be answered, and then they were to be burned in the yard behind the house.",
  ),
  saidBlock("The method was his own. If you moved, he drew one line through the old address with a ruler."),
];

describe("an English essay", () => {
  const told = async (seconds: number) =>
    (await paragraphsWritten(textPage("Crossed-out people", ESSAY), seconds, "narration")).flat();

  it("reads no points whose announcement cannot be said [7.3]", async () => {
    const [first, second, third, last] = ESSAY;
    const lead = saidBlock("When you write book=open{1} this happens:");
    const blocks = [first, lead, itemBlock("The drawer is opened by my sister."), second, third, last];
    const page = textPage(
      "Crossed-out people",
      blocks.flatMap((block) => block ?? []),
    );
    const script = (await paragraphsWritten(page, 36, "narration")).flat();
    expect(script.join(" ")).toContain("My sister found the book");
    expect(script).not.toContain("The drawer is opened by my sister.");
  });

  it("is told from its beginning, its verbless sentences in their place [6.2]", async () => {
    const script = await told(36);
    const first = script.indexOf("My father threw away his letters and kept his address book.");
    expect(script.slice(first, first + 5)).toEqual([
      "My father threw away his letters and kept his address book.",
      "It is a red thing from a shop in Tarn.",
      "Gilt edges, mostly gone.",
      "A ribbon, entirely gone.",
      "He bought it in 1968, when he married, and wrote in it to the end.",
    ]);
  });

  it("ends behind no sentence that only begins a paragraph [7.3]", async () => {
    for (const seconds of [36, 40, 44, 48])
      expect((await told(seconds)).at(-2)).not.toBe("He did not keep letters.");
  });
});

const DIARY = [
  saidBlock(
    "祖母が亡くなって、私がもらったのは段ボール二箱ぶんの家計簿だった。昭和三十三年から平成二十九年まで。婦人雑誌の付録もあれば、暦の裏を綴じたものもある。",
  ),
  saidBlock(
    "読むといっても、数字である。豆腐十五円。石けん三十円。はじめの何冊かは古い値段がおもしろくて、声に出しながらめくった。けれど五冊も読むと、値段は背景になってくる。",
  ),
  saidBlock("気になりだしたのは、祖母の書かなかったことだ。空白の日は一日もない。"),
];
const REPORT = [
  saidBlock(
    "北潟市は22日、市営の渡し船を来年三月末で廃止する方針を示した。船体の老朽化が理由。船は定員12人。水路を4分かけて渡る。",
  ),
  saidBlock(
    "市によると、昨年度の検査では船底の補修に2100万円かかるとの見積もりが出た。船員は3人とも六十代。応募はないという。",
  ),
];
const japanese = (blocks: typeof DIARY, title = "家計簿") => textPage(title, blocks, { language: "ja" });

describe("a Japanese text", () => {
  it("of somebody who says 「私」 keeps the endings of its sentences [6.2]", async () => {
    expect(keepsEndings(japanese(DIARY))).toBe(true);
    const script = (await paragraphsWritten(japanese(DIARY), 30, "narration")).flat().join("");
    expect(script).toContain("家計簿だった。昭和三十三年から平成二十九年まで。");
    expect(script).toContain("読むといっても、数字である。豆腐十五円。石けん三十円。");
    expect(script).toContain("続きは、");
  });

  it("says what somebody said in a paragraph of its own [6.2]", async () => {
    const quote = {
      kind: "quote",
      text: "使わずに済むなら、それがいちばん。でも、使うときは土足で入って。",
    } as const;
    const page = japanese([
      ...DIARY.slice(0, 1),
      quote,
      saidBlock("そう言って私に渡された。"),
      ...DIARY.slice(1),
    ]);
    const script = (await paragraphsWritten(page, 30, "narration")).flat().join("");
    expect(script).toContain("でも、使うときは土足で入って。そう言って私に渡された。");
  });

  it("keeps things in a row one by one [6.2]", async () => {
    const row = saidBlock(
      "私の机に三つ並べてみた。雪が運んだ沢の石。祖母が編んだ背負い籠。川霧に濡れた渡し舟の綱。どれも帳簿の隅に書いてあった。",
    );
    const script = (await paragraphsWritten(japanese([row, ...DIARY]), 30, "narration")).flat().join("");
    expect(script).toContain("沢の石。祖母が編んだ背負い籠。川霧に濡れた渡し舟の綱。");
  });

  it("that reports is told as a newsreader tells it [6.2]", async () => {
    expect(keepsEndings(japanese(REPORT))).toBe(false);
    const script = (await paragraphsWritten(japanese(REPORT, "渡し船、廃止へ"), 24, "news")).flat().join("");
    expect(script).toContain("方針を示しました。");
    expect(script).toContain("船体の老朽化が理由です。");
  });
});

describe("a text that one reads from its beginning", () => {
  it("is no notice, no list of tips and no list of entries", () => {
    expect(isReadFromStart(japanese(DIARY))).toBe(true);
    expect(isReadFromStart(japanese(REPORT, "夜間の断水のお知らせ（緑町）"))).toBe(false);
    expect(isReadFromStart(japanese(REPORT, "費用の一部を助成します"))).toBe(false);
    expect(isReadFromStart(textPage("Seven tips for weavers", ESSAY))).toBe(false);
  });

  it("has its captions, decks and rows left out, which have no full stop [7.3]", async () => {
    const caption = saidBlock("The red book on its shelf. Credit: Ann Tarn");
    const page = textPage("Crossed-out people", [caption, ...ESSAY]);
    expect((await paragraphsWritten(page, 36)).flat().join(" ")).not.toContain("The red book on its shelf");
  });

  it("goes on behind a list only with a paragraph that stands [7.3]", async () => {
    const [first, ...rest] = ESSAY;
    const page = textPage("Crossed-out people", [
      first ?? saidBlock(""),
      headingBlock("Contents"),
      itemBlock("The method"),
      ...rest,
    ]);
    const script = (await paragraphsWritten(page, 36)).flat();
    expect(script).toContain("My sister found the book in a drawer and held it up.");
  });
});

/** The sentences of an English text that are told where they stand. */
const linesOf = (...blocks: Block[]) =>
  writtenLines(textPage("Looms of the valley", blocks), { targetSeconds: 60 }, 80).flatMap(
    ({ sentences }) => sentences,
  );
const OAK = "The frame is made of oak from the upper valley. It stands on a floor of boards.";

it("says a sentence once that stands in two paragraphs, as a manual repeats it [7.3]", () => {
  const again = "The board decides how the weaver treads it.";
  const told = linesOf(
    saidBlock(OAK),
    saidBlock(`The brake is a board of ash. ${again}`),
    saidBlock(`The treadle is a board of elm. ${again}`),
  );
  expect(told).toContain("The treadle is a board of elm.");
  expect(told.filter((text) => text === again)).toHaveLength(1);
});

it("reads no verbless point of a list [7.3]", () => {
  const point = "The name of the loom with its year. The number of the weaver on the beam.";
  const told = linesOf(saidBlock(OAK), itemBlock(point), itemBlock("The loom has a number on its beam."));
  expect(told).toContain("The loom has a number on its beam.");
  expect(told.join(" ")).not.toContain("The name of the loom");
});

const PARTS = ["How the wool is washed", "How it is dyed", "How it is spun"].flatMap((title) => [
  headingBlock(title),
  saidBlock("Wool is washed at forty degrees. It dries on a line behind the mill for two days."),
]);

describe("an English text in sections", () => {
  it("is no text that one reads from its beginning [7.3]", () => {
    expect(isReadFromStart(textPage("Wool in three steps of work", PARTS))).toBe(false);
    expect(isReadFromStart(textPage("Wool in two steps of work", PARTS.slice(0, 4)))).toBe(true);
  });

  it("is read on where somebody tells it in long paragraphs [7.3]", () => {
    const tells = saidBlock(ESSAY.map(({ text }) => text).join(" "));
    const blocks = ["June", "July", "August"].flatMap((title) => [headingBlock(title), tells]);
    expect(isReadFromStart(textPage("Crossed-out people", blocks))).toBe(true);
    expect(isReadFromStart(textPage("Crossed-out people", PARTS))).toBe(false);
  });
});

it("reads no page from its beginning whose title promises prices and whose rows have them [7.3]", () => {
  const fee = saidBlock("料金は、縦型が14,300円です。");
  mark(fee, "料金");
  const tuned = (title: string, row: Block) =>
    isReadFromStart(textPage(title, [saidBlock("毎年の手入れです。"), row], { language: "ja" }));
  expect(tuned("調律の料金", fee)).toBe(false);
  expect(tuned("調律の話", fee)).toBe(true);
  expect(tuned("調律の料金", saidBlock("料金は、縦型が14,300円です。"))).toBe(true);
});
