import type { Mention } from "./mentions.ts";
import { says, type Value } from "./values.ts";

/** The page's own wording of a sentence, with its numbers. */
export interface PageWording {
  values: Value[];
  blockIndex: number | null;
  factId: string | null;
  excerpt: string;
}

/** The page's version of a sentence's words, and which of its numbers stands for the sentence's first one. */
export interface Aligned {
  version: PageWording;
  offset: number;
}

/** A bare number is no sentence, and many things may be said with a few letters of one. */
const SHORTEST = { whole: 2, part: 5, name: 2.5 };
/** A table of thousands of like rows is no sentence either. */
const MOST_VERSIONS = 200;
/** So many sentences are compared with one that is not word for word the page's. */
const MOST_COMPARED = 1_500;
/** Endings that a writer puts behind a page's words to make a sentence of them. */
const ADDED = /(?:です|ます|でした|だ)$/;

/** The sentences of a page by their words without the numbers: what stays the same when one is changed. */
export function versionIndex() {
  const exact = new Map<string, PageWording[]>();
  const compared: { pattern: string; version: PageWording }[] = [];

  return {
    add(sentence: string, mentions: readonly Mention[], place: Omit<PageWording, "values">): void {
      const pattern = patternOf(sentence, mentions).replace(ADDED, "");
      if (lettersOf(pattern) < SHORTEST.whole) return;
      const version = { ...place, values: mentions.map(({ value }) => value) };
      const known = exact.get(pattern);
      if (!known) exact.set(pattern, [version]);
      else if (known.length < MOST_VERSIONS) known.push(version);
      if (compared.length < MOST_COMPARED && lettersOf(pattern) >= SHORTEST.part)
        compared.push({ pattern, version });
    },

    /** A name or title: each of its numbers is known by the words before or behind it, wherever the name is cut. */
    addName(name: string, mentions: readonly Mention[], place: Omit<PageWording, "values">): void {
      const pattern = patternOf(name, mentions);
      const values = mentions.map(({ value }) => value);
      for (const at of values.keys()) {
        const start = pattern.split(NUMBER_SIGN, at + 1).join(NUMBER_SIGN) + NUMBER_SIGN;
        // Writers leave out what stands in front of a title.
        const before = start.slice(-NAME_REACH);
        const behind = NUMBER_SIGN + pattern.slice(start.length, start.length + REACH_BEHIND);
        const known = [
          { near: before, inside: values.slice(at + 1 - numbersIn(before), at + 1) },
          { near: behind, inside: values.slice(at, at + numbersIn(behind)) },
        ];
        for (const { near, inside } of known)
          if (lettersOf(near) >= SHORTEST.name)
            compared.push({ pattern: near, version: { ...place, values: inside } });
      }
    },

    has: (sentence: string, mentions: readonly Mention[]): boolean =>
      exact.has(patternOf(sentence, mentions).replace(ADDED, "")),

    /** For each number of a sentence the page's versions of the words around it; none where it has other words. */
    of(sentence: string, mentions: readonly Mention[]): Aligned[][] {
      const core = patternOf(sentence, mentions).replace(ADDED, "");
      const same = exact.get(core);
      if (same) {
        const meant = nearest(same, mentions);
        return mentions.map((_, at) => meant.map((version) => ({ version, offset: at })));
      }
      const found: Aligned[][] = mentions.map(() => []);
      for (const { pattern: other, version } of compared) {
        const [inPage, inSentence] = [other.indexOf(core), core.indexOf(other)];
        if (lettersOf(core) >= SHORTEST.part && inPage !== -1) {
          const before = numbersIn(other.slice(0, inPage));
          for (const at of mentions.keys()) found[at]?.push({ version, offset: at + before });
        } else if (inSentence !== -1) {
          const before = numbersIn(core.slice(0, inSentence));
          for (const offset of version.values.keys()) found[before + offset]?.push({ version, offset });
        }
      }
      return found;
    },
  };
}

/** Of like rows of a list those that share most numbers with a sentence: it is one of them as a whole. */
function nearest(versions: readonly PageWording[], mentions: readonly Mention[]): PageWording[] {
  const shared = ({ values }: PageWording) =>
    mentions.filter(({ value }, at) => {
      const there = values[at];
      return there !== undefined && says(there, value);
    }).length;
  const most = Math.max(...versions.map(shared));
  return versions.filter((version) => shared(version) === most);
}

/** Stands for a number in a pattern. */
export const NUMBER_SIGN = "#";
/** So many letters before its number tell a name. */
const NAME_REACH = 14;
/** Writers leave out the end of a name, too. */
const REACH_BEHIND = 8;
const numbersIn = (pattern: string) => pattern.split(NUMBER_SIGN).length - 1;
/** How much a pattern says: a Latin letter half of what a kana does. */
export const lettersOf = (pattern: string) =>
  pattern.length - numbersIn(pattern) - (pattern.match(/[a-z]/g)?.length ?? 0) / 2;

/** A sentence's letters, each number a sign: writers change marks and spaces, and say 「手順2に」 for 「2に」. */
export function patternOf(sentence: string, mentions: readonly Mention[]): string {
  let cut = "";
  let from = 0;
  for (const { index, text } of mentions) {
    cut += lettersIn(sentence.slice(from, index)) + NUMBER_SIGN;
    from = index + text.length;
  }
  return (cut + lettersIn(sentence.slice(from))).replaceAll(`手順${NUMBER_SIGN}`, NUMBER_SIGN);
}

/** Where in a pattern the signs for a sentence's numbers stand, found in one pass: a line may hold thousands. */
export const placesOfNumbers = (pattern: string): number[] =>
  [...pattern.matchAll(new RegExp(NUMBER_SIGN, "g"))].map(({ index }) => index);

const lettersIn = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
