/** At most so many steps of a feature are told apart. */
const BINS = 48;

export interface Binned {
  /** Bin of each row, feature by feature. */
  columns: Uint8Array[];
  /** Upper limit of each bin but the last, feature by feature. */
  limits: number[][];
  rows: number;
}

/** Sorts each feature's values into bins of about the same number of rows. */
export function binned(rows: readonly Float32Array[], features: number): Binned {
  const columns: Uint8Array[] = [];
  const limits: number[][] = [];
  const values = new Float32Array(rows.length);
  for (let feature = 0; feature < features; feature++) {
    rows.forEach((row, index) => {
      values[index] = row[feature] ?? 0;
    });
    const own = limitsOf(values.slice().sort());
    columns.push(Uint8Array.from(values, (value) => binOf(value, own)));
    limits.push(own);
  }
  return { columns, limits, rows: rows.length };
}

function limitsOf(sorted: Float32Array): number[] {
  const limits = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const [below, here] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
    if (below < (sorted.at(-1) ?? 0))
      limits.add(roundedBetween(below, below === here ? nextAbove(sorted, at) : here));
  }
  return [...limits].sort((a, b) => a - b);
}

function nextAbove(sorted: Float32Array, from: number): number {
  const value = sorted[from] ?? 0;
  let at = from;
  while (at < sorted.length && (sorted[at] ?? 0) <= value) at++;
  return sorted[at] ?? value;
}

/** A short number that parts two values. */
function roundedBetween(low: number, high: number): number {
  const middle = (low + high) / 2;
  for (let digits = 2; digits < 8; digits++) {
    const short = Number(middle.toPrecision(digits));
    if (short >= low && short < high) return short;
  }
  return low;
}

function binOf(value: number, limits: readonly number[]): number {
  let [from, to] = [0, limits.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value <= (limits[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}
