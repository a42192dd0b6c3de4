import type { Page } from "#kernel/page";
import type { Tie } from "#kernel/ties/tie";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { WrittenSentence } from "#ports/writer";

/** A sentence whose places in the page are known. */
export type Draft = WrittenSentence & { ties: Tie[] };

/** Kinds of facts for openings and closings. */
export interface Subject {
  page: Page;
  style: ScriptStyle;
  /** The product's name or the title, short enough to say. */
  name: string;
  /** The site's name, or null when only its address is known. */
  site: string | null;
  audience: string | null;
}

/** The sentences that are ours and not the page's, in one language. */
export interface Phrases {
  opening(subject: Subject): Draft[];
  /** Price, availability and reviews. */
  offer(subject: Subject): Draft[];
  /** Specifications in order of importance: the last ones are left out when time is short. */
  details(subject: Subject): Draft[];
  closing(subject: Subject): Draft[];
  /** Says what has to be said and no sentence of the page says. */
  mention(phrases: readonly string[]): Draft;
}

export const plain = (text: string): Draft => ({ text, ties: [] });
