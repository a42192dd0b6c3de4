const DAMPING = 0.85;
const ROUNDS = 20;

/** PageRank over shared words; 1 for the most central. */
export function central(terms: readonly ReadonlySet<string>[]): number[] {
  const weights = terms.map((a, i) => terms.map((b, j) => (i === j ? 0 : similarTerms(a, b))));
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores = terms.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    scores = terms.map((_, i) => {
      const inflow = scores.reduce(
        (sum, score, j) => sum + (score * (weights[j]?.[i] ?? 0)) / (sums[j] || 1),
        0,
      );
      return 1 - DAMPING + DAMPING * inflow;
    });
  }
  const most = Math.max(...scores, Number.MIN_VALUE);
  return scores.map((score) => score / most);
}

/** How much two sentences have in common, for their length. */
export function similarTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = sharedTerms(a, b);
  return both === 0 ? 0 : both / (Math.log(a.size + 1) + Math.log(b.size + 1));
}

export function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const term of a) if (b.has(term)) count++;
  return count;
}
