import { emptyWeights, oddsByWords, type WordWeights } from "../../server/src/kernel/learned/words.ts";
import { randomFrom } from "./trees/random.ts";

const ROUNDS = 12;
const RATE = 0.3;
/** How far each weight is drawn to nought at each step. */
const CALM = 2e-4;
const SEED = 5;

/** Logistic regression on the words of sentences, by AdaGrad: labels may be shares, and those that are null are left alone. */
export function learnedWords(
  sentences: readonly (readonly number[])[],
  labels: readonly (number | null)[],
  { buckets, rounds = ROUNDS }: { buckets?: number; rounds?: number } = {},
): WordWeights {
  const learned = emptyWeights(buckets);
  const squares = new Float32Array(learned.weights.length).fill(1e-3);
  const places = labels.flatMap((label, place) => (label === null ? [] : [place]));
  const mean = places.reduce((sum, place) => sum + (labels[place] ?? 0), 0) / Math.max(1, places.length);
  learned.base = Number(Math.log((mean + 0.01) / (1.01 - mean)).toFixed(4));
  const random = randomFrom(SEED);
  for (let round = 0; round < rounds; round++)
    for (const place of shuffled(places, random)) {
      const words = sentences[place] ?? [];
      const off = 1 / (1 + Math.exp(-oddsByWords(learned, words))) - (labels[place] ?? 0);
      const share = off / Math.sqrt(Math.max(1, words.length));
      for (const word of words) {
        const slope = share + CALM * (learned.weights[word] ?? 0);
        squares[word] = (squares[word] ?? 0) + slope * slope;
        learned.weights[word] = (learned.weights[word] ?? 0) - (RATE * slope) / Math.sqrt(squares[word] ?? 1);
      }
    }
  return learned;
}

function shuffled(places: readonly number[], random: () => number): number[] {
  const some = [...places];
  for (let at = some.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [some[at], some[other]] = [some[other] as number, some[at] as number];
  }
  return some;
}
