import { readFileSync } from "node:fs";
import { logOdds, type NodeLimits, type PackedTrees, probability, unpacked } from "#kernel/learned/trees";
import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { sentenceFeatures } from "./features-ja.ts";

/** An editor's thoughts of a sentence. */
export interface Salience {
  /** From 0, better not told, to 1, the heart of the page. */
  worth: number;
  /** How likely it is not understood without the sentence before it. */
  leans: number;
}

interface SalienceModel {
  features: string[];
  limits: NodeLimits;
  worth: PackedTrees;
  leans: PackedTrees;
}

/** Learned from pages whose sentences editors had graded: npm run train -- salience. */
const model: SalienceModel = JSON.parse(
  readFileSync(new URL("../../../../../../assets/writer/salience-ja.json", import.meta.url), "utf8"),
);
const worth = unpacked(model.worth, model.limits);
const leans = unpacked(model.leans, model.limits);

/** How much each sentence of a Japanese text belongs in a script, and whether it can begin a passage there. */
export const salienceOf = (lines: readonly ProseLine[], page: Page): Salience[] =>
  sentenceFeatures(lines, page).map((features) => {
    const row = Float32Array.from(model.features, (name) => features[name] ?? 0);
    return { worth: probability(logOdds(worth, row)), leans: probability(logOdds(leans, row)) };
  });
