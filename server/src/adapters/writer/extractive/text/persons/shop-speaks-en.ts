import type { Page } from "#kernel/page";

/** Deeds of a shop, which no maker does with goods of its own: "of the five we have carried", "our pick". */
const OF_SHOP =
  /\b(?:we|us)(?:[’']ve| have)?(?: \w+ly)? (?:carry|carried|stock|stocked|tested (?:all|each|every|several|\w+ of)|pack orders)\b|\bour (?:top |favou?rite )?picks?\b|\bof us who pack orders\b/i;

/** Whether "we" of an English page of goods are those who sell them, and not their maker. */
export const isShopSpeaking = ({ language, blocks }: Page): boolean =>
  language === "en" && blocks.some(({ text, post }) => post === undefined && OF_SHOP.test(text));
