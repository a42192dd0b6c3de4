import type { Page } from "#kernel/page";
import { isToldRow } from "../rows/row-marks-ja.ts";

/** A title that promises prices is kept by them. */
const OF_FEES = /料金|費用|価格表?|値段|会費|授業料|受講料|月謝/u;
const AMOUNT = /\d円/u;

/** 「料金表」: who opens it looks for the amounts, which its rows say in sentences. */
export const isOfChargesInJapanese = ({ language, title, blocks }: Page): boolean =>
  language === "ja" &&
  OF_FEES.test(title) &&
  blocks.some((block) => isToldRow(block) && AMOUNT.test(block.text));

/** Whether a sentence is one of those that such a page is opened for. */
export const tellsCharge = (text: string): boolean => AMOUNT.test(text);
