import type { Page } from "#kernel/page";
import { toldRowsOf } from "../rows/told-rows-en.ts";

const OF_CHARGES = /\b(?:charges|fees|prices|rates|fares|tariffs?|tickets)\b/i;
const AMOUNT = /[£$€]\d/;

/** "Harbour charges from 1 April": who opens it looks for the amounts, which its rows say in sentences. */
export const isOfCharges = (page: Page): boolean =>
  page.language === "en" &&
  page.type !== "product" &&
  OF_CHARGES.test(page.title) &&
  [...toldRowsOf(page)].some((at) => AMOUNT.test(page.blocks[at]?.text ?? ""));
