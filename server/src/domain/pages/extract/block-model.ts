import { readFileSync } from "node:fs";
import type { Features } from "./features.ts";
import { logOdds, probability, type Trees } from "./trees.ts";

interface BlockModel {
  features: string[];
  /** Judges each block by itself. */
  first: Trees;
  /** Judges it again, by the first judgement of those around it. */
  second: Trees;
}

/** Learned from public pages whose main text people had marked: npm run train -- pages. */
const model: BlockModel = JSON.parse(
  readFileSync(new URL("../../../../assets/pages/block-model.json", import.meta.url), "utf8"),
);

const rowOf = (features: Features) => Float32Array.from(model.features, (name) => features[name] ?? 0);

/** How likely each block is part of the text, seen by itself. */
export const firstJudgement = (rows: readonly Features[]): number[] =>
  rows.map((row) => probability(logOdds(model.first, rowOf(row))));

/** The same, seen among its neighbours. */
export const secondJudgement = (rows: readonly Features[], around: readonly Features[]): number[] =>
  rows.map((row, index) => {
    const more = Object.values(around[index] ?? {});
    return probability(logOdds(model.second, Float32Array.of(...rowOf(row), ...more)));
  });
