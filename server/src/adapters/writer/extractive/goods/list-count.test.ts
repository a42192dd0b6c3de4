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
