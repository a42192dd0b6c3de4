import { type Elementish, hasTag, nearest } from "../../html/dom.ts";
import { firstWithin } from "../../html/lookup.ts";
import type { PriceMention } from "./mentions.ts";

const isOption = hasTag("LI", "LABEL");
/** A class that marks an option as chosen: the price by the button is that option's. */
const CHOSEN = /(?:^|[-_\s])(?:sel(?:ected)?|active|current|checked|chosen|now|on)(?:$|[-_\s])/i;

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
  CHOSEN.test(option.getAttribute("class") ?? "") ||
  ["aria-pressed", "aria-checked", "aria-selected"].some((name) => option.getAttribute(name) === "true") ||
  firstWithin(option, "[checked]") !== null ||
  // A label behind its button, so that a style sheet can draw both.
  (option.tagName.toUpperCase() === "LABEL" &&
    option.previousElementSibling?.hasAttribute("checked") === true);

/** Whether it is asked for an option that is not chosen, while one beside it is. */
export function isOfUnchosen({ piece }: PriceMention): boolean {
  const option = nearest(piece.element, isOption) ?? nearest(piece.element, isBesideOne);
  const others = [...(option?.parentElement?.children ?? [])].filter(
    (one) => one !== option && one.tagName === option?.tagName,
  );
  return option !== null && !isChosen(option) && others.some(isChosen);
}

/** Whether it is one of several boxes of a kind, of which the page marks one as chosen. */
function isBesideOne(box: Elementish): boolean {
  const kind = kindOf(box);
  const boxes = [...(box.parentElement?.children ?? [])].filter((one) => kindOf(one) === kind);
  return isBox(box) && kind !== "" && boxes.length > 1 && boxes.filter(isChosen).length === 1;
}
const isBox = hasTag("DIV");
const kindOf = (box: Elementish) => (box.getAttribute("class") ?? "").trim().split(/\s+/u)[0] ?? "";

const isChoice = hasTag("LI", "LABEL", "BUTTON", "TR");

/** Amounts of an option or a row that is chosen among others with a price each, where the page shows them again outside. */
export function chosenAmounts(mentions: readonly PriceMention[]): Set<number> {
  const all = mentions.map(({ piece, amount }) => {
    const option = nearest(piece.element, isChoice);
    return { option, list: option?.parentElement ?? null, amount: Number(amount) };
  });
  const chosen = all.filter(({ option, list, amount }) => {
    if (!option || !isChosen(option)) return false;
    const others = all.filter((one) => one.list === list && one.option !== option);
    return (
      others.some((one) => one.option && !isChosen(one.option) && one.amount !== amount) &&
      all.some((one) => one.list !== list && one.amount === amount)
    );
  });
  return new Set(chosen.map(({ amount }) => amount));
}

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
