import type { Block, Page } from "#kernel/page";
import { isReview } from "../../text/wording.ts";
import { isOfGuests } from "./reviews-ja.ts";

const isLine = ({ kind }: Block) => kind === "paragraph" || kind === "list_item";

/** 「クチコミ142件」: a page that sells something, and on which those speak who had it. */
const COUNTS_REVIEWS = /(?:クチコミ|口コミ|レビュー)[^\d。]{0,3}[\d,]+\s?件/u;

/**
 * Tells of a place of a page that counts its reviews whether a guest speaks there, and no house: its first half is
 * what the house says of itself.
 */
export function guestsOn(page: Page): (at: number) => boolean {
  const { blocks, language } = page;
  const isSold = language === "ja" && blocks.some(({ text }) => COUNTS_REVIEWS.test(text));
  if (!isSold || isOfGuests(page)) return () => false;
  const spoken = new Set<number>();
  let isSpeaking = false;
  for (const [at, block] of blocks.entries()) {
    const isLate = at >= blocks.length / 2;
    isSpeaking =
      block.kind !== "heading" && (isSpeaking || (isLate && isLine(block) && isReview(block.text)));
    if (isSpeaking) spoken.add(at);
  }
  return (at) => spoken.has(at);
}
