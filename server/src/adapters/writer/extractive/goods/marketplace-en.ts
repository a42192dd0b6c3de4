import type { Page } from "#kernel/page";

const SELLER = /\b(?:the|contact(?: the)?|about (?:the|this)) sellers?\b(?![’']s guide)/i;
/** Whether a page speaks of its seller as of another: things are sold on such a site, and not at it. */
export const isMarketplace = ({ blocks, facts }: Page): boolean =>
  blocks.some(({ text }) => SELLER.test(text)) ||
  facts.some(({ kind, value }) => kind === "specification" && SELLER.test(value));

const USED = /^(?:condition\W*)?(?:used|pre-?owned|second-?hand)\b(?! (?:as|by|for|in|to|with)\b)/i;
const OWNED = /\b(?:1st|2nd|first|second|single|one|previous) owner\b|\bwell used\b/i;
/** Whether a page offers a thing that was used: there is one of it, and no stock. */
export const isUsed = ({ blocks, facts }: Page): boolean =>
  blocks.some(({ kind, text }) => kind !== "list_item" && (USED.test(text.trim()) || OWNED.test(text))) ||
  facts.some(({ kind, value }) => kind === "specification" && USED.test(value.trim()));
