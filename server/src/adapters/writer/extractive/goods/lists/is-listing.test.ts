import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { listed } from "./is-listing.ts";

const page = (names: string[]) =>
  textPage(
    "The mill",
    names.flatMap((name, at) => [headingBlock(name), saidBlock(`£${10 + at}`)]),
  );

it("takes names with their prices for a list of things [7.3]", () => {
  expect(listed(page(["Oak stool", "Ash bench", "Elm table", "Beech chair"]))).toHaveLength(4);
});

it.each([["What does it cost?"], ["See the field below,"], ["The rooms are let by the week."]])(
  "takes a page whose prices stand below %s for no list [7.3]",
  (name) => {
    expect(listed(page(["Oak stool", "Ash bench", "Elm table", name]))).toEqual([]);
  },
);

const courses = (title: string, names: string[]) =>
  textPage(
    title,
    names.flatMap((name) => [headingBlock(name), saidBlock("You learn how wool is spun on a wheel.")]),
  );
const NAMES = ["Wool", "Linen", "Silk", "Hemp", "Cotton", "Jute", "Ramie", "Mohair"];

it("takes short headings for things where the title names a kind of them [7.3]", () => {
  expect(
    listed(
      courses(
        "Spinning Courses",
        NAMES.map((name) => `Spinning ${name}`),
      ),
    ),
  ).toHaveLength(8);
});

it("takes what a house does below a heading each for no list of things [7.3]", () => {
  const offers = NAMES.map((name) => `Spinning ${name} for the mills of the valley`);
  expect(listed(courses("Spinning Services", offers))).toEqual([]);
  expect(listed(courses("Spinning News", offers))).toHaveLength(8);
});

it.each([
  ["Learn to spin", NAMES.map((name) => `Spinning ${name}`)],
  ["Spinning Courses", NAMES],
  ["Spinning Courses", NAMES.map((name) => `Is ${name} easy?`)],
])("takes the headings of %s for sections [7.3]", (title, names) => {
  expect(listed(courses(title, names))).toEqual([]);
});

it("takes questions with their answers for no list, and other headlines among them for one [7.3]", () => {
  const question = (at: number) =>
    `Which of the eight wools of the valley is the right one for number ${at}?`;
  const headline = (at: number) => `The eight wools of the valley and how to spin them, in part ${at}`;
  expect(listed(courses("The mill", [1, 2, 3, 4, 5, 6, 7, 8].map(question)))).toEqual([]);
  const mixed = [...[1, 2, 3, 4, 5].map(question), ...[1, 2, 3].map(headline)];
  expect(listed(courses("The mill", mixed))).toHaveLength(8);
});

it("takes questions with prices in their answers for no list of things [7.3]", () => {
  const asked = (names: string[]) =>
    textPage(
      "貸し倉庫",
      names.flatMap((name, at) => [headingBlock(name), saidBlock(`${at + 1}00円`)]),
      { language: "ja" },
    );
  expect(listed(asked(["箱は大きいですか。", "料金を教えてください。", "鍵はいりますか", "傘立て"]))).toEqual(
    [],
  );
  expect(listed(asked(["木の箱", "竹の籠", "棚板", "傘立て"]))).toHaveLength(4);
  // Sentences that an amount cuts.
  expect(listed(asked(["控除額 ＝ 支払った額 −", "上限は", "棚板", "傘立て"]))).toEqual([]);
});

describe("headlines that stand in cards and in the text [7.3]", () => {
  const heads = ["mill", "bridge", "ferry", "tower", "market", "school"].map(
    (thing) => `The council of the valley opens a new ${thing} by the river`,
  );
  const blocksWith = (textOf: (at: number) => string): Block[] =>
    heads.flatMap((name, at): Block[] => [
      {
        kind: "heading",
        level: 3,
        text: name,
        card: {
          ...{ at, name, rank: null, price: null, former: null, isFrom: false, by: null, isEmployer: false },
          ...{ date: null, rating: null, text: textOf(at) },
        },
      },
      { kind: "paragraph", text: `Anna Tarn 7 March The ${at + 2} gates were opened by the mayor herself.` },
    ]);
  const textOf = (blocks: Block[]) => listed(textPage("Valley News", blocks, { type: "other" }))[0]?.text;

  it("are told by the sentences of their cards", () => {
    expect(textOf(blocksWith((at) => `The ${at + 2} gates were opened by the mayor herself.`))).toBe(
      "The 2 gates were opened by the mayor herself.",
    );
  });

  it("are told by the text where cards have none", () => {
    expect(textOf(blocksWith(() => ""))).toMatch(/^Anna Tarn/);
  });
});

it("takes the parts of a page about a grant for no list of goods, whatever amounts stand in them [6.4]", () => {
  const parts = ["受付期間", "対象となる方", "申請の方法", "交付の額", "注意していただくこと"].flatMap(
    (name, at) => [headingBlock(name, 2), saidBlock(`予算は${at + 1}80万円です。`)],
  );
  const page = (title: string) => textPage(title, parts, { language: "ja" });
  expect(listed(page("生ごみ処理機の購入費補助金について"))).toEqual([]);
  expect(listed(page("生ごみ処理機の棚")).length).toBeGreaterThan(0);
});

it("takes the days of a journey for no list, whatever amounts stand in some of them [7.3]", () => {
  const day = (head: string, text: string) => [headingBlock(head), saidBlock(text)];
  const walk =
    "翌朝は六時の始発に乗りました。高校生が四人、大きなかばんを抱えて眠っています。日の出は列車の中で見ました。海の上がゆっくりと明るくなり、車内の全員が窓のほうを向きました。岬の灯台までは、駅から歩いて二十五分かかります。道は後半で凍っていて、二回転びました。";
  const blocks = [
    ...day("一日目 谷の駅を昼に出発", walk),
    ...day("トンネルを抜けると、いきなり海", walk),
    ...day("終点の岬で灯台まで歩いて登る", `${walk}切符は片道1,340円です。`),
    ...day("民宿の離れに泊まって魚を食べる", `${walk}一泊二食で8,500円です。`),
    ...day("二日目 始発の列車で帰る朝", `${walk}片道1,340円です。`),
  ];
  expect(listed(textPage("冬の終わり、一両だけの列車で岬の町へ", blocks, { language: "ja" }))).toEqual([]);
});

it("takes the rows of a notice for no list of things, whatever they cost [7.3]", () => {
  const rows = ["会場：水車小屋の前の広場", "定員：二十人", "持ち物：手ぬぐいと水筒", "受付：水車小屋"];
  const notice = (names: string[]) =>
    textPage(
      "水車まつりのお知らせ",
      names.flatMap((name, at) => [headingBlock(name), saidBlock(`${10 + at}00円`)]),
      { language: "ja" },
    );
  expect(listed(notice(rows))).toEqual([]);
  expect(listed(notice(["樫の椅子", "桜の盆", "杉の桶", "竹のかご"]))).toHaveLength(4);
});

it("takes what several people wrote for no list of them, whatever they say of money [7.3]", () => {
  const posts = (count: number) => {
    const { blocks, ...rest } = page(["Oak stool", "Ash bench", "Elm table", "Beech chair"]);
    return { ...rest, blocks: blocks.map((block, at) => ({ ...block, post: Math.floor(at / 2) % count })) };
  };
  expect(listed(posts(4))).toEqual([]);
  expect(listed(posts(2))).toHaveLength(4);
});
