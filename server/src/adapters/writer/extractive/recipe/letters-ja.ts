import type { Block } from "#kernel/page";
import type { Draft } from "../draft.ts";
import type { Recipe } from "./recipe.ts";

/** 「Aを加え、」: a letter that names what is mixed. */
const LETTER = /(?<![A-Za-z\d])([A-DＡ-Ｄ])(?=(?:を|と|に|は|の(?!字)|で|、))/gu;
const SEASONING = /しょうゆ|醤油|みりん|砂糖|酒|酢|みそ|味噌|塩|だし|ソース/u;
const FIRST_SIGN = /^[☆★◎○●◇◆□■▲△]/u;
const SIGN_OF_MANY = /[☆★◎○●◇◆□■▲△](?=を|と|に|は|で|、)/gu;

/** The blocks with a word for the sign that stands before what is mixed: 「水、酒、◎を入れ」, where 「◎しょうゆ」 is listed. */
export function withSignsCalled(blocks: readonly Block[]): Block[] {
  const signs = new Set(blocks.flatMap(({ text }) => FIRST_SIGN.exec(text.trim()) ?? []));
  return blocks.map((block) => ({
    ...block,
    text: block.text.replace(SIGN_OF_MANY, (sign) => (signs.has(sign) ? "調味料" : sign)),
  }));
}

/** 「【A】黒酢だれ」: what is mixed has a name, too. */
export const LETTERED_NAME = /^[【［[〈＜<《(（]\s*([A-DＡ-Ｄ])\s*[】］\]〉＞>》)）]\s*(\p{L}{2,10})$/u;
const namesOfLetters = (blocks: readonly Block[]) =>
  new Map(
    blocks.flatMap(({ text }) => {
      const [, letter, name] = LETTERED_NAME.exec(text.trim()) ?? [];
      return letter && name ? [[letter.normalize("NFKC"), name] as const] : [];
    }),
  );

/**
 * The steps with a word for each letter that no list of the page names: its frame was drawn around the things, and
 * a listener of 「A」 has heard of none. A letter whose things have a name goes by that.
 */
export function withoutUnknownLetters(
  { ingredients, steps }: Pick<Recipe, "ingredients" | "steps">,
  blocks: readonly Block[],
) {
  const names = namesOfLetters(blocks);
  const named = ingredients.map(({ of }) => of?.normalize("NFKC") ?? "").join("");
  const isOfSeasoning = ingredients.some(({ text }) => SEASONING.test(text));
  return steps.map((step) => ({
    ...step,
    sentences: step.sentences.map((text) =>
      text.replace(LETTER, (sign) => {
        const letter = sign.normalize("NFKC");
        return names.get(letter) ?? (named.includes(letter) || !isOfSeasoning ? sign : "調味料");
      }),
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
