import type { Draft } from "../draft.ts";
import type { Recipe } from "./recipe.ts";

/** 「Aを加え、」: a letter that names what is mixed. */
const LETTER = /(?<![A-Za-z\d])([A-DＡ-Ｄ])(?=(?:を|と|に|の(?!字)|で|、))/gu;
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
      text.replace(LETTER, (letter) =>
        named.includes(letter.normalize("NFKC")) || !isOfSeasoning ? letter : "調味料",
      ),
    ),
  }));
}

/** Words of a script in which a letter stands for no more than a mixture, where its things were not told. */
export const withPartsCalled = (paragraphs: Draft[][], plan: readonly Draft[]): Draft[][] =>
  paragraphs.map((drafts) =>
    drafts.map((draft) => ({
      ...draft,
      text: draft.text.replace(LETTER, (letter) =>
        plan.some(({ text }) => text.normalize("NFKC").startsWith(letter.normalize("NFKC")))
          ? letter
          : "合わせ調味料",
      ),
    })),
  );
