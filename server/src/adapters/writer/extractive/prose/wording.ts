import type { Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { isToldRow } from "../rows/row-marks-ja.ts";
import { tiesToBlock } from "../ties.ts";
import type { ProseLine } from "./lines.ts";
import { asOneSentence, rowsTogether } from "./notices/rows-ja.ts";
import type { Passage } from "./passages/passages.ts";
import type { Pick } from "./passages/pick.ts";
import { inOneRegister, registerOf } from "./register.ts";
import { isDiary } from "./told-tense-ja.ts";

const SENTENCES_A_PARAGRAPH = 6;

/** A sentence and the block that it was taken from; null for a sentence that is ours. */
export interface Told {
  text: string;
  blockIndex: number | null;
  /** Whether the sentence is ours, around words of that block. */
  isFrame?: boolean;
}

export const toldOf = (lines: readonly ProseLine[]): Told[] =>
  lines.flatMap(({ sentences, blockIndex }) => sentences.map((text) => ({ text, blockIndex })));

/** A paragraph for what stands together on the page. */
export function paragraphsOf(
  passages: readonly Passage[],
  picks: readonly Pick[],
  language: Language,
): Told[][] {
  const paragraphs: Told[][] = [];
  let last: Pick | undefined;
  for (const one of picks) {
    const passage = passages[one.passage];
    if (!passage) continue;
    const said = toldOf(passage.lines.slice(0, one.count));
    const current = paragraphs.at(-1);
    const follows = last !== undefined && last.passage + 1 === one.passage && passage.follows;
    // Points of one sentence each make a paragraph together; in English those of one list.
    const isPoint =
      said.length === 1 && last?.count === 1 && isOfOneList(passages[last.passage], passage, language);
    const isNext = follows || isPoint;
    if (isNext && current && current.length + said.length <= SENTENCES_A_PARAGRAPH) current.push(...said);
    else paragraphs.push(said);
    last = one;
  }
  return paragraphs;
}

const isOfOneList = (before: Passage | undefined, passage: Passage, language: Language) => {
  const [one, other] = [before?.lines[0], passage.lines[0]];
  return (
    language === "ja" ||
    (one?.section === other?.section && one?.kind === "list_item" && other?.kind === "list_item")
  );
};

/** In one register, each number with its place in the page. */
export function worded(paragraphs: readonly Told[][], page: Page): Draft[][] {
  const texts = paragraphs.flat().flatMap(({ text, isFrame }) => (isFrame ? [] : [text]));
  const said =
    page.language === "ja" ? inOneRegister(texts, registerOf(page), { isOfDiary: isDiary(page) }) : texts;
  let at = 0;
  return paragraphs.map((paragraph) => {
    const drafts = paragraph.map(({ text: own, blockIndex, isFrame }) => {
      const text = isFrame ? own : (said[at] ?? "");
      if (!isFrame) at += 1;
      const block = blockIndex === null ? undefined : page.blocks[blockIndex];
      const isRow = block?.kind === "table_row" || isToldRow(block);
      return { text, ties: blockIndex === null ? [] : tiesToBlock(text, blockIndex), isRow };
    });
    return rowsTogether(drafts.map(({ text, isRow }) => (isRow ? text : ""))).map((places) => {
      const together = places.flatMap((place) => drafts[place] ?? []);
      const text = asOneSentence(together.map((draft) => draft.text));
      return { text, ties: together.flatMap(({ ties }) => ties) };
    });
  });
}
