import { readFileSync } from "node:fs";

const list = new URL("lexicon/ja-kanji.tsv", import.meta.url);

/** The readings of single kanji as rows of a C table: each reading with all kanji that have it. */
export function kanjiReadings(): string {
  const [, ...lines] = readFileSync(list, "utf8").trimEnd().split("\n");
  const kanjiOf = Map.groupBy(
    lines.map((line) => line.split("\t")),
    ([, kana]) => kana,
  );
  return [...kanjiOf]
    .map(([kana, rows]) => `{"${kana}", "${rows.map(([kanji]) => kanji).join("")}"},\n`)
    .join("");
}
