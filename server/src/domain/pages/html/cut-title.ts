import type { Documentish } from "./dom.ts";
import { headingsOf, type LinkedHeading } from "./heading-links.ts";
import { titleParts, unspaced } from "./title-parts.ts";

/** The heading that the title repeats up to its dots: 「敷金が戻りません。どこに…」 */
export function uncutIn(headings: readonly LinkedHeading[], title: string): string | undefined {
  const cut = CUT.exec(titleParts(title)[0] ?? "")?.[1];
  const begun = unspaced(cut ?? "");
  return begun.length < SHORTEST_CUT
    ? undefined
    : headings.find(({ text }) => unspaced(text).startsWith(begun))?.text;
}
const CUT = /^(.+?)\s*(?:…+|\.{3,}|・{3,})$/u;
/** Fewer signs may begin another heading by chance. */
const SHORTEST_CUT = 8;
const SHORTEST_BEGUN = 18;
/** Buttons and labels may stand in a heading behind its words. */
const OF_ITS_OWN = "a, button, div, small, span";

/** The only heading that goes on where a long part of a title ends: "Order lifted for zones" of "… 1 and 3 only". */
export function goingOn(document: Documentish, parts: readonly string[]): string | undefined {
  const begun = parts.map(unspaced).filter((part) => part.length >= SHORTEST_BEGUN);
  const [found, other] = ["h1", "h2", "h3"]
    .flatMap((tag) => headingsOf(document, tag))
    .filter(({ text }) => begun.some((part) => unspaced(text).startsWith(part) && unspaced(text) !== part));
  return !other && found?.element.querySelector(OF_ITS_OWN) === null ? found.text : undefined;
}
