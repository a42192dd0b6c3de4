import { classOf } from "../../html/class-of.ts";
import { type Elementish, hasTag, isTable, nearest, squash } from "../../html/dom.ts";
import { allWithin, firstWithin } from "../../html/lookup.ts";
import { BUY } from "../stock-words.ts";
import type { PriceMention } from "./mentions.ts";
import { CURRENT_WORDS, isPriceLabel } from "./words.ts";

/** Elements of one kind share tag and classes. */
export const kindOfElement = (element: Elementish) => `${element.tagName}.${classOf(element)}`;

/** From this many alike boxes with a price each, they are other things for sale. */
const CARDS = 3;

/**
 * Amounts below another one in a column, or in the rows of a list of pairs: the first row is the choice that is shown
 * first.
 */
export function laterRows(mentions: readonly PriceMention[]): Set<PriceMention> {
  const later = new Set<PriceMention>();
  const columns = new Map<Elementish, Map<string, Elementish>>();
  const rows = new Set<Elementish>();
  for (const one of mentions) {
    const table = one.column ? nearest(one.piece.element, isTable) : pairsAround(one);
    if (!table) continue;
    const known = columns.get(table) ?? new Map<string, Elementish>();
    columns.set(table, known);
    // 「5キロ｜4,900円｜4,700円」: the first column is the kind that is shown first.
    const row = nearest(one.piece.element, isRow);
    if (row && one.kind === "current" && one.column && !isPriceLabel(one.column)) {
      if (rows.has(row)) later.add(one);
      rows.add(row);
    }
    const first = known.get(one.column);
    if (first && (one.column || first !== one.line.block)) later.add(one);
    if (!first) known.set(one.column, one.line.block);
  }
  return later;
}

/** "Oak $1,840" above "Cherry $1,990", each amount beside the name of its kind; null for one that a word calls the price. */
function pairsAround({ kind, label, line, piece }: PriceMention): Elementish | null {
  if (kind !== "current" || !/\p{L}/u.test(label) || CURRENT_WORDS.test(label)) return null;
  const { block } = line;
  const isOnly = isTerm(block) || (isCell(block) && isPair(block.parentElement));
  return isOnly && squash(block.textContent) === line.text ? nearest(piece.element, isPairs) : null;
}
const isPair = (row: Elementish | null) => [...(row?.children ?? [])].length === 2;
const isTerm = hasTag("DD");
const isCell = hasTag("TD");
const isRow = hasTag("TR");
const isPairs = hasTag("DL", "TABLE");

/** A box with more amounts than this holds several things itself. */
const FEW = 6;

/**
 * Amounts that stand in one of several alike boxes, each with a link, a picture or a heading of its own; a box that sells
 * what the page is about, by its name, is none of other things.
 */
export function cardsOf(mentions: readonly PriceMention[], goods = ""): Set<PriceMention> {
  const priced = new Map<Elementish, number>();
  for (const { piece } of mentions)
    for (const box of around(piece.element)) priced.set(box, (priced.get(box) ?? 0) + 1);
  const twins = new Map<Elementish, Map<string, number>>();
  for (const box of priced.keys()) {
    if (!box.parentElement) continue;
    const alike = twins.get(box.parentElement) ?? new Map<string, number>();
    twins.set(box.parentElement, alike.set(kindOfElement(box), (alike.get(kindOfElement(box)) ?? 0) + 1));
  }
  const known = new Map<Elementish, boolean>();
  const isCard = (box: Elementish) => {
    const parent = box.parentElement;
    const alike = parent ? (twins.get(parent)?.get(kindOfElement(box)) ?? 0) : 0;
    return alike >= CARDS && (priced.get(box) ?? 0) <= FEW && holdsThing(box) && !sells(box, goods);
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

/** From this many alike boxes with a link, a picture and a price of their own, a page is a shelf. */
const SHELF = 4;

/** Whether an amount is one of many things on a shelf: the boxes may be deep, and each price is another. */
export function isOnShelf(one: PriceMention, mentions: readonly PriceMention[]): boolean {
  const amounts = new Map<Elementish, Set<string>>();
  for (const { piece, amount } of mentions)
    for (const box of around(piece.element, DEEP))
      amounts.set(box, (amounts.get(box) ?? new Set<string>()).add(String(amount)));
  return around(one.piece.element, DEEP).some((box) => {
    if (!isThing(box) || !box.parentElement) return false;
    const alike = [...box.parentElement.children].filter(
      (other) => kindOfElement(other) === kindOfElement(box) && isThing(other) && amounts.has(other),
    );
    const different = new Set(alike.map((other) => [...(amounts.get(other) ?? [])].join(" ")));
    return alike.length >= SHELF && different.size >= SHELF - 1;
  });
}
const DEEP = 14;
const isThing = (box: Elementish) =>
  firstWithin(box, "a[href]") !== null && firstWithin(box, "img, picture, h2, h3, h4, h5") !== null;

/** The boxes around an element. */
function around(element: Elementish, most = 6): Elementish[] {
  const boxes: Elementish[] = [];
  for (let one: Elementish | null = element; one && boxes.length < most; one = one.parentElement)
    boxes.push(one);
  return boxes;
}

/** "Tarn 128", "Tarn 128 + belt", "Two Tarns + two belts", each with its button: the page of the Tarn 128 sells sets of it, too. */
const sells = (box: Elementish, goods: string) =>
  goods !== "" &&
  squash(firstWithin(box, "h2, h3, h4, h5")?.textContent) === goods &&
  firstWithin(box, "a") === null &&
  allWithin(box, "button").some(({ textContent }) => BUY.test(squash(textContent)));

const holdsThing = (box: Elementish) =>
  !/^(td|body|html|span|b|strong|em|font)$/i.test(box.tagName) &&
  allWithin(box, /^tr$/i.test(box.tagName) ? "img" : "a, img, h2, h3, h4, h5").some(isOfThing) &&
  firstWithin(box, "form, select, input") === null;
/** The picture of a button that buys is none of a thing. */
const isOfThing = (element: Elementish) => !BUY.test(squash(element.getAttribute("alt")));
