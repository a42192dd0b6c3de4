import { alternativesOf } from "#kernel/text/phrases";
import { endsInOne } from "./counted-en.ts";

const PAIR = new RegExp(`^(?:${alternativesOf("goods-in-pairs-en")})$`, "i");
const ON_SHELVES = new RegExp(`^(?:${alternativesOf("kinds-on-shelves-en")})$`, "i");

/** Whether a word is for goods of a kind, of which there may be one. */
export const isKindNoun = (word: string): boolean => endsInOne(word) || ON_SHELVES.test(word);

/** Of one of these one says "a pair". */
export const isPair = (word: string): boolean => PAIR.test(word);

/** "chair" of "chairs", "watch" of "watches"; null for a word that is for no goods of a kind. */
export function kindInSingular(word: string): string | null {
  const forms = [
    word.replace(/s$/, ""),
    word.replace(/es$/, ""),
    word.replace(/ies$/, "y"),
    word.replace(/ves$/, "fe"),
    word.replace(/ves$/, "f"),
  ];
  return forms.find((form) => form !== word && isKindNoun(form)) ?? null;
}

const ON_SHELVES_AS_ONE = new RegExp(`^(?:${alternativesOf("kinds-without-plural-en")})$`, "i");
/** Of what lies on a shelf called "Cheese" one says "a cheese". */
export const isKindWithoutPlural = (word: string): boolean => ON_SHELVES_AS_ONE.test(word);

/** Whether a name says by a word of its own what the thing is. */
export const holdsKind = (name: string): boolean =>
  name
    .split(/[^\p{L}’'-]+/u)
    .some(
      (word) =>
        isKindNoun(word) ||
        isKindWithoutPlural(word) ||
        isPair(word) ||
        kindInSingular(word.toLowerCase()) !== null,
    );
