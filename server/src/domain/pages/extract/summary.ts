import { detectLanguage } from "#kernel/text/language";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import type { Documentish } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import { advertises } from "./description-prose.ts";
import { width } from "./width.ts";

/** A longer one is the text itself, or a catalogue. */
const LONGEST = 600;
const SHORTEST = 20;
const CUT = /(?:…|\.{2,}|・{2,}|&hellip;?)[\s"”’」』)）\]]*$/u;
/** Lists of keywords that searchers may type. */
const KEYWORDS = 4;
const isOfKeywords = (text: string) =>
  text.split(/[,、]\s*/u).filter((part) => part.split(/\s+/).length <= 2 && part.length <= 12).length >=
  KEYWORDS;

/** The letters and figures are the same, whatever signs a server made of an apostrophe. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * How a page sums itself up for those who lead to it, up to the first sentence that advertises or is cut off, by a sign or
 * within one of the text's own: those behind it may go on from there. Null where nothing remains, or where it is in another
 * language than the page.
 */
export function summaryOf(document: Documentish, text: string, language: Language): string | null {
  const told = splitScript(text).map((one) => letters(one.text));
  for (const name of ["description", "og:description", "twitter:description"]) {
    const stated = firstMeta(document, [name])?.trim() ?? "";
    if (stated.length > LONGEST) continue;
    const sentences = splitScript(stated).map(({ text }) => text.trim());
    const end = sentences.findIndex(
      (text) => CUT.test(text) || goesOn(text, told) || advertises(text) || isOfKeywords(text),
    );
    const summary = sentences.slice(0, end === -1 ? undefined : end).join(language === "ja" ? "" : " ");
    const isOurs = width(summary) >= SHORTEST && detectLanguage(summary, language) === language;
    if (isOurs) return summary;
  }
  return null;
}

/** A stop behind a figure may be the point of a number: "hitting 44." */
const ENDED = /(?:(?<!\d)[.!?]|[。！？])["”’」』)）]*$/u;

/** Some cut it after so many signs, wherever that falls. */
function goesOn(sentence: string, told: readonly string[]): boolean {
  const own = letters(sentence);
  return !(ENDED.test(sentence) || told.includes(own)) && told.some((one) => one.startsWith(own));
}
