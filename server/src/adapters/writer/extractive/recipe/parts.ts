import type { Draft } from "../draft.ts";
import type { ProseLine } from "../prose/lines.ts";
import { tiesToBlock } from "../ties.ts";
import { isCooksDeed } from "./further-ja.ts";
import type { Recipe } from "./recipe.ts";

/** Where a sentence of a step stands. */
export const placeOf = (step: Recipe["steps"][number] | undefined, at: number) => ({
  blockIndex: step?.places?.[at] ?? step?.blockIndex ?? 0,
});

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
    return deeds.length > 0 ? [deeds.map((text) => ({ text, ties: tiesToBlock(text, blockIndex) }))] : [];
  });

/** Amounts that take longer than this, and no steps behind them, give their place to the dish itself. */
export const mostOfThings = (seconds: number): number => Math.max(15, 0.4 * seconds);
/** An introduction and the ingredients that fill this share of a script are told rather than steps of which most is cut. */
export const RICH = 0.9;

/** The things of a recipe by name, behind for how many it is, or without the last of them. */
export const namedOnly = (amounts: readonly Draft[], names: readonly Draft[]): Draft[][] => [
  [...amounts.slice(0, 1), ...names],
  names.slice(0, -1),
];
