import { isElsewhere } from "../extract/boilerplate.ts";
import { type Documentish, type Elementish, squash } from "../extract/dom.ts";
import { type FoundFact, found } from "./found.ts";
import { pricesIn } from "./money.ts";

const NAMED = /price|kakaku|amount|cost|プライス/i;
const CURRENT = /current|sale|final|special|now|our|buy|main|tax-?in|zeikomi/i;
const FORMER = /old|was|list|regular|original|compare|strike|before|rrp|msrp|crossed|through|normal|usual/i;
const OTHER = /ship|deliver|month|install|point|coupon|save|saving|discount|unit|per-|total|filter|range/i;
const FORMER_WORDS = /(通常価格|定価|参考価格|メーカー希望|was|list price|rrp|msrp|reg(ular)?\.? price)/i;
const OTHER_WORDS = /(送料|ポイント|配送料|shipping|delivery|\/\s?mo\b|per month|月々|save|off\b|以上)/i;

/**
 * The price a buyer sees, for pages without structured data: the element named like a price that
 * comes first after the heading, not struck through, not a neighbour's.
 */
export function visiblePrice(document: Documentish): FoundFact[] {
  const elements = [
    ...document.querySelectorAll("h1, [class], [id], [data-price], strong, b, span, p, td, dd"),
  ];
  const heading = elements.findIndex((element) => element.tagName.toUpperCase() === "H1");
  const candidates = elements.flatMap((element, index) => candidate(element, index - heading));
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best || best.score < 1) return [];
  const { amount, currency, path, excerpt } = best;
  return found({ kind: "price", value: amount, currency, source: "visible", path, excerpt });
}

interface Candidate {
  amount: string;
  currency: string | null;
  path: string;
  excerpt: string;
  score: number;
}

function candidate(element: Elementish, distance: number): Candidate[] {
  const raw = element.textContent ?? "";
  if (raw.length > 400) return [];
  const text = squash(raw);
  const [price] = text.length > 0 && text.length <= 80 ? pricesIn(text) : [];
  if (!price) return [];
  const names = namesOf(element);
  if (isCrossedOut(element) || isElsewhere(element)) return [];
  const taxed = /税込|tax incl/i.test(text);
  const score =
    (NAMED.test(names) ? 2 : 0) +
    (CURRENT.test(names) ? 0.5 : 0) +
    (taxed ? 1.5 : 0) -
    (FORMER.test(names) || FORMER_WORDS.test(text) ? 2 : 0) -
    (OTHER.test(names) || OTHER_WORDS.test(text) ? 2 : 0) +
    (distance >= 0 ? 1 / (1 + distance / 100) : -0.5) -
    text.length / 200;
  return [{ amount: price.amount, currency: price.currency, path: pathOf(element), excerpt: text, score }];
}

/** Names of the element and the two around it: themes put "price" on either. */
function namesOf(element: Elementish): string {
  const parents = [element, element.parentElement, element.parentElement?.parentElement];
  return parents.map((one) => (one ? `${one.id} ${one.getAttribute("class") ?? ""}` : "")).join(" ");
}

const isCrossedOut = (element: Elementish) => element.closest("del, s, strike") !== null;

/** A short CSS path for people: enough to find the place. */
export function pathOf(element: Elementish): string {
  const name = (one: Elementish) => {
    const [first] = (one.getAttribute("class") ?? "").trim().split(/\s+/);
    return `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : first ? `.${first}` : ""}`;
  };
  return element.parentElement ? `${name(element.parentElement)} > ${name(element)}` : name(element);
}
