import { classOf } from "../../html/class-of.ts";
import type { PriceMention } from "./mentions.ts";

const FORMER =
  /(^|[\s_-])(old|was|original|compare|strike|rrp|msrp|crossed|teika)|strike|line-through|price-?tax([\s_-]|$)|list-?price|regular-?price|old-?price|compare-?at/i;
/** "price normal", and none of "link-normal", "font-regular" or "list-item": those say how a thing is drawn. */
const FORMER_PRICE =
  /(^|[\s_-])(?<!(?:font|text|link|leading|tracking|weight|size|style|break|whitespace)[_-]+)(list(?![_-]*(?:item|entry|group))|regular|before|through|normal|usual)/i;
const PRICED = /price|amount|cost|kakaku/i;
const namesFormer = (own: string) => FORMER.test(own) || (FORMER_PRICE.test(own) && PRICED.test(own));
/** A former price this many times the present one is about something else. */
const MOST = 20;
const BESIDE = 60;

const LONGEST_LABEL = 40;
/** Whether words are a sentence, and no label: an amount within may be of anything. */
export const isSentence = (words: string): boolean =>
  words.length > LONGEST_LABEL && /[。.!?！？]/.test(words);

/** Whether an amount is what the product used to cost: by its words, its name in the markup, or the rebate beside it. */
function isFormer(one: PriceMention, all: readonly PriceMention[]): boolean {
  if (one.kind === "former") return true;
  if (one.reduced && all.some((other) => isReduced(one, other))) return true;
  const { piece } = one;
  const own = `${piece.element.id} ${classOf(piece.element)} ${piece.element.parentElement?.getAttribute("class") ?? ""}`;
  if (one.kind !== "current" || !namesFormer(own) || /new|current|sale|now/i.test(classOf(piece.element)))
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

/** "14 Reed flute £1,900", struck out as a whole: another thing is gone, and this one never cost that. */
export function isOfNamedThing({ piece, line }: Pick<PriceMention, "piece" | "line">): boolean {
  // A parser may part the text of one element where a sign is written by its name: "&pound;".
  const own = line.pieces.filter(({ element }) => element === piece.element);
  const words = own.map(({ text }) => text).join("");
  return piece.struck && !OF_PRICE.test(words) && (words.match(/\p{Script=Latin}{3,}/gu) ?? []).length >= 2;
}
const OF_PRICE =
  /\b(?:prices?|was|were|rrp|m?srp|list|retail|regular(?:ly)?|previous(?:ly)?|original(?:ly)?|former(?:ly)?|normal(?:ly)?|usual(?:ly)?|now|from|save|each|per)\b/i;

const BETWEEN_JA = /^\s*(?:[(（]税込[)）])?\s?(?:を|から|より)\s?$/u;
const CHANGED_JA =
  /^\s*(?:[(（]税込[)）])?\s?[にへ](?:改め|改定|改訂|変更|変わり|なり|値[上下]げ|引き?[上下]げ)(?:いたし|致し|し)?ました/u;
const CHANGED_EN =
  /\b(?:raised|increased|reduced|lowered|cut|changed|rose|risen|fell|fallen|dropped|(?:went|gone) (?:up|down))\b[^.!?\d]{0,40}\bfrom\s*$/iu;

/**
 * Whether the words around an amount say that another one, the next in the text, has taken its place: 「8,250円を9,350円に
 * 改めました」, "raised from $8 to $9". What will only change is still paid.
 */
export const isChangedFrom = (before: string, between: string, behindNext: string): boolean =>
  (BETWEEN_JA.test(between) && CHANGED_JA.test(behindNext)) ||
  (/^\s*to\s*$/i.test(between) && CHANGED_EN.test(before));

/** "€ 18.00 -5%" beside "€ 17.10". */
const isReduced = (one: PriceMention, other: PriceMention) =>
  Math.abs(Number(other.amount) - Number(one.amount) * (1 - one.reduced / 100)) <=
  Math.max(1, Number(one.amount) / 100);

/** Former prices with the amount that stands right behind each on its line, or in its box: "$24.00 $12.00". */
export type Formers = ReadonlyMap<PriceMention, number | null>;

export function formersOf(all: readonly PriceMention[]): Formers {
  const ownPrice = (former: PriceMention, next: PriceMention | undefined) =>
    next &&
    (next.line === former.line || isInBoxOf(former, next)) &&
    next.kind === "current" &&
    next.tax !== "excluded" &&
    !/[(（]/.test(next.label) &&
    Number(next.amount) < Number(former.amount)
      ? Number(next.amount)
      : null;
  return new Map(
    all.flatMap((one, at) => (isFormer(one, all) ? [[one, ownPrice(one, all[at + 1])] as const] : [])),
  );
}

/** "€109.98" above "€84.98" in one box: the box is of one thing, and its former price of no other amount on the page. */
const isInBoxOf = (former: PriceMention, next: PriceMention) =>
  former.piece.element !== next.piece.element &&
  former.piece.element.parentElement === next.piece.element.parentElement;

/** The former price nearest to one: it is above it, not by far, and not that of another amount. */
export function formerOf(one: PriceMention, formers: Formers): PriceMention | null {
  const amount = Number(one.amount);
  const near = [...formers.keys()].filter(
    (former) =>
      former !== one &&
      [null, amount].includes(formers.get(former) ?? null) &&
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
