import type { Documentish } from "./dom.ts";
import { headingsOf } from "./heading-links.ts";
import { titleParts, unspaced } from "./title-parts.ts";

/** "Item T-2207", "Lot 41": the shop's number of a thing, and nothing of what it is. */
const NUMBER = /^(?:item|lot|stock|ref(?:erence)?)\s?(?:no\.?|number|#)?\s?(?=[A-Z\d-]*\d)[A-Z\d-]{1,12}$/i;

/** "Stock #2291 Folding organ" */
const WITH_NUMBER = /(?<!\S)(#\d{2,})[.:]? (\p{L}+)/u;

/** The only heading that begins with the number which a title has with the same word behind it: "#2291. Folding organ, 1919". */
export function headingOfNumber(document: Documentish, title: string): string | undefined {
  const [, number, word = ""] = WITH_NUMBER.exec(title) ?? [];
  if (!number) return undefined;
  const [found, other] = ["h1", "h2"]
    .flatMap((tag) => headingsOf(document, tag))
    .filter(({ text }) => text.startsWith(number) && WITH_NUMBER.exec(text)?.[2] === word);
  return other ? undefined : found?.text;
}

/** The heading that the second part of a title repeats, where its first part is only a number: "Item T-2207 - Oak vise - Tarn". */
export function headingBehindNumber(document: Documentish, title: string): string | undefined {
  const [first = "", second = ""] = titleParts(title);
  if (!NUMBER.test(first) || !second) return undefined;
  const sought = unspaced(second).toLowerCase();
  return ["h1", "h2"]
    .flatMap((tag) => headingsOf(document, tag))
    .find(({ text }) => unspaced(text).toLowerCase() === sought)?.text;
}
