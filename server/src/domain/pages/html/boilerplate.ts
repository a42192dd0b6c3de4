import { alternativesOf } from "#kernel/text/phrases";
import { classOf } from "./class-of.ts";
import type { Documentish, Elementish } from "./dom.ts";

const TAGS = new Set(["NAV", "FOOTER", "ASIDE", "DIALOG", "MARQUEE"]);
const ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "search",
  "dialog",
  "alertdialog",
  "menu",
]);
/** Words of class and id names by which sites all over call what is not content. */
const NAMES = new RegExp(String.raw`(^|[\s_-])(${alternativesOf("boilerplate-names")})([\s_-]|$)`, "i");
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Whether the page itself says that nobody is to see an element, for now at least. */
export const isHidden = (element: Elementish): boolean =>
  element.hasAttribute("hidden") ||
  element.getAttribute("aria-hidden") === "true" ||
  HIDDEN.test(element.getAttribute("style") ?? "");

/** Whether a whole subtree is navigation, advertising, a dialogue or hidden. */
export function isBoilerplate(element: Elementish): boolean {
  const tag = element.tagName.toUpperCase();
  if (tag === "BODY" || tag === "MAIN" || tag === "ARTICLE" || tag === "HTML") return false;
  if (TAGS.has(tag) || ROLES.has(element.getAttribute("role") ?? "")) return true;
  if (tag === "HEADER") return !holds(element, "h1");
  if (isHidden(element)) return true;
  return NAMES.test(`${element.id} ${classOf(element)}`) && !holds(element, CONTENT);
}

/** A name may sit on the frame of the whole page ("has-sidebar"): what holds one of these stays. */
const CONTENT = "h1, main, article, [itemprop=description]";

const holders = new WeakMap<Documentish, Map<string, Set<Elementish>>>();

/** Whether an element of the selector lies within, told from one walk over the whole page. */
function holds(element: Elementish, selector: string): boolean {
  const document = element.ownerDocument;
  const known = holders.get(document) ?? new Map<string, Set<Elementish>>();
  holders.set(document, known);
  const around = known.get(selector) ?? ancestorsOf(document.querySelectorAll(selector));
  known.set(selector, around);
  return around.has(element);
}

function ancestorsOf(elements: Iterable<Elementish>): Set<Elementish> {
  const all = new Set<Elementish>();
  for (const { parentElement } of elements)
    for (let one = parentElement; one && !all.has(one); one = one.parentElement) all.add(one);
  return all;
}

const NEIGHBOURS = [
  "related",
  "recommend",
  "ranking",
  "upsell",
  "cross-sell",
  "crosssell",
  "recently",
  "similar",
  "also",
];
const ELSEWHERE = [
  "nav",
  "footer",
  "aside",
  ...NEIGHBOURS.flatMap((name) => [`[class*="${name}" i]`, `[id*="${name}" i]`]),
].join(", ");

/** Whether an element belongs to other products or to the frame of the page. Carts and buttons do not. */
export const isElsewhere = (element: Elementish) => element.closest(ELSEWHERE) !== null;
