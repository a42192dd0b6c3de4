import { hasTag, nearest } from "../../html/dom.ts";
import type { FoundFact } from "../found.ts";
import { BUY } from "../stock-words.ts";
import { isChosen, pricedOptions } from "./options.ts";
import { isWithoutTax } from "./taxes.ts";
import type { VisiblePrices } from "./visible-price.ts";
import { TAXED, UNTAXED } from "./words.ts";

/** From this score on, what the page shows is believed against what its data says. */
const SURE = 2.4;
/** From this one on, against data that names only what the page asks of subscribers, members or for a part. */
const LIKELY = 1.8;
/** A shown price that the data names too may score so much less than the best one. */
const MARGIN = 0.3;

/**
 * Prices in the order in which they are believed. What a buyer sees by the button goes before data that
 * says otherwise: data is often stale, or of another variant.
 */
export function pricesInOrder(
  stated: readonly FoundFact[],
  shown: readonly FoundFact[],
  { best, candidates, former, others, reduced, isOfChosen }: VisiblePrices,
  offered: ReadonlySet<number> = new Set(),
): FoundFact[] {
  const seen = shown.filter(({ kind }) => kind === "price");
  if (!best || stated.length === 0) return [...stated, ...seen];
  const own = Number(best.amount);
  // Of data that has only the cheapest and the dearest of all kinds, neither is the price of the one that is shown.
  const ranges = stated.filter(({ provenance }) => beginsRange(provenance?.excerpt ?? "", own));
  const ends = new Set(ranges.map(({ value }) => Number(value)));
  const isWithin =
    ranges.length > 0 && stated.every((one) => ranges.includes(one) || ends.has(Number(one.value)));
  const isOfOtherKind = ({ value }: Pick<FoundFact, "value">) =>
    Number(value) !== own && others.some(({ mention }) => Number(mention.amount) === Number(value));
  // "Price: $42.50, Original Price: $50.00": the data still has the amount from before the sale.
  const isFormer = ({ value }: Pick<FoundFact, "value">) => Number(value) === Number(former?.amount);
  const enough = stated.every((one) => isOfOtherKind(one) || isFormer(one)) ? LIKELY : SURE;
  const isPlain = best.score >= enough || isOnButton(own, candidates);
  // 「レンタル 月額4,180円」 is chosen beside 「購入 88,000円」.
  const isPaid = best.kind === "current" || (best.kind === "subscription" && isOfChosen);
  const isSure = isPaid && (isPlain || isWithin || isOfChosen);
  if (isSure && isWithin) return seen;
  const isExplained = ({ value, provenance }: FoundFact) => {
    const amount = Number(value);
    // Of a range that stands above the chosen kind's price, data has the lower end.
    const isOfRange =
      beginsRange(provenance?.excerpt ?? "", own) || candidates.some((one) => Number(one.amount) === amount);
    if (isOfChosen && isOfRange && amount !== own) return true;
    if (amount === own) return false;
    return (
      isOfOtherOption(amount, { best, candidates }) ||
      isOfOtherRow(amount, own, candidates) ||
      (best.tax !== "excluded" && isShownUntaxed(amount, candidates)) ||
      (offered.has(own) && offered.has(amount)) ||
      isOfOtherKind({ value }) ||
      (amount < own && reduced.has(amount)) ||
      isOfLinked(amount, candidates) ||
      isOnButton(own, candidates)
    );
  };
  const untaxed = stated.filter(({ value }) => best.tax !== "excluded" && isWithoutTax(Number(value), best));
  const contrary = stated.filter((one) => !untaxed.includes(one) && !isExplained(one));
  if (isSure && contrary.length === 0) return seen;
  if (untaxed.length > 0 && untaxed.length === stated.length && isShownWithTax(best)) return seen;
  // An amount in another money than the one that the buyer sees is not the same.
  const money = seen[0]?.currency;
  const isForeign = ({ currency }: FoundFact) => Boolean(money && currency && currency !== money);
  if (offered.has(own) && stated.every(isForeign)) return seen;
  if (isSure && money && contrary.every((one) => Number(one.value) === own && isForeign(one))) return seen;
  const agreeing = (amount: string) => stated.filter(({ value }) => Number(value) === Number(amount));
  // An amount that the page itself calls the part without its tax says nothing else.
  const known = isShownWithTax(best) ? untaxed : [];
  const rest = (first: readonly FoundFact[]) => [
    ...first,
    ...stated.filter((one) => !first.includes(one) && !known.includes(one)),
    ...seen,
  ];
  const same = agreeing(best.amount);
  if (same.length > 0) return rest(same);
  const close = candidates.find(
    ({ amount, score }) => score >= best.score - MARGIN && agreeing(amount).length > 0,
  );
  if (close) return rest(agreeing(close.amount));
  return isSure ? [...seen, ...contrary] : rest([]);
}

/** "95.00 / 175.00": the cheapest and the dearest of all kinds; the chosen one is between them. */
function beginsRange(stated: string, own: number): boolean {
  const [low, high, ...more] = stated.split(" / ").map(Number);
  return low !== undefined && high !== undefined && more.length === 0 && low <= own && own <= high;
}

/** 36" at $545, 48" at $640: a table of sizes has a row for the price that stands by the button, too, and one for this amount. */
function isOfOtherRow(amount: number, own: number, candidates: VisiblePrices["candidates"]): boolean {
  const rowsOf = (wanted: number) =>
    candidates
      .filter((one) => Number(one.amount) === wanted)
      .map(({ piece }) => nearest(piece.element, hasTag("TR")));
  const rows = rowsOf(own);
  return rowsOf(amount).some((other) => {
    const table = other?.parentElement;
    const isBeside = rows.some((row) => row && row !== other && row.parentElement === table);
    return table && isBeside && rows.some((row) => row?.parentElement !== table);
  });
}

/** "£74.95 ex VAT £89.94 inc VAT" */
const isShownUntaxed = (amount: number, candidates: VisiblePrices["candidates"]) =>
  candidates.some((one) => Number(one.amount) === amount && one.tax === "excluded");

/** 「180mm（7,920円）は在庫あり」 as a link: the page asks it for what the link leads to, and for nothing else. */
function isOfLinked(amount: number, candidates: VisiblePrices["candidates"]): boolean {
  const shown = candidates.filter((one) => Number(one.amount) === amount);
  return shown.length > 0 && shown.every(({ piece }) => piece.linked);
}

/** "Add to cart — $159.00" */
const isOnButton = (own: number, candidates: VisiblePrices["candidates"]) =>
  candidates.some(
    ({ amount, line: { text } }) => Number(amount) === own && text.length < LONGEST_BUTTON && BUY.test(text),
  );
const LONGEST_BUTTON = 40;

/** Beside it the page says what it is without tax, or that tax is in it. */
const isShownWithTax = ({ tax, line: { text } }: NonNullable<VisiblePrices["best"]>) =>
  tax === "included" || TAXED.test(text) || UNTAXED.test(text);

/** Whether one list of options has the price by the button as the chosen one's, and for another option this amount. */
function isOfOtherOption(amount: number, { best, candidates }: Pick<VisiblePrices, "best" | "candidates">) {
  const own = Number(best?.amount);
  if (amount === own) return false;
  const options = pricedOptions(candidates);
  return options.some(
    ({ option, list, amount: price }) =>
      price === own && isChosen(option) && options.some((one) => one.list === list && one.amount === amount),
  );
}
