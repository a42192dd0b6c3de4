import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { BUY } from "./stock-words.ts";

/** Whether an element is beside what the page is about; a box that has the page's own title is what it is about. */
export const standsBeside = (element: Elementish, tag: string): boolean =>
  tag === "NAV" ||
  tag === "FOOTER" ||
  (tag === "ASIDE" && firstWithin(element, "h1") === null && !isOffer(element));

const isAside = hasTag("ASIDE", "NAV", "FOOTER", "HEADER");
const LONGEST = 40;

/** The box with the one button by which a page of goods sells: what it sells beside, it sells elsewhere, too. */
function isOffer(aside: Elementish): boolean {
  const { body } = aside.ownerDocument;
  return (
    buttonsIn(aside).length === 1 &&
    (declaresGoods(aside.ownerDocument) || isBesideName(aside)) &&
    !buttonsIn(body).some((one) => !nearest(one, isAside))
  );
}

/** Whether a box stands beside nothing but the name of the page's thing, its pictures and its points: a text is longer. */
function isBesideName({ parentElement: both }: Elementish): boolean {
  if (!both || isPage(both) || allWithin(both, "h1").length !== 1) return false;
  return !allWithin(both, "p").some(({ textContent }) => squash(textContent).length > LONGEST_LEAD);
}
const isPage = hasTag("BODY", "MAIN", "ARTICLE");
const LONGEST_LEAD = 160;

/** A text may have an advertisement beside it. */
const declaresGoods = (document: Documentish) =>
  [...document.querySelectorAll("script[type='application/ld+json']")].some(({ textContent }) =>
    /"@type"\s*:\s*(?:\[[^\]]*)?"Product"/.test(textContent ?? ""),
  ) || document.querySelector("[itemtype$='schema.org/Product']") !== null;

const buttonsIn = (box: Elementish) =>
  allWithin(box, "button, input[type='submit']").filter((one) => {
    const words = squash(one.textContent) || squash(one.getAttribute("value"));
    return words.length < LONGEST && BUY.test(words);
  });
