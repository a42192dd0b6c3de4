import { isSentence } from "./former.ts";

interface Scored {
  score: number;
}

/** Amounts that score less are not the price. */
export const LEAST = 0.5;

export const bestOf = <T extends Scored>(all: readonly T[], least = LEAST): T | null => {
  const best = all.reduce<T | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  return best && best.score >= least ? best : null;
};

const CLEAR = 1.5;
/** The best amount; one within a sentence of the text gives way to a good one in a place of its own. */
export function bestOutsideText<T extends Scored & { piece: { text: string }; currency: string | null }>(
  candidates: readonly T[],
): T | null {
  const best = bestOf(candidates);
  if (!best || !isSentence(best.piece.text)) return best;
  const other = bestOf(candidates.filter(({ piece }) => !isSentence(piece.text)));
  return other && other.score >= CLEAR && other.currency === best.currency ? other : best;
}
