import type { Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";

const SECOND_HAND = /^(?:condition\s*:?\s*)?(?:used|pre-?owned|second-?hand|for parts)\b/i;
/** Behind one of these first words there is one thing of its kind. */
const OLD = /^(?:vintage|antique|used|pre-?owned|second-?hand)\b/i;
/** In its own words a seller tells of one thing: "2nd owner", "well used but works". */
const OF_OWNER = phrases("used-goods-en");
const AUCTION = /\bfor auction\b/i;

/** Whether a page sells one used thing, and no goods of which a shop has more: a private sale or an auction. */
export function isUsed({ title, facts, blocks, language }: Page): boolean {
  if (language !== "en" || facts.some(({ kind }) => kind === "gtin")) return false;
  const isStated = (text: string) => /^condition\b/i.test(text) && SECOND_HAND.test(text);
  const names = facts.filter(({ kind }) => kind === "name");
  const others = names.flatMap(({ provenance }) => provenance?.others?.map(({ value }) => value) ?? []);
  const isReviewed = facts.some(({ kind }) => kind === "rating" || kind === "review_count");
  return (
    facts.some(({ label, value }) => /^(?:item )?condition$/i.test(label ?? "") && SECOND_HAND.test(value)) ||
    blocks.some(({ text }) => isStated(text)) ||
    [title, ...others].some((text) => AUCTION.test(text)) ||
    OLD.test(title) ||
    // Customers write so of what they have, too.
    (!isReviewed && blocks.some(({ kind, text }) => kind === "paragraph" && OF_OWNER.test(text)))
  );
}
