import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { leansInProse } from "../prose/stands.ts";
import { isToldRow } from "../rows/row-marks-ja.ts";
import { leansOnPrevious } from "../text/wording.ts";
import { pointsBelowInEnglish, withoutPointerInEnglish } from "./pointers-en.ts";
import { pointsBelowInJapanese, withoutPointerInJapanese } from "./pointers-ja.ts";

const POINTS: Record<Language, (text: string) => boolean> = {
  ja: pointsBelowInJapanese,
  en: pointsBelowInEnglish,
};
const WITHOUT_POINTER: Record<Language, (text: string) => string | null> = {
  ja: withoutPointerInJapanese,
  en: withoutPointerInEnglish,
};
/** The head of a table is said with its rows, if at all. */
const FIRST_ROWS = 3;
/** A row told in other words keeps so many of its own. */
const SAME = 0.7;

/**
 * Leaves out each sentence that points at what stands below it, where the script tells no beginning of that, with
 * what goes on from it; or its pointer alone, where it says something without.
 */
export function withAnnouncedTold(paragraphs: readonly Draft[][], page: Page): Draft[][] {
  const { language } = page;
  const drafts = paragraphs.flat();
  const isHollow = (draft: Draft) => {
    if (!POINTS[language](draft.text) || isTorn(draft.text)) return false;
    const below = announcedBy(draft.text, page);
    const behind = drafts.slice(drafts.indexOf(draft) + 1).map(({ text }) => text);
    return below.length > 0 && !below.some((text) => behind.some((one) => tells(one, text, language)));
  };
  if (!drafts.some(isHollow)) return [...paragraphs];
  return paragraphs
    .map((paragraph) => without(paragraph, isHollow, language))
    .filter(({ length }) => length > 0);
}

/** A quotation that goes on behind the sentence would lose its mark. */
const isTorn = (text: string) => text.split(/[“「『]/u).length !== text.split(/[”」』]/u).length;

function without(
  paragraph: readonly Draft[],
  isHollow: (draft: Draft) => boolean,
  language: Language,
): Draft[] {
  let isLost = false;
  const kept = paragraph.flatMap((draft): Draft[] => {
    const { text } = draft;
    const own = isHollow(draft) ? WITHOUT_POINTER[language](text) : text;
    isLost = own === null || (isLost && (leansOnPrevious(text, language) || leansInProse(text, language)));
    return isLost || own === null ? [] : [{ ...draft, text: own }];
  });
  const last = kept.at(-1);
  const lostEnd = last !== undefined && last.text !== paragraph.at(-1)?.text;
  return lostEnd && NAMES_PART.test(last.text) ? kept.slice(0, -1) : kept;
}
/** 「続いて、料金についてです。」: of a part of which nothing is told. */
const NAMES_PART =
  /^(?:続いて、)?[^。、]{1,24}(?:についてです|についても、お伝えします|の対処法です|の話です)。$/u;

/** First words of what stands below a sentence, wherever the page has it; none where it has no such sentence. */
const announcedBy = (text: string, { blocks, language }: Page): string[] =>
  blocks
    .flatMap((_, at) => belowIn(blocks, at, text, language))
    .filter((one) => contentTerms(one, language).size > 0);

function belowIn(blocks: Page["blocks"], at: number, text: string, language: Language): string[] {
  const block = blocks[at];
  const place = block ? sentenceIn(block, text, language) : -1;
  if (!block || place === -1) return [];
  const next = splitScript(block.text)[place + 1]?.text;
  const isJoined = blocks[at + 1]?.text.trim() === "";
  const below = blocks.slice(at + 1).filter((one) => one.text.trim() !== "");
  const isOfRows = !isJoined && isRow(below[0]);
  if (!isOfRows) return next ? [next] : isJoined ? [] : below.slice(0, 2).map(firstOf);
  const end = below.findIndex((one) => !isRow(one));
  const rows = below.slice(0, Math.min(end === -1 ? below.length : end, FIRST_ROWS)).map(firstOf);
  return next && !OF_ROWS.test(text) ? [next, ...rows] : rows;
}
const isRow = (block: Block | undefined) =>
  block?.kind === "list_item" || block?.kind === "table_row" || isToldRow(block);
/** Such words never mean the next sentence, where rows stand below. */
const OF_ROWS = /(?:とおり|通り|表|一覧|すべて|いずれ|両方)|\b(?:as follows|below|table|chart|list)\b/iu;
const firstOf = ({ text }: Block) => splitScript(text)[0]?.text ?? text;

/** Where a block has a sentence, whatever stands before its pointer or has become of its ending; -1 for none. */
function sentenceIn({ text, kind }: Block, sentence: string, language: Language): number {
  if (kind === "heading") return -1;
  return splitScript(text).findIndex(
    (one) => POINTS[language](one.text) && tells(sentence, one.text, language),
  );
}

/** Whether a sentence has the words of another. */
function tells(sentence: string, of: string, language: Language): boolean {
  const [said, wanted] = [contentTerms(sentence, language), [...contentTerms(of, language)]];
  const found = wanted.filter((term) => said.has(term)).length;
  return wanted.length > 0 && found >= SAME * wanted.length;
}
