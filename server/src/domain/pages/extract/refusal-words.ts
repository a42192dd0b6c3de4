import { readFileSync } from "node:fs";
import {
  oddsByWords,
  type PackedWords,
  unpackedWords,
  type WordWeights,
  wordNumbersOf,
  wordsAmong,
} from "#kernel/learned/words";
import type { UnreadableReason } from "#kernel/reasons";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";

/** Among the few sentences that refuse, the words of each reason are told apart by so many numbers. */
export const BUCKETS = 1 << 12;

/** The words of sentences that refuse, and of each reason for it. */
export interface RefusalWeights {
  says: WordWeights;
  reasons: ReadonlyMap<UnreadableReason, WordWeights>;
}

/** Log-odds that a sentence refuses to show its page, and the likeliest reason. */
export interface Refusing {
  odds: number;
  reason: UnreadableReason;
}

export const wordsOfLine = (text: string, language: Language): number[] =>
  wordNumbersOf(text, "", "", language);

export function judgedBy({ says, reasons }: RefusalWeights, words: readonly number[]): Refusing {
  const few = wordsAmong(words, BUCKETS);
  const all = [...reasons].map(([reason, weights]) => ({ reason, odds: oddsByWords(weights, few) }));
  const { reason } = all.reduce((one, other) => (other.odds > one.odds ? other : one));
  return { odds: oddsByWords(says, words), reason };
}

const models = new Map<Language, RefusalWeights>();

/** Learned from the ways in which pages refuse: npm run train -- refusals. */
function modelOf(language: Language): RefusalWeights {
  const known = models.get(language);
  if (known) return known;
  const file = new URL(`../../../../assets/pages/refusals-${language}.json`, import.meta.url);
  const { says, reasons }: { says: PackedWords; reasons: Record<string, PackedWords> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const model = {
    says: unpackedWords(says),
    reasons: new Map(
      Object.entries(reasons).map(([reason, words]) => [reason as UnreadableReason, unpackedWords(words)]),
    ),
  };
  models.set(language, model);
  return model;
}

/** How each sentence of a text refuses. */
export function refusingIn(text: string, language: Language): Refusing[] {
  const model = modelOf(language);
  return splitScript(text).map((one) => judgedBy(model, wordsOfLine(one.text, language)));
}
