import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { ingredientIn } from "./ingredient-line.ts";
import { mainThings } from "./main-things.ts";
import type { Ingredient } from "./recipe.ts";
import { recipeWordsOf } from "./words.ts";

const said = (language: Language, title: string, ...lines: string[]) => {
  const ingredients = lines.flatMap((text, blockIndex): Ingredient[] => {
    const one = ingredientIn(text, "list_item", language);
    return one ? [{ ...one, blockIndex, of: null }] : [];
  });
  return mainThings(ingredients, language, recipeWordsOf[language], title)?.text ?? null;
};
const FEW = [
  "桜えび 80g",
  "三つ葉 2束",
  "薄力粉 80g",
  "冷水 130ml",
  "ひまわり揚げ油 適量",
  "クミンシード 小さじ1",
];

it("names of a long list what the dish is made of, and nothing that every kitchen has [6.2]", () => {
  expect(said("ja", "かき揚げ", ...FEW)).toBe("おもな材料は、桜えび80g、三つ葉2束、薄力粉80gです。");
  expect(
    said("en", "Bean stew", "2 cans beans", "1 cup sugar", "1 red bell pepper", "1 tsp black pepper"),
  ).toBe("The main ingredients are 2 cans beans and 1 red bell pepper.");
});

it("names up to seven things without their amounts where they are many [6.2]", () => {
  const more = ["玉ねぎ 1個", "卵 1個", "にんじん 1本", "れんこん 1節", "しめじ 1袋"];
  expect(said("ja", "かき揚げ", ...FEW, ...more)).toBe(
    "おもな材料は、桜えび、三つ葉、薄力粉、玉ねぎ、卵、にんじん、れんこんです。",
  );
});

it("names salt and oil where the title does [6.2]", () => {
  const lines = ["塩 少々", "バター 20g", "じゃがいも 3個"];
  expect(said("ja", "塩とじゃがいもの鍋", ...lines)).toBe("材料は、塩少々、バター20g、じゃがいも3個です。");
  expect(said("ja", "じゃがいもの鍋", ...lines)).toBe("おもな材料は、バター20g、じゃがいも3個です。");
});

it("names no main things where hardly any is one [6.2]", () => {
  expect(said("ja", "たれ", "しょうゆ 大さじ1", "みりん 大さじ1", "りんご 1個")).toBe(null);
});
