import { alternativesOf } from "#kernel/text/phrases";

const SOLD_OUT = new RegExp(
  `^(?:${alternativesOf("card-sold-out")})[.。!！]?(?:\\s?[–—:：(（-]\\s?.{1,60})?$`,
  "iu",
);

/** Whether a line of a card, as a whole or up to a dash or bracket, says that the thing cannot be had now. */
export const isSoldOutMark = (text: string): boolean => SOLD_OUT.test(text.trim());

const LONGEST_BADGE = 8;
const ENDED_JAPANESE = /[\u3040-\u30ff].*[。！？]$/u;
/** Lines of a card without 「赤札」 or 「残り3双」 above a sentence: labels that are no part of it. */
export const withoutBadges = (lines: readonly string[]): readonly string[] =>
  lines.some((text) => ENDED_JAPANESE.test(text))
    ? lines.filter((text) => /[。.!?！？]$/u.test(text) || text.length > LONGEST_BADGE)
    : lines;
