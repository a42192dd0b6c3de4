import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { central, sharedTerms, similarTerms } from "../../centrality.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { standsAlone, standsLoosely } from "../stands.ts";
import { signsOf } from "./signs-ja.ts";

/** All sentences of a page, and what is reckoned of them together. */
interface Around {
  page: Page;
  lines: readonly ProseLine[];
  texts: readonly string[];
  terms: readonly ReadonlySet<string>[];
  centrality: readonly number[];
  /** In how many sentences a term stands. */
  counts: ReadonlyMap<string, number>;
  /** Seconds of all sentences. */
  total: number;
}

/** The features of each sentence of a Japanese text by name, in the order of the sentences. */
export function sentenceFeatures(lines: readonly ProseLine[], page: Page): Record<string, number>[] {
  const texts = lines.map(textOfLine);
  const terms = texts.map((text) => contentTerms(text, "ja"));
  const counts = new Map<string, number>();
  for (const term of terms.flatMap((some) => [...some])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const total = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const around: Around = { page, lines, texts, terms, counts, centrality: central(terms), total };
  const heard = new Set<string>();
  let before = 0;
  return lines.map((line, index) => {
    const own = terms[index] ?? NONE;
    const fresh = [...own].filter((term) => !heard.has(term)).length;
    for (const term of own) heard.add(term);
    before += line.seconds;
    return {
      ...placeOf(around, index, before - line.seconds),
      ...kinshipOf(around, index),
      fresh,
      freshShare: fresh / Math.max(1, own.size),
      ...neighboursOf(around, index),
      ...signsOf(texts[index] ?? ""),
    };
  });
}

const NONE: ReadonlySet<string> = new Set();
const flag = (is: boolean) => (is ? 1 : 0);

/** Where it stands on the page, in its section and in its block, and how much stands there. */
function placeOf({ page: { blocks }, lines, total }: Around, index: number, before: number) {
  const { blockIndex, section, seconds, gap, kind } = lines[index] as ProseLine;
  const ofBlock = lines.filter((line) => line.blockIndex === blockIndex);
  const ofSection = lines.filter((line) => line.section === section);
  const inSection = ofSection.indexOf(lines[index] as ProseLine);
  return {
    sentences: lines.length,
    total,
    index,
    at: index / lines.length,
    fromEnd: lines.length - index,
    before,
    beforeShare: before / Math.max(1, total),
    block: blockIndex / Math.max(1, blocks.length),
    blocksBehind: blocks.length - blockIndex,
    inBlock: ofBlock.indexOf(lines[index] as ProseLine),
    ofBlock: ofBlock.length,
    inSection,
    ofSection: ofSection.length,
    leftOfSection: ofSection.length - 1 - inSection,
    headings: blocks.slice(0, blockIndex).filter((block) => block.kind === "heading").length,
    level: blocks[section]?.level ?? 0,
    isItem: flag(kind === "list_item"),
    isGap: flag(gap),
    seconds,
    secondsShare: seconds / Math.max(1, total),
  };
}

/** Its words in common with the title, with its heading, with the page's first sentence and with the rest. */
function kinshipOf({ page, lines, terms, centrality, counts }: Around, index: number) {
  const own = terms[index] ?? NONE;
  const title = contentTerms(page.title, "ja");
  const heading = contentTerms(page.blocks[lines[index]?.section ?? -1]?.text ?? "", "ja");
  const frequencies = [...own].map((term) => (counts.get(term) ?? 0) / lines.length);
  const score = centrality[index] ?? 0;
  const ofTitle = sharedTerms(own, title);
  const ofHeading = sharedTerms(own, heading);
  return {
    terms: own.size,
    central: score,
    moreCentral: centrality.filter((other) => other > score).length / lines.length,
    ofTitle,
    ofTitleShare: ofTitle / Math.max(1, Math.min(LONG_TITLE, title.size)),
    ofHeading,
    ofHeadingShare: ofHeading / Math.max(1, own.size),
    ofLead: similarTerms(own, terms[0] ?? NONE),
    frequency: frequencies.reduce((sum, one) => sum + one, 0) / Math.max(1, own.size),
    mostFrequent: Math.max(0, ...frequencies),
  };
}
/** Of a longer title nobody says more words in one sentence. */
const LONG_TITLE = 4;

/** Those beside it, and the heading above. */
function neighboursOf({ page: { blocks }, lines, texts, terms }: Around, index: number) {
  const { blockIndex, section } = lines[index] as ProseLine;
  const [text = "", before, behind] = [texts[index], texts[index - 1], texts[index + 1]];
  const own = terms[index] ?? NONE;
  const heading = blocks[section]?.text ?? "";
  return {
    alone: flag(standsAlone(text, "ja")),
    loose: flag(standsLoosely(text, "ja")),
    leans: flag(leansOnPrevious(text, "ja")),
    blocksBetween: index > 0 ? blockIndex - (lines[index - 1]?.blockIndex ?? 0) : 0,
    likeBefore: similarTerms(own, terms[index - 1] ?? NONE),
    likeBehind: similarTerms(own, terms[index + 1] ?? NONE),
    isBehindQuestion: flag(before !== undefined && /[?？]|か。$/u.test(before)),
    isBehindItem: flag(lines[index - 1]?.kind === "list_item"),
    isBeforeItem: flag(lines[index + 1]?.kind === "list_item"),
    aloneBehind: flag(behind !== undefined && standsAlone(behind, "ja")),
    lengthBefore: before?.length ?? 0,
    lengthBehind: behind?.length ?? 0,
    headingLength: heading.length,
    isHeadingQuestion: flag(/[?？]/.test(heading)),
    isUnderHeading: flag(section >= 0 && blockIndex === section + 1),
  };
}
