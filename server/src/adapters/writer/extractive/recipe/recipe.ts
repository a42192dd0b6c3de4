import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { isOrder } from "../prose/procedures.ts";
import { withPredicate } from "../prose/register.ts";
import { politeThroughout } from "../text/polite/polite.ts";
import { withoutLabel } from "../text/signs/labels.ts";
import { speakable } from "../text/signs/speakable.ts";
import { isAmounted } from "./amounted-ja.ts";
import { cooked, isAtFireBehind, withoutHintMark } from "./cooked-ja.ts";
import { headedStepsFrom } from "./headed-ja.ts";
import { ingredientIn, LONGEST_INGREDIENT } from "./ingredient-line.ts";
import { LETTERED_NAME, withoutUnknownLetters, withSignsCalled } from "./letters-ja.ts";
import { measuresIn } from "./times.ts";

/** Words at the place where the page has them. */
export interface Placed {
  text: string;
  blockIndex: number;
}
export interface Ingredient extends Placed {
  /** The part of the dish that it is for: 「煮汁」. */
  of: string | null;
  /** Its name without the amount; null where the page does not divide them. */
  name: string | null;
}
export interface Recipe {
  /** For how many it is. */
  servings: Placed | null;
  /** How long it takes in all. */
  time: Placed | null;
  /** How long it cooks, where the page tells no other time. */
  cooking: Placed | null;
  ingredients: Ingredient[];
  /** The deeds before the first step, where the page tells it apart. */
  preparation: Recipe["steps"];
  /** Each step with all of its sentences. */
  steps: {
    sentences: string[];
    /** Its last block. */
    blockIndex: number;
    /** The block of each sentence, where they are of several. */
    places?: number[];
  }[];
  /** The first block of the plan: what stands above introduces the dish. */
  start: number;
}

const INGREDIENTS: Record<Language, RegExp> = {
  ja: /^材料\s*(?:[（(［[]?\s*((?:約|直径)?\d[^（()）]{0,16}(?:分|人前|個|枚|本|台|杯))\s*[）)］\]]?|[（(［[][^（()）]{1,20}[）)］\]])?\s*[：:]?$/,
  en: /^(?:the )?ingredients\s*(?:\(?(?:for|serves|makes)? ?(\d+[^()]{0,20})\)?)?\s*:?$/i,
};
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");
const NUMBERED = /^(?:step )?(\d{1,2})\s*[:：.．)]\s*(\S.*)$/i;
/** "Cook Mode – Prevent your screen from going dark": a switch above the steps. */
const OF_SCREEN = /^(?:cook mode\b|(?:prevent|keep) your screen\b)/i;
const FEWEST = { ingredients: 3, steps: 2 };

/** The plan of a recipe: what one needs and what one does; null for a page that has not all of it. */
export function recipeOf({ blocks, language, type }: Page): Recipe | null {
  if (type === "product") return null;
  const start = blocks.findIndex(({ text }) => INGREDIENTS[language].test(text.trim()));
  if (start === -1) return null;
  const ingredients = ingredientsFrom(blocks, start + 1, language);
  const called = language === "ja" ? withSignsCalled(blocks) : blocks;
  const steps = stepsFrom(called, (ingredients.at(-1)?.blockIndex ?? start) + 1, language);
  if (ingredients.length < FEWEST.ingredients || !steps || steps.length < FEWEST.steps) return null;
  const heading = INGREDIENTS[language].exec(blocks[start]?.text.trim() ?? "")?.[1];
  const near = blocks.slice(0, start + 1).map(({ text }, blockIndex) => ({ text, blockIndex }));
  return {
    ...measuresIn(near, heading ? { text: heading, blockIndex: start } : null, language),
    ingredients,
    preparation: language === "ja" ? preparationIn(blocks.slice(0, steps[0]?.blockIndex), start) : [],
    steps: language === "ja" ? withoutUnknownLetters({ ingredients, steps }, blocks) : steps,
    start,
  };
}

const PREPARATION = /^(?:下ごしらえ|下準備|下処理|事前の?準備)$/u;
/** The paragraphs below 「下ごしらえ」, up to the next heading. */
function preparationIn(blocks: readonly Block[], from: number): Recipe["steps"] {
  const head = blocks.findIndex(
    ({ kind, text }, at) => at > from && kind === "heading" && PREPARATION.test(text.trim()),
  );
  const end = blocks.findIndex(({ kind }, at) => head !== -1 && at > head && kind === "heading");
  return head === -1
    ? []
    : blocks.slice(head + 1, end === -1 ? undefined : end).map(({ text }, at) => ({
        sentences: sentencesOf(text, "ja"),
        blockIndex: head + 1 + at,
      }));
}

/** Rows and items up to the first that is a step or a sentence. */
function ingredientsFrom(blocks: readonly Block[], from: number, language: Language): Ingredient[] {
  const found: Ingredient[] = [];
  let of: string | null = null;
  let bracket: string | null = null;
  const letters = lettersOf(blocks.slice(from), language);
  const labels = labelsOf(blocks.slice(from), language);
  for (const [at, { kind, text }] of blocks.slice(from).entries()) {
    if (kind === "heading" && STEPS.test(text.trim())) break;
    // "For the sauce": a heading inside the list.
    if (kind === "heading" && found.length > 0 && text.length > LONGEST_INGREDIENT[language]) break;
    const isLoose = kind === "paragraph" && language === "ja" && isAmounted(text.trim());
    if (kind === "heading" || (kind === "paragraph" && !isLoose)) {
      const inEnglish = FOR_PART.exec(text.trim())?.[1];
      if (kind === "paragraph" && found.length > 0 && !inEnglish) break;
      if (inEnglish) of = inEnglish;
      else if (kind === "heading" && found.length > 0) of = partNamed(text);
      continue;
    }
    if (NUMBERED.test(text) && kind === "table_row") break;
    // 「【A】」 among the items: those below it belong together.
    const isItem = kind === "list_item" && language === "ja" && found.length > 0;
    const bracketed = isItem
      ? (BRACKETED.exec(text.trim())?.[1] ?? LETTERED_NAME.exec(text.trim())?.[2])
      : null;
    if (bracketed) {
      of = partNamed(bracketed.normalize("NFKC"));
      bracket = of;
      continue;
    }
    // 「煮汁: 水 350ml」: the label spans the things of one part, up to the next row of two cells.
    const spanned = kind === "table_row" && language === "ja" ? OF_PART.exec(text) : null;
    const [, part = "", first = ""] = spanned ?? labelledIn(text, labels) ?? letteredIn(text, letters) ?? [];
    const said = ingredientIn(part ? first : text, part ? "list_item" : kind, language);
    if (!said) break;
    if (part || (of !== bracket && letters.has(of ?? "")) || (kind === "table_row" && text.includes(": ")))
      of = part || null;
    found.push({ ...said, of, blockIndex: from + at });
  }
  return found;
}

/** 「【A】」, 「〈煮汁〉」, 「（B）」 */
const BRACKETED =
  /^[【［[〈＜<《(（]\s*([^\s【】［］[\]〈〉＜＞<>《》()（）。、]{1,10})\s*[】］\]〉＞>》)）]$/u;
/** "For the pastry" */
const FOR_PART = /^For the (\p{Ll}[\p{Ll} -]{2,24}):?$/u;
const OF_PART =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-D]{1,10}): (\S+[ 　]+(?:約?\d\S*|[大小]さじ\S+|カップ\S+|少々|適量))$/u;

/** 「【ねぎだれ】酢: 小さじ2」: each thing of a part says which. One alone may say what the thing is: 「【国産】豚肉」. */
const LABELLED = /^[【［[〈＜<《]\s*([^\s【】［］[\]〈〉＜＞<>《》]{1,10})\s*[】］\]〉＞>》]\s*(\S.*)$/u;
const labelledIn = (text: string, labels: ReadonlySet<string>) => {
  const found = LABELLED.exec(text.trim());
  return found && labels.has(found[1] ?? "") ? found : null;
};
function labelsOf(blocks: readonly Block[], language: Language): ReadonlySet<string> {
  const found = language === "ja" ? blocks.flatMap(({ text }) => LABELLED.exec(text.trim())?.[1] ?? []) : [];
  return new Set(found.filter((label, at) => found.indexOf(label) !== at));
}

/** 「A 酒 大さじ3」, 「A しょうゆ 小さじ2」: the letter says what is mixed with each other. */
const LETTERED = /^([A-D])[ 　・:：]+(\S.*)$/u;
const letteredIn = (text: string, letters: ReadonlySet<string>) => {
  const found = LETTERED.exec(text.normalize("NFKC"));
  return found && letters.has(found[1] ?? "") ? found : null;
};
/** One such line alone may be a name: 「C 型の昆布」. */
function lettersOf(blocks: readonly Block[], language: Language): ReadonlySet<string> {
  const items = blocks.flatMap(({ kind, text }) => (kind === "list_item" ? [text.normalize("NFKC")] : []));
  const found = language === "ja" ? items.flatMap((text) => LETTERED.exec(text)?.[1] ?? []) : [];
  return new Set(found.filter((letter, at) => found.indexOf(letter) !== at));
}

/** 「煮汁」, 「A」, 「【衣】」: the steps call those things by it. */
const partNamed = (heading: string) =>
  /^[【［[■●◆]?\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-D]{1,10})\s*[】］\]]?$/u.exec(
    // 「A（酢みそだれ）」
    heading.trim().replace(/^([A-D])[（(]([^（()）]{1,8})[)）]$/u, "$1の$2"),
  )?.[1] ?? null;

/** The steps with all of their sentences; null where one of them cannot be said. */
function stepsFrom(blocks: readonly Block[], from: number, language: Language): Recipe["steps"] | null {
  const headed = blocks.findIndex(
    ({ kind, text }, at) => at >= from - 1 && kind !== "table_row" && STEPS.test(text.trim()),
  );
  const ofHeads =
    headed !== -1 && language === "ja"
      ? headedStepsFrom(blocks, headed + 1, (text) => sentencesOf(text, language, true))
      : null;
  if (ofHeads) return ofHeads;
  const steps: Recipe["steps"] = [];
  let isAtFire = false;
  for (const [at, { kind, text }] of blocks.slice(headed === -1 ? from : headed + 1).entries()) {
    const blockIndex = (headed === -1 ? from : headed + 1) + at;
    if (OF_SCREEN.test(text.trim())) continue;
    // The number of a step stands above it.
    if (headed !== -1 && language === "ja" && /^[（(]?[\d０-９]{1,2}[)）.．]?$/u.test(text.trim())) continue;
    // 「ふたがないときは？」 among the steps leads to another page, or asks in vain.
    if (kind === "list_item" && /[?？]$/u.test(text.trim())) continue;
    const numbered = NUMBERED.exec(text);
    const isStep =
      headed === -1 ? numbered !== null : kind === "list_item" || kind === "paragraph" || numbered;
    if (!isStep || kind === "heading") {
      if (steps.length > 0) break;
      if (headed !== -1 && kind === "heading") break;
      continue;
    }
    // Where steps are items, a paragraph behind them is a note.
    if (
      kind === "paragraph" &&
      !numbered &&
      steps.length > 0 &&
      blocks[steps[0]?.blockIndex ?? 0]?.kind !== kind
    )
      break;
    const words = numbered?.[2] ?? text;
    const sentences = sentencesOf(words, language, isAtFire);
    isAtFire = isAtFireBehind(words, isAtFire);
    if (sentences.length === 0) return null;
    const last = steps.at(-1);
    if (last && IS_NOTE.test(text)) {
      const known = last.places ?? last.sentences.map(() => last.blockIndex);
      const places = [...known, ...sentences.map(() => blockIndex)];
      steps.splice(-1, 1, { sentences: [...last.sentences, ...sentences], blockIndex, places });
    } else steps.push({ sentences, blockIndex });
  }
  const isDoing = steps.some(({ sentences }) => sentences.some((one) => isOrder(one, language)));
  return isDoing ? steps : null;
}

/** 「💡 肉の繊維は…」: a hint on the step above it. */
const IS_NOTE = /^(?:\p{Extended_Pictographic}\uFE0F?|[※＊*])\s*\p{L}/u;

const OWN_WORDS = /\s?[（(][^（）()]*(?:です|ます|ました|でした)[^（）()]*[）)](?=\s|$)/gu;
/** 「【A】を加え、」: as it is said. */
const IN_BRACKETS =
  /[【［[〈＜《]\s*([A-DＡ-Ｄ]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8})\s*[】］\]〉＞》](?=[をとにのはも、])/gu;
const ENDED = /[。.!！?？][」』）)”"’]*$/;

function sentencesOf(text: string, language: Language, isAtFire = false): string[] {
  // 「（私は一度やけどしました。）」: beside the step a cook talks of herself.
  const said = speakable(language === "ja" ? withoutHintMark(text) : text, language)
    .replace(language === "ja" ? OWN_WORDS : /(?!)/g, "")
    .replace(language === "ja" ? IN_BRACKETS : /(?!)/g, "$1");
  const ended = ENDED.test(said) ? said : `${said}${language === "ja" ? "。" : "."}`;
  return splitScript(ended).map(({ text: one }, index) => {
    const bare = index === 0 ? withoutLabel(one, language) : one;
    if (language === "en") return bare.charAt(0).toUpperCase() + bare.slice(1);
    const whole = withPredicate(cooked(bare, said, isAtFire), "polite");
    return politeThroughout(whole) ?? whole;
  });
}
