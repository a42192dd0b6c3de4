import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { warmsUp } from "../merits-en.ts";
import type { ProseLine } from "./lines.ts";

/** A definition that comes later belongs to a part of the text. */
const LATEST = 6;
const DEFINES = new RegExp(
  [
    String.raw`^(?!(?:and|but|or|so|while|although|though|if|when|where|because|as|since|once|even)\b)(?:(?:an?|the) )?`,
    String.raw`([^,.;:()]{2,60}?) (?:is|are|represents?|means|refers to|stands for|describes) `,
    String.raw`(?!(?:not|never|no longer)\b)(?:an?|the|any|one)?\b`,
  ].join(""),
  "iu",
);
const DEFINES_JA = /^「?([^、。「」]{2,24})」?(?:とは、?|は、)/u;

/**
 * A page that is named after a thing begins with the sentence that says what the thing is: notes on its
 * state, which stand above that sentence and speak of "this", are left out.
 */
export function fromDefinition(lines: readonly ProseLine[], page: Page): ProseLine[] {
  const at = lines.slice(0, LATEST).findIndex(({ sentences }) => isDefinition(sentences.join(" "), page));
  const above = lines.slice(0, Math.max(0, at));
  if (above.length === 0 || !above[0]?.leans) return [...lines];
  return lines.slice(at).map((line, index) => (index === 0 ? { ...line, gap: false, begins: true } : line));
}

/** Whether a sentence says of the title's subject what it is. */
function isDefinition(text: string, { title, site, language }: Page): boolean {
  const subject = (language === "ja" ? DEFINES_JA : DEFINES).exec(text)?.[1] ?? "";
  // The page of a service calls out in its title, and its house is what one wants to know of.
  const house = language === "en" ? (site ?? "").replace(/\.\p{L}+$/u, "") : "";
  const names = contentTerms(`${title} ${house}`, language);
  const terms = [...contentTerms(subject, language)];
  return terms.length > 0 && 2 * terms.filter((term) => names.has(term)).length >= terms.length;
}

/** Whether an English sentence says of the subject what it is: "Tarn is one of the sunniest towns" praises, and "Weaving is behind all cloth" tells where it is. */
export const definesPlainly = (text: string, page: Page): boolean =>
  isDefinition(text, page) && !warmsUp(text) && !ELSEWHERE.test(text) && !ABOUT_KNOWING.test(text);
const ELSEWHERE = /^[^,]* is (?!(?:an?|the|any|one)\b)/i;
/** "Knowing how to weave is a joy": the thing is not what it is called. */
const ABOUT_KNOWING =
  /^(?:knowing|learning|understanding|choosing|finding|getting)\b|^\p{L}+ing (?:how|what|why) /iu;

const PURPOSE =
  "describes?|explains?|gives?|provides?|shows?|demonstrates?|introduces?|covers?|presents?|tells?|teach(?:es)?|" +
  "walks?|highlights?|focus(?:es)?|discuss(?:es)?|explores?|looks?|reviews?|compares?|examines?|investigates?|" +
  "proposes?|outlines?|summari[sz]es?|lists?|helps?|is (?:an?|the|about|for|intended|meant|written)";
/** "This page gives an introduction to weaving.", "In this guide, old hands show …": what a page says that it is for. */
const OF_PAGE = new RegExp(
  `^(?:this|in this) (?:page|document(?:ation)?|guide|tutorial|article|chapter|manual|lesson|course|overview|paper|study|` +
    `research|report|review|post|blog post),? [^.]*?\\b(?:${PURPOSE})\\b`,
  "i",
);
/** Whether an English sentence says what the page is for: above all of a text it leans on nothing but the title. */
export const tellsOfPage = (text: string): boolean => OF_PAGE.test(text);

/** "There are several ways to weave a hem.": above all of a text it is where one begins. */
const THERE_ARE =
  /^there are (?:several|many|various|different|some|two|three|four|five|six|seven|eight|nine|ten|\d+|a (?:few|number|variety|range) of) (?!.*\b(?:this|that|these|those|it|them|also|other)\b)\p{L}/iu;
/** Whether an English sentence may open a text, though further down it would lean on what was told before. */
export const opensText = (text: string): boolean => tellsOfPage(text) || THERE_ARE.test(text);
