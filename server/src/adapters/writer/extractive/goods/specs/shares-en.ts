import { alternativesOf } from "#kernel/text/phrases";

const SHARES = /^\d{1,3}\s?%\s\p{L}+(?:,\s\d{1,3}\s?%\s\p{L}+)*$/u;
/** "100% vegan", "10% lighter": a promise, and nothing that a thing is made of. */
const NO_MATERIAL = new RegExp(`%\\s(?:${alternativesOf("promises-by-share-en")})\\b`, "i");

/** "60% wool, 40% linen": what a thing is made of, by the share of each. */
export const isShares = (text: string): boolean => SHARES.test(text) && !NO_MATERIAL.test(text);
