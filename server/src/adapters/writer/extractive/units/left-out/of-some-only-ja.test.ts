import { expect, it } from "vitest";
import type { Block, Provenance } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { ofSomeOnly } from "./of-some-only-ja.ts";

const goods = { language: "ja", type: "product" } as const;
const level = (level: number, text: string): Block => ({ kind: "heading", level, text });

/** The sentences, a block each, that are left out. */
function leftOut(blocks: Block[], chosen: Partial<Provenance> = {}, title = "栗の木の盆"): string[] {
  const price = {
    id: "price",
    kind: "price" as const,
    label: null,
    value: "5500",
    currency: "JPY",
    source: "visible" as const,
    confidence: 1,
    provenance: { path: "p", excerpt: "5,500円", ...chosen },
  };
  const isOfSome = ofSomeOnly(textPage(title, blocks, { ...goods, facts: [price] }));
  return blocks.flatMap(({ kind, text }, at) =>
    kind !== "heading" && text.endsWith("。") && isOfSome(text, at) ? [text] : [],
  );
}

const FINISHES = [
  itemBlock("白木"),
  itemBlock("磨いただけの、明るい肌です。"),
  itemBlock("拭き漆"),
  itemBlock("漆を七度すり込み、濃い茶に染めました。"),
];
const TOLD = ["磨いただけの、明るい肌です。", "漆を七度すり込み、濃い茶に染めました。"];

it("leaves out what is said below the name of one kind, without that name [7.3]", () => {
  expect(leftOut([level(3, "2つの仕上げ"), ...FINISHES])).toEqual(TOLD);
  expect(leftOut([level(2, "つくり"), ...FINISHES], { kinds: ["白木", "拭き漆"] })).toEqual(TOLD);
  const headed = [
    level(2, "選べる二色"),
    level(3, "白木"),
    saidBlock("磨いただけの肌です。"),
    level(3, "拭き漆"),
    saidBlock("漆を七度すり込みました。"),
  ];
  expect(leftOut(headed)).toEqual(["磨いただけの肌です。", "漆を七度すり込みました。"]);
  const inline = "拭き漆：漆を七度すり込みました。";
  expect(leftOut([saidBlock(inline)], { kinds: ["白木", "拭き漆"] })).toEqual([inline]);
});

it.each<[string, Block[], Partial<Provenance>, string?]>([
  [
    "what names its kind",
    [
      level(2, "2つの仕上げ"),
      itemBlock("白木"),
      itemBlock("白木は、磨いただけの肌です。"),
      itemBlock("拭き漆"),
    ],
    {},
  ],
  ["merits that are counted", [level(2, "2つの特長"), ...FINISHES], {}],
  ["another count", [level(2, "3つの仕上げ"), ...FINISHES], {}],
  ["parts of the whole", [level(2, "つくり"), ...FINISHES], {}],
  [
    "the sections below a title that counts colours",
    [
      level(1, "2色の盆"),
      level(2, "特長"),
      saidBlock("軽い盆です。"),
      level(2, "お手入れ"),
      saidBlock("乾拭きで足ります。"),
    ],
    {},
  ],
  ["the kind that the page is about", FINISHES.slice(2), { kinds: ["白木", "拭き漆"] }, "栗の木の盆 拭き漆"],
  [
    "what follows behind the list",
    [level(2, "つくり"), ...FINISHES.slice(0, 1), saidBlock("栗は水に強い木です。")],
    { kinds: ["白木", "拭き漆"] },
  ],
])("tells %s [7.3]", (_, blocks, chosen, title) => {
  expect(leftOut(blocks, chosen, title)).toEqual([]);
});

const ENGRAVED = "盆の裏に、五文字までを彫ります。";
it("leaves out an extra that is told as if it were part of the goods [7.3]", () => {
  const blocks = [headingBlock("名入れについて"), saidBlock(ENGRAVED)];
  expect(leftOut(blocks, { extras: ["名入れ"] })).toEqual([ENGRAVED]);
  expect(leftOut([headingBlock("名入れ（＋1,100円）"), saidBlock(ENGRAVED)])).toEqual([ENGRAVED]);
});

it("tells an extra that is told as one, and what only begins with its name [7.3]", () => {
  const extras = ["名入れ"];
  const told = "ご希望の方には、盆の裏に五文字までを彫ります。";
  expect(leftOut([headingBlock("名入れについて"), saidBlock(told)], { extras })).toEqual([]);
  expect(leftOut([headingBlock("名入れについて"), saidBlock(ENGRAVED)])).toEqual([]);
  expect(leftOut([headingBlock("名入れしたくなる盆"), saidBlock("縁の広い盆です。")], { extras })).toEqual(
    [],
  );
  expect(
    leftOut([
      headingBlock("使用温度"),
      saidBlock("炉の近くでも反りません。"),
      itemBlock("使用温度：+5℃から"),
    ]),
  ).toEqual([]);
});
