import { contentTerms } from "#kernel/text/content-terms";
import { letterPairs } from "#kernel/text/letter-pairs";
import type { Language } from "#kernel/vocabulary";

/** Cuts a text into pieces that can be compared: pairs of characters in Japanese, words in English. */
export function piecesOf(text: string, language: Language): ReadonlySet<string> {
  if (language === "en") return contentTerms(text, language);
  const bare = text.replace(/[\s\p{P}\p{S}]/gu, "");
  return new Set(letterPairs(bare));
}

/** How much of the shorter one the other says as well, 0–1. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size < 3) return 0;
  let shared = 0;
  for (const piece of small) if (large.has(piece)) shared += 1;
  return shared / small.size;
}

/** How much of a sentence another text says: one that has a name and more is not told by the name. */
export function saidBy(sentence: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...sentence].filter((piece) => other.has(piece)).length;
  return sentence.size < 3 ? 0 : shared / sentence.size;
}

/** From here on two sentences tell one thing. */
export const SAME_IDEA: Record<Language, number> = { ja: 0.5, en: 0.6 };

/** "From Monday 2 March 2026 …", twice: English sentences with so many first words in common tell of the same. */
export function beginsAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.toLowerCase().split(/\s+/).slice(0, ALIKE));
  return first?.length === ALIKE && first.every((word, at) => word === second?.[at]);
}
const ALIKE = 5;
