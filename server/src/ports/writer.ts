import type { LeftOut } from "#kernel/left-out";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Tie } from "#kernel/ties/tie";
import type { Language } from "#kernel/vocabulary";

export interface WrittenSentence {
  text: string;
  /** Null where nothing was checked. */
  ties: Tie[] | null;
}

export interface WrittenScript {
  language: Language;
  /** Paragraphs of sentences, in reading order. */
  paragraphs: WrittenSentence[][];
  leftOut?: LeftOut[];
}

export interface Writer {
  readonly name: string;
  /** The same page and settings give the same script, which is therefore not paid for twice. */
  readonly repeats?: boolean;
  /**
   * Seconds that the script would last, told before it is ordered; where the page has plenty, seconds of its
   * sentences. A writer that rephrases cannot say.
   */
  secondsOf?(page: Page, settings: ScriptSettings): number;
  write(page: Page, settings: ScriptSettings, signal: AbortSignal): Promise<WrittenScript>;
}
