import { letterPairs } from "#kernel/text/letter-pairs";
import type { Language } from "#kernel/vocabulary";

/** Words are told apart by so many numbers: few of those that count share one. */
const BUCKETS = 1 << 14;
const WORD = /\p{L}[\p{L}'’-]*|\d+(?:[.,]\d+)*|[$£€¥%?!:()“”"「」]/gu;
const ENDING = 4;

/** The words of a sentence and of the heading above it, as numbers below {@link BUCKETS}: their order is lost. */
export function wordNumbersOf(text: string, heading: string, kind: string, language: Language): number[] {
  const own = language === "en" ? wordsInEnglish(text) : wordsInJapanese(text);
  const above = (language === "en" ? singleWords(heading) : letterPairs(heading)).map((word) => `#${word}`);
  const all = new Set([...own, ...above, `=${kind}`]);
  return [...new Set([...all].map(numberOf))];
}

const singleWords = (text: string) =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => (/^\d/.test(word) ? "0" : word));

/** Words, pairs of them, and those that begin and end. */
function wordsInEnglish(text: string): string[] {
  const words = singleWords(text);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words, ...pairs, `^${words.slice(0, 1)}`, `^${words.slice(0, 2).join(" ")}`, `$${words.at(-1)}`];
}

/** Letters by two and three, as a word has no limits there, and how a sentence begins and ends. */
function wordsInJapanese(text: string): string[] {
  const letters = text
    .normalize("NFKC")
    .replace(/\d+(?:[.,]\d+)*/g, "0")
    .replace(/\s/g, "");
  const threes = Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) =>
    letters.slice(at, at + 3),
  );
  return [...letterPairs(letters), ...threes, `^${letters.slice(0, 2)}`, `$${letters.slice(-ENDING)}`];
}

/** FNV-1a. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Weights by number, and what is added for no word. */
export interface WordWeights {
  base: number;
  weights: Float32Array;
}

export const emptyWeights = (buckets = BUCKETS): WordWeights => ({
  base: 0,
  weights: new Float32Array(buckets),
});

/** The same words among fewer numbers, of which there is a power of two. */
export const wordsAmong = (words: readonly number[], buckets: number): number[] => [
  ...new Set(words.map((word) => word & (buckets - 1))),
];

/** Log-odds of a sentence by its words alone. */
export function oddsByWords({ base, weights }: WordWeights, words: readonly number[]): number {
  const norm = 1 / Math.sqrt(Math.max(1, words.length));
  return words.reduce((sum, word) => sum + norm * (weights[word] ?? 0), base);
}

/** Kept in a file: 8 bits a weight, in base64, as shares of the largest. */
export interface PackedWords {
  base: number;
  most: number;
  weights: string;
}

export function packedWords({ base, weights }: WordWeights): PackedWords {
  const most = weights.reduce((one, weight) => Math.max(one, Math.abs(weight)), 0) || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round((MOST_STEPS * weight) / most));
  return { base, most, weights: Buffer.from(bytes.buffer).toString("base64") };
}
const MOST_STEPS = 127;

export function unpackedWords({ base, most, weights }: PackedWords): WordWeights {
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  return { base, weights: Float32Array.from(bytes, (step) => (step * most) / MOST_STEPS) };
}
