/** F1 over the multiset of lower-case words; an empty truth that is answered by nothing counts 1. */
export function wordF1(answer: string, truth: string): number {
  const [a, b] = [bag(answer), bag(truth)];
  if (a.size === 0 && b.size === 0) return 1;
  let both = 0;
  for (const [word, count] of a) both += Math.min(count, b.get(word) ?? 0);
  return both === 0 ? 0 : (2 * both) / (total(a) + total(b));
}

function bag(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
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

/** Means by page type, and over all. */
export function byType(scores: readonly { type: string; f1: number }[]): Record<string, Mean> {
  const types = [...new Set(scores.map(({ type }) => type))].sort();
  const of = (type: string) => meanOf(scores.filter((score) => score.type === type).map(({ f1 }) => f1));
  return {
    all: meanOf(scores.map(({ f1 }) => f1)),
    ...Object.fromEntries(types.map((type) => [type, of(type)])),
  };
}

/** F1 of a field: an answer counts when it equals one accepted value, prices as decimals. */
export class FieldScore {
  private right = 0;
  private wrong = 0;
  private missed = 0;

  add(field: string, answer: string | undefined, accepted: readonly string[]): void {
    const equals = (value: string) =>
      field === "price" ? Number(value) === Number(answer) : value === answer;
    if (answer !== undefined && accepted.some(equals)) this.right++;
    else {
      if (answer !== undefined) this.wrong++;
      if (accepted.length > 0) this.missed++;
    }
  }

  get f1(): number {
    return this.right === 0 ? 0 : (2 * this.right) / (2 * this.right + this.wrong + this.missed);
  }
}
