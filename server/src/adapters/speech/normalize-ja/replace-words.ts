import { withoutAccents } from "#kernel/text/accent";
import { type Rewrite, rewriting } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordRows } from "../word-list.ts";

const HAN = String.raw`[\p{Script=Han}々ヶ]`;
/** Behind these a family name is one; behind the others a place. */
const PERSON = "さん|氏|さま|様|くん|君|ちゃん|先生|選手|社長|会長|議員|監督|教授|首相|大臣|知事";
const THERE = "[市駅区港湾線]|[へにでとをはがもの、。]|から|まで|$";

/** Two kanji may belong to the words around them, 全問 in 安全問題. */
const PAIR = /^\p{Script=Han}{2}$/u;

const words = (list: string) => wordRows(list).map(([written = "", read = ""]) => [written, read] as const);

function rowOf(list: readonly (readonly [string, string])[], before: string, behind: string): Rewrite {
  const readings = new Map(list);
  return [
    new RegExp(`${before}(?:${alternatives(readings.keys())})${behind}`, "gu"),
    (word) => readings.get(word) ?? word,
  ];
}

const listed = [...words("ja-everyday"), ...words("ja-names")];
const places = words("ja-places");
const isPair = ([written]: readonly [string, string]) => PAIR.test(written);
const isLong = (word: readonly [string, string]) => !isPair(word);

const replace = rewriting([
  rowOf([...listed, ...places].filter(isLong), "", ""),
  rowOf(words("ja-family-names"), `(?<!${HAN})`, `(?=${PERSON})`),
  rowOf(listed.filter(isPair), `(?<!${HAN})`, `(?!${HAN})`),
  rowOf(places.filter(isPair), `(?<!${HAN})`, `(?=${THERE})`),
]);

/**
 * Puts the readings of the listed words into a text that is normalised, for a front end that could not learn the words.
 * It loses their accents, those that the text gives too, and cannot weigh them against other words.
 */
export const replaceWords = (text: string): string => replace(withoutAccents(text));
