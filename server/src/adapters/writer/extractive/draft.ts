import type { LeftOut } from "#kernel/left-out";
import type { Fact, Page, Variant } from "#kernel/page";
import type { Tie } from "#kernel/ties/tie";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { WrittenSentence } from "#ports/writer";

/** A sentence whose places in the page are known. */
export type Draft = WrittenSentence & { ties: Tie[] };

/** A script before its ties and its length are checked, with what was left out of it. */
export interface Composed {
  paragraphs: Draft[][];
  leftOut: LeftOut[];
}

/** Whom and what the sentences that are ours speak of. */
export interface Subject {
  page: Page;
  style: ScriptStyle;
  /** The product's name or the title, as it is said. */
  name: string;
  /** The site's name, or null when only its address is known. */
  site: string | null;
  audience: string | null;
  /** Length that was asked for. */
  seconds: number;
}

/** Price, stock and ratings that may be said; null where the page leaves them open. */
export interface Offer {
  price: Fact | null;
  /** The former or usual price, when it is above the price. */
  usual: Fact | null;
  availability: Fact | null;
  rating: Fact | null;
  reviews: Fact | null;
  /** Whether the page sells other sizes or sets for more: the price is the lowest of several. */
  isLowest: boolean;
  /** Whether it is the price of one of several, others of which cost less: the one that the page shows. */
  isOfOneVersion: boolean;
  /** Sizes or kinds with prices of their own, where there is time to name each. */
  variants: readonly Variant[];
  /** Whether there is so much to tell of the thing itself that nobody waits for what its sending costs. */
  isSendingLeftOut?: boolean;
}

/** The sentences that are ours and not the page's, in one language. */
export interface Phrases {
  opening(subject: Subject): Draft[];
  /** Where the page's own words come first: what they were about. */
  naming(subject: Subject): Draft[];
  /** That a thing cannot be had, where that is said right behind its name. */
  gone?(offer: Offer): Draft[];
  /** Price and availability. */
  offer(subject: Subject, offer: Offer): Draft[];
  rating(offer: Offer): Draft[];
  /**
   * Specifications in order of importance: the last ones are left out when time is short. What sentences
   * of the script have told already is not told again.
   */
  details(subject: Subject, told: readonly string[]): Draft[];
  /** Names of things on a page that has no sentences. */
  things(names: readonly string[]): Draft;
  /** Headlines of a page that has no sentences. */
  headlines(titles: readonly string[]): Draft;
  /** Says of a page that has nothing to tell that it has nothing. */
  nothing(subject: Subject): Draft;
  /** A customer's sentence, as a quotation; behind another customer's, `turn` is not 0. */
  review(sentence: string, turn?: number): Draft;
  closing(subject: Subject, offer: Offer): Draft[];
  /** Says what has to be said and no sentence of the page says. */
  mention(phrases: readonly string[]): Draft;
}

export const plain = (text: string): Draft => ({ text, ties: [] });
