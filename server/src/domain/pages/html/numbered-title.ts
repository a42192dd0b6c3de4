import type { Documentish } from "./dom.ts";
import { headingsOf } from "./heading-links.ts";
import { titleParts, unspaced } from "./title-parts.ts";

/** "Item T-2207", "Lot 41": the shop's number of a thing, and nothing of what it is. */
const NUMBER = /^(?:item|lot|stock|ref(?:erence)?)\s?(?:no\.?|number|#)?\s?(?=[A-Z\d-]*\d)[A-Z\d-]{1,12}$/i;

/** The heading that the second part of a title repeats, where its first part is only a number: "Item T-2207 - Oak vise - Tarn". */
export function headingBehindNumber(document: Documentish, title: string): string | undefined {
  const [first = "", second = ""] = titleParts(title);
  if (!NUMBER.test(first) || !second) return undefined;
  const sought = unspaced(second).toLowerCase();
  return ["h1", "h2"]
    .flatMap((tag) => headingsOf(document, tag))
    .find(({ text }) => unspaced(text).toLowerCase() === sought)?.text;
}
