import { phrases } from "#kernel/text/phrases";
import { isHidden } from "../html/boilerplate.ts";
import { type Elementish, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/**
 * Evidence for or against a block of a product page, in log-odds. Fitted by logistic regression to blocks of
 * public pages whose main text people had marked, and rounded; other pages of the same collection were kept
 * apart to check it.
 */
const WEIGHTS = {
  always: -0.4,
  // Where it stands.
  outsideFrame: 1.5,
  hidden: 0.7,
  panel: 0.7,
  navigation: -1,
  dialogue: -0.4,
  reviews: -0.6,
  shipping: -0.5,
  buying: -0.2,
  card: -0.5,
  underReviews: -0.7,
  underNeighbours: -0.4,
  beforeTitle: -0.7,
  /** Times the share of the page that lies between the title and the block. */
  distance: -2.1,
  // Reviews of others.
  readability: 0.4,
  defuddle: 0.3,
  // How it reads.
  sentence: 0.6,
  short: -0.7,
  link: -0.7,
  price: -0.5,
  row: -0.4,
  phrase: -0.8,
} as const;
export type Sign = keyof typeof WEIGHTS;

/** How surely a block with these signs belongs to the text; more likely than not above 0. */
export const weigh = (signs: Iterable<Sign>, distance: number) =>
  [...signs].reduce((sum, sign) => sum + WEIGHTS[sign], WEIGHTS.always + WEIGHTS.distance * distance);

/** Words by which shops name the parts of a page, in the tags, ids, classes, roles and properties around a block. */
const PLACES: [Sign, RegExp][] = [
  [
    "navigation",
    /(^|[^a-z])(nav|navi|navbar|menu|breadcrumbs?|footer|header|sidebar|aside|toolbar|topbar|banner)([^a-z]|$)|megamenu/,
  ],
  [
    "dialogue",
    /modal|popup|overlay|drawer|cookie|consent|dialog|newsletter|subscribe|signup|login|toast|tooltip|offcanvas/,
  ],
  [
    "reviews",
    /(^|[^a-z])(reviews?|ratings?|ugc|testimonials?|feedback|comments?|qa|questions?|stars?)([^a-z]|$)/,
  ],
  ["shipping", /ship|deliver|return|payment|financ|warranty|pickup/],
  ["buying", /price|cart|option|swatch|variant|qty|quantity|buy|purchase|add-to|size|color/],
  ["panel", /accordion|tab|panel|collaps|expand|toggle|faq/],
  ["card", /card|tile|item|grid|list|result|thumb|teaser/],
];

/** The signs of an element and all around it; each element is looked at once a page. */
export function placeSigns(): (element: Elementish | null) => ReadonlySet<Sign> {
  const known = new Map<Elementish, ReadonlySet<Sign>>();
  const signsOf = (element: Elementish | null): ReadonlySet<Sign> => {
    if (!element || /^(body|html)$/i.test(element.tagName)) return NONE;
    const before = known.get(element);
    if (before) return before;
    const around = signsOf(element.parentElement);
    const own = ownSigns(element).filter((sign) => !around.has(sign));
    // Most elements add nothing, and share one set.
    const signs = own.length > 0 ? new Set([...around, ...own]) : around;
    known.set(element, signs);
    return signs;
  };
  return signsOf;
}
const NONE: ReadonlySet<Sign> = new Set();

function ownSigns(element: Elementish): Sign[] {
  const names = ["class", "role", "itemprop"].map((name) => element.getAttribute(name)?.slice(0, 80) ?? "");
  const text = [element.tagName, element.id, ...names].join(" ").toLowerCase();
  const signs = PLACES.flatMap(([sign, pattern]) => (pattern.test(text) ? [sign] : []));
  return isHidden(element) ? [...signs, "hidden"] : signs;
}

const REVIEWS = phrases("heading-reviews");
const NEIGHBOURS = phrases("heading-neighbours");

/** Evidence from the headings above a block. */
export function headingSigns(headings: readonly string[]): Sign[] {
  const any = (pattern: RegExp) => headings.some((heading) => pattern.test(heading));
  return [
    ...(any(REVIEWS) ? (["underReviews"] as const) : []),
    ...(any(NEIGHBOURS) ? (["underNeighbours"] as const) : []),
  ];
}

/** Phrases of the shop's own machinery. */
const PHRASE = phrases("shop-machinery");
const PRICE = /[$€£¥￥]\s?\d|\d円/;

/** Evidence from a block's own words. */
export function wordSigns({ text, kind, linkShare }: RawBlock, width: number): Sign[] {
  const signs: [Sign, boolean][] = [
    ["sentence", /[.!?。！？]$/.test(squash(text))],
    ["short", width < 20],
    ["link", linkShare >= 0.5],
    ["price", text.length < 40 && PRICE.test(text)],
    ["row", kind === "table_row"],
    ["phrase", text.length < 200 && PHRASE.test(text)],
  ];
  return signs.flatMap(([sign, holds]) => (holds ? [sign] : []));
}
