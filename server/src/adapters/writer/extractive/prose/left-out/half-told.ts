import type { Page } from "#kernel/page";
import { setsCase } from "../leans/sets-case-en.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { announcesAll, asks } from "../stands.ts";
import { withoutLines } from "./without-lines.ts";

const THING =
  "feature|method|function|property|attribute|element|interface|api|class|module|option|command|parameter|package|version|release|syntax";
const STATES = [
  "well established|(?:widely |newly |not )*(?:available|supported)(?! (?:for|to|at|from) | in (?:our|your|a|the (?!latest|newest|current)))|deprecated|experimental",
  "obsolete|non-?standard|no longer (?:supported|recommended|maintained|available|in use)",
].join("|");
/** "This feature works in all browsers.", "New in version 3.4.": of a state of what a page describes, and not what it is. */
const STATE = new RegExp(
  [
    String.raw`^(?:some parts of )?(?:this|the) (?:${THING})s? (?:is|are|was|were|has been|have been) (?:${STATES})\b`,
    String.raw`^(?:this|the) (?:${THING})s? works across\b`,
    String.raw`^(?:some parts of )?(?:this|the) (?:${THING})s? may have varying levels of support\b`,
    String.raw`^(?:it|this|they)(?:[’']s| is| has|[’']ve| have) been (?:widely )?available (?:across|since|in)\b`,
    String.raw`^(?:new|added|changed|deprecated|removed|introduced) (?:in|since) (?:version |v)?(?!\d{4}\b)\d[\d.]*(?! ?(?:minute|hour|day|week|month|year|step|second)s?\b)(?!\d)`,
  ].join("|"),
  "i",
);
/** Whether a sentence tells of support and versions, which nobody wants to hear first. */
export const tellsOfState = (text: string): boolean => STATE.test(text);

/** "It doesn’t just notify you." is half a thought; "It is not just fast but light." and "Don’t just stand there." are whole. */
const NOT_ONLY =
  /^(?!(?:do not|don[’']t)\b).*\b(?:is|are|was|were|do|does|did|has|have|can|will|it[’']s|they[’']re|that[’']s)(?:n[’']t| not)? (?:not )?(?:just|only|merely|simply) (?!(?:for|by|about|a matter)\b)/i;
const NEGATED = /(?:n[’']t|\bnot) (?:just|only|merely|simply)\b/i;
const OTHER_HALF =
  /\b(?:but|also|rather|instead|as well|until|because|when|if)\b|, (?:it|they|he|she|we|you|this|that)\b|[;:—–]/i;
export const isFirstHalf = (text: string): boolean =>
  NOT_ONLY.test(text) && NEGATED.test(text) && !OTHER_HALF.test(text.slice(text.search(NEGATED)));

/** Whether a part below the heading `section` is told inside of that below `above`. */
function isWithin(blocks: Page["blocks"], section: number, above: number): boolean {
  if (section === above) return true;
  const levelOf = (at: number) => (at < 0 ? 0 : (blocks[at]?.level ?? LOWEST));
  return section > above && levelOf(section) > levelOf(above);
}
const LOWEST = 6;

/**
 * Leaves out what is nothing without the sentence behind it, where that one could not be said: a question
 * without its answer, "not only" without its "but", "here is what to do" without a deed. Notes on the state
 * of a thing go from before the first sentence that tells of it.
 */
export function withoutHalves(lines: readonly ProseLine[], { blocks }: Pick<Page, "blocks">): ProseLine[] {
  const lost = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const text = textOfLine(line);
    const next = lines[index + 1];
    const isTorn = !next || next.gap || next.section !== line.section;
    const isOpen = !next || next.gap || !isWithin(blocks, next.section, line.section);
    const isFirst = lost.size === index;
    const isHalf = isTorn && (asks(text) || isFirstHalf(text) || setsCase(text));
    if (isHalf || (isOpen && announcesAll(text)) || (isFirst && tellsOfState(text))) lost.add(index);
  }
  return withoutLines(lines, lost);
}
