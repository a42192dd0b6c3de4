import { expect, it } from "vitest";
import type { Unit } from "../../units.ts";
import { paragraphsBySection } from "./paragraphs.ts";

const unit = (text: string, blockIndex: number): Unit => ({
  sentences: [text],
  blockIndex,
  section: 0,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 3,
});
it("tells things one behind the other as they stand, and a thing alone as a sentence [6.2]", () => {
  const told = (texts: string[]) =>
    paragraphsBySection(
      texts.map((text) => unit(text, 1)),
      "ja",
      true,
      false,
      true,
    )
      .flat()
      .map(({ text }) => text);
  const row = ["道路に三十センチだけはみ出した植木鉢。", "閉店のあとも十年はがされない貼り紙。"];
  expect(told([...row, "町には小さな約束があります。"]).slice(0, 2)).toEqual(row);
  expect(told(["高い温度で長く焼いた土の肌。", "使うほどに艶が出ます。"])[0]).toBe(
    "高い温度で長く焼いた土の肌です。",
  );
});

const divided = (texts: string[]) =>
  paragraphsBySection(
    texts.map((text) => unit(text, 1)),
    "ja",
    true,
  ).map((paragraph) => paragraph.map(({ text }) => text));

const OPEN = ["籠は竹で編みます。", "竹は冬に切ります。", "目は三ミリです。", "底は二重です。"];

it("begins no paragraph with a sentence that goes on from the one before it", () => {
  const [first, second] = divided([
    ...OPEN,
    "それで豆もこぼれません。",
    "取っ手は籐です。",
    "籐は南の島から届きます。",
  ]);
  expect(first?.at(-1)).toBe("それで豆もこぼれません。");
  expect(second?.[0]).toBe("取っ手は籐です。");
});

it("divides a long block where a sentence stands by itself", () => {
  const [first, second] = divided([
    ...OPEN,
    "取っ手は籐です。",
    "籐は南の島から届きます。",
    "色は飴色です。",
  ]);
  expect(first).toHaveLength(4);
  expect(second?.[0]).toBe("取っ手は籐です。");
});

it("begins a paragraph where the page's next words stand further apart", () => {
  const told = [
    unit("籠は竹で編みます。", 1),
    unit("竹は冬に切ります。", 2),
    unit("工房は川のそばです。", 8),
  ];
  expect(paragraphsBySection(told, "ja", true).map((part) => part.length)).toEqual([2, 1]);
});

it.each([
  [false, "There is some advice on its care, too."],
  [true, "There is some advice on their care, too."],
])("introduces advice on the care of one thing or of several: %s", (isMany, said) => {
  const kept = { ...unit("Keep it away from children.", 1), head: "Care" };
  expect(paragraphsBySection([kept], "en", true, isMany)[0]?.[0]?.text).toBe(said);
});

it.each([
  [false, "It works without a plug."],
  [true, "They work without a plug."],
])("gives a feature without a subject its own in a spoken script: %s [6.2]", (isMany, said) => {
  const feature = unit("Works without a plug.", 1);
  expect(paragraphsBySection([feature], "en", true, isMany, true)[0]?.[0]?.text).toBe(said);
  expect(paragraphsBySection([feature], "en", true, isMany, false)[0]?.[0]?.text).toBe(
    "Works without a plug.",
  );
});

it("begins no paragraph on English goods with a turn against what nobody heard right before [6.2]", () => {
  const turn = unit("However, the felt must not be washed.", 9);
  const told = (units: Unit[]) =>
    paragraphsBySection(units, "en", true, false, true).map((part) => part[0]?.text);
  expect(told([unit("The frame is made of oak.", 1), turn])).toContain("The felt must not be washed.");
});
