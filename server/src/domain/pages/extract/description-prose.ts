import { isJapanese } from "#kernel/text/language";
import { phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { width } from "./width.ts";

const ADVERTISING = new RegExp(phrases("advertising-in-descriptions").source, "iu");
/** With less than this a description has said nothing. */
const SHORTEST = 40;
const ENDS = /[.!?。！？]["”’」』)）]*$/u;
const CUT = /(?:…|\.{2,})["”’」』)）]*$/u;
/** "oak table, oak chair, oak bench": so many of a sentence's words end with a comma. */
const KEYWORDS = 0.3;

/**
 * The whole sentences with which a description begins: behind one that advertises, or that is cut off, the others
 * may lean on it. Null where they are no prose.
 */
export function proseOf(description: string): string | null {
  const sentences = splitScript(description).map(({ text }) => text);
  const end = sentences.findIndex((text) => !isTold(text));
  const told = sentences.slice(0, end === -1 ? sentences.length : end);
  const prose = told.join(isJapanese(description) ? "" : " ");
  return width(prose) >= SHORTEST ? prose : null;
}

const isTold = (sentence: string) =>
  ENDS.test(sentence) && !CUT.test(sentence) && !ADVERTISING.test(sentence) && !isOfKeywords(sentence);

/** A sentence of this length, at least, makes a description. */
const SHORTEST_SENTENCE = 60;
export const describes = (text: string) => ENDS.test(text) && width(text) >= SHORTEST_SENTENCE;

export const advertises = (text: string) => ADVERTISING.test(text);

function isOfKeywords(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const parted = words.filter((word) => /[,、]$/u.test(word)).length;
  return words.length > 1 && parted >= KEYWORDS * words.length;
}
