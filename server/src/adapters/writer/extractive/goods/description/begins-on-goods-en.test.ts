import { expect, it } from "vitest";
import { beginsOnGoods, pointsAtIt } from "./begins-on-goods-en.ts";

it.each([
  ["It has no tin lining, because sugar boils hotter than tin likes.", true],
  ["They are cut from one hide.", true],
  ["This is the clay we hand to people who say their pots always crack.", true],
  ["It’s a comfort rating for an average sleeper.", false],
  ["This is half of the work and the half that people skimp.", false],
  ["That makes it heavy.", false],
])("hears below any heading that a thing is spoken of: %s", (text, is) => {
  expect(beginsOnGoods(text, "Holm Stoneware Clay")).toBe(is);
});

it.each([
  ["This is the kind that folds up into a suitcase.", true],
  ["This came to me from a family in Holm.", true],
  ["In fact, it is a disaster thousands of years in the making.", false],
  ["That makes it heavy.", false],
])("hears that the first words of a description point at the thing: %s", (text, is) => {
  expect(pointsAtIt(text)).toBe(is);
});
