import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { type Draft, plain } from "../draft.ts";
import { tiesToBlock } from "../ties.ts";
import type { Ingredient } from "./recipe.ts";
import type { RecipeWords } from "./words.ts";

/** So many things with their amounts are heard at once; of the rest the names are. */
const MOST: Record<Language, number> = { ja: 8, en: 5 };
const MOST_NAMES = 8;
const FEWEST = 2;
const SEASONING: Record<Language, RegExp> = {
  ja: new RegExp(
    [
      String.raw`^(?:[粗あら]?塩|塩こしょう|(?:黒|白|粗びき)?(?:こしょう|コショウ|胡椒)|(?:上白|きび|三温|グラニュー)?(?:砂糖|糖)|(?:薄口|濃口)?(?:しょうゆ|醤油|`,
      String.raw`しょう油)|(?:本)?みりん|(?:料理|日本|白ワイン|紹興)?酒|(?:米|穀物|黒|りんご)?酢|(?:白|赤|合わせ)?(?:みそ|味噌)|[^、]{0,4}(?:油|オイル)|(?:水|`,
      String.raw`湯|熱湯)|だし(?:汁|の素)?|.*(?:ソース|ケチャップ|マヨネーズ|スパイス|コンソメ|ブイヨン|スープの素|パウダー|唐辛子)|片栗粉|(?:白|黒|すり|いり)?ごま|わさび|からし|`,
      String.raw`.*(?:とうがらし))(?:[（(].*)?$`,
    ].join(""),
    "u",
  ),
  en: /\b(?:salt|pepper|peppercorns|spices?|paprika|cumin|cinnamon|nutmeg|cardamom|caraway|turmeric|oregano|thyme|bay lea(?:f|ves)|vanilla|baking (?:powder|soda)|yeast|oil|water|vinegar|cooking spray)\b/i,
};
const AMOUNT_IN_ENGLISH = new RegExp(
  [
    String.raw`^(?:about |scant |heaped |generous )*(?:\d[\d.,/–-]*(?: ?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]|an?|half|one|two|three|`,
    String.raw`four|six)(?: \d\/\d)?(?: ?(?:g|kg|ml|cl|dl|l|oz|lbs?|pounds?|ounces?|litres?|liters?|cups?|tbsps?|`,
    String.raw`tbs|tsps?|tablespoons?|teaspoons?|sticks?|pinch(?:es)?|dash(?:es)?|handfuls?|cans?|`,
    String.raw`tins?)\b\.?)?(?: of)? `,
  ].join(""),
  "iu",
);
const LITTLE =
  /^(?:\S+ )?\S* ?(?:tsps?|teaspoons?|pinch(?:es)?|dash(?:es)?)\b|^(?:a |an )?(?:pinch|dash|sprig)\b/i;

export interface Thing {
  text: string;
  name: string;
  of: string | null;
  blockIndex: number;
  isMain: boolean;
}

interface Gists {
  /** The things that matter with their amounts, and the names of what seasons them. */
  amounted: Draft[][];
  /** The things that matter, and no others. */
  alone: Draft[][];
}

/**
 * Tells what a dish takes in a sentence or two, the fuller first: the things that matter with their amounts, and by its name
 * what seasons them; first what the title names. Nothing where a page does not divide the names from the amounts.
 */
export function gistsOf(
  ingredients: readonly Ingredient[],
  language: Language,
  says: RecipeWords,
  title: string,
): Gists {
  const things = ingredients.flatMap((one) => thingOf(one, language) ?? []);
  const isMany = language === "en" && things.length > 2 * MOST_NAMES;
  const titled = contentTerms(title, language);
  const isTitled = ({ name }: Thing) => [...contentTerms(name, language)].some((term) => titled.has(term));
  // A lentil stew has its lentils, wherever the list has them.
  const mains = things
    .filter(({ isMain }, at) => isMain && !isSaidBefore(things, at))
    .toSorted((a, b) => Number(isTitled(b)) - Number(isTitled(a)));
  if (things.length < ingredients.length || mains.length < FEWEST || isMany)
    return { amounted: [], alone: [] };
  const mainOf = (most: number, isAlone: boolean): Draft => {
    const told = mains.slice(0, most);
    return {
      text: says.mains(
        told.map(({ text }) => text),
        isAlone || told.length < mains.length,
      ),
      ties: told.flatMap(({ text, blockIndex }) => tiesToBlock(text, blockIndex)),
    };
  };
  const main = mainOf(MOST[language], false);
  const others = things.filter(
    (one, at) => !mains.slice(0, MOST[language]).includes(one) && !isSaidBefore(things, at),
  );
  if (others.length === 0) return { amounted: [[main]], alone: [] };
  const parts = [...Map.groupBy(others, ({ of }) => (language === "ja" ? of : null))];
  const named = (most: number) =>
    parts.map(([of, some]) => {
      const names = [...new Set(some.map(({ name }) => name))];
      return plain(says.seasonings(of, names.slice(0, most), names.length > most));
    });
  // A part that the steps call by its name has to be told; one letter stands for a mixture.
  const called = parts.flatMap(([of]) => of ?? []);
  const isMixture = called.length === 0 || (called.length === 1 && /^[A-D]$/u.test(called[0] ?? ""));
  const alone = !isMixture
    ? []
    : [MOST[language], FEWEST + 1].map((most) => [mainOf(most, true), ...says.othersElsewhere.map(plain)]);
  const amounted = [
    [main, ...named(MOST_NAMES), ...says.seasoningElsewhere.map(plain)],
    [main, ...named(FEWEST)],
  ];
  return { amounted, alone };
}

/** 「塩、こしょう」 are two of them. */
const isSeasoning = (name: string) => name.split(/[、・]/u).every((one) => SEASONING.ja.test(one));

export function thingOf({ text, name, of, blockIndex }: Ingredient, language: Language): Thing | null {
  if (language === "ja") {
    if (!name) return null;
    const bare = text.replace(/[（(][^（()）]*[)）]/gu, "");
    return { text: bare, name, of, blockIndex, isMain: of === null && !isSeasoning(name) };
  }
  const joined = text.replace(JOINED, " ");
  const bare = joined.replace(/(?:,| – | - |;| or ).*$/u, "").trim();
  const called = bare.replace(AMOUNT_IN_ENGLISH, "").trim();
  if (!/^\p{L}/u.test(called)) return null;
  const isMain = called !== bare && !LITTLE.test(bare) && !SEASONING.en.test(called);
  return { text: bare, name: called.charAt(0).toLowerCase() + called.slice(1), of, blockIndex, isMain };
}

/** "8 bone-in, skin-on chicken thighs" */
const JOINED =
  /(?<=-(?:in|on|off)|(?:bone|skin|seed)less|\b(?:large|small|medium|fresh|ripe|firm)), (?=\p{L})/gu;

/** The names of the things without which there is no dish. */
export const mainNamesOf = (ingredients: readonly Ingredient[], language: Language): string[] =>
  ingredients
    .map((one) => thingOf(one, language))
    .flatMap((one) => (one?.isMain && !OF_LITTLE.test(one.text) ? one.name : []));
/** 「しょうが1かけ」 */
const OF_LITTLE = /(?:かけ|片|少々|少量|適量|適宜|つまみ|小さじ[^ ]*)$/u;

/** "45 g butter, soft" and "15 g butter, melted" are one thing. */
export const isSaidBefore = (things: readonly Thing[], at: number) =>
  things
    .slice(0, at)
    .some(({ name }) => name === things[at]?.name || name.endsWith(` ${things[at]?.name ?? "-"}`));
