import { readFileSync } from "node:fs";

interface Kind {
  /** Class of the words in the front end's own dictionary, and the number of its context there. */
  speech: string;
  context: number;
  /** Cost of a word that is not weighed by its length. */
  cost?: number;
}

const NOUN: Kind = { speech: "名詞,一般,*,*", context: 1345 };
/**
 * Its own places and names cost 5,000 to 9,000: ours win where one of them can stand. One that tears the words around
 * it apart, 間部 in 夜間部, costs in its row as much as it bears with さん behind it, or へ行く.
 */
const PLACE: Kind = { speech: "名詞,固有名詞,地域,一般", context: 1353, cost: 3_000 };
const FAMILY: Kind = { speech: "名詞,固有名詞,人名,姓", context: 1350, cost: 3_000 };

/** A town by its full name: it wins over the name of another place with 町 behind it, whose reading differs by town. */
const TOWN = /[町村]$/u;
const TOWN_COST = -1_000;

/** The lists whose words the front end learns, each with written form, reading and accent. */
const LISTS: readonly (readonly [list: string, kind: Kind])[] = [
  ["ja-everyday", NOUN],
  ["ja-names", NOUN],
  ["ja-places", PLACE],
  ["ja-family-names", FAMILY],
];

/** A pair of kanji may belong to two words, 全問 in 安全問題: there their own words win. Any other word wins as it stands. */
const PAIR = /^\p{Script=Han}{2}$/u;
const PAIR_COST = 2_000;
const LEAST_COST = -30_000;
/** More than in proportion to its length, so that one long word wins over two short ones in it. */
const costOf = (word: string) =>
  PAIR.test(word) ? PAIR_COST : Math.max(LEAST_COST, -Math.round(4_000 + 1_500 * word.length ** 1.3));

/** A small vowel belongs to the mora before it. */
const moraeOf = (kana: string) => kana.replace(/[ャュョァィゥェォ]/g, "").length;

function rowOf(line: string, { speech, context, cost }: Kind): string {
  const [word = "", kana = "", accent = "", dear = ""] = line.split("\t");
  // Behind another word, one with an accent keeps it, one without gets it on its first mora: rules C1 and C2.
  const joined = accent === "0" ? "C2" : "C1";
  const noun = `${speech},*,*,${word},${kana},${kana},${accent}/${moraeOf(kana)},${joined}`;
  const own = cost !== undefined && TOWN.test(word) ? TOWN_COST : (cost ?? costOf(word));
  return `${word},${context},${context},${dear || own},${noun}\n`;
}

/** Stands for a word whose reading and accent the text gives: a noun that nothing else can be (given.c). */
const GIVEN_WORD = `\uE000,${NOUN.context},${NOUN.context},${LEAST_COST},${NOUN.speech},*,*,\uE000,ア,ア,0/1,C2\n`;

/** 先生 behind a name counts as さん does: the front end takes it for a noun alone, and 南方先生 for a point of the compass. */
const TEACHER = "先生,1362,1362,6300,名詞,接尾,人名,*,*,*,先生,センセイ,センセー,3/4,C1\n";

/** Our words as the source of a user dictionary of MeCab's, which the front end reads beside its own. */
export function userDictionary(): string {
  const rows = LISTS.flatMap(([list, kind]) => {
    const text = readFileSync(new URL(`lexicon/${list}.tsv`, import.meta.url), "utf8");
    const lines = text.trimEnd().split("\n").slice(1);
    return lines.map((line) => rowOf(line, kind));
  });
  return rows.join("") + GIVEN_WORD + TEACHER;
}
