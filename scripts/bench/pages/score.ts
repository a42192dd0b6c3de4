import { tokensBy } from "./tokens.ts";

/** F1 over the multiset of tokens; an empty truth that is answered by nothing counts 1. */
export function textF1(answer: string, truth: string, tokens: keyof typeof tokensBy = "words"): number {
  const [a, b] = [bag(tokensBy[tokens](answer)), bag(tokensBy[tokens](truth))];
  if (a.size === 0 && b.size === 0) return 1;
  let both = 0;
  for (const [word, count] of a) both += Math.min(count, b.get(word) ?? 0);
  return both === 0 ? 0 : (2 * both) / (total(a) + total(b));
}

function bag(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
const total = (words: Map<string, number>) => [...words.values()].reduce((sum, count) => sum + count, 0);

export interface Mean {
  mean: number;
  /** Standard error of the mean. */
  error: number;
  pages: number;
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, values.length)), pages: values.length };
}

/** Means by page kind, and over all. */
export function byKind(scores: readonly { kind: string; f1: number }[]): Record<string, Mean> {
  const kinds = [...new Set(scores.map(({ kind }) => kind))].sort();
  const of = (kind: string) => meanOf(scores.filter((score) => score.kind === kind).map(({ f1 }) => f1));
  return {
    all: meanOf(scores.map(({ f1 }) => f1)),
    ...Object.fromEntries(kinds.map((kind) => [kind, of(kind)])),
  };
}
