import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { pricesIn } from "./money.ts";
import { isChosen } from "./price/options.ts";
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
    (declaresGoods(aside.ownerDocument) || isBesideName(aside) || isChoiceBelowName(aside)) &&
    !buttonsIn(body).some((one) => !nearest(one, isAside))
  );
}

/** Whether a box stands beside nothing but the name of the page's thing, its pictures and its points: a text is longer. */
function isBesideName({ parentElement: both }: Elementish): boolean {
  if (!both || isPage(both) || allWithin(both, "h1").length !== 1) return false;
  return isLead(both);
}
/**
 * Whether a box right below the main heading has buttons for the kinds of one thing, of which one is pressed: "Oak / 1200 mm –
 * $1,140". An advertisement offers no such choice, and stands further down in its text.
 */
function isChoiceBelowName(aside: Elementish): boolean {
  const kinds = allWithin(aside, "button[aria-pressed]").filter(
    ({ textContent }) => pricesIn(squash(textContent)).length === 1,
  );
  if (kinds.length < 2 || kinds.filter(isChosen).length !== 1) return false;
  for (let one = aside.previousElementSibling; one; one = one.previousElementSibling) {
    if (one.tagName.toUpperCase() === "H1" || firstWithin(one, "h1")) return isLead(one);
    if (!isLead(one)) return false;
  }
  return false;
}
const isLead = (box: Elementish) =>
  ![...(isParagraph(box) ? [box] : []), ...allWithin(box, "p")].some(
    ({ textContent }) => squash(textContent).length > LONGEST_LEAD,
  );
const isParagraph = hasTag("P");

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
