import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { polite } from "../text/polite.ts";
import { tiesToBlock } from "../ties.ts";
import type { Unit } from "../units.ts";

const SENTENCES_A_PARAGRAPH = 5;

/** A paragraph a section of the page, long ones in two. */
export function paragraphsBySection(
  units: readonly Unit[],
  language: Language,
  isPolite: boolean,
): Draft[][] {
  const paragraphs: Draft[][] = [];
  let section: number | null = null;
  for (const unit of units) {
    const current = paragraphs.at(-1);
    const drafts = unit.sentences.map((sentence) => {
      const text =
        language === "ja" && isPolite && tiesToBlock(sentence, 0).length === 0 ? polite(sentence) : sentence;
      return { text, ties: tiesToBlock(text, unit.blockIndex) };
    });
    if (current && unit.section === section && current.length < SENTENCES_A_PARAGRAPH)
      current.push(...drafts);
    else paragraphs.push(drafts);
    section = unit.section;
  }
  return paragraphs;
}
