import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { central, sharedTerms, similarTerms } from "../../centrality.ts";
import { isChrome, leansOnPrevious } from "../../text/wording.ts";
import { standsAlone, standsLoosely } from "../stands.ts";
import { type PageSentence, wordsAsWritten } from "./candidate.ts";
import { signsInEnglish } from "./signs-en.ts";
import { signsInJapanese } from "./signs-ja.ts";

const signsOf: Record<Language, (text: string) => Record<string, number>> = {
  en: signsInEnglish,
  ja: signsInJapanese,
};

/** All sentences of a page, and what is reckoned of them together. */
interface Around {
  page: Page;
  candidates: readonly PageSentence[];
  texts: readonly string[];
  terms: readonly ReadonlySet<string>[];
  centrality: readonly number[];
  /** In how many sentences a term stands. */
  counts: ReadonlyMap<string, number>;
  /** Words of the title, and of what the page says of itself. */
  title: ReadonlySet<string>;
  summary: ReadonlySet<string>;
  /** Seconds of all sentences. */
  total: number;
}

/** The features of each sentence of a page by name, in the order of the sentences. */
export function sentenceFeatures(candidates: readonly PageSentence[], page: Page): Record<string, number>[] {
  const { language, title, summary } = page;
  const texts = candidates.map(wordsAsWritten);
  const terms = texts.map((text) => contentTerms(text, language));
  const counts = new Map<string, number>();
  for (const term of terms.flatMap((some) => [...some])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const total = candidates.reduce((sum, { seconds }) => sum + seconds, 0);
  const around: Around = {
    page,
    candidates,
    texts,
    terms,
    counts,
    centrality: central(terms),
    title: contentTerms(title, language),
    summary: contentTerms(summary ?? "", language),
    total,
  };
  const heard = new Set<string>();
  let before = 0;
  return candidates.map(({ seconds }, index) => {
    const own = terms[index] ?? NONE;
    const fresh = [...own].filter((term) => !heard.has(term)).length;
    for (const term of own) heard.add(term);
    before += seconds;
    return {
      ...placeOf(around, index, before - seconds),
      ...kinshipOf(around, index),
      fresh,
      freshShare: fresh / Math.max(1, own.size),
      ...neighboursOf(around, index),
      ...signsOf[language](texts[index] ?? ""),
    };
  });
}

const NONE: ReadonlySet<string> = new Set();
const flag = (is: boolean) => (is ? 1 : 0);

/** Where it stands on the page, in its section and in its block, and how much stands there. */
function placeOf({ page: { blocks, type }, candidates, total }: Around, index: number, before: number) {
  const candidate = candidates[index] as PageSentence;
  const { blockIndex, section, seconds } = candidate;
  const ofBlock = candidates.filter((one) => one.blockIndex === blockIndex);
  const ofSection = candidates.filter((one) => one.section === section);
  const inSection = ofSection.indexOf(candidate);
  const inBlock = ofBlock.indexOf(candidate);
  return {
    isGoods: flag(type === "product"),
    isText: flag(type === "article"),
    sentences: candidates.length,
    total,
    index,
    at: index / candidates.length,
    fromEnd: candidates.length - index,
    before,
    beforeShare: before / Math.max(1, total),
    block: blockIndex / Math.max(1, blocks.length),
    blocksBehind: blocks.length - blockIndex,
    inBlock,
    ofBlock: ofBlock.length,
    leftOfBlock: ofBlock.length - 1 - inBlock,
    inSection,
    ofSection: ofSection.length,
    leftOfSection: ofSection.length - 1 - inSection,
    headings: blocks.slice(0, blockIndex).filter((block) => block.kind === "heading").length,
    level: blocks[section]?.level ?? 0,
    isItem: flag(blocks[blockIndex]?.kind === "list_item"),
    isQuote: flag(blocks[blockIndex]?.kind === "quote"),
    itemsAround: blocks
      .slice(Math.max(0, blockIndex - NEAR), blockIndex + NEAR + 1)
      .filter(({ kind }) => kind === "list_item").length,
    seconds,
    secondsShare: seconds / Math.max(1, total),
  };
}
/** So many blocks before and behind one are around it. */
const NEAR = 3;

/** Its words in common with the title, the summary, its heading, the page's first sentence and the rest. */
function kinshipOf(around: Around, index: number) {
  const { page, candidates, terms, centrality, counts, title, summary } = around;
  const own = terms[index] ?? NONE;
  const heading = contentTerms(page.blocks[candidates[index]?.section ?? -1]?.text ?? "", page.language);
  const frequencies = [...own].map((term) => (counts.get(term) ?? 0) / candidates.length);
  const score = centrality[index] ?? 0;
  const ofTitle = sharedTerms(own, title);
  const ofHeading = sharedTerms(own, heading);
  const ofSummary = sharedTerms(own, summary);
  return {
    terms: own.size,
    central: score,
    moreCentral: centrality.filter((other) => other > score).length / candidates.length,
    ofTitle,
    ofTitleShare: ofTitle / Math.max(1, Math.min(LONG_TITLE, title.size)),
    ofTitleOwn: ofTitle / Math.max(1, own.size),
    ofHeading,
    ofHeadingShare: ofHeading / Math.max(1, own.size),
    headingOfTitle: sharedTerms(heading, title),
    hasSummary: flag(summary.size > 0),
    ofSummary,
    ofSummaryShare: ofSummary / Math.max(1, own.size),
    ofLead: similarTerms(own, terms[0] ?? NONE),
    frequency: frequencies.reduce((sum, one) => sum + one, 0) / Math.max(1, own.size),
    mostFrequent: Math.max(0, ...frequencies),
  };
}
/** Of a longer title nobody says more words in one sentence. */
const LONG_TITLE = 4;

/** Those beside it, and the heading above. */
function neighboursOf({ page: { blocks, language, type }, candidates, texts, terms }: Around, index: number) {
  const { blockIndex, section } = candidates[index] as PageSentence;
  const [text = "", before, behind] = [texts[index], texts[index - 1], texts[index + 1]];
  const own = terms[index] ?? NONE;
  const heading = blocks[section]?.text ?? "";
  const isItem = (at: number) => blocks[candidates[at]?.blockIndex ?? -1]?.kind === "list_item";
  return {
    alone: flag(standsAlone(text, language)),
    loose: flag(standsLoosely(text, language)),
    leans: flag(leansOnPrevious(text, language)),
    isChrome: flag(isChrome(text, type)),
    blocksBetween: index > 0 ? blockIndex - (candidates[index - 1]?.blockIndex ?? 0) : 0,
    likeBefore: similarTerms(own, terms[index - 1] ?? NONE),
    likeBehind: similarTerms(own, terms[index + 1] ?? NONE),
    isBehindQuestion: flag(before !== undefined && /[?？]|か。$/u.test(before)),
    isBehindItem: flag(isItem(index - 1)),
    isBeforeItem: flag(isItem(index + 1)),
    aloneBehind: flag(behind !== undefined && standsAlone(behind, language)),
    lengthBefore: before?.length ?? 0,
    lengthBehind: behind?.length ?? 0,
    headingLength: heading.length,
    isHeadingQuestion: flag(/[?？]/.test(heading)),
    isUnderHeading: flag(section >= 0 && blockIndex === section + 1),
  };
}
