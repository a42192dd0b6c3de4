import { readFileSync } from "node:fs";
import {
  logOdds,
  type NodeLimits,
  type PackedTrees,
  probability,
  type Trees,
  unpacked,
} from "#kernel/learned/trees";
import {
  oddsByWords,
  type PackedWords,
  unpackedWords,
  type WordWeights,
  wordNumbersOf,
} from "#kernel/learned/words";
import type { Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { type PageSentence, wordsAsWritten } from "./candidate.ts";
import { sentenceFeatures } from "./features.ts";

/** An editor's thoughts of a sentence. */
export interface Salience {
  /** From 0, better not told, to 1, the heart of the page. */
  worth: number;
  /** How likely it is not understood without the sentence before it. */
  leans: number;
}

/** The parts by which both judgements are made, as the file has them. */
interface SalienceModel {
  features: string[];
  limits: NodeLimits;
  worth: PackedTrees;
  leans: PackedTrees;
  words: { worth: PackedWords; leans: PackedWords };
}

interface Judge {
  features: readonly string[];
  worth: Trees;
  leans: Trees;
  words: Words;
}
export interface Words {
  worth: WordWeights;
  leans: WordWeights;
}

const judges = new Map<Language, Judge>();

/** Learned from pages whose sentences editors had graded: npm run train -- salience. */
function judgeOf(language: Language): Judge {
  const known = judges.get(language);
  if (known) return known;
  const file = new URL(`../../../../../../assets/writer/salience-${language}.json`, import.meta.url);
  const { features, limits, worth, leans, words }: SalienceModel = JSON.parse(readFileSync(file, "utf8"));
  const judge = {
    features,
    worth: unpacked(worth, limits),
    leans: unpacked(leans, limits),
    words: { worth: unpackedWords(words.worth), leans: unpackedWords(words.leans) },
  };
  judges.set(language, judge);
  return judge;
}

/** How much each sentence of a page belongs in a script, and whether it can begin a passage there. */
export function salienceOf(candidates: readonly PageSentence[], page: Page): Salience[] {
  const { features, worth, leans, words } = judgeOf(page.language);
  const byWords = oddsOfWords(candidates, page, words);
  return sentenceFeatures(candidates, page).map((known, at) => {
    const all: Record<string, number> = { ...known, ...byWords[at] };
    const row = Float32Array.from(features, (name) => all[name] ?? 0);
    return { worth: probability(logOdds(worth, row)), leans: probability(logOdds(leans, row)) };
  });
}

/** The words of each sentence, as numbers. */
export const wordsOn = (candidates: readonly PageSentence[], { blocks, type, language }: Page): number[][] =>
  candidates.map((one) =>
    wordNumbersOf(wordsAsWritten(one), blocks[one.section]?.text ?? "", type, language),
  );

const oddsOfWords = (candidates: readonly PageSentence[], page: Page, { worth, leans }: Words) => {
  const words = wordsOn(candidates, page);
  return featuresOfWords(
    words.map((one) => oddsByWords(worth, one)),
    words.map((one) => oddsByWords(leans, one)),
  );
};

/** The features that a sentence has by its words, beside those of the others and of its neighbours. */
export function featuresOfWords(worths: readonly number[], leans: readonly number[]) {
  return worths.map((worth, at) => ({
    words: worth,
    wordsRank: worths.filter((other) => other > worth).length / worths.length,
    wordsBefore: worths[at - 1] ?? 0,
    wordsBehind: worths[at + 1] ?? 0,
    wordsLean: leans[at] ?? 0,
    wordsLeanBehind: leans[at + 1] ?? 0,
  }));
}
