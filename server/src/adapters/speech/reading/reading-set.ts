import { readFileSync } from "node:fs";
import type { Language } from "#kernel/vocabulary";

/**
 * `fresh` and `second` to `twenty-third` were written before anybody looked at what is made of them; their first scores are
 * kept in first-runs.tsv. `classes` goes through counters, dates, units, names and words of several readings in turn.
 */
type Ordinal =
  | "second"
  | "third"
  | "fourth"
  | "fifth"
  | "sixth"
  | "seventh"
  | "eighth"
  | "ninth"
  | "tenth"
  | "eleventh"
  | "twelfth"
  | "thirteenth"
  | "fourteenth"
  | "fifteenth"
  | "sixteenth"
  | "seventeenth"
  | "eighteenth"
  | "nineteenth"
  | "twentieth"
  | "twenty-first"
  | "twenty-second"
  | "twenty-third";

export type SetName = Language | `${Language}-${"fresh" | "classes" | Ordinal}`;

/** A word whose spelling does not tell how it is said. */
export interface HeardWord {
  word: string;
  phones: string[];
}

/** A line of a reading set: a text, and every way of reading it aloud that is right. */
export interface ReadingItem {
  category: string;
  text: string;
  readings: string[];
  /** English words of several sounds, in their order in the reading, each with the phones that are right. */
  sounds: HeardWord[];
  /** Parts that are in no right reading. */
  never: string[];
  /** Every third item is kept apart: nobody looks at it while improving a normaliser. */
  heldOut: boolean;
}

/** The rows of a table beside this file, by columns; its first line names them. */
export function readingRows(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`./${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => line.split("\t"));
}

/**
 * A set, from a table of category, text and reading. A reading is written as it is
 * pronounced (particles are ワ, エ, オ); ` | ` parts whole alternatives, `(ヒト/イッ)` alternative parts.
 * `…マイナス…` stands for every reading that has this part, `…ニカイ…ロッカイ…` for each that has both.
 * A fourth column gives the phones of words in ARPAbet: `read=R EH1 D; use=Y UW1 S/Y UW1 Z`;
 * a fifth one what may not be in the reading.
 */
export function readingSet(name: SetName): ReadingItem[] {
  return readingRows(name).map(([category = "", text = "", reading = "", sounds = "", never = ""], index) => {
    const readings = reading.split(" | ").flatMap(expand);
    return {
      category,
      text,
      readings,
      sounds: heardWords(sounds),
      never: never.split(" | ").filter(Boolean),
      heldOut: index % 3 === 2,
    };
  });
}

/** The column of phones of a table. */
export const heardWords = (column: string): HeardWord[] =>
  column
    .split("; ")
    .filter(Boolean)
    .map((one) => {
      const [word = "", phones = ""] = one.split("=");
      return { word, phones: phones.split("/") };
    });

/** `a(b/c)d` → abd, acd; brackets may lie in brackets. */
function expand(reading: string): string[] {
  const group = /\(([^()]*)\)/.exec(reading);
  if (!group) return [reading];
  const [before, after] = [reading.slice(0, group.index), reading.slice(group.index + group[0].length)];
  return (group[1] ?? "").split("/").flatMap((part) => expand(before + part + after));
}
