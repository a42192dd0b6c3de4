import type { FactKind } from "#kernel/vocabulary";
import { beginningOf, type Nodeish, squash } from "../html/dom.ts";
import { FORMER_WORDS, type FormerPrice, formerPrices, type ReplacedBy } from "./former-price.ts";
import { type FoundFact, found } from "./found.ts";
import { pricesIn } from "./money.ts";
import { type Place, pathOf } from "./places.ts";
import { BUY, BUY_NAMES } from "./stock-words.ts";

const NAMED = /price|kakaku|amount|cost|プライス|prix|preis|precio|prezzo|cena|deal/i;
const CURRENT = /current|sale|final|special|now|our|buy|main|new|offer|tax-?in|zeikomi/i;
const FORMER =
  /old|was|list|regular|original|compare|strike|before|rrp|msrp|crossed|through|normal|usual|price-?tax([\s_-]|$)/i;
const OTHER =
  /ship|deliver|month|install|point|coupon|save|saving|discount|unit|per-|total|filter|range|mini-?cart/i;
const UNTAXED =
  /税抜|税別|\bexcl|\bex\.? (vat|gst)|bez (dph|pdv)|brez ddv|ohne mwst|zzgl|netto|hors taxe|\bHT\b|sin iva|iva escl|\+ ?iva/i;
const OTHER_WORDS =
  /(送料|ポイント|配送料|shipping|delivery|\/\s?mo\b|per month|月々|save|off\b|以上|\/\s?(\d+\s?)?(kg|g|ml|l|m)\b|versand|livraison)/i;
/** From this many prices in places of one name on, it is a list of other things. */
const LIST = 4;

/**
 * The price a buyer sees, for pages without structured data: the one in a place named like a price that
 * comes first after the heading and stands by the button, not struck through, not one of a list.
 * `said` are the amounts that the page's scripts and description name.
 */
export function visiblePrice(places: readonly Place[], said: ReadonlySet<number>): FoundFact[] {
  const button = places.find(({ element, text, elsewhere }) => {
    const name = `${element.id} ${element.getAttribute("class") ?? ""}`;
    return !elsewhere && text.length < 40 && (BUY.test(text) || BUY_NAMES.test(name));
  });
  const replacedBy = formerPrices(places);
  const around = { button: button ?? null, said, replacedBy };
  const candidates = places.flatMap((place) => candidate(place, around));
  const alike = new Map<string, number>();
  for (const { key } of candidates) alike.set(key, (alike.get(key) ?? 0) + 1);
  const best = candidates
    .map((one) => ({ ...one, score: one.score - ((alike.get(one.key) ?? 0) >= LIST ? 1 : 0) }))
    .reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best || best.score < 1) return [];
  const listed = replacedBy(best.amount, best.place);
  return [...asFact("price", best), ...(listed ? asFact("list_price", listed) : [])];
}

const asFact = (kind: FactKind, { amount, currency, place }: FormerPrice) =>
  found({
    kind,
    value: amount,
    currency,
    source: "visible",
    path: pathOf(place.element),
    excerpt: place.text,
  });

interface Candidate extends FormerPrice {
  key: string;
  score: number;
}

/** What the rest of the page says about one of its prices. */
interface Around {
  button: Place | null;
  said: ReadonlySet<number>;
  replacedBy: ReplacedBy;
}

function candidate(place: Place, { button, said, replacedBy }: Around): Candidate[] {
  const { valid: text, names, distance, element } = place;
  if (place.text.length > 80 || place.struck || place.elsewhere || !/\d/.test(text)) return [];
  const [price, another] = pricesIn(/^\d[\d.,]*$/.test(text) ? withSign(place) : text);
  if (!price) return [];
  const away = button ? Math.abs(distance - button.distance) : Number.POSITIVE_INFINITY;
  const isFormer = FORMER_WORDS.test(place.text) || (FORMER.test(names) && standsBesideAnother(place));
  const beside = squash(beginningOf(element.parentElement, 200));
  const isUntaxed = UNTAXED.test(text) || (beside.length < 60 && UNTAXED.test(beside));
  const score =
    (NAMED.test(names) ? 2 : 0) +
    (CURRENT.test(names) ? 0.5 : 0) +
    (/税込|tax incl|incl\. (vat|tax)|inkl\. mwst/i.test(text) ? 1.5 : 0) -
    (isFormer ? 1.5 : 0) -
    (isUntaxed ? 1 : 0) -
    (OTHER.test(names) || OTHER_WORDS.test(text) ? 2 : 0) -
    (place.linked ? 1.5 : 0) +
    (said.has(Number(price.amount)) ? 0.7 : 0) +
    (replacedBy(price.amount, place) ? 0.7 : 0) -
    (another && another.amount !== price.amount ? 0.5 : 0) +
    (distance >= 0 ? 1 / (1 + distance / 100) : -0.5) +
    1 / (1 + away / 40) -
    text.length / 200;
  const { amount, currency } = price;
  return [
    { amount, currency, place, key: `${element.tagName}.${element.getAttribute("class") ?? ""}`, score },
  ];
}

/** A former price makes sense beside a present one only. */
const standsBesideAnother = ({ element }: Place) =>
  !/new|current|sale/i.test(element.getAttribute("class") ?? "") &&
  pricesIn(beginningOf(element.parentElement, 300)).length > 1;

/** A bare number with what stands on either side of it: themes give the sign an element of its own. */
function withSign({ element, valid: text }: Place): string {
  const before = wordsBeside(element, "previousSibling").slice(-4);
  const after = wordsBeside(element, "nextSibling").slice(0, 4);
  return `${/\d/.test(before) ? "" : before}${text}${/\d/.test(after) ? "" : after}`;
}

/** Text of the nearest neighbour with words; white space between elements has none. */
function wordsBeside(node: Nodeish, side: "previousSibling" | "nextSibling"): string {
  for (let next = node[side]; next; next = next[side]) {
    const words = squash(beginningOf(next, 200));
    if (words) return words;
  }
  return "";
}
