import type { Page } from "#kernel/page";
import { runningText } from "#kernel/running-text";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds, spokenSeconds } from "#kernel/text/spoken-seconds";
import type { ScriptDraft } from "./fault.ts";

const TOLERANCE = 0.1;
/** Not every sentence can be used: a page that has this much has enough. */
const ENOUGH = 1.5;

/** Seconds of the sentences of a page that a script could use. */
export function usableSeconds(page: Page, isUsable: (text: string) => boolean): number {
  const said = new Set<string>();
  let seconds = 0;
  for (const { kind, text } of runningText(page.blocks)) {
    if (kind === "heading" || kind === "table_row") continue;
    for (const { text: sentence } of splitScript(text)) {
      if (said.has(sentence) || !isUsable(sentence)) continue;
      said.add(sentence);
      seconds += sentenceSeconds(sentence, page.language);
    }
  }
  return seconds;
}

/** A script that takes longer than was ordered, or shorter though the page has more to say. */
export function wrongLength(
  { paragraphs, language, targetSeconds }: ScriptDraft,
  material: () => number,
): string | null {
  const seconds = spokenSeconds(paragraphs, language);
  const isLong = seconds > (1 + TOLERANCE) * targetSeconds;
  const isShort = seconds < (1 - TOLERANCE) * targetSeconds && material() >= ENOUGH * targetSeconds;
  return isLong || isShort ? `${Math.round(seconds)} s` : null;
}
