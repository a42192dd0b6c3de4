import type { Language } from "#kernel/vocabulary";
import { opensText } from "./definition.ts";
import type { ProseLine } from "./lines.ts";
import { standsAlone, standsLoosely } from "./stands.ts";
import { type Told, toldOf } from "./wording.ts";

const SENTENCES_A_PARAGRAPH = 6;
const SHORT: Record<Language, number> = { ja: 22, en: 45 };

/** The lines of a text that nothing is cut from: only those go whose support could not be said. */
export function wholeOf(lines: readonly ProseLine[], language: Language): ProseLine[] {
  let isBroken = false;
  return lines.filter((line, index) => {
    const text = line.sentences.join(" ");
    // 「次のすべてに当てはまるものです。」, and nothing of it could be said.
    if (language === "ja" && NAMES_A_LIST.test(text) && lines[index + 1]?.section !== line.section)
      return false;
    const isIntroduction = line.isTold === true && line.goesOn !== true && line.isCondition !== true;
    const alone =
      isIntroduction && line.begins
        ? true
        : line.begins && !line.gap
          ? !line.leans && (!isBroken || standsLoosely(text, language))
          : standsAlone(text, language) || (index === 0 && language === "en" && opensText(text));
    // A short sentence goes on from the one that is missing before it.
    const isMissing = line.gap || isBroken;
    const isCutOff = index > 0 && isMissing && !line.begins && text.length < SHORT[language];
    isBroken = isCutOff || (!alone && (isBroken || line.gap));
    return !isBroken;
  });
}

const NAMES_A_LIST = /^(?:次の|以下の|つぎの)[^。]{0,20}(?:です|ます)。$/;

/** A paragraph for each of the page's; short ones of a section together. */
export function asOnThePage(lines: readonly ProseLine[]): Told[][] {
  const paragraphs: Told[][] = [];
  const ofBlock = Map.groupBy(lines, ({ blockIndex }) => blockIndex);
  const isAlone = (line: ProseLine | undefined) =>
    line !== undefined && ofBlock.get(line.blockIndex)?.length === 1 && line.sentences.length === 1;
  let before: ProseLine | undefined;
  for (const line of lines) {
    const current = paragraphs.at(-1);
    const said = toldOf([line]);
    const isSame = before?.blockIndex === line.blockIndex;
    const isNear = before?.section === line.section && (current?.length ?? 0) < SENTENCES_A_PARAGRAPH / 2;
    // Points of one sentence each make a paragraph together.
    const isPoint = isAlone(before) && isAlone(line) && (current?.length ?? 0) < SENTENCES_A_PARAGRAPH;
    if (current && (isSame || isNear || isPoint)) current.push(...said);
    else paragraphs.push(said);
    before = line;
  }
  return paragraphs;
}
