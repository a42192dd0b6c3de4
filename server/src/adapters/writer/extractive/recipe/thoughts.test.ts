import { expect, it } from "vitest";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../prose/lines.ts";
import { thoughtsWithin, wholeParagraphs } from "./thoughts.ts";

const linesOf = (language: Language, ...paragraphs: string[][]): ProseLine[] =>
  paragraphs.flatMap((sentences, blockIndex) =>
    sentences.map(
      (text, at) =>
        ({
          sentences: [text],
          blockIndex,
          section: 0,
          begins: at === 0,
          gap: false,
          kind: "paragraph",
          seconds: sentenceSeconds(text, language),
        }) as ProseLine,
    ),
  );
const said = (lines: readonly ProseLine[]) => lines.flatMap(({ sentences }) => sentences);

const SUMMER = ["夏は軽いカレーが食べたくなります。"];
const TRICK = [
  "ポイントは玉ねぎ。",
  "弱火で長く炒めることはしません。",
  "強火で一気に炒めて、水で焦げをこそげ取ります。",
];

it("tells a paragraph whole or not at all, where another was told [6.2]", () => {
  const lines = linesOf("ja", SUMMER, TRICK);
  expect(said(wholeParagraphs(lines, "ja", (told) => told.length < 4))).toEqual(SUMMER);
  expect(said(wholeParagraphs(lines, "ja", () => true))).toEqual([...SUMMER, ...TRICK]);
  expect(said(thoughtsWithin(lines, "ja", 8))).toEqual(SUMMER);
});

it("stops behind no paragraph that denies what the next one puts right [6.2]", () => {
  const lines = linesOf("ja", SUMMER, TRICK.slice(0, 2), TRICK.slice(2));
  expect(said(wholeParagraphs(lines, "ja", (told) => told.length < 4))).toEqual(SUMMER);
});

it.each([
  ["ja", [...TRICK, "短い時間で甘みとコクがしっかり出て、家で作っても店の味になります。"], 3],
  ["ja", ["この鍋は、粉も牛乳も使いません。", "里芋のとろみだけで、こっくりと仕上がる鍋です。"], 0],
  [
    "en",
    ["This soup is no stew, and it is not for the oven.", "It is made in a pan within half an hour."],
    0,
  ],
  ["en", ["This soup is made of two things.", "But it has a third one for a slow winter evening."], 0],
] as const)(
  "cuts a first paragraph behind a whole thought alone: %s %# [6.2]",
  (language, sentences, count) => {
    const lines = linesOf(language, [...sentences]);
    const budget = lines.slice(0, -1).reduce((sum, { seconds }) => sum + seconds, 0.1);
    expect(said(thoughtsWithin(lines, language, budget))).toEqual(sentences.slice(0, count));
  },
);
