import type { Elementish } from "./dom.ts";

const TAGS = new Set(["NAV", "FOOTER", "ASIDE", "DIALOG"]);
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
const NAMES =
  /(^|[\s_-])(nav|navi|navbar|gnav|menu|megamenu|breadcrumbs?|topicpath|pankuzu|footer|sidebar|side|cookies?|consent|gdpr|ccpa|modal|popup|overlay|drawer|offcanvas|share|sharing|sns|social|newsletter|subscribe|subscription|signup|login|search|toolbar|pager|pagination|related|recommend(ed|ations?)?|upsell|cross-?sell|recently-?viewed|ranking|banner|advert(isement)?s?|ads?|promo|sponsor(ed)?|skip-?links?|sr-only|visually-?hidden|screen-?reader(-text)?|copyright|cart|minicart|wishlist)([\s_-]|$)/i;
const HIDDEN = /(display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether a whole subtree is navigation, advertising, a dialogue or hidden. */
export function isBoilerplate(element: Elementish): boolean {
  const tag = element.tagName.toUpperCase();
  if (tag === "BODY" || tag === "MAIN" || tag === "ARTICLE" || tag === "HTML") return false;
  if (TAGS.has(tag) || ROLES.has(element.getAttribute("role") ?? "")) return true;
  if (tag === "HEADER") return element.querySelector("h1") === null;
  if (element.hasAttribute("hidden") || element.getAttribute("aria-hidden") === "true") return true;
  if (HIDDEN.test(element.getAttribute("style") ?? "")) return true;
  return NAMES.test(`${element.id} ${element.getAttribute("class") ?? ""}`) && !holdsTheContent(element);
}

/** A name may sit on the frame of the whole page ("has-sidebar"): what holds the heading stays. */
const holdsTheContent = (element: Elementish) =>
  element.querySelector("h1, main, article, [itemprop=description]") !== null;

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
