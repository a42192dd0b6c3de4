import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { splitScript } from "#kernel/text/sentences";

/**
 * Deeds of a shop, which no maker does with goods of its own: "of the five we have carried", "our pick", "what sold it
 * to us", "we kept one on the bench for a month".
 */
const OF_SHOP = new RegExp(
  [
    String.raw`\b(?:we|us)(?:[’']ve| have)?(?: \w+ly)? (?:carry|carried|stock|stocked|tested (?:all|each|every|several|\w+ of)|pack orders)\b`,
    String.raw`\bour (?:top |favou?rite )?picks?\b|\bof us who pack orders\b|\b(?:sold|sells) (?:it|this|them|this one) to us\b`,
    String.raw`\bbefore we sell (?:it|them|one)\b|\bwe(?:[’']ve| have) had one (?:on|in|at|by) (?:the|our)\b`,
    String.raw`\bwe(?:[’']ve| have)? (?:kept|had|put|ran|run|tried|tested) (?:one|it|a pair|this one) (?:[\w’'-]+ ){0,8}for (?:an?|one|two|three|several|\d+) (?:days?|weeks?|months?|years?)\b`,
  ].join("|"),
  "i",
);

/** Whether "we" of an English page of goods are those who sell them, and not their maker. */
export function isShopSpeaking({ language, blocks }: Page, brand: string): boolean {
  if (language !== "en") return false;
  // "Brannock made lids, and we could not recommend them.": whom one sentence names besides is somebody else.
  const besides = new RegExp(`^${escapePattern(brand)} [a-z]\\w+ [^.!?]*,(?: \\w+){0,8} we\\b`, "u");
  return blocks.some(
    ({ text, post }) =>
      post === undefined && (OF_SHOP.test(text) || splitScript(text).some((one) => besides.test(one.text))),
  );
}
