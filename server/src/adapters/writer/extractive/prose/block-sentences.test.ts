import { expect, it } from "vitest";
import { sentencesOfBlock } from "./block-sentences.ts";

it("ends a sentence where a bold line stands before the words that it heads", () => {
  expect(sentencesOfBlock("ふたを外して中を見ます 鉛筆や硬貨が、よく出てきます。", "ja")).toEqual([
    "ふたを外して中を見ます。",
    "鉛筆や硬貨が、よく出てきます。",
  ]);
  expect(sentencesOfBlock("ふたを外して 中を見ます。", "ja")).toEqual(["ふたを外して 中を見ます。"]);
});

it("says sentences that stand in brackets behind a verb as sentences", () => {
  expect(sentencesOfBlock("新しい袋と交換する（差額をいただきます。五十枚までです）。", "ja")).toEqual([
    "新しい袋と交換する。",
    "差額をいただきます。",
    "五十枚までです。",
  ]);
});

it("says which thing a name by itself is, in one sentence [6.2]", () => {
  expect(sentencesOfBlock("道標。峠の辻に立つ、行き先を彫った石のことだ。町に六つ残る。", "ja")).toEqual([
    "道標とは、峠の辻に立つ、行き先を彫った石のことだ。",
    "町に六つ残る。",
  ]);
});
