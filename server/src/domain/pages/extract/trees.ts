/** A tree in the order of its nodes: feature (or -1 at a leaf), limit (or a leaf's value), index of the right branch. */
export type Tree = number[];

export interface Trees {
  base: number;
  trees: Tree[];
}

/** How trees are kept in a file: each node's feature and limit, its left branch behind it, then the right one. */
export type PackedTree = readonly number[];

const LEAF = -1;
/** Leaves are kept as whole numbers. */
const STEPS = 100_000;

export const packed = (tree: Tree): PackedTree =>
  tree.flatMap((value, at) => {
    if (at % 3 === 2) return [];
    return at % 3 === 1 && tree[at - 1] === LEAF ? Math.round(value * STEPS) : value;
  });

export function unpacked(nodes: PackedTree): Tree {
  const tree: Tree = [];
  let at = 0;
  const read = () => {
    const node = tree.length;
    const [feature = LEAF, value = 0] = nodes.slice(at, at + 2);
    at += 2;
    if (feature === LEAF) {
      tree.push(LEAF, value / STEPS, 0);
      return;
    }
    tree.push(feature, value, 0);
    read();
    tree[node + 2] = tree.length / 3;
    read();
  };
  read();
  return tree;
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
