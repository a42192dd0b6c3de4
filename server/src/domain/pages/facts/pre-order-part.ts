import { beginningOf, type Elementish, nearest, squash } from "../html/dom.ts";
import { pricesIn } from "./money.ts";

/** "Pre-order the first batch", "Pre-order yours": above what is ordered before it is made. */
const HEADS = /^pre-?order(?: (?:now|yours?|the|an?|it|from)(?: [^.!?]{1,30})?)?$/i;
const CHECKOUT = /\b(?:checkout|cart|basket|order|reserve|pre-?order)\b/i;
const isHeading = (one: Elementish) =>
  /^H[1-6]$/i.test(one.tagName) || one.getAttribute("role") === "heading";
const LONGEST = 2_000;

/** Whether words head the part of a page in which the thing has its price and the way to the checkout, before it is there. */
export function headsPreOrder(element: Elementish, text: string): boolean {
  if (!HEADS.test(text)) return false;
  const part = nearest(element, isHeading)?.parentElement;
  if (!part || pricesIn(squash(beginningOf(part, LONGEST))).length === 0) return false;
  const leads = [...part.querySelectorAll("a[href], form[action]")].map(
    (one) => one.getAttribute("href") ?? one.getAttribute("action") ?? "",
  );
  return leads.some((to) => !to.startsWith("#") && CHECKOUT.test(to));
}
