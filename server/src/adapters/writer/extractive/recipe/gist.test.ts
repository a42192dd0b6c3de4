import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { gistsOf } from "./gist.ts";
import { recipeOf } from "./recipe.ts";
import { timeInWords } from "./times-en.ts";
import { recipeWordsOf } from "./words.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const recipeIn = (
  language: Page["language"],
  things: readonly string[],
  steps: readonly string[],
  above = "",
) =>
  recipeOf({
    url: "https://table.example/dish",
    title: "Dish",
    site: null,
    language,
    type: "other",
    author: null,
    publishedAt: null,
    facts: [],
    blocks: [
      item(above),
      heading(language === "ja" ? "材料（4人分）" : "Ingredients"),
      ...things.map(item),
      heading(language === "ja" ? "作り方" : "Method"),
      ...steps.map(item),
    ],
  });
const said = (language: Page["language"], things: readonly string[], steps: readonly string[]) => {
  const { amounted, alone } = gistsOf(
    recipeIn(language, things, steps)?.ingredients ?? [],
    language,
    recipeWordsOf[language],
    "Dish",
  );
  return [...amounted, ...alone].map((drafts) => drafts.map(({ text }) => text).join(" "));
};

const SARDINES = [
  "いわし缶 1缶（150g）",
  "長ねぎ 1本",
  "ごま油 小さじ1",
  "【A】",
  "酢 大さじ2",
  "しょうゆ 大さじ1",
];
const DEEDS = ["長ねぎを切る。", "【A】を加えて混ぜ、電子レンジ600Wで1分30秒。", "200度のオーブンで20分。"];

it("tells first of the things that matter what the title names [6.2]", () => {
  const things = ["1 onion", "3 carrots", "2 leeks", "4 eggs", "1 celery stalk", "300 g brown lentils"];
  const steps = ["Warm the oil.", "Add the lentils."];
  const of = recipeIn("en", things, steps)?.ingredients ?? [];
  const { amounted } = gistsOf(of, "en", recipeWordsOf.en, "Smoky Lentil Stew");
  expect(amounted[0]?.[0]?.text).toMatch(/^The main ingredients are 300 g brown lentils, 1 onion/);
});

it("takes a switch of the screen for no step [6.2]", () => {
  const steps = ["Cook Mode – Prevent your screen from going dark", "Warm the oil.", "Add the lentils."];
  const recipe = recipeIn("en", ["1 onion", "3 carrots", "300 g lentils"], steps);
  expect(recipe?.steps.map(({ sentences }) => sentences)).toEqual([["Warm the oil."], ["Add the lentils."]]);
});

it("tells what matters with its amount and what seasons it by name, part by part [6.2]", () => {
  expect(said("ja", SARDINES, DEEDS)).toEqual([
    "材料は、いわし缶1缶、長ねぎ1本です。 ほかに、ごま油を使います。 Aは、酢、しょうゆです。 その分量は、元のページにあります。",
    "材料は、いわし缶1缶、長ねぎ1本です。 ほかに、ごま油を使います。 Aは、酢、しょうゆです。",
    "おもな材料は、いわし缶1缶、長ねぎ1本です。 ほかは、元のページにあります。",
    "おもな材料は、いわし缶1缶、長ねぎ1本です。 ほかは、元のページにあります。",
  ]);
  expect(said("ja", ["塩 少々", "酢 大さじ2", "しょうゆ 大さじ1"], DEEDS)).toEqual([]);
});

it("takes a letter in brackets for a part, and says for how long the oven works [6.2]", () => {
  const recipe = recipeIn("ja", SARDINES, DEEDS, "調理時間 15分（＋漬け30分）");
  expect(recipe?.ingredients.map(({ of }) => of)).toEqual([null, null, null, "A", "A"]);
  expect(recipe?.cooking?.text).toBe("15分と、漬け時間30分");
  expect(recipe?.steps.slice(1).flatMap(({ sentences }) => sentences)).toEqual([
    "Aを加えて混ぜ、電子レンジ600Wで1分30秒加熱します。",
    "200度のオーブンで20分焼きます。",
  ]);
});

it("tells of an English dish what it is made of, each thing once", () => {
  const things = [
    "300 g oat flour (2½ cups)",
    "2 eggs, beaten",
    "45 g butter, soft",
    "15 g butter, melted",
    "1 tsp salt",
  ];
  expect(said("en", things, ["Whisk the eggs.", "Bake for 20 minutes."])[0]).toBe(
    "The main ingredients are 300 g oat flour, 2 eggs and 45 g butter. You also need salt.",
  );
});

it.each([
  ["3 hrs 7 mins", "3 hours and 7 minutes"],
  ["1 hr", "1 hour"],
  ["45 mins", "45 minutes"],
  ["2 hours and 1 min", "2 hours and 1 minute"],
])("says a time as it is spoken: %s", (text, spoken) => {
  expect(timeInWords(text)).toBe(spoken);
});
