import type { Draft } from "../draft.ts";
import type { Recipe } from "./recipe.ts";

/** 「Aを加え、」: a letter that names what is mixed. */
const LETTER = /(?<![A-Za-z\d])([A-DＡ-Ｄ])(?=(?:を|と|に|の(?!字)|で|、))/gu;
/** 「【A】を加えて」 */
const BRACKETED = /[【［[]([A-DＡ-Ｄ])[】］\]]/gu;
const SEASONING = /しょうゆ|醤油|みりん|砂糖|酒|酢|みそ|味噌|塩|だし|ソース/u;

/**
 * The steps with a word for each letter that no list of the page names: its frame was drawn around the things, and
 * a listener of 「A」 has heard of none.
 */
export function withoutUnknownLetters({ ingredients, steps }: Pick<Recipe, "ingredients" | "steps">) {
  const named = ingredients.map(({ of }) => of?.normalize("NFKC") ?? "").join("");
  const isOfSeasoning = ingredients.some(({ text }) => SEASONING.test(text));
  return steps.map((step) => ({
    ...step,
    sentences: step.sentences.map((text) =>
      text
        .replace(BRACKETED, "$1")
        .replace(LETTER, (letter) =>
          named.includes(letter.normalize("NFKC")) || !isOfSeasoning ? letter : "調味料",
        ),
    ),
  }));
}

const MOST_NAMES = 6;
/** Steps with the things that a letter stands for in its place, for a listener who has not heard the list. */
export const withLettersSaid = (steps: Draft[][], ingredients: Recipe["ingredients"]): Draft[][] =>
  steps.map((step) => step.map((one) => ({ ...one, text: lettersSaid(one.text, ingredients) })));

const lettersSaid = (text: string, ingredients: Recipe["ingredients"]): string =>
  text.replace(LETTER, (letter) => {
    const own = ingredients.filter(({ of }) => of?.normalize("NFKC") === letter.normalize("NFKC"));
    const names = own.flatMap(({ name }) => name ?? []);
    if (own.length === 0) return letter;
    return names.length === own.length && names.length <= MOST_NAMES ? names.join("、") : "合わせた調味料";
  });
