import { readFileSync } from "node:fs";
import {
  logOddsOfAll,
  type NodeLimits,
  type PackedTrees,
  probability,
  type Trees,
  unpacked,
} from "#kernel/learned/trees";
import type { FeatureTable } from "./feature-table.ts";

interface BlockModel {
  features: string[];
  limits: NodeLimits;
  /** Judges each block by itself. */
  first: PackedTrees;
  /** Judges it again, by the first judgement of those around it. */
  second: PackedTrees;
}

/** Learned from public pages whose main text people had marked: npm run train -- pages. */
const model: BlockModel = JSON.parse(
  readFileSync(new URL("../../../../assets/pages/block-model.json", import.meta.url), "utf8"),
);
const first = unpacked(model.first, model.limits);
const second = unpacked(model.second, model.limits);

/** The rows of a table with the columns in the order that the model has learned them in. */
function rowsOf({ names, rows }: FeatureTable): readonly Float32Array[] {
  if (names.every((name, index) => model.features[index] === name)) return rows;
  const columns = model.features.map((name) => names.indexOf(name));
  return rows.map((row) => Float32Array.from(columns, (column) => row[column] ?? 0));
}

/** How likely each block is part of the text, seen by itself. */
export const firstJudgement = (table: FeatureTable): number[] => probabilities(first, rowsOf(table));

const probabilities = (forest: Trees, rows: readonly Float32Array[]): number[] =>
  Array.from(logOddsOfAll(forest, rows), probability);

/** The same, seen among its neighbours. */
export function secondJudgement(table: FeatureTable, around: readonly (readonly number[])[]): number[] {
  const width = model.features.length;
  const wide = rowsOf(table).map((row, index) => {
    const both = new Float32Array(width + (around[0]?.length ?? 0));
    both.set(row);
    both.set(around[index] ?? [], width);
    return both;
  });
  return probabilities(second, wide);
}
