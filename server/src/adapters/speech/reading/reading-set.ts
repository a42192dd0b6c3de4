import { readFileSync } from "node:fs";
import type { Language } from "#kernel/vocabulary";

/**
 * `fresh` and `second` to `eleventh` were written before anybody looked at what is made of them; their first scores are
 * kept in first-runs.tsv. `classes` goes through counters, dates, units, names and words of several readings in turn.
 */
export type SetName =
  | Language
  | `${Language}-${"fresh" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth" | "ninth" | "tenth" | "eleventh" | "classes"}`;

/** A line of a reading set: a text, and every way of reading it aloud that is right. */
export interface ReadingItem {
  category: string;
  text: string;
  readings: string[];
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
 */
export function readingSet(name: SetName): ReadingItem[] {
  return readingRows(name).map(([category = "", text = "", reading = ""], index) => {
    return { category, text, readings: reading.split(" | ").flatMap(expand), heldOut: index % 3 === 2 };
  });
}

/** `a(b/c)d` → abd, acd; brackets may lie in brackets. */
function expand(reading: string): string[] {
  const group = /\(([^()]*)\)/.exec(reading);
  if (!group) return [reading];
  const [before, after] = [reading.slice(0, group.index), reading.slice(group.index + group[0].length)];
  return (group[1] ?? "").split("/").flatMap((part) => expand(before + part + after));
}
