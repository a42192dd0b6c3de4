import type { Tree, Trees } from "../../../server/src/domain/pages/extract/trees.ts";
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
}

interface Node {
  rows: Int32Array;
  depth: number;
}

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
    const tree = grown(data, rows, features, gradients, curvatures, settings);
    trees.push(tree.model);
    for (const row of used) odds[row] = (odds[row] ?? 0) + leafOf(tree.binned, data, row);
  }
  return { base, trees };
}

/** One tree, and the same with bins for limits. */
function grown(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  gradients: Float64Array,
  curvatures: Float64Array,
  settings: Growth,
): { model: Tree; binned: Tree } {
  const model: Tree = [];
  const binned: Tree = [];
  const grow = ({ rows, depth }: Node): void => {
    const at = model.length;
    const [g, h] = [sumOf(rows, gradients), sumOf(rows, curvatures)];
    const split =
      depth < settings.depth ? bestSplit(data, rows, features, gradients, curvatures, g, h, settings) : null;
    if (!split) {
      const value = Number(((-settings.rate * g) / (h + settings.calm)).toFixed(4));
      model.push(-1, value, 0);
      binned.push(-1, value, 0);
      return;
    }
    const column = data.columns[split.feature] ?? new Uint8Array();
    model.push(split.feature, data.limits[split.feature]?.[split.bin] ?? 0, 0);
    binned.push(split.feature, split.bin, 0);
    grow({ rows: rows.filter((row) => (column[row] ?? 0) <= split.bin), depth: depth + 1 });
    model[at + 2] = binned[at + 2] = model.length / 3;
    grow({ rows: rows.filter((row) => (column[row] ?? 0) > split.bin), depth: depth + 1 });
  };
  grow({ rows, depth: 0 });
  return { model, binned };
}

function sumOf(rows: Int32Array, values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < rows.length; index++) sum += values[rows[index] ?? 0] ?? 0;
  return sum;
}

function bestSplit(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  gradients: Float64Array,
  curvatures: Float64Array,
  g: number,
  h: number,
  { least, calm }: Growth,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let most = 1e-6;
  const whole = (g * g) / (h + calm);
  const gs = new Float64Array(64);
  const hs = new Float64Array(64);
  for (const feature of features) {
    const column = data.columns[feature] as Uint8Array;
    const bins = data.limits[feature]?.length ?? 0;
    gs.fill(0);
    hs.fill(0);
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number;
      const bin = column[row] as number;
      gs[bin] = (gs[bin] as number) + (gradients[row] as number);
      hs[bin] = (hs[bin] as number) + (curvatures[row] as number);
    }
    let [gl, hl] = [0, 0];
    for (let bin = 0; bin < bins; bin++) {
      gl += gs[bin] as number;
      hl += hs[bin] as number;
      if (hl < least || h - hl < least) continue;
      const gain = (gl * gl) / (hl + calm) + ((g - gl) * (g - gl)) / (h - hl + calm) - whole;
      if (gain > most) {
        most = gain;
        best = { feature, bin };
      }
    }
  }
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
