import { isFragment } from "#kernel/critic/fragment";
import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { ProseLine } from "../lines.ts";
import { isOrder } from "../procedures.ts";
import { standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { partedWhere } from "./parted.ts";
import { isGluedHeading, saidHeading } from "./said-heading.ts";

/** A longer heading takes as long as a sentence of the text. */
const LONGEST = 60;
/** A question is asked before its answer, and a case announced, wherever they stand. */
const ASKS_OR_SUPPOSES = /\?$|^(?:if|when|why|in case)\b/i;
/** "Note:", "Step 2: Oil the wheel": a label stands for the eye, and a counted step wants those beside it. */
const LABELLED = /:\s*$|^step \d/i;

/**
 * The headings that are read aloud in an English text told from its beginning, each by the block right below it. What
 * stands there was written for somebody who has read the heading: "Change a fifth of the water" wants "The week before".
 */
export function headingsRead(
  lines: readonly ProseLine[],
  page: Page,
  isAllowed: (text: string) => boolean,
): ReadonlyMap<number, string> {
  const read = new Map<number, string>();
  if (page.language !== "en") return read;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    // The script's first words name the whole page.
    if (!before || before.section === line.section || line.section < before.section) continue;
    if (!line.begins || line.blockIndex !== line.section + 1) continue;
    const heading = readAloud(page.blocks[line.section]?.text ?? "", line.sentences.join(" "), page);
    if (heading && isAllowed(heading)) read.set(line.blockIndex, heading);
  }
  return read;
}

/** A heading as a sentence of its own; null for one that names nothing, or what is heard anyway. */
function readAloud(text: string, first: string, page: Page): string | null {
  const heading = LABELLED.test(text.trim()) ? null : saidHeading(text, "en");
  if (!heading || heading.length > LONGEST || ASKS_OR_SUPPOSES.test(heading) || isGluedHeading(heading, page))
    return null;
  const terms = [...contentTerms(heading, "en")];
  const isHeardIn = (words: string) => {
    const known = contentTerms(words, "en");
    return terms.every((term) => known.has(term));
  };
  const isHeard = terms.length > 0 && (isHeardIn(page.title) || isHeardIn(first));
  // "Old wheels." above "Wheels from before the war stay as they are." is a stump of what the sentence says itself.
  const known = contentTerms(first, "en");
  const isStump =
    (OF_CLAUSE.test(heading) || terms.some((term) => known.has(term))) &&
    standsAlone(first, "en") &&
    !isOrder(first, "en") &&
    !isFragment(first, "en");
  // "Oil the wheel." above "Oil every board of it." sounds like a slip of the tongue.
  const isSlip = !SMALL_WORD.test(heading) && firstWordOf(heading) === firstWordOf(first);
  // "A Sound Like Frying." above a sentence that needs nothing is a riddle to whoever hears it.
  const isNeeded = OF_WHEN_OR_WHERE.test(heading) || isOrder(first, "en") || isFragment(first, "en");
  return isHeard || isSlip || isStump || !isNeeded ? null : `${heading.replace(/!$/, "")}.`;
}

const OF_WHEN_OR_WHERE =
  /^(?:in|on|at|for|before|after|during|with|without|from|until|under|over|behind|inside|outside|between)\b/i;
/** "What you will get" names nothing of which the sentence below it could be. */
const OF_CLAUSE = /^what\b/i;
const SMALL_WORD = /^\p{L}{1,3}(?!\p{L})/u;
const firstWordOf = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase();

/** Paragraphs with the headings above them, each in the paragraph that stands right below it. */
export function withHeadingsRead(paragraphs: readonly Told[][], read: ReadonlyMap<number, string>): Told[][] {
  if (read.size === 0) return [...paragraphs];
  const isBelow = ({ blockIndex }: Told) => blockIndex !== null && read.has(blockIndex);
  const isNew = (one: Told, before: Told) => isBelow(one) && one.blockIndex !== before.blockIndex;
  return partedWhere(paragraphs, isNew).map((paragraph) => {
    const [first] = paragraph;
    const text = first && first.blockIndex !== null ? read.get(first.blockIndex) : undefined;
    if (!first || first.blockIndex === null || text === undefined) return paragraph;
    return [{ text, blockIndex: first.blockIndex - 1, isFrame: true }, ...paragraph];
  });
}
