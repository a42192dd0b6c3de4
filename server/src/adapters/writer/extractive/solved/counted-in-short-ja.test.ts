import { expect, it } from "vitest";
import { countedInShort } from "./counted-in-short-ja.ts";
import type { PostSentence } from "./sentences.ts";

const said = (text: string, at: number): PostSentence => ({
  ...{ text, at, blockIndex: 0, isStep: false, name: "", leans: false },
  seconds: 4,
});
const answerOf = (...texts: string[]) => texts.map(said);
const POINTS = [
  "糀屋を長くやっています。",
  "疑わしい所は三つ残ります。",
  "まず温度です。",
  "樽のまわりは夜に冷えます。",
  "次に水の量。",
  "多いと糀が沈みます。",
  "最後に、樽の底を見てください。",
  "割れていれば替えます。",
];
const told = (seconds: number, ...texts: string[]) =>
  countedInShort(answerOf(...texts), seconds)?.map(({ at }) => at);

it("tells counted points by the first sentence of each, and more from the first on as there is time [6.2]", () => {
  expect(told(20, ...POINTS)).toEqual([1, 2, 4, 5, 6]);
  expect(told(24, ...POINTS)).toEqual([0, 1, 2, 4, 5, 6]);
  expect(told(28, ...POINTS)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it("names a point alone where there is no time for what is said of it [6.2]", () => {
  expect(told(16, ...POINTS)).toEqual([1, 2, 4, 6]);
  expect(told(9, ...POINTS)).toBeUndefined();
});

it("takes for points only as many as are counted, the first right behind their count [7.3]", () => {
  expect(told(20, ...POINTS.slice(0, 6))).toBeUndefined();
  expect(told(20, ...POINTS.slice(0, 2), "樽は三年前のものです。", ...POINTS.slice(2))).toBeUndefined();
  expect(told(20, ...POINTS.filter((_, at) => at !== 1))).toBeUndefined();
});
