import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { countOf } from "./list-count.ts";

const card: NonNullable<Block["card"]> = {
  ...{ at: 0, name: "Airline to cut 1,200 jobs", rank: null, price: null, former: null, isFrom: false },
  ...{ by: null, isEmployer: false, date: null, rating: null, text: "" },
};
const counted = (blocks: Block[], first: number) => countOf(textPage("News", blocks), first, 5)?.text ?? null;

it("takes the count of a list from a line of its own above it, or beside the text [7.3]", () => {
  expect(counted([saidBlock("124 stories"), headingBlock(card.name)], 1)).toBe("124 stories");
  expect(counted([headingBlock(card.name), { ...saidBlock("124 stories"), isBeside: true }], 0)).toBe(
    "124 stories",
  );
});

it("takes none from a headline, nor from a sentence about something [7.3]", () => {
  expect(counted([{ ...headingBlock(card.name), card }], 0)).toBeNull();
  expect(counted([headingBlock(card.name)], 0)).toBeNull();
  const long = "The airline said on Monday that it will cut 1,200 jobs in all of its northern bases by May.";
  expect(counted([saidBlock(long), headingBlock("News")], 1)).toBeNull();
});

const count = (...texts: string[]) =>
  countOf(
    textPage("水車", [...texts.map(saidBlock), headingBlock("一番")], { language: "ja" }),
    texts.length,
    4,
  )?.text ?? null;

it("counts the things of a Japanese list as the page does [7.3]", () => {
  expect(count("全88点中、はじめの十二点です")).toBe("88点");
  expect(count("88点の商品があります")).toBe("88点");
  expect(count("12点")).toBe("12点");
  const lead =
    "毎日の食卓で長く使うための器を、窯元を一軒ずつ訪ねて集めました。どれも一点ずつ色が違います。並べ替えもできます。";
  expect(count(`${lead} 88点中 1～12点目`)).toBe("88点");
});

it("takes the points that a thing was given for no number of things [6.2]", () => {
  expect(count("総合評価 88点")).toBeNull();
  expect(count("1位 88点")).toBeNull();
  const row = { kind: "table_row" as const, text: "1位 / ミズ / 88点" };
  const page = textPage("水車", [row, headingBlock("一番")], { language: "ja" });
  expect(countOf(page, 1, 4)).toBeNull();
});
