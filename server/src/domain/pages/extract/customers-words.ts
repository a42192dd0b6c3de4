import { classOf } from "../html/class-of.ts";
import { beginningOf, type Elementish, hasTag, nearestOf, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { isSignedByCustomer } from "./signed-quotes.ts";

/** So many signs of a review are nobody else's words. */
const SURE = 40;
/** 「磯野さん 購入日:2026/10/02 ★4 小ぶりでしたが…」: a name, a day and a grade. */
const DATED = /^[^\s。、：:]{1,16}(?:さん|様)\s[^。]{0,24}★\s?[1-5](?:\.\d)?\s/u;
/** 「★5 ゆずこさん：丈が縮みました。」: a grade and a name stand before a customer's words. */
const GRADED = /^★\s?[1-5](?:\.\d)?\s?[^\s。、：:]{1,16}(?:さん|様)?\s?[：:]/u;
const SHORTEST = 16;
/** "review-text", "reviewBody", "review__content": so shop systems call a review's words. */
const OF_REVIEW =
  /\b(?:review|voice)[-_]{0,2}(?:text|body|content|comment|description|message)\b|\breview(?:Text|Body|Content)\b/;

/** "review-card", "commentlist": one of the reviews, or the list of them. */
const OF_ITEM =
  /(?:^|\s)(?:(?:customer|product|user|single)-?review|reviews?[-_]{1,2}(?:card|item|entry|row|box|single)|commentlist)(?:\s|$)/;
/** 「レビュー」, "41 reviews for Stoneware Keeper", "4.8 out of 5 · 163 reviews for this item" */
const ABOVE_REVIEWS = new RegExp(
  [
    String.raw`^(?:(?:customer|product|verified|our|\d[\d,.]*|out of 5(?: stars)?|[·•|–-]) )*(?:reviews?|ratings)\b`,
    "^(?:カスタマー|お客様|(?:この)?(?:商品|書籍|作品|作家|ショップ|お店|出品者)(?:さん)?|みんなの|購入者)?(?:へ?の)?(?:レビュー|口コミ|クチコミ)",
    String.raw`の(?:声|感想)(?:\s?[（(]\d+\s?件[）)])?$`,
  ].join("|"),
  "iu",
);
/** 「カスタマーレビュー」, 「レビュー（12件）」, "Customer reviews (41)": words that head reviews and can be nothing else. */
const SURELY_ABOVE_REVIEWS =
  /^(?:(?:customer |product )?reviews|(?:カスタマー|(?:お客様|みんな|購入者|この商品)の|商品)?(?:レビュー|口コミ|クチコミ)|お客様の声)(?:\s?[（(]?\d+\s?件?[）)]?)?$/iu;
const isBox = hasTag("SECTION", "DIV", "ARTICLE");
const isHeading = hasTag("H2", "H3", "H4");
const LONGEST_HEADING = 60;
/** Signs of markup that are looked at, its indentation among them. */
const REACH = 2_000;

/** A review's own words, by its markup; the score of all of them stands beside. */
const isReviewText = (element: Elementish): boolean =>
  element.getAttribute("itemprop") === "reviewBody" ||
  OF_REVIEW.test(classOf(element)) ||
  OF_ITEM.test(classOf(element)) ||
  isHeadedReviews(element) ||
  isSignedByCustomer(element);

/** A part of the page that begins with such a heading, or with a line that looks like one, and has no other one of its kind. */
function isHeadedReviews(element: Elementish): boolean {
  const [head] = element.children;
  if (!isBox(element) || !head) return false;
  const words = squash(beginningOf(head, REACH));
  if (words.length > LONGEST_HEADING) return false;
  return isHeading(head)
    ? ABOVE_REVIEWS.test(words) && [...element.querySelectorAll(head.tagName.toLowerCase())].length === 1
    : SURELY_ABOVE_REVIEWS.test(words) &&
        [...element.children].filter((one) => one.tagName === head.tagName && classOf(one) === classOf(head))
          .length === 1;
}

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
    const isOne =
      at === 0 ||
      GRADED.test(block.text.trim()) ||
      DATED.test(block.text.trim()) ||
      (block.within != null && reviewOf(block.within) !== null);
    return [isOne ? { ...block, isReview: true } : block];
  });
}
