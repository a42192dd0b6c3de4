/** A tree in the order of its nodes: feature (or -1 at a leaf), limit (or a leaf's value), index of the right branch. */
export type Tree = number[];

export interface Trees {
  base: number;
  trees: Tree[];
}

/** Adds up the leaves that a row of features falls into: log-odds. */
export function logOdds({ base, trees }: Trees, row: ArrayLike<number>): number {
  let sum = base;
  for (const tree of trees) {
    let at = 0;
    for (;;) {
      const feature = tree[at] ?? -1;
      const value = tree[at + 1] ?? 0;
      if (feature < 0) {
        sum += value;
        break;
      }
      at = (row[feature] ?? 0) <= value ? at + 3 : (tree[at + 2] ?? 0) * 3;
    }
  }
  return sum;
}

export const probability = (odds: number) => 1 / (1 + Math.exp(-odds));
