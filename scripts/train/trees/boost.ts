import type { Tree, Trees } from "../../../server/src/kernel/learned/trees.ts";
import type { Binned } from "./bins.ts";
import { randomFrom } from "./random.ts";

export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** Share of the rows, and of the features, that each tree is grown from. */
  rows: number;
  features: number;
  /** Least weight of a leaf, and how far leaves are drawn to nought. */
  least: number;
  calm: number;
  seed: number;
  /** So many forests, each from draws of its own, whose mean judges. */
  bags: number;
}

/** The mean of several forests: on pages that none of them has seen it errs less than one forest does. */
export function bagged(data: Binned, labels: Float32Array, weights: Float32Array, settings: Growth): Trees {
  const { bags, seed } = settings;
  const forests = Array.from({ length: bags }, (_, bag) =>
    boosted(data, labels, weights, { ...settings, seed: seed + SEEDS_APART * bag }),
  );
  const shared = (tree: Tree): Tree =>
    tree.map((value, at) =>
      at % 3 === 1 && tree[at - 1] === -1 ? Number((value / bags).toFixed(5)) : value,
    );
  return { base: forests[0]?.base ?? 0, trees: forests.flatMap(({ trees }) => trees.map(shared)) };
}
const SEEDS_APART = 100;

/** Gradient-boosted trees for the logistic loss; labels may be shares, and rows without weight are left alone. */
export function boosted(data: Binned, labels: Float32Array, weights: Float32Array, settings: Growth): Trees {
  const random = randomFrom(settings.seed);
  const used = Int32Array.from(weights.keys()).filter((row) => (weights[row] ?? 0) > 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const mean = labels.reduce((sum, label, row) => sum + label * (weights[row] ?? 0), 0) / weight;
  const base = Number(Math.log(mean / (1 - mean)).toFixed(4));
  const odds = new Float64Array(data.rows).fill(base);
  const gradients = new Float64Array(data.rows);
  const curvatures = new Float64Array(data.rows);
  const trees: Tree[] = [];
  for (let round = 0; round < settings.trees; round++) {
    for (const row of used) {
      const p = 1 / (1 + Math.exp(-(odds[row] ?? 0)));
      gradients[row] = (p - (labels[row] ?? 0)) * (weights[row] ?? 0);
      curvatures[row] = Math.max(1e-6, p * (1 - p)) * (weights[row] ?? 0);
    }
    const rows = used.filter(() => random() < settings.rows);
    const features = data.columns.map((_, feature) => feature).filter(() => random() < settings.features);
    const tree = grown(data, rows, features, { gradients, curvatures }, settings);
    trees.push(tree.model);
    for (const row of used) odds[row] = (odds[row] ?? 0) + leafOf(tree.binned, data, row);
  }
  return { base, trees };
}

/** Sums of gradients and curvatures by feature and bin. */
interface Sums {
  gradients: Float64Array;
  curvatures: Float64Array;
}
/** No feature has more bins. */
const MOST_BINS = 64;

function sumsOf({ columns }: Binned, features: readonly number[], rows: Int32Array, slopes: Sums): Sums {
  const [ownGradients, ownCurvatures] = [picked(slopes.gradients, rows), picked(slopes.curvatures, rows)];
  const gradients = new Float64Array(features.length * MOST_BINS);
  const curvatures = new Float64Array(features.length * MOST_BINS);
  features.forEach((feature, place) => {
    const column = columns[feature] as Uint8Array;
    const from = place * MOST_BINS;
    for (let index = 0; index < rows.length; index++) {
      const at = from + (column[rows[index] as number] as number);
      gradients[at] = (gradients[at] as number) + (ownGradients[index] as number);
      curvatures[at] = (curvatures[at] as number) + (ownCurvatures[index] as number);
    }
  });
  return { gradients, curvatures };
}

function picked(values: Float64Array, rows: Int32Array): Float64Array {
  const some = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index++) some[index] = values[rows[index] as number] as number;
  return some;
}

/** The sums without those of one side. */
const without = (all: Sums, side: Sums): Sums => ({
  gradients: all.gradients.map((sum, at) => sum - (side.gradients[at] as number)),
  curvatures: all.curvatures.map((sum, at) => sum - (side.curvatures[at] as number)),
});

/** One tree, and the same with bins for limits. */
function grown(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  slopes: Sums,
  settings: Growth,
): { model: Tree; binned: Tree } {
  const model: Tree = [];
  const binned: Tree = [];
  /** The sums are of the node's rows; a leaf needs none. */
  const grow = (rows: Int32Array, depth: number, sums: Sums | null): void => {
    const at = model.length;
    const [g, h] = [sumOf(rows, slopes.gradients), sumOf(rows, slopes.curvatures)];
    const split = sums && bestSplit(data, features, sums, g, h, settings);
    if (!split) {
      const value = Number(((-settings.rate * g) / (h + settings.calm)).toFixed(4));
      model.push(-1, value, 0);
      binned.push(-1, value, 0);
      return;
    }
    const column = data.columns[split.feature] ?? new Uint8Array();
    model.push(split.feature, data.limits[split.feature]?.[split.bin] ?? 0, 0);
    binned.push(split.feature, split.bin, 0);
    const left = rows.filter((row) => (column[row] ?? 0) <= split.bin);
    const right = rows.filter((row) => (column[row] ?? 0) > split.bin);
    const isLast = depth + 1 >= settings.depth;
    // Only the smaller side is counted; the other is what it leaves.
    const small = isLast ? null : sumsOf(data, features, left.length <= right.length ? left : right, slopes);
    const large = small && without(sums, small);
    const [ofLeft, ofRight] = left.length <= right.length ? [small, large] : [large, small];
    grow(left, depth + 1, ofLeft);
    model[at + 2] = binned[at + 2] = model.length / 3;
    grow(right, depth + 1, ofRight);
  };
  grow(rows, 0, settings.depth > 0 ? sumsOf(data, features, rows, slopes) : null);
  return { model, binned };
}

function sumOf(rows: Int32Array, values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < rows.length; index++) sum += values[rows[index] ?? 0] ?? 0;
  return sum;
}

function bestSplit(
  { limits }: Binned,
  features: readonly number[],
  sums: Sums,
  g: number,
  h: number,
  { least, calm }: Growth,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let most = 1e-6;
  const whole = (g * g) / (h + calm);
  features.forEach((feature, place) => {
    const bins = limits[feature]?.length ?? 0;
    const from = place * MOST_BINS;
    let [gl, hl] = [0, 0];
    for (let bin = 0; bin < bins; bin++) {
      gl += sums.gradients[from + bin] as number;
      hl += sums.curvatures[from + bin] as number;
      if (hl < least || h - hl < least) continue;
      const gain = (gl * gl) / (hl + calm) + ((g - gl) * (g - gl)) / (h - hl + calm) - whole;
      if (gain > most) {
        most = gain;
        best = { feature, bin };
      }
    }
  });
  return best;
}

function leafOf(tree: Tree, data: Binned, row: number): number {
  let at = 0;
  for (;;) {
    const feature = tree[at] as number;
    if (feature < 0) return tree[at + 1] as number;
    const bin = data.columns[feature]?.[row] ?? 0;
    at = bin <= (tree[at + 1] as number) ? at + 3 : (tree[at + 2] as number) * 3;
  }
}
