import type { Page } from "#kernel/page";
import { isToldRow } from "../rows/row-marks-ja.ts";

/** A title that promises prices is kept by them. */
const OF_FEES = /料金|費用|価格表?|値段|会費|授業料|受講料|月謝/u;
const AMOUNT = /\d円/u;

const AMOUNTS = /\d円/gu;
const FEWEST_IN_LIST = 3;

/** 「料金表」, and a house's page with a list of its prices: who opens it looks for the amounts, which its rows say in sentences. */
export const isOfChargesInJapanese = ({ language, title, blocks }: Page): boolean =>
  language === "ja" &&
  blocks.some((block, at) => {
    if (!isToldRow(block) || !AMOUNT.test(block.text)) return false;
    const isList =
      OF_FEES.test(blocks[at - 1]?.text ?? "") && (block.text.match(AMOUNTS)?.length ?? 0) >= FEWEST_IN_LIST;
    return OF_FEES.test(title) || (isList && blocks[at - 1]?.kind === "heading");
  });

/** Whether a sentence is one of those that such a page is opened for. */
export const tellsCharge = (text: string): boolean => AMOUNT.test(text);
