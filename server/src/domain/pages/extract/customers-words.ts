import { classOf } from "../html/class-of.ts";
import { type Elementish, nearestOf, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** So many signs of a review are nobody else's words. */
const SURE = 40;
const SHORTEST = 16;
/** "review-text", "reviewBody", "review__content": so shop systems call a review's words. */
const OF_REVIEW =
  /\breview[-_]{0,2}(?:text|body|content|comment|description|message)\b|\breview(?:Text|Body|Content)\b/;

/** A review's own words, by its markup; the score of all of them stands beside. */
const isReviewText = (element: Elementish): boolean =>
  element.getAttribute("itemprop") === "reviewBody" || OF_REVIEW.test(classOf(element));

/**
 * Marks what customers wrote, as the page's data or its markup says: under no heading of their own their words would
 * be heard as the shop's. A name that stands before them is parted from them.
 */
export function withCustomersMarked(blocks: readonly RawBlock[], reviews: readonly string[]): RawBlock[] {
  const known = reviews.map((text) => squash(text).slice(0, SURE)).filter(({ length }) => length >= SHORTEST);
  const reviewOf = nearestOf(isReviewText);
  return blocks.flatMap((block): RawBlock[] => {
    if (block.kind === "heading") return [block];
    const at = Math.max(...known.map((words) => block.text.indexOf(words)), -1);
    if (at > 0)
      return [
        { ...block, text: block.text.slice(0, at).trim(), isReview: true },
        { ...block, text: block.text.slice(at), isReview: true },
      ];
    const isOne = at === 0 || (block.within != null && reviewOf(block.within) !== null);
    return [isOne ? { ...block, isReview: true } : block];
  });
}
