import { alternativesOf } from "#kernel/text/phrases";

const SOLD_OUT = new RegExp(
  `^(?:${alternativesOf("card-sold-out")})[.。!！]?(?:\\s?[–—:：(（-]\\s?.{1,60})?$`,
  "iu",
);

/** Whether a line of a card, as a whole or up to a dash or bracket, says that the thing cannot be had now. */
export const isSoldOutMark = (text: string): boolean => SOLD_OUT.test(text.trim());

const SIZE =
  /^(?:x{0,3}[sml]|[2-5]x?l|f|free(?: size)?|small|medium|large|\d{1,3}(?:\.\d)?(?:cm|号)?|[大中小特]{1,2})$/i;
const FEWEST_SIZES = 2;
/** 「S」, 「売り切れ」, 「M」: whether lines hold several sizes, of which one alone may be gone. */
export const areSizes = (lines: readonly string[]): boolean =>
  lines.filter((text) => SIZE.test(text.trim())).length >= FEWEST_SIZES;
/** Whether the lines of a thing say that it cannot be had, and not that one of its sizes cannot. */
export const isSoldOutBy = (lines: readonly string[]): boolean =>
  lines.some(isSoldOutMark) && !areSizes(lines);

const LONGEST_BADGE = 8;
const ENDED_JAPANESE = /[\u3040-\u30ff].*[。！？]$/u;
/** Lines of a card without 「赤札」 or 「残り3双」 above a sentence: labels that are no part of it. */
export const withoutBadges = (lines: readonly string[]): readonly string[] =>
  lines.some((text) => ENDED_JAPANESE.test(text))
    ? lines.filter((text) => /[。.!?！？]$/u.test(text) || text.length > LONGEST_BADGE)
    : lines;
