import type { Told } from "./wording.ts";

/** Chooses of a text what is told in so many seconds. */
export interface Chooser {
  /** Paragraphs for so many seconds, and how many sentences of the page they have. */
  choose(budget: number, isExact: boolean): { told: Told[][]; count: number };
  /** Whether nothing can be told. */
  isEmpty: boolean;
}
