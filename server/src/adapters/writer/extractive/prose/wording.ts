import type { Page } from "#kernel/page";
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
  /** Whether it keeps its ending, whatever the others have. */
  isAsIs?: boolean;
}

export const toldOf = (lines: readonly ProseLine[]): Told[] =>
  lines.flatMap(({ sentences, blockIndex }) => sentences.map((text) => ({ text, blockIndex })));

/** A paragraph for what stands together on an English page. */
export function paragraphsOf(passages: readonly Passage[], picks: readonly Pick[]): Told[][] {
  const paragraphs: Told[][] = [];
  let last: Pick | undefined;
  for (const one of picks) {
    const passage = passages[one.passage];
    if (!passage) continue;
    const said = toldOf(passage.lines.slice(0, one.count));
    const current = paragraphs.at(-1);
    const follows = last !== undefined && last.passage + 1 === one.passage && passage.follows;
    // Points of one sentence each make a paragraph together, if they are of one list.
    const isPoint = said.length === 1 && last?.count === 1 && isOfOneList(passages[last.passage], passage);
    const isNext = follows || isPoint;
    if (isNext && current && current.length + said.length <= SENTENCES_A_PARAGRAPH) current.push(...said);
    else paragraphs.push(said);
    last = one;
  }
  return paragraphs;
}

const isOfOneList = (before: Passage | undefined, passage: Passage) => {
  const [one, other] = [before?.lines[0], passage.lines[0]];
  return one?.section === other?.section && one?.kind === "list_item" && other?.kind === "list_item";
};

/** A paragraph for each run of sentences; single ones make one together. */
export function paragraphsOfRuns(runs: readonly (readonly ProseLine[])[]): Told[][] {
  const paragraphs: Told[][] = [];
  for (const [at, run] of runs.entries()) {
    const said = toldOf(run);
    const current = paragraphs.at(-1);
    const isPoint = said.length === 1 && runs[at - 1]?.length === 1;
    if (isPoint && current && current.length < SENTENCES_A_PARAGRAPH) current.push(...said);
    else paragraphs.push(said);
  }
  return paragraphs;
}

/** In one register, each number with its place in the page. */
export function worded(paragraphs: readonly Told[][], page: Page): Draft[][] {
  const texts = paragraphs.flat().flatMap(({ text, isFrame, isAsIs }) => (isFrame || isAsIs ? [] : [text]));
  const said =
    page.language === "ja" ? inOneRegister(texts, registerOf(page), { isOfDiary: isDiary(page) }) : texts;
  let at = 0;
  return paragraphs.map((paragraph) => {
    const drafts = paragraph.map(({ text: own, blockIndex, isFrame, isAsIs }) => {
      const isUnchanged = isFrame === true || isAsIs === true;
      const text = isUnchanged ? own : (said[at] ?? "");
      if (!isUnchanged) at += 1;
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
