interface Judged {
  isTrue: boolean;
  score: number;
}

/** How often what is true scores above what is not: 0.5 by chance, 1 where each does; of equal scores half. */
export function auc(all: readonly Judged[]): number {
  const byScore = Map.groupBy(all, ({ score }) => score);
  let [wins, lower] = [0, 0];
  for (const [, some] of [...byScore].toSorted(([a], [b]) => a - b)) {
    const [right, wrong] = [
      some.filter(({ isTrue }) => isTrue).length,
      some.filter(({ isTrue }) => !isTrue).length,
    ];
    wins += right * (lower + wrong / 2);
    lower += wrong;
  }
  const right = all.filter(({ isTrue }) => isTrue).length;
  return wins / Math.max(1, right * (all.length - right));
}
