import type { DictionaryWordInput } from "#gql/graphql";

export type Reading = Pick<DictionaryWordInput, "language" | "word" | "reading">;
export type ReadingProblem = "word" | "kana" | "plain";

/** With \ where the voice falls, or _ at the end of a level word. */
const KANA =
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:_|\\(?![ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ])[\p{Script=Hiragana}\p{Script=Katakana}ー]*)?$/u;
const PLAIN = /^[A-Za-z]+(?:['-][A-Za-z]+)*(?: [A-Za-z]+(?:['-][A-Za-z]+)*)*$/;
const LETTER = /[\p{L}\p{N}]/u;

const tidy = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ");

/** Dictionaries draw a line over a level word, and some keyboards have ¥ where others have \. */
const oneAccent = (reading: string) =>
  reading
    .trim()
    .replace(/[￣‾]$/, "_")
    .replace(/[¥￥]/, "\\");

/** The reading as it will be stored. */
export const tidied = ({ language, word, reading }: Reading): Reading => ({
  language,
  word: tidy(word),
  reading: tidy(oneAccent(reading)),
});

/** The first problem of the filled-in reading; null if it can be stored. */
export function problemOf({ language, word, reading }: Reading): ReadingProblem | null {
  if (word && !LETTER.test(word)) return "word";
  if (!reading) return null;
  if (language === "ja") return KANA.test(reading) ? null : "kana";
  return PLAIN.test(reading) ? null : "plain";
}

export const isWhole = (reading: Reading) =>
  reading.word !== "" && reading.reading !== "" && problemOf(reading) === null;

/** The words that have a text in them or in their reading, however it is written. */
export function find<Word extends Reading>(words: readonly Word[], search: string): readonly Word[] {
  const wanted = tidy(search).toLowerCase();
  if (!wanted) return words;
  return words.filter(({ word, reading }) =>
    [word, reading].some((text) => text.toLowerCase().includes(wanted)),
  );
}
