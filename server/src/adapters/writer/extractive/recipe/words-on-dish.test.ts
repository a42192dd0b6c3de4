import { expect, it } from "vitest";
import type { ProseLine } from "../prose/lines.ts";
import { withoutSite, wordsOnDish } from "./words-on-dish.ts";

const SECONDS = 5;
const linesOf = (...paragraphs: string[][]): ProseLine[] =>
  paragraphs.flatMap((sentences, blockIndex) =>
    sentences.map((text) => ({ sentences: [text], blockIndex, seconds: SECONDS }) as ProseLine),
  );
const STORY = ["My aunt had a boat.", "She sold it in the spring."];
const told = (lines: ProseLine[], most: number) =>
  wordsOnDish(lines, "en", most * SECONDS, (some) => some.length <= most).flatMap(
    ({ sentences }) => sentences,
  );

it("tells the trick of a dish rather than the story before it [6.2]", () => {
  const trick = ["The trick is the lemon.", "You burn it in a dry pan."];
  const lines = linesOf(["This soup is sour."], STORY, STORY, trick);
  expect(told(lines, 7)).toHaveLength(7);
  expect(told(lines, 3)).toEqual(["This soup is sour.", ...trick]);
});

it("begins with the trick where its paragraph has no time [6.2]", () => {
  const lines = linesOf(["This soup is sour."], [...STORY, "The trick is the lemon.", "You burn it."]);
  expect(told(lines, 3)).toEqual(["This soup is sour.", "The trick is the lemon.", "You burn it."]);
});

it("leaves out what a site says of itself above a recipe [7.3]", () => {
  const lines = linesOf(["This soup is sour."], ["My cookbook is out!", "Order now."]);
  expect(withoutSite(lines, "en").map(({ blockIndex }) => blockIndex)).toEqual([0]);
});
