import type { Elementish } from "../../html/dom.ts";
import { type FoundFact, found } from "../found.ts";
import type { Line } from "../lines.ts";
import { pathOf } from "../places.ts";
import { BUY, BUY_NAMES } from "../stock-words.ts";
import { mentionsOn, type PriceMention } from "./mentions.ts";
import { CURRENT_WORDS } from "./words.ts";

const NAMED =
  /price|kakaku|amount|cost|プライス|prix|preis|precio|prezzo|cena|deal|[\s_-]yen([\s_-]|$)|^yen/i;
const CURRENT = /current|sale|final|special|now|our|buy|main|new|offer|tax-?in|zeikomi/i;
const FORMER =
  /(^|[\s_-])(old|was|list|regular|original|compare|strike|before|rrp|msrp|crossed|through|normal|usual|teika)|strike|price-?tax([\s_-]|$)|list-?price|regular-?price|old-?price|compare-?at/i;
const OTHER =
  /ship|deliver|month|install|point|coupon|save|saving|discount|unit|per-|total|filter|range|mini-?cart|postage|accessor|add-?on|warrant|livraison|versand|env[ií]o|spediz|lieferung/i;
/** From this many prices in places of one name on, it is a list of other things. */
const LIST = 4;
/** A former price this many times the present one is about something else. */
const MOST = 20;
const BESIDE = 60;

interface Candidate extends PriceMention {
  score: number;
}

export interface VisiblePrices {
  candidates: Candidate[];
  best: Candidate | null;
  former: PriceMention | null;
}

/**
 * The price that a buyer sees: every amount is told by its words, its place between the heading and the
 * button, and by what stands around it. `said` are the amounts that the page's data names.
 */
export function visiblePrices(
  lines: readonly Line[],
  anchor: number,
  said: ReadonlySet<number>,
): VisiblePrices {
  const mentions = nearest(mentionsOn(lines), anchor);
  const button = buttonOf(lines, anchor);
  const cards = cardsOf(mentions);
  const later = laterRows(mentions);
  const alike = new Map<string, number>();
  for (const { piece } of mentions)
    alike.set(keyOf(piece.element), (alike.get(keyOf(piece.element)) ?? 0) + 1);
  const formers = mentions.filter((one) => isFormer(one, mentions));
  const scored = mentions.map((one): Candidate => {
    const kind = one.kind === "current" && formers.includes(one) ? "former" : one.kind;
    return { ...one, kind, score: scoreOf(one, { anchor, button, said, cards, later, alike, formers }) };
  });
  const candidates = scored.filter(({ kind }) => kind === "current");
  // A usual price without a lower one beside it is simply the price.
  const usual = scored
    .filter(({ kind, piece }) => kind === "former" && !piece.struck)
    .map((one) => ({ ...one, score: one.score - 0.8 }));
  // A page that offers nothing before a subscription sells that.
  const subscribed = scored
    .filter(({ kind }) => kind === "subscription")
    .map((one) => ({ ...one, score: one.score - 1 }));
  const others = [bestOf(usual), bestOf(subscribed)].filter((one) => one !== null);
  const best = bestOf(candidates) ?? others.sort((a, b) => a.line.order - b.line.order)[0] ?? null;
  return { candidates, best, former: best ? formerOf(best, formers) : null };
}

/** So many amounts are weighed against each other; a page with more is a catalogue. */
const MOST_MENTIONS = 300;
function nearest(mentions: readonly PriceMention[], anchor: number): PriceMention[] {
  const own = mentions.filter(({ line }) => !line.elsewhere);
  const from = own.findIndex(({ line }) => line.order >= anchor);
  const start = Math.max(0, (from < 0 ? own.length : from) - MOST_MENTIONS / 3);
  return own.slice(start, start + MOST_MENTIONS);
}

const LEAST = 0.5;
const bestOf = (all: readonly Candidate[]) => {
  const best = all.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  return best && best.score >= LEAST ? best : null;
};

const keyOf = (element: Elementish) => `${element.tagName}.${element.getAttribute("class") ?? ""}`;

interface Around {
  anchor: number;
  button: number | null;
  said: ReadonlySet<number>;
  cards: ReadonlySet<PriceMention>;
  later: ReadonlySet<PriceMention>;
  alike: ReadonlyMap<string, number>;
  formers: readonly PriceMention[];
}

function scoreOf(one: PriceMention, { anchor, button, said, cards, later, alike, formers }: Around): number {
  const { line, piece, label, tax } = one;
  const names = namesOf(piece.element);
  const distance = line.order - anchor;
  const away = button === null ? Number.POSITIVE_INFINITY : Math.abs(line.order - button);
  const words = CURRENT_WORDS.test(label);
  return (
    (NAMED.test(names) ? 1.5 : 0) +
    (CURRENT.test(names) ? 0.3 : 0) -
    (OTHER.test(names) ? 1.5 : 0) +
    (words ? 1.5 : 0) -
    (!words && /\p{L}{2}/u.test(label) ? 0.5 : 0) +
    (tax === "included" ? 0.8 : tax === "excluded" ? -1 : 0) -
    (one.ofLink ? 2.5 : piece.linked ? 1 : 0) -
    (cards.has(one) ? 3 : 0) -
    (later.has(one) ? 0.6 : 0) +
    (said.has(Number(one.amount)) ? 0.7 : 0) +
    (formerOf(one, formers) ? 0.7 : 0) +
    (isLarge(piece.element) ? 0.4 : 0) -
    ((alike.get(keyOf(piece.element)) ?? 0) >= LIST && /class/.test(keyOf(piece.element)) ? 0.5 : 0) +
    (distance >= 0 ? 1 / (1 + distance / 60) - Math.min(1, distance / 2_000) : -1) +
    1 / (1 + away / 40) -
    line.text.length / 150
  );
}

/** Names of an element and the two around it: themes put "price" on any of them. */
function namesOf(element: Elementish): string {
  const names: string[] = [];
  for (let one: Elementish | null = element, up = 0; one && up < 3; one = one.parentElement, up++)
    names.push(
      `${one.id} ${one.getAttribute("class") ?? ""} ${one.getAttribute("itemprop") ?? ""}`.slice(0, 300),
    );
  return names.join(" ");
}

const isLarge = (element: Elementish) =>
  element.closest(
    "b, strong, h1, h2, h3, big, [size='4'], [size='5'], [size='6'], [size='+1'], [size='+2']",
  ) !== null;

function isFormer(one: PriceMention, all: readonly PriceMention[]): boolean {
  if (one.kind === "former") return true;
  if (one.reduced && all.some((other) => isReduced(one, other))) return true;
  const { piece } = one;
  const own = `${piece.element.id} ${piece.element.getAttribute("class") ?? ""} ${piece.element.parentElement?.getAttribute("class") ?? ""}`;
  if (
    one.kind !== "current" ||
    !FORMER.test(own) ||
    /new|current|sale|now/i.test(piece.element.getAttribute("class") ?? "")
  )
    return false;
  return all.some(
    (other) =>
      other !== one &&
      other.kind === "current" &&
      other.tax !== "excluded" &&
      Number(other.amount) < Number(one.amount) &&
      Math.abs(other.line.order - one.line.order) < 12,
  );
}

/** "€ 18.00 -5%" beside "€ 17.10". */
const isReduced = (one: PriceMention, other: PriceMention) =>
  Math.abs(Number(other.amount) - Number(one.amount) * (1 - one.reduced / 100)) <=
  Math.max(1, Number(one.amount) / 100);

/** The former price nearest to one: it is above it, and not by far. */
function formerOf(one: PriceMention, formers: readonly PriceMention[]): PriceMention | null {
  const amount = Number(one.amount);
  const near = formers.filter(
    (former) =>
      former !== one &&
      Number(former.amount) > amount &&
      Number(former.amount) < MOST * amount &&
      former.tax !== "excluded" &&
      Math.abs(former.line.order - one.line.order) <= BESIDE,
  );
  return near.reduce<PriceMention | null>(
    (a, b) =>
      a && Math.abs(a.line.order - one.line.order) <= Math.abs(b.line.order - one.line.order) ? a : b,
    null,
  );
}

/** The first button behind the heading that buys. */
function buttonOf(lines: readonly Line[], anchor: number): number | null {
  const buttons = lines.filter(({ text, block, pieces, elsewhere }) => {
    const element = pieces[0]?.element ?? block;
    const names = `${element.id} ${element.getAttribute("class") ?? ""} ${block.getAttribute("class") ?? ""}`;
    return !elsewhere && text.length < 40 && (BUY.test(text) || BUY_NAMES.test(names));
  });
  return (buttons.find(({ order }) => order >= anchor) ?? buttons[0])?.order ?? null;
}

/** From this many alike boxes with a price each, they are other things for sale. */
const CARDS = 3;

/** Amounts below another one in a column: the first row is the choice that is shown first. */
function laterRows(mentions: readonly PriceMention[]): Set<PriceMention> {
  const later = new Set<PriceMention>();
  const columns = new Map<Elementish, Set<string>>();
  for (const one of mentions) {
    const table = one.column ? one.piece.element.closest("table") : null;
    if (!table) continue;
    const known = columns.get(table) ?? new Set<string>();
    columns.set(table, known);
    if (known.has(one.column)) later.add(one);
    known.add(one.column);
  }
  return later;
}

/** A box with more amounts than this holds several things itself. */
const FEW = 6;

/** Amounts that stand in one of several alike boxes, each with a link, a picture or a heading of its own. */
function cardsOf(mentions: readonly PriceMention[]): Set<PriceMention> {
  const priced = new Map<Elementish, number>();
  for (const { piece } of mentions)
    for (const box of around(piece.element)) priced.set(box, (priced.get(box) ?? 0) + 1);
  const twins = new Map<Elementish, Map<string, number>>();
  for (const box of priced.keys()) {
    if (!box.parentElement) continue;
    const alike = twins.get(box.parentElement) ?? new Map<string, number>();
    twins.set(box.parentElement, alike.set(keyOf(box), (alike.get(keyOf(box)) ?? 0) + 1));
  }
  const known = new Map<Elementish, boolean>();
  const isCard = (box: Elementish) => {
    const parent = box.parentElement;
    const alike = parent ? (twins.get(parent)?.get(keyOf(box)) ?? 0) : 0;
    return alike >= CARDS && (priced.get(box) ?? 0) <= FEW && holdsThing(box);
  };
  const ofLinks = new Map<Elementish, number>();
  for (const { ofLink, line } of mentions)
    if (ofLink) ofLinks.set(line.block, (ofLinks.get(line.block) ?? 0) + 1);
  return new Set(
    mentions.filter(({ piece, line, ofLink }) => {
      if (ofLink && (ofLinks.get(line.block) ?? 0) >= CARDS) return true;
      return around(piece.element).some((box) => {
        const is = known.get(box) ?? isCard(box);
        known.set(box, is);
        return is;
      });
    }),
  );
}

/** The six boxes around an element. */
function around(element: Elementish): Elementish[] {
  const boxes: Elementish[] = [];
  for (let one: Elementish | null = element; one && boxes.length < 6; one = one.parentElement)
    boxes.push(one);
  return boxes;
}

const holdsThing = (box: Elementish) =>
  !/^(td|body|html|span|b|strong|em|font)$/i.test(box.tagName) &&
  box.querySelector(/^tr$/i.test(box.tagName) ? "img" : "a, img, h2, h3, h4, h5") !== null &&
  box.querySelector("form, select, input") === null;

const asFact = (
  kind: FoundFact["kind"],
  { amount, currency, piece, line }: PriceMention,
  confidence?: number,
) =>
  found({
    kind,
    value: amount,
    currency,
    source: "visible",
    path: pathOf(piece.element),
    excerpt: line.text,
    ...(confidence === undefined ? {} : { confidence }),
  });

/** Facts of the visible price and of the former one beside it. */
export function visiblePriceFacts({ best, former }: VisiblePrices): FoundFact[] {
  if (!best) return [];
  const isSure = best.kind === "current";
  return [
    ...asFact("price", best, best.kind === "subscription" ? 0.4 : isSure ? undefined : 0.5),
    ...(former ? asFact("list_price", former) : []),
  ];
}
