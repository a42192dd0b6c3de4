import type { Mention } from "./mentions.ts";
import type { Source } from "./sources.ts";

/** 「東農園が」, right before a number. */
const NAMED = /([^\s、。はがをにで]{2,20})[がは]\s?約?$/u;
/** Between the cells of a row. */
const CELLS = " / ";

/**
 * Whether a row of a table that begins with the name before a number has that number: 「東農園 / 24区画 / 9,000円」. The
 * same words with a number of another kind, 「東農園が1.6倍」, say nothing against it.
 */
export function hasOwnRow(sentence: string, { index }: Mention, places: readonly Source[]): boolean {
  const name = NAMED.exec(sentence.slice(0, index))?.[1];
  return (
    name !== undefined && places.some(({ excerpt }) => excerpt.startsWith(name) && excerpt.includes(CELLS))
  );
}
