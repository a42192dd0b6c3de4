import type { Page } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";
import { isBoxedSummary } from "./boxed-en.ts";
import { isMainChange } from "./main-changes-en.ts";

/** Seconds of good text that one would give for the hours of a house, and for what it asks for its service. */
const ROW = 24;
/** A day until which one may apply, and what it will cost. */
const DUE = 60;
/** The page's own sum of what it says. */
const SUMMED = 120;
/** A notice of change is for its changes. */
const CHANGED = 80;
/** As rows and lists of them are told. */
const HOURS_OR_FEES = new RegExp(
  [
    String.raw`^Opening hours are \S`,
    String.raw`^The (?:fees|prices|charges|rates) include (?:from )?[£$€]\d`,
    String.raw`^Fees (?:at|for) [^.]{2,80} are [£$€]\d`,
    String.raw`^The [^.]{0,40}(?:rates?|fees?|prices?|charges|tuition|fares?) (?:is|are) [£$€]\d[^.]* for `,
  ].join("|"),
);

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
/** Notices of an office, and that what they are of still holds, or will not be. */
const OF_NOTICE =
  /\b(?:notice|orders?|advisory|alert|closures?|warning|recall|restrictions?|ban|cancell?\w*)\b/i;
const HOLDS = new RegExp(
  [
    String.raw`\b(?:is|are|has|have) (?:still )?not (?:been )?(?:lifted|over|reopened)\b`,
    String.raw`\bremains? (?:in (?:effect|force|place)|closed|suspended|banned)\b|\bmust continue to\b`,
    String.raw`\b(?:is|are|(?:has|have) been) (?:cancell?ed|called off|postponed|suspended)\b`,
  ].join("|"),
  "i",
);
/** "DO NOT BOIL THE WATER", above the reason. */
const FORBIDS = /^(?:please )?(?:do not|don[’']t|never) /i;
/** "Read this bit before you buy.": a buyer who has not heard it buys the wrong thing. */
const BEFORE_BUYING =
  /^(?:please )?(?:read (?:this|before)\b[^.!?]{0,40}|before you (?:buy|order)|check before you (?:buy|order)|important: read this)(?=[.,:!]|$)/i;
/** "Household Waste Day, Saturday, October 12", and where it is held this time. */
const OF_DAY = new RegExp(String.raw`\b(?:${MONTH_EN} \d{1,2}|\d{1,2} ${MONTH_EN})\b`, "i");
const MOVED =
  /\b(?:(?:note (?:the|our)|at (?:a|the|our)) new (?:location|venue|place|site|address|date|time)|has (?:been )?moved to)\b/i;
/** Unheard it does harm, or somebody comes in vain. */
const HELD = 160;

/** Below it stands the sum of all tests of a page; below "Conclusion" what was said before. */
const VERDICT = new RegExp(
  [
    String.raw`^(?:(?:the |our |my |final )?(?:verdict|bottom line|upshot|winner|recommendations?|pick)|so,? which(?: \p{L}+)?`,
    String.raw`(?:so,? )?(?:which|what)(?: one)? (?:should (?:you|I|we)|to|(?:I|we)[’']?d) (?:buy|get|choose|pick)\b.{0,40})\s?[?:.]?$`,
  ].join("|"),
  "iu",
);
const JUDGED = 140;

/**
 * Blocks of an English page without which nobody knows when to come or to apply and what it costs, what still holds,
 * or what a comparison comes to, with their worth.
 */
export function essentialsInEnglish({ blocks, type, title }: Page): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  if (type === "product") {
    for (const [at, { kind, text }] of blocks.entries())
      if (BEFORE_BUYING.test(text.trim())) worth.set(kind === "heading" ? at + 1 : at, DUE);
    return worth;
  }
  const isDue = blocks.some(({ kind, text }) => kind === "paragraph" && isDeadline(text));
  const summed = blocks.findIndex(isBoxedSummary);
  if (summed !== -1) worth.set(summed, SUMMED);
  for (const [at, block] of blocks.entries()) {
    const { kind, text } = block;
    if (kind === "heading" && VERDICT.test(text.trim()) && at > 0) worth.set(at + 1, JUDGED);
    if (kind === "heading" && OF_NOTICE.test(title) && FORBIDS.test(text)) worth.set(at + 1, HELD);
    if (kind !== "paragraph") continue;
    if (isMainChange(block)) worth.set(at, CHANGED);
    if (HOURS_OR_FEES.test(text) || isDeadline(text)) worth.set(at, isDue ? DUE : ROW);
    if (OF_NOTICE.test(title) && text.length <= LONGEST && HOLDS.test(text)) worth.set(at, HELD);
    if ((OF_NOTICE.test(title) || OF_DAY.test(title)) && MOVED.test(text)) worth.set(at, HELD);
  }
  return worth;
}

const isDeadline = (text: string) => text.length <= LONGEST && DEADLINE.test(text);
