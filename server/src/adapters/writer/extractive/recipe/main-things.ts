import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { tiesToBlock } from "../ties.ts";
import { isSaidBefore, type Thing, thingOf } from "./gist.ts";
import type { Ingredient } from "./recipe.ts";
import { MOST_AT_ONCE, type RecipeWords } from "./words.ts";

/** More names than these without their amounts nobody keeps in mind. */
const MOST_NAMED = 7;
const MOST_AMOUNTS: Record<Language, number> = { ja: 4, en: 5 };
const FEWEST = 2;

/** Every kitchen has these, besides what seasons a dish. */
const COMMON: Record<Language, RegExp> = {
  ja: /^(?:[冷氷温]?水|.*(?:油|オイル|シード|ペッパー)|クミン|コリアンダー|ターメリック|カルダモン|クローブ|シナモン.*|ナツメグ|オレガノ|ローリエ|ローレル|ガラムマサラ|.*砂糖)$/u,
  en: /\b(?:sugar(?! snap)|coriander seeds?|chill?i (?:powder|flakes)|garlic powder|seasoning|cornstarch|cornflour)\b/i,
};
/** "1 red bell pepper" is no pepper. */
const VEGETABLE = /\b(?:bell|sweet|green|yellow|poblano|jalape[nñ]o) peppers?\b|\bpeppers\b/i;

/**
 * One sentence of the main things, for a script that has no time for all: with their amounts where they are few, else
 * by their names. What the title names comes first, salt and oil, too; null where the page has hardly any main things.
 */
export function mainThings(
  ingredients: readonly Ingredient[],
  language: Language,
  says: RecipeWords,
  title: string,
): Draft | null {
  const things = ingredients.flatMap((one) => thingOf(one, language) ?? []);
  const titled = contentTerms(title, language);
  const termsIn = ({ name }: Thing) => [...contentTerms(name, language)];
  const isTitled = (thing: Thing) => termsIn(thing).some((term) => titled.has(term));
  const isOfTitle = (thing: Thing) => isTitled(thing) && termsIn(thing).every((term) => titled.has(term));
  const isMain = (thing: Thing) =>
    isOfTitle(thing) ||
    (language === "en" && VEGETABLE.test(thing.name)) ||
    (thing.isMain && !COMMON[language].test(thing.name));
  const mains = things
    .filter((thing, at) => isMain(thing) && !isSaidBefore(things, at))
    .toSorted((a, b) => Number(isTitled(b)) - Number(isTitled(a)));
  if (mains.length < FEWEST) return null;
  const isFew = language === "en" || mains.length <= MOST_AMOUNTS[language];
  const told = mains.slice(0, isFew ? MOST_AMOUNTS[language] : MOST_NAMED);
  return {
    text: says.mains(
      told.map(({ text, name }) => (isFew ? text : name)),
      told.length < ingredients.length,
    ),
    ties: told.flatMap(({ text, blockIndex }) => tiesToBlock(text, blockIndex)),
  };
}

/**
 * The names of what one needs, for a script without time for amounts: all of a short list, the main things of a long
 * one; none where some have no name, or one is named twice.
 */
export function thingsNamed(
  wanted: readonly Ingredient[],
  language: Language,
  says: RecipeWords,
  title: string,
) {
  const things = wanted.flatMap(({ name }) => name ?? []);
  const isNamed = things.length === wanted.length && new Set(things).size === things.length;
  // A listener does not remember a long list of bare names.
  const main = mainThings(wanted, language, says, title);
  const isLong = wanted.length > MOST_NAMED;
  const named = isLong && main ? says.mainsNamed(main.text) : says.named(things);
  return { main, isLong, names: isNamed && things.length <= 2 * MOST_AT_ONCE ? named : [] };
}
