import { readFileSync } from "node:fs";

/** The lists whose words the front end learns, each with written form, reading and accent. */
const LISTS = ["ja-everyday", "ja-names"];

/** Context of a common noun in the front end's own dictionary. */
const NOUN = 1345;

/** A pair of kanji may belong to two words, 全問 in 安全問題: there their own words win. Any other word wins as it stands. */
const PAIR = /^\p{Script=Han}{2}$/u;
const PAIR_COST = 2_000;
const LEAST_COST = -30_000;
/** More than in proportion to its length, so that one long word wins over two short ones in it. */
const costOf = (word: string) =>
  PAIR.test(word) ? PAIR_COST : Math.max(LEAST_COST, -Math.round(4_000 + 1_500 * word.length ** 1.3));

/** A small vowel belongs to the mora before it. */
const moraeOf = (kana: string) => kana.replace(/[ャュョァィゥェォ]/g, "").length;

function rowOf(line: string): string {
  const [word = "", kana = "", accent = ""] = line.split("\t");
  // Behind another word, one with an accent keeps it, one without gets it on its first mora: rules C1 and C2.
  const joined = accent === "0" ? "C2" : "C1";
  const noun = `名詞,一般,*,*,*,*,${word},${kana},${kana},${accent}/${moraeOf(kana)},${joined}`;
  return `${word},${NOUN},${NOUN},${costOf(word)},${noun}\n`;
}

/** Our words as the source of a user dictionary of MeCab's, which the front end reads beside its own. */
export function userDictionary(): string {
  const lines = LISTS.flatMap((list) => {
    const text = readFileSync(new URL(`lexicon/${list}.tsv`, import.meta.url), "utf8");
    return text.trimEnd().split("\n").slice(1);
  });
  return lines.map(rowOf).join("");
}
