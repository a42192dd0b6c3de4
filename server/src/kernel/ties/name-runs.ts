import type { Item } from "#kernel/shelf/items";
import { type Mention, mentionsIn } from "./mentions.ts";
import type { Value } from "./values.ts";

/** No script tells as many things. */
const MOST_ITEMS = 300;
/** So many words of a name are compared at once. */
const MOST_WORDS = 8;
/** Words that so many of the things are called by tell none of them. */
const MOST_SHARE = 0.3;

/** A word of a sentence or a name; a number in it is a sign, so that a wrong one is still found. */
export interface Word {
  text: string;
  /** Place in the sentence. */
  index: number;
  number: Mention | null;
}
/** A thing in whose name the words stand, and the numbers there. */
interface Run {
  item: Item;
  numbers: Value[];
}
/** Words of a sentence that stand in names, and all names in which they do. */
export interface LongestRun {
  words: Word[];
  found: Run[];
}

const SIGN = "#";
/** Keeps the place of a number's other characters. */
const FILLER = "\u0000";

/** The words of a text in their order, each number a sign. */
export function signedWords(text: string, mentions: readonly Mention[]): Word[] {
  let signed = text.replaceAll(SIGN, " ");
  for (const { index, text: own } of mentions)
    signed = signed.slice(0, index) + SIGN.padEnd(own.length, FILLER) + signed.slice(index + own.length);
  // A part of a word with its number is one word, whatever the number's length: "KR800".
  return [...signed.matchAll(/[\p{L}\p{N}#\0]+/gu)].map(({ 0: word, index }) => ({
    text: word.replaceAll(FILLER, "").toLowerCase(),
    index,
    number: mentions.find((one) => one.index >= index && one.index < index + word.length) ?? null,
  }));
}

/** Behind a name, and said by nobody. */
const MARKS = /[™®ⁿ]/gu;
const keyOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
export const lettersAmong = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + text.replaceAll(SIGN, "").length, 0);

/** Finds the things of a list by any words of their names that stand side by side: writers make names short. */
export function nameRuns(all: readonly Item[]) {
  const items = all.slice(0, MOST_ITEMS);
  const runs = new Map<string, Run[]>();
  for (const item of items) {
    const name = item.name.replace(MARKS, "");
    const words = signedWords(name, mentionsIn(name));
    for (const from of words.keys())
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
        const own = words.slice(from, to);
        const run = { item, numbers: own.flatMap(({ number }) => (number ? [number.value] : [])) };
        const key = keyOf(own);
        runs.set(key, [...(runs.get(key) ?? []), run]);
      }
  }
  const most = Math.max(2, MOST_SHARE * new Set(items.map(({ name }) => name)).size);
  const areFew = (found: readonly Run[]) => new Set(found.map(({ item }) => item.name)).size <= most;

  return {
    size: runs.size,
    /** The longest words of few names, among these or around one of them; the last of several as long. */
    longestIn(words: readonly Word[], around?: Word): LongestRun | null {
      let best: LongestRun | null = null;
      for (const from of words.keys())
        for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
          const own = words.slice(from, to);
          const found = runs.get(keyOf(own));
          if (!found) break;
          const isMeant = (!around || own.includes(around)) && areFew(found);
          if (isMeant && (!best || lettersAmong(own) >= lettersAmong(best.words)))
            best = { words: own, found };
        }
      return best;
    },
  };
}
