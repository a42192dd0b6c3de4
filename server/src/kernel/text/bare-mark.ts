import { alternativesOf } from "#kernel/text/phrases";

const BARE_MARK = new RegExp(`^(?:(?:${alternativesOf("goods-marks-ja")})[\\s・/／]*)+$`, "u");
/** 「中古」, 「部品」: a mark or a shelf that stands before the names of many goods, and is the name of none. */
export const isBareMark = (text: string): boolean => BARE_MARK.test(text.trim());
