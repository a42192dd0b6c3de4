import type { PriceMention } from "./mentions.ts";

const BETWEEN = /^\s*(?:[–—~〜～-]|to)\s*$/u;
/** Lines between what the page asks for all kinds and for the chosen one are few. */
const BESIDE = 80;

/**
 * The price of the kind that is chosen: below "£95.00 – £175.00" one amount of that range stands alone before the
 * button. Null where the price is of no range, or none stands so, or several do.
 */
export function pricedChoice<Mention extends PriceMention>(
  price: Mention,
  candidates: readonly Mention[],
  button: number | null,
): Mention | null {
  const range = candidates.filter(({ line }) => line === price.line);
  const [low, high] = range;
  if (button === null || range.length !== 2 || !low || !high || Number(low.amount) >= Number(high.amount))
    return null;
  if (!BETWEEN.test(betweenOf(price.line.text))) return null;
  const within = candidates.filter(
    ({ line, amount, currency, ofLink }) =>
      line.order > price.line.order &&
      line.order <= Math.min(button, price.line.order + BESIDE) &&
      !ofLink &&
      line.text.length <= SHORT &&
      currency === price.currency &&
      Number(amount) >= Number(low.amount) &&
      Number(amount) <= Number(high.amount),
  );
  const amounts = new Set(within.map(({ amount }) => Number(amount)));
  return amounts.size === 1 ? (within[0] ?? null) : null;
}
const SHORT = 30;

/** The signs between the first two amounts of a line. */
const betweenOf = (text: string) =>
  (/\d(?:[\d.,]*\d)?([^\d]*)\d/u.exec(text.normalize("NFKC"))?.[1] ?? "").replace(
    /[¥$€£円]|[A-Z]{2,3}\$?/gu,
    "",
  );
