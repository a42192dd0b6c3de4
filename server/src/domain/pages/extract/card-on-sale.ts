import { amountsIn } from "#kernel/shelf/amounts";
import type { CardLine } from "./card-lines.ts";

/** A company sells goods, too: their price is marked as one, and is paid for no time. */
export const isOnSale = (lines: readonly CardLine[], price: string | null) =>
  price !== null &&
  lines.some(({ isPrice, text }) => isPrice && amountsIn(text).length > 0) &&
  !lines.some(({ text }) => OF_WAGES.test(text) || amountsIn(text).some(isLarge));
const OF_WAGES =
  /\b(?:hour(?:ly)?|hr|week(?:ly)?|month(?:ly)?|year(?:ly)?|annual(?:ly)?|annum|salary|wages?|p\.?a)\b|\d\s*[kK]?\s*(?:[-–—〜～]|to)\s*(?:US|CA|AU)?[¥￥$€£]?\s?\d|[時月年日]給|年収/iu;
const isLarge = ({ value, text }: { value: number; text: string }) =>
  value >= (/[¥￥円]/.test(text) ? LARGE_IN_YEN : LARGE);
const LARGE = 10_000;
const LARGE_IN_YEN = 100_000;
