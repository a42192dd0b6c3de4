import type { Draft } from "../draft.ts";
import type { ProseLine } from "../prose/lines.ts";
import { tiesToBlock } from "../ties.ts";
import { isCooksDeed } from "./further-ja.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipeWords } from "./words.ts";

/** Where a sentence of a step stands. */
export const placeOf = (step: Recipe["steps"][number] | undefined, at: number) => ({
  blockIndex: step?.places?.[at] ?? step?.blockIndex ?? 0,
});

export const tiedDraft = (text: string, { blockIndex }: { blockIndex: number }): Draft => ({
  text,
  ties: tiesToBlock(text, blockIndex),
});

/** For how many a dish is, and how long it takes. */
export const amountsOf = (
  { servings, time, cooking }: Pick<Recipe, "servings" | "time" | "cooking">,
  says: RecipeWords,
): Draft[] => [
  ...(servings ? [tiedDraft(says.servings(servings.text), servings)] : []),
  ...(time ? [tiedDraft(says.time(time.text), time)] : []),
  ...(cooking ? [tiedDraft(says.cooking(cooking.text), cooking)] : []),
];

/** The first steps as they are written, up to one that cannot be said, and never all of them. */
export function stepsBegun(steps: Recipe["steps"], isSayable: (text: string) => boolean): Draft[][] {
  const end = steps.findIndex(({ sentences }) => !sentences.every(isSayable));
  return steps
    .slice(0, end === -1 ? -1 : end)
    .map((step) => step.sentences.map((text, at) => tiedDraft(text, placeOf(step, at))));
}

/** As many of the lines as there is time for. */
export function linesWithin(lines: readonly ProseLine[], budget: number): readonly ProseLine[] {
  let used = 0;
  const end = lines.findIndex(({ seconds }) => {
    used += seconds;
    return used > budget;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** The first step stands behind the words that announce the steps. */
export const stepsJoined = ([head = [], first = [], ...others]: Draft[][]): Draft[][] => [
  [...head, ...first],
  ...others,
];

/** Deeds before the first step. */
export const deedsPrepared = (preparation: Recipe["preparation"]): Draft[][] =>
  preparation.flatMap(({ sentences, blockIndex }) => {
    const deeds = sentences.filter((text) => isCooksDeed(text.replace(/ください[ねよ]。$/u, "ください。")));
    return deeds.length > 0 ? [deeds.map((text) => tiedDraft(text, { blockIndex }))] : [];
  });

/** Amounts that take longer than this, and no steps behind them, give their place to the dish itself. */
export const mostOfThings = (seconds: number): number => Math.max(15, 0.4 * seconds);

/** The things of a recipe by name, behind for how many it is, or without the last of them. */
export const namedOnly = (amounts: readonly Draft[], names: readonly Draft[]): Draft[][] => [
  [...amounts.slice(0, 1), ...names],
  names.slice(0, -1),
];

/**
 * How a sentence that begins a step is said: by its number where the steps call each other by theirs, else behind
 * "then" where they are counted on.
 */
export function headsOf(
  steps: Recipe["steps"],
  says: RecipeWords,
): (index: number, isCountedOn: boolean) => (text: string) => string {
  const numbers = steps.flatMap(({ sentences }) => sentences.flatMap((text) => says.refersTo(text)));
  // Numbers that begin are no torn row: the steps behind them are counted on, as far as there is time.
  const counted = numbers.length === 0 ? 0 : says.fewest(numbers, steps.length);
  return (index, isCountedOn) => {
    if (index < counted) return (text) => says.step(index + 1, text);
    if (counted === 0 || !isCountedOn) return (text) => text;
    return (text) => says.further(text, index - counted, index === steps.length - 1);
  };
}
