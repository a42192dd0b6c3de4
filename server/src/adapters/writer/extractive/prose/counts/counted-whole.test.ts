import { expect, it } from "vitest";
import { isWithinCount, withoutHalfCounts } from "./counted-whole.ts";

const BLOCKS = [
  { text: "水車は、川の音まで変えました。" },
  { text: "回し方は二つあります。ひとつは上から水を落とす方式です。もうひとつは下の流れで回す方式です。" },
];
const of = (blockIndex: number, text: string) => ({ blockIndex, sentences: [text] });
const LEAD = of(0, "水車は、川の音まで変えました。");
const COUNTED = of(1, "回し方は二つあります。");
const FIRST = of(1, "ひとつは上から水を落とす方式です。");
const OTHER = of(1, "もうひとつは下の流れで回す方式です。");

it("chooses no half of a pair, and leaves a whole one as it is [7.3]", () => {
  expect(withoutHalfCounts([LEAD, COUNTED, FIRST], BLOCKS, "ja")).toEqual([LEAD]);
  expect(withoutHalfCounts([LEAD, COUNTED, FIRST, OTHER], BLOCKS, "ja")).toEqual([
    LEAD,
    COUNTED,
    FIRST,
    OTHER,
  ]);
});

it("leaves alone what is counted where the page names no other [7.3]", () => {
  const blocks = [{ text: "回し方は二つあります。どちらも村の人が考えました。" }];
  const counted = of(0, "回し方は二つあります。");
  expect(withoutHalfCounts([counted], blocks, "ja")).toEqual([counted]);
});

const spoken = (...texts: string[]) => texts.map((text) => of(0, text));
const ends = (language: "ja" | "en", some: ReturnType<typeof spoken>) =>
  some.map((_, at) => isWithinCount(some, at, language));

it("is within a count until the last of its things has begun, in either language [7.3]", () => {
  const uses = spoken(
    "その鍵を使ったのは四回だけだ。",
    "一度目は、旅先から電話があったとき。",
    "二度目は猫。",
    "三度目は、私が靴を脱ぐのを忘れた。",
    "廊下に足跡がついていた。",
    "四度目は、誰もいない家に入るためだった。",
    "先月、その家が売れた。",
  );
  expect(ends("ja", uses)).toEqual([true, true, true, true, true, false, false]);
  const reasons = spoken(
    "There are three reasons.",
    "First, oak swells.",
    "Second, the mill is damp.",
    "The third is the miller.",
    "He never oils it.",
  );
  expect(ends("en", reasons)).toEqual([true, true, true, false, false]);
});

it("counts what stands below the count in blocks of its own [7.3]", () => {
  const layers = [
    of(0, "基本は三層です。"),
    of(1, "いちばん下に、ゴムのマット。"),
    of(2, "その上に、厚めの合板。"),
    of(2, "前後に10センチ大きく切ります。"),
    of(3, "合板の上に、脚ごとのパッド。"),
    of(4, "薄いラグはつぶれます。"),
  ];
  expect(ends("ja", layers)).toEqual([true, true, true, true, false, false]);
  const sizes = [of(0, "It comes in two sizes."), of(1, "A cup."), of(2, "A jug."), of(3, "Both are blue.")];
  expect(ends("en", sizes)).toEqual([true, true, false, false]);
});

it("counts no parts that are long enough to be told alone, and no measures [7.3]", () => {
  const far = spoken(
    "理由は二つあります。",
    "一つ目は水です。",
    ..."あいうえおか".split("").map((one) => `${one}です。`),
    "二つ目は人です。",
  );
  expect(ends("ja", far).some(Boolean)).toBe(false);
  expect(ends("en", spoken("The drive took three hours.", "The second is the back."))).toEqual([
    false,
    false,
  ]);
  expect(ends("en", spoken("There are two doors.", "The other day one fell off."))).toEqual([false, false]);
});

it("chooses no things of three without the last [7.3]", () => {
  const blocks = [
    { text: "It has three parts. The first is a lid. The second is a cup. The third is a base. It is blue." },
  ];
  const [count, lid, cup, base] = [
    of(0, "It has three parts."),
    of(0, "The first is a lid."),
    of(0, "The second is a cup."),
    of(0, "The third is a base."),
  ] as const;
  expect(withoutHalfCounts([count, lid, cup], blocks, "en")).toEqual([]);
  expect(withoutHalfCounts([count, lid, cup, base], blocks, "en")).toEqual([count, lid, cup, base]);
});
