import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { endsInOne } from "./counted-en.ts";

const SHORTEST_NOUN = 5;
const SHORTEST_FIRST = 3;
/** Words that only end in the letters of such a noun. */
const NO_COMPOUND = /(?:able|ible|(?:de|twi|star|moon|day|sun|high|candle)light|understand|grandstand)$/i;

/** "shirt" of "Overshirt", "knife" of "Drawknife": the noun that a word is made with; null for any other word. */
function nounWithin(word: string): string | null {
  const lower = word.toLowerCase();
  if (!/^\p{Ll}+$/u.test(lower) || NO_COMPOUND.test(lower)) return null;
  for (let at = SHORTEST_FIRST; at <= lower.length - SHORTEST_NOUN; at += 1)
    if (endsInOne(lower.slice(at))) return lower.slice(at);
  return null;
}

/** Whether a word says by its end what a thing is, and its page writes it, or that noun, in small letters. */
export function isCompoundOfKind(word: string, { blocks }: Pick<Page, "blocks">): boolean {
  const noun = nounWithin(word);
  if (noun === null) return false;
  const said = new RegExp(
    `(?<![\\p{L}-])(?:${escapePattern(word.toLowerCase())}|${escapePattern(noun)})(?:e?s)?(?![\\p{L}-])`,
    "u",
  );
  return blocks.some(({ text }) => said.test(text));
}
