import type { Page } from "#kernel/page";

const SELLER = /\b(?:the|contact(?: the)?|about (?:the|this)) sellers?\b(?![’']s guide)/i;
/** Whether a page speaks of its seller as of another: things are sold on such a site, and not at it. */
export const isMarketplace = ({ blocks, facts }: Page): boolean =>
  blocks.some(({ text }) => SELLER.test(text)) ||
  facts.some(({ kind, value }) => kind === "specification" && SELLER.test(value));
