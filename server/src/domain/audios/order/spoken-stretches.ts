import { LANGUAGE_MARK } from "#kernel/text/language-mark";
import { MANNER_MARK } from "#kernel/text/manner-mark";
import type { Language } from "#kernel/vocabulary";
import { type Manner, mannerAfter } from "./manner-marks.ts";
import type { MarkedStretch } from "./pause-marks.ts";

/** The manner that marks in a line give to the words behind them. */
export interface Style extends Manner {
  /** The voice's own, unless the script marks another. */
  language?: Language;
}

/** A stretch of a sentence that is spoken in one language and one manner. */
export type SpokenStretch = MarkedStretch & Style;

const MARK = new RegExp(`${LANGUAGE_MARK.source}|${MANNER_MARK.source}`, "gi");

export const withoutStyleMarks = (text: string): string => text.replace(MARK, "");

function styleAfter(before: Style, groups: Record<string, string | undefined>): Style {
  const { language, closing } = groups;
  if (!language) return mannerAfter(before, groups);
  const { language: _, ...manner } = before;
  return closing ? manner : { ...manner, language: language.toLowerCase() as Language };
}

/** Cuts a stretch at its marks; `open` is what marks before it began. */
export function spokenStretches(
  { text, pause }: MarkedStretch,
  open: Style,
): { stretches: SpokenStretch[]; open: Style } {
  const stretches: SpokenStretch[] = [];
  let style = open;
  let from = 0;
  const add = (words: string) => {
    if (words.trim()) stretches.push({ text: words.trim(), ...style });
  };
  for (const { 0: mark, index, groups = {} } of text.matchAll(MARK)) {
    add(text.slice(from, index));
    style = styleAfter(style, groups);
    from = index + mark.length;
  }
  add(text.slice(from));
  const last = stretches.pop() ?? { text: "" };
  return { stretches: [...stretches, { ...last, ...(pause && { pause }) }], open: style };
}
