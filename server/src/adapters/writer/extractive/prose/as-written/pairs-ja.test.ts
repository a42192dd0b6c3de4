import { expect, it } from "vitest";
import { withoutHalfPairs } from "./pairs-ja.ts";

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
  expect(withoutHalfPairs([LEAD, COUNTED, FIRST], BLOCKS)).toEqual([LEAD]);
  expect(withoutHalfPairs([LEAD, COUNTED, FIRST, OTHER], BLOCKS)).toEqual([LEAD, COUNTED, FIRST, OTHER]);
});

it("leaves alone what is counted where the page names no other [7.3]", () => {
  const blocks = [{ text: "回し方は二つあります。どちらも村の人が考えました。" }];
  const counted = of(0, "回し方は二つあります。");
  expect(withoutHalfPairs([counted], blocks)).toEqual([counted]);
});
