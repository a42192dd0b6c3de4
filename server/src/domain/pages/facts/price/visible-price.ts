import { type Elementish, hasTag, nearest as inTree } from "../../html/dom.ts";
import { type FoundFact, found } from "../found.ts";
import type { Line } from "../lines.ts";
import { pathOf } from "../places.ts";
import { aboveSizes } from "./above-sizes.ts";
import { bestOf, bestOutsideText, LEAST } from "./best-of.ts";
import { buttonOf } from "./buy-button.ts";
import { cardsOf, isOnShelf, kindOfElement, laterRows } from "./cards.ts";
import { beforeSetRadio, chosenInMarkup } from "./chosen.ts";
import { type Formers, formerOf, formersOf, isSentence } from "./former.ts";
import { leastKind } from "./least-kind.ts";
import type { PriceMention } from "./mentions.ts";
import { isUntaxed, offeredFirst, withTax } from "./offered.ts";
import { chosenAmounts, isOfUnchosen, isOneOfSizes } from "./options.ts";
import { otherPrices } from "./other-prices.ts";
import { isOutnumbered } from "./outnumbered.ts";
import { pricedChoice } from "./priced-choice.ts";
import { weighedMentions } from "./weighed.ts";
import { isPriceLabel } from "./words.ts";

const NAMED =
  /price|kakaku|amount|cost|プライス|prix|preis|precio|prezzo|cena|deal|[\s_-]yen([\s_-]|$)|^yen/i;
const CURRENT = /current|sale|final|special|now|our|buy|main|new|offer|tax-?in|zeikomi/i;
const OTHER =
  /ship|deliver|month|install|point|coupon|save|saving|discount|unit|per-|total|filter|range|mini-?cart|postage|accessor|add-?on|warrant|livraison|versand|env[ií]o|spediz|lieferung/i;
/** From this many prices in places of one name on, it is a list of other things. */
const LIST = 4;
export interface Candidate extends PriceMention {
  score: number;
}

export interface VisiblePrices {
  candidates: Candidate[];
  best: Candidate | null;
  former: PriceMention | null;
  /** A price for some buyers only, or for a part of the goods. */
  others: ReturnType<typeof otherPrices>;
  /** Amounts that only some pay, as the words around them say. */
  reduced: ReadonlySet<number>;
  /** Amounts that were asked before. */
  past: ReadonlySet<number>;
  /** Whether the amount may be of something else: the thing is free, or another amount is shown again and again. */
  isOfAnother: boolean;
  /** Whether it is the price of one size of a list, none of which is chosen. */
  isOfOneSize: boolean;
  /** Whether it is the price of the size or kind that the page shows as chosen among others. */
  isOfChosen: boolean;
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
  const mentions = weighedMentions(lines, anchor);
  const button = buttonOf(lines, anchor);
  const goods = lines.find(({ order }) => order === anchor)?.text;
  const cards = cardsOf(mentions, goods);
  const later = laterRows(mentions);
  const alike = new Map<string, number>();
  for (const { piece } of mentions)
    alike.set(kindOfElement(piece.element), (alike.get(kindOfElement(piece.element)) ?? 0) + 1);
  const formers = formersOf(mentions);
  const chosen = new Set([...chosenAmounts(mentions), ...chosenInMarkup(lines)]);
  const set = beforeSetRadio(mentions);
  const isOfSet = (one: Candidate) =>
    [...set].some(({ piece, amount }) => piece === one.piece && amount === one.amount);
  const scored = mentions.map((one): Candidate => {
    const kind = one.kind === "current" && formers.has(one) ? "former" : one.kind;
    const own = scoreOf(one, { anchor, button, said, cards, later, alike, formers });
    return { ...one, kind, score: own + (chosen.has(Number(one.amount)) || set.has(one) ? OF_CHOSEN : 0) };
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
  // 「定価 2,420円（本体2,200円＋税）」: the part without its tax is no price of its own.
  const isPart = (one: Candidate) => usual.some((whole) => isUntaxed(one, whole));
  const isAlone = candidates.every(isPart) && subscribed.length === 0;
  const named = offeredFirst(bestOf(usual, isAlone ? LEAST_ALONE : LEAST), bestOf(subscribed));
  const current = bestOutsideText(candidates);
  // An amount in the text is of something else: what a repair costs, or what it once was worth.
  const isOther =
    current &&
    named &&
    ((isSentence(current.line.text) && named.score > current.score) || isUntaxed(current, named));
  const shown = current && !isOther ? current : named;
  const choice = shown && (aboveSizes(shown, candidates, anchor) ?? pricedChoice(shown, candidates, button));
  const taxed = withTax(choice ?? shown, scored);
  const first = taxed && leastKind(taxed, candidates, goods);
  // One thing's price among those of many is not the page's, unless its data says so.
  const best = first && said.size === 0 && isOnShelf(first, mentions) ? null : first;
  const own = scored.filter((one) => !cards.has(one));
  return {
    candidates,
    best,
    former: best ? formerOf(best, formers) : null,
    others: best ? otherPrices(best, own) : [],
    reduced: amountsOf(own, REDUCED),
    past: amountsOf(own, PAST),
    isOfAnother:
      best !== null &&
      said.size === 0 &&
      (isFreeBefore(best, lines, anchor) || isOutnumbered(best, candidates)),
    isOfChosen: best !== null && (best === choice || chosen.has(Number(best.amount)) || isOfSet(best)),
    isOfOneSize: best !== null && said.size === 0 && isOneOfSizes(best, candidates),
  };
}

const REDUCED = new Set<PriceMention["kind"]>(["member", "coupon", "subscription", "saving"]);
const PAST = new Set<PriceMention["kind"]>(["former"]);
const amountsOf = (mentions: readonly PriceMention[], kinds: ReadonlySet<PriceMention["kind"]>) =>
  new Set(mentions.filter(({ kind }) => kinds.has(kind)).map(({ amount }) => Number(amount)));

/** The amount beside the button is asked for what is chosen. */
const OF_CHOSEN = 1.5;

/** "Free To Play" in the place of a price, above the amount that a bundle or an addition costs. */
const isFreeBefore = ({ line }: Candidate, lines: readonly Line[], anchor: number) =>
  lines.some(({ text, order, elsewhere, pieces, block }) => {
    if (elsewhere || order < anchor || order >= line.order || !FREE.test(text)) return false;
    const names = namesOf(pieces[0]?.element ?? block);
    return NAMED.test(names) && !OTHER.test(names);
  });
const FREE = /^free(?: to (?:play|use|download))?$/i;

/** Where nothing else could be the price, the one that is only called a usual one needs less. */
const LEAST_ALONE = -1;

interface Around {
  anchor: number;
  button: number | null;
  said: ReadonlySet<number>;
  cards: ReadonlySet<PriceMention>;
  later: ReadonlySet<PriceMention>;
  alike: ReadonlyMap<string, number>;
  formers: Formers;
}

function scoreOf(one: PriceMention, { anchor, button, said, cards, later, alike, formers }: Around): number {
  const { line, piece, label, tax } = one;
  const names = namesOf(piece.element);
  const distance = line.order - anchor;
  const away = button === null ? Number.POSITIVE_INFINITY : Math.abs(line.order - button);
  const words = isPriceLabel(label) || isPriceLabel(one.column);
  return (
    (NAMED.test(names) ? 1.5 : 0) +
    (CURRENT.test(names) ? 0.3 : 0) -
    (OTHER.test(names) ? 1.5 : 0) +
    (words ? 1.5 : 0) -
    (!words && /\p{L}{2}/u.test(label) && !NUMBERED.test(label) ? (one.isOfGoods ? OF_GOODS : 0.5) : 0) +
    (tax === "included" ? 0.8 : tax === "excluded" ? -1 : 0) -
    (one.ofLink ? 2.5 : piece.linked ? 1 : 0) -
    (cards.has(one) ? 3 : 0) -
    (one.isHigher ? 1 : 0) -
    (isOfUnchosen(one) ? 1.5 : 0) -
    (later.has(one) ? 0.6 : 0) +
    (said.has(Number(one.amount)) ? 0.7 : 0) +
    (formerOf(one, formers) ? 0.7 : 0) +
    (isLarge(piece.element) ? 0.4 : 0) -
    ((alike.get(kindOfElement(piece.element)) ?? 0) >= LIST && /class/.test(kindOfElement(piece.element))
      ? 0.5
      : 0) +
    (distance >= 0 ? 1 / (1 + distance / 60) - Math.min(1, distance / 2_000) : -1) +
    1 / (1 + away / 40) -
    (isAtHead(one) ? piece : line).text.length / 150
  );
}

/** "$685", in large letters at the head of a line that goes on to say how it is sent, is no amount within a text. */
const isAtHead = ({ line, piece }: PriceMention) =>
  piece === line.pieces[0] && isLarge(piece.element) && /^\D{0,3}\d[\d,.]*\s*$/.test(piece.text);

/** An amount that stands alone below the goods' own name is hardly that of anything else. */
const OF_GOODS = 0.4;

/** "Item T-2207. $425.00", "Ref. OS9" above "£9.20 a packet": behind the number of the page's own thing stands what it costs. */
const NUMBERED =
  /^(?:item|lot|ref|stock|catalogu?e?)[.:]?\s?(?:no\.?|number|#)?\s?(?=[a-z\d-]*\d)[a-z\d-]{2,12}[.,:]?$/i;

/** Names of an element and the two around it: themes put "price" on any of them. */
function namesOf(element: Elementish): string {
  const names: string[] = [];
  for (let one: Elementish | null = element, up = 0; one && up < 3; one = one.parentElement, up++)
    names.push([one.id, ...NAMING.map((name) => one.getAttribute(name) ?? "")].join(" ").slice(0, 300));
  return names.join(" ");
}

const NAMING = ["class", "itemprop", "data-testid"];

const isLarge = (element: Elementish) => inTree(element, isLargeItself) !== null;
const isEmphasis = hasTag("B", "STRONG", "H1", "H2", "H3", "BIG");
const isLargeItself = (one: Elementish) => isEmphasis(one) || SIZES.has(one.getAttribute("size") ?? "");
const SIZES = new Set(["4", "5", "6", "+1", "+2"]);

/** Too little for a script to say it. */
const OF_ANOTHER = 0.3;
/** In the cell beside an amount: the maker's wish is no price that anybody asked before, and a month's is paid again. */
const TELLING = /希望小売価格|参考(?:小売)?価格|当初の?(?:販売)?価格|旧(?:価格|売価)|^(?:月額|毎月|月々)/u;

const asFact = (
  kind: FoundFact["kind"],
  { amount, currency, piece, line, label }: PriceMention,
  confidence?: number,
) =>
  found({
    kind,
    value: amount,
    currency,
    source: "visible",
    path: pathOf(piece.element),
    excerpt: TELLING.test(label) && !TELLING.test(line.text) ? `${label.trim()} ${line.text}` : line.text,
    ...(confidence === undefined ? {} : { confidence }),
  });

/** Facts of the visible price and of the former one beside it. */
export function visiblePriceFacts({
  best,
  former,
  others,
  isOfAnother,
  isOfOneSize,
}: VisiblePrices): FoundFact[] {
  if (!best) return [];
  const isSure = best.kind === "current";
  return [
    ...asFact(
      "price",
      best,
      isOfAnother || isOfOneSize ? OF_ANOTHER : best.kind === "subscription" ? 0.4 : isSure ? undefined : 0.5,
    ),
    ...(former ? asFact("list_price", former) : []),
    ...others.flatMap(({ kind, mention }) => asFact(kind, mention)),
  ];
}
