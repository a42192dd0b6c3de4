import { type Elementish, hasTag, nearest } from "../../html/dom.ts";
import type { PriceMention } from "./mentions.ts";

const isOption = hasTag("LI", "LABEL");
/** A class that marks an option as chosen: the price by the button is that option's. */
const CHOSEN = /(?:^|[-_\s])(?:sel(?:ected)?|active|current|checked|chosen|on)(?:$|[-_\s])/i;

/** An amount that stands in one of several parts of a list. */
interface PricedOption {
  option: Elementish;
  list: Elementish | null;
  amount: number;
}

/** The amounts of those that stand in lists of options. */
export const pricedOptions = (mentions: readonly PriceMention[]): PricedOption[] =>
  mentions.flatMap(({ piece, amount }) => {
    const option = nearest(piece.element, isOption);
    return option ? [{ option, list: option.parentElement, amount: Number(amount) }] : [];
  });

/** Whether a page marks an option as the chosen one. */
export const isChosen = (option: Elementish): boolean =>
  CHOSEN.test(option.getAttribute("class") ?? "") || option.querySelector("[checked]") !== null;

/** Whether an amount is that of one size in a list of sizes with prices of their own, none of them chosen. */
export function isOneOfSizes(one: PriceMention, mentions: readonly PriceMention[]): boolean {
  if (one.currency === "JPY") return false;
  const all = pricedOptions(mentions);
  const own = pricedOptions([one])[0];
  const others = all.filter(({ list, option }) => list === own?.list && option !== own?.option);
  const isAlone = !mentions.some(
    (other) => Number(other.amount) === Number(one.amount) && pricedOptions([other])[0]?.list !== own?.list,
  );
  return (
    own !== undefined &&
    isAlone &&
    others.some(({ amount }) => amount !== own.amount) &&
    ![own, ...others].some(({ option }) => isChosen(option))
  );
}
