import { alternativesOf } from "#kernel/text/phrases";

/** Nouns of goods that a shop's page may never write in small letters, as alternatives of a pattern. */
export const GOODS_NOUNS = alternativesOf("goods-nouns-en");
const LAST = new RegExp(`(?:^|[ -])(?:${GOODS_NOUNS})$`, "i");

/** Whether words end with a noun of goods: "Oak Side Table". */
export const endsInGoods = (text: string): boolean => LAST.test(text);
