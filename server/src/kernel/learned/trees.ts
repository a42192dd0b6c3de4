/** A tree in the order of its nodes: feature (or -1 at a leaf), limit (or a leaf's value), index of the right branch. */
export type Tree = number[];

export interface Trees {
  base: number;
  trees: Tree[];
}

/** How trees are kept in a file: each as the numbers of its nodes in order, 16 bits each, in base64. */
export interface PackedTrees {
  base: number;
  trees: string[];
}

/** The limits that trees ask of each feature: a node names one by its place. */
export type NodeLimits = readonly (readonly number[])[];

const LEAF = -1;
const PLACE_BITS = 6;
/** A number from here on is a leaf: its value, in steps, from the least on. */
const LEAVES = 0x8000;
const STEPS = 20_000;
const LEAST = -0x4000;

/** The limits of all nodes of some trees, by feature. */
export function limitsIn(forests: readonly Trees[]): number[][] {
  const limits: Set<number>[] = [];
  for (const tree of forests.flatMap(({ trees }) => trees))
    for (let at = 0; at < tree.length; at += 3) {
      const [feature = LEAF, limit = 0] = tree.slice(at, at + 2);
      if (feature !== LEAF) limits[feature] = (limits[feature] ?? new Set()).add(limit);
    }
  return Array.from(limits, (some) => [...(some ?? [])].sort((a, b) => a - b));
}

export const packed = ({ base, trees }: Trees, limits: NodeLimits): PackedTrees => ({
  base,
  trees: trees.map((tree) => {
    const bytes = Buffer.alloc((2 * tree.length) / 3);
    for (let at = 0; at < tree.length; at += 3) {
      const [feature = LEAF, value = 0] = tree.slice(at, at + 2);
      const node =
        feature === LEAF
          ? LEAVES + Math.min(LEAVES - 1, Math.max(0, Math.round(value * STEPS) - LEAST))
          : (feature << PLACE_BITS) + (limits[feature]?.indexOf(value) ?? 0);
      bytes.writeUInt16LE(node, (2 * at) / 3);
    }
    return bytes.toString("base64");
  }),
});

export const unpacked = ({ base, trees }: PackedTrees, limits: NodeLimits): Trees => ({
  base,
  trees: trees.map((tree) => treeIn(Buffer.from(tree, "base64"), limits)),
});

function treeIn(bytes: Buffer, limits: NodeLimits): Tree {
  const tree: Tree = [];
  const read = () => {
    const node = tree.length;
    const number = bytes.readUInt16LE((2 * node) / 3);
    if (number >= LEAVES) {
      tree.push(LEAF, (number - LEAVES + LEAST) / STEPS, 0);
      return;
    }
    const feature = number >> PLACE_BITS;
    tree.push(feature, limits[feature]?.[number & ((1 << PLACE_BITS) - 1)] ?? 0, 0);
    read();
    tree[node + 2] = tree.length / 3;
    read();
  };
  read();
  return tree;
}

/** All nodes of some trees side by side: a page asks them a million times. */
interface Flat {
  features: Int16Array;
  values: Float64Array;
  rights: Int32Array;
  roots: Int32Array;
}
const flattened = new WeakMap<Trees, Flat>();

function flatOf(forest: Trees): Flat {
  const known = flattened.get(forest);
  if (known) return known;
  const nodes = forest.trees.reduce((sum, { length }) => sum + length / 3, 0);
  const [features, values, rights] = [new Int16Array(nodes), new Float64Array(nodes), new Int32Array(nodes)];
  let at = 0;
  const roots = Int32Array.from(forest.trees, (tree) => {
    const root = at;
    for (let from = 0; from < tree.length; from += 3, at++) {
      features[at] = tree[from] ?? LEAF;
      values[at] = tree[from + 1] ?? 0;
      rights[at] = root + (tree[from + 2] ?? 0);
    }
    return root;
  });
  const flat = { features, values, rights, roots };
  flattened.set(forest, flat);
  return flat;
}

/** Adds up the leaves that a row of features falls into: log-odds. */
export const logOdds = (forest: Trees, row: ArrayLike<number>): number =>
  logOddsOfAll(forest, [row])[0] as number;

/** The same of many rows, tree by tree: a tree stays in the processor's cache while all rows fall through it. */
export function logOddsOfAll(forest: Trees, rows: readonly ArrayLike<number>[]): Float64Array {
  const { features, values, rights, roots } = flatOf(forest);
  const sums = new Float64Array(rows.length).fill(forest.base);
  for (const root of roots)
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as ArrayLike<number>;
      let at = root;
      for (let feature = features[at] as number; feature >= 0; feature = features[at] as number)
        at = (row[feature] as number) <= (values[at] as number) ? at + 1 : (rights[at] as number);
      sums[index] = (sums[index] as number) + (values[at] as number);
    }
  return sums;
}

export const probability = (odds: number) => 1 / (1 + Math.exp(-odds));
