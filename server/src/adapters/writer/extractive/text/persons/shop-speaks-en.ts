import type { Page } from "#kernel/page";

/**
 * Deeds of a shop, which no maker does with goods of its own: "of the five we have carried", "our pick", "what sold it
 * to us", "we kept one on the bench for a month".
 */
const OF_SHOP = new RegExp(
  [
    String.raw`\b(?:we|us)(?:[’']ve| have)?(?: \w+ly)? (?:carry|carried|stock|stocked|tested (?:all|each|every|several|\w+ of)|pack orders)\b`,
    String.raw`\bour (?:top |favou?rite )?picks?\b|\bof us who pack orders\b|\b(?:sold|sells) (?:it|this|them|this one) to us\b`,
    String.raw`\bwe(?:[’']ve| have)? (?:kept|had|put|ran|run|tried|tested) (?:one|it|a pair|this one) (?:[\w’'-]+ ){0,8}for (?:an?|one|two|three|several|\d+) (?:days?|weeks?|months?|years?)\b`,
  ].join("|"),
  "i",
);

/** Whether "we" of an English page of goods are those who sell them, and not their maker. */
export const isShopSpeaking = ({ language, blocks }: Page): boolean =>
  language === "en" && blocks.some(({ text, post }) => post === undefined && OF_SHOP.test(text));
