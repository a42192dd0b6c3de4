import { expect, it } from "vitest";
import { beginsOnGoods } from "./begins-on-goods-en.ts";

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
