import { readFileSync } from "node:fs";

const folder = new URL("../../../voice/lexicon/", import.meta.url);

/** The rows of a word list, by columns; its first line names them. */
export function wordRows(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`${name}.tsv`, folder), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => line.split("\t"));
}

/** Each written form of a word list with its reading. */
export const wordList = (name: string): ReadonlyMap<string, string> =>
  new Map(wordRows(name).map(([written = "", read = ""]) => [written, read]));

/** The words of a list that has one column. */
export const wordSet = (name: string): ReadonlySet<string> =>
  new Set(wordRows(name).map(([word = ""]) => word));
