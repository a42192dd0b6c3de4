import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { letterPairs } from "#kernel/text/letter-pairs";
import { splitScript } from "#kernel/text/sentences";
import { type Mention, mentionsIn } from "./mentions.ts";
import { blocksRead, MOST_NUMBERS_TOLD } from "./sources.ts";
import { areOfOneKind, says, type Value } from "./values.ts";

/** So much nearer, in shares of a sentence's words, another number's place has to be. */
const MARGIN = 0.2;
/** Weight of the signs right before and right behind a number beside the words of its sentence. */
const NEAR = { before: 0.5, behind: 0.3 };
/** A place that has less of a sentence is not the one that it was made of. */
const LEAST = 0.4;
/** A place whose words are all told is as near as can be. */
const WHOLE = 1 + NEAR.before + NEAR.behind;
const REACH = { before: 12, behind: 8 };
/** "Carbohydrates: 28 g | Protein: 5 g" */
const ROW = /\|.*\|/;
/** A page with more numbers is a table itself. */
const MOST_PLACES = 4_000;

interface Context {
  terms: ReadonlySet<string>;
  before: ReadonlySet<string>;
  behind: ReadonlySet<string>;
}
interface Place extends Context {
  value: Value;
  /** Stands in a cell, whose words are those of other cells. */
  isCell: boolean;
}

/** Verdicts of the words around the numbers of a sentence. */
interface Rivalry {
  /**
   * Whether another number stands in words much nearer to the sentence's than all places of its own: "the fair has
   * 43 stands" of a page with "the fair has 57 stands" and "43 cars".
   */
  hasRival: (mention: Mention) => boolean;
  /** Whether its own number stands in the nearest words of all. */
  isAtHome: (mention: Mention) => boolean;
}

/** Compares the words around a sentence's numbers with those around the page's numbers of the kind. */
export function rivalsOn(page: Page): (sentence: string, mentions: readonly Mention[]) => Rivalry {
  let read: ReturnType<typeof placesOf> | undefined;

  return (sentence, mentions) => {
    let terms: ReadonlySet<string> | undefined;
    // A number that the sentence says, too, is none that it should have said here.
    const isSaid = (value: Value) => mentions.some((one) => says(value, one.value));

    /** How near the nearest place of the number is, and that of another; null where a page cannot tell. */
    const nearest = (mention: Mention) => {
      if (mentions.length > MOST_NUMBERS_TOLD) return null;
      read ??= placesOf(page);
      terms ??= contentTerms(sentence, page.language);
      const { places, weightOf } = read;
      const own = contextOf(sentence, mention, terms);
      const all = sumOf(terms, weightOf);
      let [same, other] = [0, 0];
      for (const place of places) {
        const isSame = says(place.value, mention.value);
        if (isSame && isWithin(place.terms, terms)) return { same: WHOLE, other: 0 };
        if (isSame && place.isCell) return null;
        if (!isSame && (!areOfOneKind(place.value, mention.value) || isSaid(place.value))) continue;
        const near = nearness(own, place, weightOf, all);
        if (isSame) same = Math.max(same, near);
        else other = Math.max(other, near);
      }
      return { same, other };
    };

    return {
      hasRival: (mention) => {
        const { same = 0, other = 0 } = nearest(mention) ?? {};
        return same > 0 && other > LEAST && other - same > MARGIN;
      },
      isAtHome: (mention) => {
        const { same = 0, other = 0 } = nearest(mention) ?? {};
        return same > LEAST && same > other;
      },
    };
  };
}

/** The numbers of a page with what stands around them, and how much each of its words tells: rare ones more. */
function placesOf({ blocks, facts, language }: Page) {
  const times = new Map<string, number>();
  const places: Place[] = [];
  let lines = 0;
  const read = (text: string, heading = "", isCell = false) => {
    if (places.length > MOST_PLACES) return;
    const terms = contentTerms(`${heading} ${text}`, language);
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
    lines++;
    for (const mention of mentionsIn(text))
      places.push({ value: mention.value, isCell, ...contextOf(text, mention, terms) });
  };
  let heading = "";
  for (const [, { kind, text }] of blocksRead(blocks)) {
    if (kind === "heading") heading = text;
    for (const { text: sentence } of splitScript(text))
      read(sentence, kind === "heading" ? "" : heading, kind === "table_row" || ROW.test(sentence));
  }
  for (const { kind, label, value, currency } of facts) read(`${label ?? kind} ${value} ${currency ?? ""}`);
  const weightOf = (term: string) => {
    const known = times.get(term);
    return known ? Math.log(1 + lines / known) : 0;
  };
  return { places, weightOf };
}

type Weight = (term: string) => number;

const sumOf = (terms: Iterable<string>, weightOf: Weight) => {
  let sum = 0;
  for (const term of terms) sum += weightOf(term);
  return sum;
};

/** The share of a sentence's words that a place has too, and the signs beside the number that it shares. */
function nearness(own: Context, place: Context, weightOf: Weight, all: number): number {
  const words = all > 0 ? sumOf(both(own.terms, place.terms), weightOf) / all : 0;
  return (
    words + NEAR.before * shared(own.before, place.before) + NEAR.behind * shared(own.behind, place.behind)
  );
}

/** "11:00 Sack race": a short line whose words are all told is the one that is told. */
const isWithin = (terms: ReadonlySet<string>, own: ReadonlySet<string>) => {
  const words = [...terms].filter((term) => !/\d/.test(term));
  return words.length > 0 && words.every((word) => own.has(word));
};

const shared = (own: ReadonlySet<string>, there: ReadonlySet<string>) =>
  own.size > 0 ? both(own, there).length / own.size : 0;

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((own) => other.has(own));

const contextOf = (
  text: string,
  { index, text: { length } }: Mention,
  terms: ReadonlySet<string>,
): Context => ({
  terms,
  before: pairsOf(text.slice(Math.max(0, index - REACH.before), index)),
  behind: pairsOf(text.slice(index + length, index + length + REACH.behind)),
});

/** Each two letters that stand side by side; any digit is one of them. */
function pairsOf(text: string): Set<string> {
  const letters = text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\d+/g, "0")
    .toLowerCase();
  return new Set(letterPairs(letters));
}
