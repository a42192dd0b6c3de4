import type { Page } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";
import { isBoxedSummary } from "./boxed-en.ts";

/** Seconds of good text that one would give for the hours of a house, and for what it asks for its service. */
const ROW = 24;
/** A day until which one may apply, and what it will cost. */
const DUE = 60;
/** The page's own sum of what it says. */
const SUMMED = 120;
/** As rows and lists of them are told. */
const HOURS_OR_FEES =
  /^(?:Opening hours are \S|The (?:fees|prices|charges|rates) include (?:from )?[£$€]\d|Fees (?:at|for) [^.]{2,80} are [£$€]\d)/;

/** "Applications will be accepted from November 3 until December 5.": who hears of it later is too late. */
const DEADLINE = new RegExp(
  [
    String.raw`^[^.]{0,60}\b(?:appl(?:y|ications?)|entries|entry|registrations?|register|nominations?|submissions?|bids|claims)`,
    String.raw`\b[^!?]{0,90}\b(?:until|by|before|closes?|deadline|no later than|to)\b[^!?]{0,40}(?:${MONTH_EN} \d{1,2}|\d{1,2} ${MONTH_EN})\b`,
  ].join(""),
  "i",
);
/** Longer paragraphs tell of it among other things. */
const LONGEST = 260;

/** Blocks of an English page without which nobody knows when to come or to apply and what it costs, with their worth. */
export function essentialsInEnglish({ blocks, type }: Page): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  if (type === "product") return worth;
  const isDue = blocks.some(({ kind, text }) => kind === "paragraph" && isDeadline(text));
  const summed = blocks.findIndex(isBoxedSummary);
  if (summed !== -1) worth.set(summed, SUMMED);
  for (const [at, { kind, text }] of blocks.entries())
    if (kind === "paragraph" && (HOURS_OR_FEES.test(text) || isDeadline(text)))
      worth.set(at, isDue ? DUE : ROW);
  return worth;
}

const isDeadline = (text: string) => text.length <= LONGEST && DEADLINE.test(text);
