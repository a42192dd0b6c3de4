import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";

/** The place in the page that a number or name of a sentence comes from. */
export interface Tie {
  text: string;
  blockIndex: number | null;
  factId: string | null;
  /** The words around it there. */
  excerpt?: string;
  /** The page does not say these words: it never did, or does no more. */
  absent?: true;
}

export interface WrittenSentence {
  text: string;
  /** Null where nothing was checked. */
  ties: Tie[] | null;
}

export interface WrittenScript {
  language: Language;
  /** Paragraphs of sentences, in reading order. */
  paragraphs: WrittenSentence[][];
  /** Characters of source that were used: what the script costs. */
  sourceCharacters: number;
}

export interface Writer {
  readonly name: string;
  write(page: Page, settings: ScriptSettings, signal: AbortSignal): Promise<WrittenScript>;
}
