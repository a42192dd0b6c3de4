import type { Page } from "#kernel/page";
import { type Mention, mentionsIn } from "./mentions.ts";
import { nameIndex } from "./name-index.ts";
import { pageIndex } from "./page-index.ts";
import { around } from "./sources.ts";
import { statesIn } from "./states.ts";
import type { Tie } from "./tie.ts";
import { says } from "./values.ts";

/** Ties the sentences of scripts to one page. */
export type TieChecker = (sentence: string) => Tie[];

/**
 * Reads all numbers of a page once. A number of a sentence is tied when the page says the same, however
 * it writes it. Where the page has the very sentence with other numbers, the page's own are right, even
 * when the sentence's stand somewhere else.
 */
export function tieChecker(page: Page): TieChecker {
  const index = pageIndex(page);
  const names = nameIndex(page);

  return (sentence) => {
    const mentions = mentionsIn(sentence);
    const versions = index.versionsOf(sentence, mentions);
    const placed = mentions.map(({ text, value }, position) => {
      const places = index.placesOf(value);
      const here = versions?.find(({ values }) => {
        const there = values[position];
        return there !== undefined && says(there, value) && places.length > 0;
      });
      const all = versions && !here ? [] : places;
      const block = all.find(({ blockIndex }) => blockIndex !== null);
      const near = all.filter(({ factId }) => factId !== null);
      const facts = near.some(({ stated }) => stated) ? near.filter(({ stated }) => stated) : near;
      // Of two facts with one value, the one with the same spelling: 0.6リットル is the row's, 0.6L the name's.
      const fact = facts.find(({ excerpt }) => excerpt.includes(text)) ?? facts[0];
      const said = [fact, here, block, all[0]].filter((place) => place !== undefined);
      const excerpt = (said.find((place) => place.excerpt.includes(text)) ?? said[0])?.excerpt;
      const tie: Tie = {
        text,
        blockIndex: here?.blockIndex ?? block?.blockIndex ?? null,
        factId: fact?.factId ?? null,
        ...(excerpt && { excerpt: around(excerpt, -1) }),
      };
      return { isSaid: all.length > 0, tie };
    });
    // Of two equal numbers one may be wrong, so neither is tied.
    const wrong = new Set(placed.filter((one) => !one.isSaid).map(({ tie }) => tie.text));
    const numbers = placed.map(({ tie }) => tie).filter(({ text }) => !wrong.has(text));
    return unique([...numbers, ...names(sentence, mentions), ...statesIn(sentence, page.facts)]);
  };
}

/** The words of a checked sentence that nothing of the page says, in the sentence's order. */
export function untiedIn(sentence: string, ties: readonly Tie[] | null): string[] {
  if (!ties) return [];
  const tied = new Set(ties.flatMap(({ text, absent }) => (absent ? [] : [text])));
  const words = ties
    .filter(({ absent }) => absent)
    .map(({ text }) => ({ text, index: sentence.indexOf(text) }));
  // A number of a name that is none of the page's goes with the name.
  const isInside = ({ text, index }: Mention) =>
    words.some((one) => one.index <= index && index + text.length <= one.index + one.text.length);
  const numbers = mentionsIn(sentence).filter((one) => !tied.has(one.text) && !isInside(one));
  const places = [...numbers, ...words].toSorted((a, b) => a.index - b.index);
  return [...new Set(places.map(({ text }) => text))];
}

/** Of two ties of the same words, the first is more certain. */
const unique = (ties: Tie[]) =>
  [...new Map(ties.toReversed().map((tie) => [tie.text, tie])).values()].toReversed();
