import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";

const DENIES = /(?:ない|ません|ず)(?:です)?。$|\b(?:no|not|never|nothing|without)\b|n[’']t\b/iu;
const FEWEST = 2;

/**
 * Without the first sentences that have no word but those of the summary before them: 「粉を三合だけひきます。」 behind
 * 「粉三合をひくための石臼です。」
 */
export function withoutSaidAgain(
  paragraphs: readonly Draft[][],
  summary: readonly Draft[],
  language: Language,
): Draft[][] {
  const known = contentTerms(summary.map(({ text }) => text).join(" "), language);
  const saysAgain = ({ text }: Draft) => {
    const own = [...contentTerms(text, language)];
    return own.length >= FEWEST && own.every((term) => known.has(term)) && !DENIES.test(text);
  };
  const [first = [], ...rest] = paragraphs.filter(({ length }) => length > 0);
  const from = first.findIndex((draft) => !saysAgain(draft));
  // A paragraph that says no more than that is the page's own way to say it.
  return from < 1 ? [first, ...rest] : [first.slice(from), ...rest];
}
