import { phrases } from "#kernel/text/phrases";
import { type Documentish, type Elementish, squash } from "../html/dom.ts";
import type { ShownCard } from "./cards.ts";

const BUY = phrases("buy-button");
const NAMES_AND_BUTTONS = "h1, h2, h3, h4, h5, a, button, input[type=submit], [role=button]";
const LONGEST = 40;

/**
 * Whether a button that buys stands between the page's main heading and the first of its cards, where it is none
 * of the buttons that each card has.
 */
export function hasOwnOffer(document: Documentish, cards: readonly ShownCard[]): boolean {
  const names = new Set(cards.map(({ card }) => card.name));
  const all = [...document.querySelectorAll(NAMES_AND_BUTTONS)];
  const from = all.findIndex(({ tagName }) => tagName.toUpperCase() === "H1") + 1;
  const first = all.findIndex((element, at) => at >= from && names.has(squash(element.textContent)));
  const own = from > 0 && first > from ? all.slice(from, first).filter(buys).length : 0;
  const ofAll = own > 0 ? all.filter(buys).length : 0;
  return own > 0 && (ofAll - own < OFTEN * cards.length || ofAll > cards.length);
}
const OFTEN = 0.5;

const buys = (element: Elementish) => {
  const words = squash(element.textContent) || squash(element.getAttribute("value"));
  return words.length < LONGEST && BUY.test(words);
};
