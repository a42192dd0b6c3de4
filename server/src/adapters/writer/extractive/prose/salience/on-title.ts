import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";

/** So many words of a title are enough for a sentence to be on it. */
const MOST_TITLED = 4;
const FEWEST_OF_TITLE = 3;
const MOSTLY = 0.5;
const LONG_TITLE = 8;
/** So many sentences are the beginning of a page. */
const BEGINNING = 3;
/** Behind so much of a page stands what one does with its point. */
const NEAR = 0.6;

/**
 * The place of the sentence that has the title's own words, or else most of its terms, where the page begins with
 * others; -1 for none.
 */
export function pointIn(texts: readonly string[], whole: string, language: Language): number {
  const title = contentTerms(whole, language);
  const said = bare(whole);
  const own = said.length >= SHORTEST[language] ? texts.findIndex((text) => bare(text).includes(said)) : -1;
  if (own !== -1) return own >= BEGINNING ? own : -1;
  const counts = texts.map(
    (text) => [...contentTerms(text, language)].filter((term) => title.has(term)).length,
  );
  const near = counts.slice(0, Math.ceil(NEAR * counts.length));
  const most = Math.max(0, ...near);
  const at = counts.indexOf(most);
  const isClear = most >= FEWEST_OF_TITLE && most >= MOSTLY * Math.min(title.size, LONG_TITLE);
  return isClear && at >= BEGINNING && counts.slice(0, BEGINNING).every((count) => count < most - 1)
    ? at
    : -1;
}

const bare = (text: string) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();
/** Shorter titles are said by chance. */
const SHORTEST: Record<Language, number> = { ja: 9, en: 14 };

/** Which share of the title's words a sentence has. */
export function sharedWith(title: ReadonlySet<string>, text: string, language: Language): number {
  const shared = [...contentTerms(text, language)].filter((term) => title.has(term)).length;
  return Math.min(1, shared / Math.min(MOST_TITLED, Math.max(1, title.size)));
}
