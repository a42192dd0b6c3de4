import type { Page } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";
import { splitScript } from "#kernel/text/sentences";

/** "Pre-order.", "For pre-order": a line that says what the sentence on the stock says, and no more. */
const LABEL = /^(?:(?:available|now|open) )?(?:for |on )?pre-?orders?(?: (?:now|only|item|open))?[.!]?$/i;
export const saysInAdvance = (sentence: string): boolean => LABEL.test(sentence.trim());

const DAY = `(?:\\d{1,2} ${MONTH_EN}|${MONTH_EN} \\d{1,2}(?!\\d))(?:,? \\d{4}\\b)?`;
const TIME = [
  `(?:in|during) the week (?:of|beginning|commencing|starting) ${DAY}`,
  `(?:on|by|from|around) ${DAY}`,
  `in (?:early |mid-?|late )?${MONTH_EN} \\d{4}\\b`,
].join("|");
/** "We cut in April and post in the week of 10 May." */
const SENT = new RegExp(
  String.raw`\b(?:we|and|will|to|be|is|are|orders?) (?:post(?:ed)?|ships?|shipped|send|sent|dispatch(?:ed)?|deliver(?:ed)?) (?:(?:it|them|orders?|out|yours?|all) )*(${TIME})(?=[.,;]|$)`,
  "i",
);

export const SAID_IN_ADVANCE = "It can be ordered in advance.";

/** When a thing is sent that is ordered in advance, by the sentence behind a line that says no more than that. */
export function sentInAdvance({ blocks }: Pick<Page, "blocks">) {
  for (const [blockIndex, { text }] of blocks.entries()) {
    const [label = "", sentence = ""] = splitScript(text).map((one) => one.text.trim());
    const [, when = ""] = (saysInAdvance(label) && SENT.exec(sentence)) || [];
    if (when) return { blockIndex, sentence, text: SAID_IN_ADVANCE.replace(/\.$/, `; it is sent ${when}.`) };
  }
  return null;
}
