import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { allowedBy, runningEditorOf } from "../../said.ts";
import { tellsOfItself } from "../left-out/of-itself-en.ts";
import { withoutRepeats } from "../left-out/without-repeats.ts";
import { type ProseLine, proseLinesOf } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { sceneBlocksIn } from "../passages/scenes-en.ts";
import { registerOf } from "../register.ts";
import { standsAlone } from "../stands.ts";
import { hasFullStop, isRunningText } from "./running-text.ts";

/**
 * The sentences of a text as its author wrote them, verbless ones included: they are understood in their place. What
 * leans on something that cannot be said is left out with it.
 */
export function writtenLines(page: Page, settings: ScriptSettings, most: number): ProseLine[] {
  const lines = sayableLines(page, settings, most);
  // A refrain within a paragraph is the author's own, and a sentence that stands in two of them is said once.
  const distinct = new Set(withoutRepeats(lines, page).map(textOfLine));
  const firstAt = new Map(lines.toReversed().map((line) => [textOfLine(line), line.blockIndex]));
  const isFirst = (line: ProseLine) => firstAt.get(textOfLine(line)) === line.blockIndex;
  const isUnannounced = announcedUnheard(lines, page);
  const isInner = (line: ProseLine) => !line.begins && line.kind === "paragraph";
  // A deck and a caption have no full stop; rows are no running text, but the sentence of a list that it announced is.
  const isText = ({ isRow, isTold, blockIndex }: ProseLine) =>
    (!isRow || isJoinedToList(blockIndex, page)) &&
    isTold !== true &&
    hasFullStop(page.blocks[blockIndex]?.text ?? "");
  const isOfItself = (line: ProseLine, next: ProseLine | undefined) =>
    page.language === "en" &&
    tellsOfItself(textOfLine(line)) &&
    !(next?.leans && next.blockIndex === line.blockIndex);
  const told = lines.filter(
    (line, at) =>
      isText(line) &&
      isFirst(line) &&
      !isUnannounced(line) &&
      (isInner(line) || distinct.has(textOfLine(line))) &&
      !isOfItself(line, lines[at + 1]),
  );
  return withoutTorn(fromMatter(told, page), page).map((line) => ({
    ...line,
    sentences: line.sentences.map(withoutDash),
  }));
}

/** Whether an English paragraph has been told with the items below it. */
const isJoinedToList = (at: number, { blocks, language }: Page) =>
  language === "en" &&
  blocks[at]?.kind === "paragraph" &&
  blocks[at + 1]?.kind === "list_item" &&
  blocks[at + 1]?.text === "";

/** All sentences of a page that can be said where they stand, whatever went before them. */
export function sayableLines(page: Page, settings: ScriptSettings, most = MOST_LINES): ProseLine[] {
  const isAllowed = allowedBy(settings);
  const isFit = runningEditorOf(page);
  const fit = (text: string) => isAllowed(text) && isFit(text);
  return proseLinesOf(page, registerOf(page), fit, most, { isAsWritten: true });
}
const MOST_LINES = 400;

/** "When it starts, this happens:", which cannot be said: its points happen at no time that anybody has heard. */
function announcedUnheard(
  lines: readonly ProseLine[],
  { blocks, language }: Page,
): (line: ProseLine) => boolean {
  const heard = new Set(lines.map(({ blockIndex }) => blockIndex));
  return ({ kind, blockIndex }) => {
    if (language !== "en" || kind !== "list_item") return false;
    let lead = blockIndex - 1;
    while (blocks[lead]?.kind === "list_item") lead -= 1;
    const block = blocks[lead];
    return block?.kind === "paragraph" && LEADS.test(block.text.trim()) && !heard.has(lead);
  };
}
const LEADS = /[^.!?]:$/u;

/** An English text that is no report begins behind the paragraphs that only set the scene. */
function fromMatter(lines: readonly ProseLine[], page: Page): readonly ProseLine[] {
  if (page.language !== "en" || isNewsReport(page)) return lines;
  const scenes = sceneBlocksIn([...lines]);
  const matter = lines.find(({ blockIndex }) => !scenes.has(blockIndex))?.blockIndex;
  return matter === undefined ? lines : lines.filter(({ blockIndex }) => blockIndex >= matter);
}

/** "—To be honest, …": no voice says it. */
const withoutDash = (sentence: string) => sentence.replace(/^[—―─–]{1,3}\s*/u, "");

/** Without what goes on from a sentence that is missing before it, up to the next paragraph that stands. */
function withoutTorn(lines: readonly ProseLine[], { blocks, language }: Page): ProseLine[] {
  const isMissing = (from: number, to: number) =>
    blocks.slice(from, to).some((block) => isRunningText(block, language));
  let isTorn = false;
  let before = -1;
  return lines.filter((line) => {
    const isNew = line.blockIndex !== before;
    if (isNew ? isMissing(before + 1, line.blockIndex) || !line.begins : line.gap) isTorn = true;
    if (isTorn && isNew && line.begins && standsAlone(textOfLine(line), language)) isTorn = false;
    before = line.blockIndex;
    return !isTorn;
  });
}
