import { mentionsIn } from "#kernel/ties/mentions";
import type { Tie } from "#kernel/ties/tie";

/** Every number of a sentence, tied to the block that it was taken from. */
export const tiesToBlock = (sentence: string, blockIndex: number): Tie[] =>
  numbersIn(sentence).map((text) => ({ text, blockIndex, factId: null }));

export const numbersIn = (sentence: string): string[] => [
  ...new Set(mentionsIn(sentence).map(({ text }) => text)),
];
