import { isBareFrame } from "../../../server/src/domain/pages/extract/bare-frame.ts";
import { likeliest, weighedDoubts } from "../../../server/src/domain/pages/extract/choose.ts";
import { neighbourFeatures } from "../../../server/src/domain/pages/extract/neighbours.ts";
import { smoothed } from "../../../server/src/domain/pages/extract/smooth.ts";
import { surelyDescribed } from "../../../server/src/domain/pages/extract/surely-described.ts";
import { logOdds, probability, type Trees } from "../../../server/src/kernel/learned/trees.ts";
import { type Binned, binned } from "../trees/bins.ts";
import { bagged, type Growth } from "../trees/boost.ts";
import type { Sample } from "./samples.ts";

export const FIRST: Growth = {
  trees: 40,
  depth: 5,
  rate: 0.18,
  rows: 0.6,
  features: 0.25,
  least: 0.3,
  calm: 1,
  seed: 1,
  bags: 10,
};
export const SECOND: Growth = {
  trees: 42,
  depth: 5,
  rate: 0.15,
  rows: 0.6,
  features: 0.3,
  least: 0.3,
  calm: 1,
  seed: 2,
  bags: 10,
};

type Rows = readonly Float32Array[];

/** The blocks of pages in one table, which all judges learn from. */
export interface Table {
  samples: readonly Sample[];
  data: Binned;
}

export function tableOf(samples: readonly Sample[], rowsOf: (sample: Sample) => Rows): Table {
  const rows = samples.flatMap((sample) => [...rowsOf(sample)]);
  return { samples, data: binned(rows, rows[0]?.length ?? 0) };
}

/** The table with further columns. */
export function widened({ samples, data }: Table, rowsOf: (sample: Sample) => Rows): Table {
  const more = tableOf(samples, rowsOf).data;
  const columns = [...data.columns, ...more.columns];
  return { samples, data: { columns, limits: [...data.limits, ...more.limits], rows: data.rows } };
}

/** Learns to judge blocks from some pages of a table. */
export function learned(
  { samples, data }: Table,
  seen: (sample: Sample) => boolean,
  settings: Growth,
): Trees {
  const labels = Float32Array.from(samples.flatMap(({ labels }) => labels));
  const weights = samples.flatMap((sample) => (seen(sample) ? weightsOf(sample) : sample.sizes.map(() => 0)));
  return bagged(data, labels, Float32Array.from(weights), settings);
}

/** So many times as much counts a page of a kind that there are few of. */
const SCALE = 60;

/**
 * Weight of a block in the figure: its share of the text. Pages of much clutter count more than others,
 * but not as much more as they are longer.
 */
function weightsOf({ sizes, labels, page }: Sample): number[] {
  const text = sizes.reduce((sum, size, index) => sum + size * (labels[index] ?? 0), 0) + 80;
  const own = sizes.map((size) => (size / text) ** 0.8);
  const sum = own.reduce((total, one) => total + one, 0);
  const weight = (SCALE * (page.text?.tokens === "pairs" ? 1.6 : 1)) / Math.sqrt(Math.max(0.5, sum));
  return own.map((one) => one * weight);
}

export const firstOf = (sample: Sample, trees: Trees) =>
  sample.rows.map((row) => probability(logOdds(trees, row)));

/** Features that the first judgement of all blocks of a page adds to each. */
export const addedRows = (sample: Sample, first: readonly number[]): Float32Array[] =>
  neighbourFeatures(sample.weighed, first).map((more) => Float32Array.from(more));

export const secondRows = (sample: Sample, first: readonly number[]): Float32Array[] =>
  addedRows(sample, first).map((more, index) => Float32Array.of(...(sample.rows[index] ?? []), ...more));

export function chosenBy(
  sample: Sample,
  rows: Rows,
  trees: Trees,
): { text: string; rough: string; odds: number[] } {
  const odds = rows.map((row) => probability(logOdds(trees, row)));
  if (isBareFrame(sample.weighed)) return { text: "", rough: "", odds };
  const choice = (judged: number[]) =>
    textOf(
      sample,
      likeliest(weighedDoubts(surelyDescribed(sample, judged, sample.sells), sample.sells), sample.sizes),
    );
  return { text: choice(smoothed(sample.weighed, odds)), rough: choice(odds), odds };
}

export function textOf({ weighed }: Sample, chosen: readonly boolean[]): string {
  const seen = new Set<string>();
  return weighed
    .flatMap(({ block: { text } }, index) => {
      if (!chosen[index] || (text.length >= 20 && seen.has(text))) return [];
      seen.add(text);
      return [text];
    })
    .join("\n");
}
