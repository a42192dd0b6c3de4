import type { Language } from "#kernel/vocabulary";
import { inSentence } from "../rows/cells-en.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { furtherStep } from "./further-ja.ts";
import { withDeedNames } from "./step-names-ja.ts";
import { timeInWords } from "./times-en.ts";

/** More things than these in one sentence nobody keeps in mind. */
export const MOST_AT_ONCE = 9;

/** The sentences around a recipe's own, in each language. */
export interface RecipeWords {
  servings(text: string): string;
  time(text: string): string;
  cooking(text: string): string;
  needed(things: readonly string[], isFirst: boolean): string;
  /** The things for one part of the dish, 「煮汁」. */
  neededFor(part: string, things: readonly string[]): string;
  /** The things that matter, where they are not all. */
  mains(things: readonly string[], isSome: boolean): string;
  /** Seasonings by name, for a part of the dish or for all of it. */
  seasonings(of: string | null, names: readonly string[], isSome: boolean): string;
  seasoningElsewhere: readonly string[];
  othersElsewhere: readonly string[];
  /** Announces what is done before the first step; nothing where a language has it among the steps. */
  preparation: string;
  preparedElsewhere: string;
  /** The things without their amounts; none where a language does not divide them. */
  named(things: readonly string[]): string[];
  /** The same of the main things, whose sentence is `text`. */
  mainsNamed(text: string): string[];
  /** Announces the first steps, behind which a script ends. */
  begins: string;
  /** A closing that says what of the recipe it leaves to the page. */
  methodElsewhere(closing: string, isAmounted: boolean): string;
  /** A closing behind steps in short that says where one reads what is done before them. */
  preparedIn(closing: string): string;
  /** Where there is time for the steps alone: a listener who hears them all knows what it is to make. */
  elsewhere?: string;
  steps: string;
  /** Announces the steps by one sentence each, where a language can. */
  course?: string;
  /** The numbers of other steps that a step names: then those say their own. */
  refersTo(text: string): number[];
  /** The fewest steps that say their numbers, where some name others. */
  fewest(named: readonly number[], steps: number): number;
  /** A sentence that says of its numbers that they are steps. */
  withSteps(text: string): string;
  /** The same of a step, with what others made by its deed, 「手順2で炒めたもの」, where a language needs it. */
  withDeeds(text: string, step: number, steps: readonly (readonly string[])[]): string;
  step(number: number, text: string): string;
  /** A step behind the last one that needs its number. */
  further(text: string, place: number, isLast: boolean): string;
  /** The shortest end of a recipe that was told whole. */
  end: string;
}

/** 「2に入れ、」 with what stands behind it in its clause. */
const BARE_STEP = /(?<![\d０-９.．,/／じ約順程])\d(?=((?:に|を|へ|[のと](?!\d))[^、。]*))/g;
/** 「2を繰り返します」, 「3に進みます」: the step itself, and not what it made. */
const IS_DONE_AGAIN =
  /^.(?:戻(?!し入|し、)|進|移(?!し)|続|同|行|終|済|参照|省|飛ば|やり直|する|しておき?)|繰り?返|くり返|くりかえ|もう一度|並行|あいだ|間に/;

export const recipeWordsOf: Record<Language, RecipeWords> = {
  ja: {
    servings: (text) => `できあがりは、${text}です。`,
    time: (text) => `できあがりまで、${text}です。`,
    cooking: (text) => `調理時間は、${text}です。`,
    needed: (things, isFirst) => `${isFirst ? "材料は、" : "ほかに、"}${things.join("、")}です。`,
    neededFor: (part, things) => `${part}は、${things.join("、")}です。`,
    mains: (things, isSome) => `${isSome ? "おもな材料" : "材料"}は、${things.join("、")}です。`,
    seasonings: (of, names, isSome) =>
      of === null
        ? `ほかに、${names.join("、")}${isSome ? "など" : ""}を使います。`
        : `${of}は、${names.join("、")}${isSome ? "など" : ""}です。`,
    seasoningElsewhere: ["その分量は、元のページにあります。"],
    othersElsewhere: ["ほかは、元のページにあります。"],
    preparation: "下ごしらえです。",
    preparedElsewhere: "下ごしらえは、元のページにあります。",
    named: (things) => [
      ...(things.length > MOST_AT_ONCE
        ? [
            `材料は、${things.slice(0, Math.ceil(things.length / 2)).join("、")}です。`,
            `ほかに、${things.slice(Math.ceil(things.length / 2)).join("、")}です。`,
          ]
        : [`材料は、${things.join("、")}です。`]),
      "分量は、元のページにあります。",
    ],
    mainsNamed: (text) => [text, "ほかの材料と分量は、元のページにあります。"],
    begins: "作り方は、こう始まります。",
    methodElsewhere: (closing, isAmounted) =>
      closing.replace(/^(?:全文|続き|くわしく)は、/u, isAmounted ? "作り方は、" : "分量と作り方は、"),
    preparedIn: (closing) => closing.replace(/^(?:全文|続き)は、/u, "下ごしらえと分量は、"),
    elsewhere: "材料と分量は、元のページにあります。",
    steps: "作り方です。",
    course: "作り方の流れです。",
    refersTo: (text) =>
      [...text.matchAll(/(?<![\d０-９.．,/／じ約])(\d)(?:に|を|へ|[のと](?!\d))|(?:手順|工程)(\d)/g)].map(
        ([, bare, called]) => Number(bare ?? called),
      ),
    // A cook who has heard of three steps by their numbers waits for the fourth.
    fewest: (_, steps) => steps,
    withSteps: (text) =>
      text.replace(BARE_STEP, (number: string, behind: string) =>
        behind.startsWith("の") || IS_DONE_AGAIN.test(behind) ? `手順${number}` : `手順${number}のもの`,
      ),
    withDeeds: withDeedNames,
    step: (number, text) => `手順${number}、${text}`,
    further: furtherStep,
    end: "以上です。",
  },
  en: {
    servings: (text) => (/^\d+$/.test(text) ? `It serves ${text}.` : `It makes ${text}.`),
    time: (text) => `It takes ${timeInWords(text)}.`,
    cooking: (text) => `The cooking time is ${timeInWords(text)}.`,
    needed: (things, isFirst) =>
      `${isFirst ? "You need" : "You also need"} ${listedInEnglish(things.map(inSentence))}.`,
    neededFor: (part, things) => `For the ${part}, you need ${listedInEnglish(things.map(inSentence))}.`,
    mains: (things) => `The main ingredients are ${listedInEnglish(things.map(inSentence))}.`,
    seasonings: (_, names, isSome) =>
      isSome
        ? `You also need ${names.join(", ")} and more.`
        : `You also need ${listedInEnglish(names.map(inSentence))}.`,
    seasoningElsewhere: [],
    othersElsewhere: [],
    preparation: "",
    preparedElsewhere: "",
    named: () => [],
    mainsNamed: () => [],
    begins: "This is how it begins.",
    methodElsewhere: (closing, isAmounted) =>
      closing.replace(
        /^You will find the rest /,
        `You will find ${isAmounted ? "" : "all amounts and "}the steps `,
      ),
    preparedIn: (closing) => closing,
    steps: "Here is how it is made.",
    course: "Here is how it is made, in short.",
    refersTo: (text) => [...text.matchAll(/\bsteps? (\d+)/gi)].map(([, number]) => Number(number)),
    fewest: (_, steps) => steps,
    withSteps: (text) => text,
    withDeeds: (text) => text,
    step: (number, text) => `Step ${number}: ${text}`,
    further: (text) => text,
    end: "And that is it.",
  },
};
