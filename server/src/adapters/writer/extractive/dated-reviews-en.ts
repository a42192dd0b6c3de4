import type { Block } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";

/** "Aug 2024", "12 August 2024", "August 12, 2024", alone on a line. */
const DATE = new RegExp(
  String.raw`^(?:\d{1,2} )?${MONTH_EN}(?: \d{1,2},)? (?:19|20)\d\d$|^\d{4}-\d\d-\d\d$|^\d{1,2}/\d{1,2}/\d{2,4}$`,
  "iu",
);
const OF_ONESELF = /(?<![\p{L}\d])I(?:[’'](?:m|ve|d|ll))?(?![\p{L}\d.])/u;
const FEWEST = 3;
/** One in so many says "I": others only praise. */
const SHARE = 3;

/**
 * The place of the first of several dates at the end of a page below which people say what they think of its thing, each
 * in a paragraph or two; -1 where there are none. The page's own words are nobody's before them.
 */
export function datedReviewsFrom(blocks: readonly Block[]): number {
  const dates = blocks.flatMap(({ kind, text, post }, at) =>
    kind === "paragraph" && post === undefined && DATE.test(text.trim()) ? [at] : [],
  );
  const [first = -1] = dates;
  if (dates.length < FEWEST || blocks.slice(first).some(({ kind }) => kind === "heading")) return -1;
  const said = dates.map((at, place) => blocks.slice(at + 1, dates[place + 1]));
  const isReview = (some: readonly Block[]) => some.some(({ text }) => OF_ONESELF.test(text));
  const isOthers =
    said.every(({ length }) => length > 0 && length <= FEWEST) &&
    said.filter(isReview).length * SHARE >= said.length &&
    !isReview(blocks.slice(0, first));
  return isOthers ? first : -1;
}
