import { probability } from "#kernel/learned/trees";
import { japaneseIn } from "./width.ts";

/** How much of a text a reader hears of a block: its words; of Japanese, its letters. */
export function spokenUnits(text: string): number {
  const others = text.match(/[a-z\u00c0-\u024f]+|\d+/gi)?.length ?? 0;
  return japaneseIn(text) + others;
}

/**
 * The blocks that give the best F1 to be expected, each with its probability of belonging to the text: to
 * leave out half of a text is as bad as to add as much again, so doubtful blocks count on pages of doubt.
 */
export function likeliest(probabilities: readonly number[], sizes: readonly number[]): boolean[] {
  const order = probabilities.map((_, index) => index);
  order.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0));
  const expected = probabilities.reduce((sum, one, index) => sum + one * (sizes[index] ?? 0), 0);
  let [right, said, best, most] = [0, 0, 0, 0];
  order.forEach((index, rank) => {
    right += (probabilities[index] ?? 0) * (sizes[index] ?? 0);
    said += sizes[index] ?? 0;
    const f1 = (2 * right) / Math.max(1e-9, said + expected);
    if (f1 > best) [best, most] = [f1, rank + 1];
  });
  const chosen = new Set(order.slice(0, most));
  return probabilities.map((_, index) => chosen.has(index));
}

/** On a page that sells, much is said beside the thing; what is judged surely counts for more there. */
const SURER = 1.3;
/** A block in doubt belongs to the text less often than its neighbours make it seem. */
const DOUBT = 0.25;
const LEAST = 1e-4;

/** Probabilities as the choice is to take them: set by what pages came to that the judges had not seen. */
export function weighedDoubts(probabilities: readonly number[], sells: boolean): number[] {
  return probabilities.map((one) => {
    const bounded = Math.min(1 - LEAST, Math.max(LEAST, one));
    return probability(Math.log(bounded / (1 - bounded)) * (sells ? SURER : 1) - DOUBT);
  });
}
