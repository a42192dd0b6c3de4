import type { Page } from "#kernel/page";
import { isHeadOfPrices } from "../rows/fees/price-rows-en.ts";
import { toldRowsOf } from "../rows/told-rows-en.ts";

const OF_CHARGES = /\b(?:charges|fees|prices|rates|fares|tariffs?|tickets)\b/i;
const AMOUNT = /[£$€]\d/g;
const FEWEST_IN_LIST = 3;

/**
 * "Harbour charges from 1 April", and a house's page with a list of what its work costs: who opens it looks for the
 * amounts, which its rows say in sentences.
 */
export function isOfCharges(page: Page): boolean {
  const { language, type, title, blocks } = page;
  if (language !== "en" || type === "product") return false;
  return [...toldRowsOf(page)].some((at) => {
    const amounts = blocks[at]?.text.match(AMOUNT)?.length ?? 0;
    // The row of the heads is told with the others, and empty.
    const above = blocks.slice(0, at).findLast(({ text }) => text !== "")?.text ?? "";
    const isList = amounts >= FEWEST_IN_LIST && isHeadOfPrices(above);
    return amounts > 0 && (OF_CHARGES.test(title) || isList);
  });
}
