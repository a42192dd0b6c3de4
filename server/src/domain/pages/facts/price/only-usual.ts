import { hasTag, nearest } from "../../html/dom.ts";
import type { PriceMention } from "./mentions.ts";

/** Themes put this label, often hidden, above a price that has never been lower. */
const USUAL = /(?:\bregular price|通常(?:販売)?価格)[\s:：$£€¥￥]*$/iu;
const isTable = hasTag("TABLE");
/** So many elements lie between a former price and the present one. */
const BESIDE = 60;

/**
 * The amounts, with the first one below the goods' name as the price though it is called the usual one, where no lower
 * one stands beside it. Lower amounts in a table further down are those of other sizes.
 */
export function withOnlyUsual(mentions: readonly PriceMention[], anchor: number): PriceMention[] {
  const only = mentions.find(({ line }) => line.order >= anchor);
  const isOnly =
    only?.kind === "former" &&
    !only.piece.struck &&
    USUAL.test(only.label) &&
    !mentions.some((other) => isLowerBeside(other, only));
  return mentions.map((one) => (isOnly && one === only ? { ...one, kind: "current" } : one));
}

const isLowerBeside = (other: PriceMention, one: PriceMention): boolean =>
  other.kind !== "unit" &&
  Number(other.amount) < Number(one.amount) &&
  Math.abs(other.line.order - one.line.order) <= BESIDE &&
  !isInTableFurtherDown(other, one);

const isInTableFurtherDown = (other: PriceMention, one: PriceMention): boolean => {
  const table = nearest(other.piece.element, isTable);
  return table !== null && table !== nearest(one.piece.element, isTable) && other.line.order > one.line.order;
};
