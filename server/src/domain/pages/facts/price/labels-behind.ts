import { CURRENT_WORDS, kindByWords } from "./words.ts";

/** "Regular Price", "Sale Price", 「通常価格」, 「セール価格」, and nothing else before the next amount. */
const LABEL =
  /^\s*(?:(?:regular|original|list|retail|usual|sale|special|discounted|current|now|our|member|club) price|(?:通常|定価|参考|販売|セール|特別|会員|割引)(?:価格|特価)?)\s*$/iu;

/**
 * The label behind each amount of a line such as "$80.00 Regular Price $64.00 Sale Price"; null where a word stands
 * before the first of them, or one amount has no label behind it.
 */
export function labelsBehind(
  text: string,
  found: readonly { index: number; excerpt: string }[],
): string[] | null {
  const [first] = found;
  if (!first || found.length < 2 || /\p{L}/u.test(text.slice(0, first.index))) return null;
  const labels = found.map(({ index, excerpt }, at) =>
    text.slice(index + excerpt.length, found[at + 1]?.index ?? text.length).trim(),
  );
  const isPriced = labels.some((label) => CURRENT_WORDS.test(label) && kindByWords(label, "") === null);
  return isPriced && labels.every((label) => LABEL.test(label)) ? labels : null;
}
