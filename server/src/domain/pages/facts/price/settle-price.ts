import type { FoundFact } from "../found.ts";
import { isChosen, pricedOptions } from "./options.ts";
import type { VisiblePrices } from "./visible-price.ts";

/** From this score on, what the page shows is believed against what its data says. */
const SURE = 2.4;
/** A shown price that the data names too may score so much less than the best one. */
const MARGIN = 0.3;

/**
 * Prices in the order in which they are believed. What a buyer sees by the button goes before data that
 * says otherwise: data is often stale, or of another variant.
 */
export function pricesInOrder(
  stated: readonly FoundFact[],
  shown: readonly FoundFact[],
  { best, candidates }: VisiblePrices,
): FoundFact[] {
  const seen = shown.filter(({ kind }) => kind === "price");
  if (!best || stated.length === 0) return [...stated, ...seen];
  const isSure = best.score >= SURE && best.kind === "current";
  const contrary = stated.filter(({ value }) => !isOfOtherOption(Number(value), { best, candidates }));
  if (isSure && contrary.length === 0) return seen;
  const agreeing = (amount: string) => stated.filter(({ value }) => Number(value) === Number(amount));
  const rest = (first: readonly FoundFact[]) => [
    ...first,
    ...stated.filter((one) => !first.includes(one)),
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
