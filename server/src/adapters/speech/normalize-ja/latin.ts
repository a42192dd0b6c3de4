import { plainLetters } from "../plain-letters.ts";
import { phonesOf } from "../pronunciations.ts";
import { alternatives } from "../table.ts";
import { phonesToKana } from "./arpabet.ts";
import { capitalsOnly, latinReadings } from "./lexicon.ts";
import { romajiToKana } from "./romaji.ts";

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  "エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット"
    .split(" ")
    .map((name, index) => [String.fromCharCode(97 + index), name]),
);

/** Names of several words or with marks inside, longest first: they are looked up before words are cut. */
const phrases = new RegExp(
  `(?<![A-Za-z])(?:${alternatives([...latinReadings.keys()].filter((name) => /[^a-z]/.test(name)))})(?![A-Za-z])`,
  "gi",
);

/** Turns every Latin word of a sentence into katakana. */
export function latinToKana(text: string): string {
  return text
    .replace(/[^\P{Script=Latin}A-Za-z]+/gu, plainLetters)
    .replace(phrases, (name) => latinReadings.get(name.toLowerCase()) ?? name)
    .replace(/[A-Za-z]+(?:['’][A-Za-z]+)?/g, (word) => wordToKana(word))
    .replace(/(?<=[ァ-ヺー])[ -](?=[ァ-ヺー])/g, "")
    .replace(/(?<=[ァ-ヺー])\.(?=[ァ-ヺー])/g, "・")
    .replace(/(?<=[ァ-ヺー]) (?=\d)|(?<=\d) (?=[ァ-ヺー])/g, "");
}

/** A word letter by letter. */
export const spell = (word: string) =>
  [...word.toLowerCase()].map((letter) => letters[letter] ?? "").join("");

function wordToKana(written: string): string {
  const word = written.replace(/['’]/g, "");
  const key = word.toLowerCase();
  const capitals = word === word.toUpperCase();
  if (word.length === 1 && capitals) return spell(word);
  const known = capitalsOnly.has(key) && !capitals ? undefined : latinReadings.get(key);
  if (known) return known;
  if (word.length === 1) return spell(word);
  // Plural of an abbreviation: URLs, CDs.
  if (/^[A-Z]{2,}s$/.test(word)) return `${wordToKana(word.slice(0, -1))}ズ`;
  if (capitals && (word.length <= 3 || (word.length === 4 && !phonesOf(key)) || !/[AEIOUY]/.test(word)))
    return spell(word);
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  // No vowel, so that nobody can say it: npm.
  if (word.length <= 5 && /^[bcdfghjklmnpqrstvwxz]+$/.test(word) && !phonesOf(key)) return spell(word);
  const english = phonesOf(written.toLowerCase().replace("’", "'")) ?? phonesOf(key);
  if (english) return japaneseName(key) ?? compound(key, english) ?? phonesToKana(english, key);
  if (parts.length > 1) return parts.map((part) => wordToKana(part)).join("");
  const pair = twoWords(key);
  if (pair) return pair.map((part) => wordToKana(part)).join("");
  return romajiToKana(key) ?? (capitals && word.length <= 5 ? spell(word) : bySpelling(key));
}

/** Piano, Arizona and Mizuno sound in Japanese as in Hepburn; English words that look so end otherwise. */
function japaneseName(word: string): string | null {
  if (/[^aiou]$|[eo][ae]|ee|oo|i[eo]$/.test(word)) return null;
  const kana = romajiToKana(word);
  return kana && kana.length >= 3 ? kana : null;
}

const plain = (phones: string) => phones.replace(/[12]/g, "1");

/** network sounds exactly as net and work: then each part keeps its own form, ネットワーク. */
function compound(word: string, phones: string): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [phonesOf(head), phonesOf(tail)];
    if (first && second && plain(`${first} ${second}`) === plain(phones))
      return wordToKana(head) + wordToKana(tail);
  }
  return null;
}

/** paperwhite is paper and white. */
function twoWords(word: string): [string, string] | null {
  const shortest = romajiToKana(word) ? 4 : 3;
  for (let at = shortest; at <= word.length - 3; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if ((latinReadings.has(head) || phonesOf(head)) && (latinReadings.has(tail) || phonesOf(tail)))
      return [head, tail];
  }
  return null;
}

/** A made-up name: read as if it were written in Latin letters for their usual sounds. */
function bySpelling(word: string): string {
  const sounds = word
    .replace(/ph/g, "f")
    .replace(/ck|qu?|c(?![eiyh])/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/x/g, "kusu")
    .replace(/l/g, "r")
    .replace(/v/g, "b")
    .replace(/th/g, "s")
    .replace(/y(?![aeiou])/g, "i")
    .replace(/(?<=[a-z]{2})e$/, "")
    .replace(/(?<![aeiou])r(?=$|[^aeiouy])/g, "ru")
    .replace(/(?<=[aeiou])r(?=$|[^aeiouy])/g, "a")
    .replace(/w(?=[ieo])/g, "u")
    .replace(/([bcdfghjkmprstwz])\1/g, "$1")
    .replace(/([td])(?=$|[^aeiouyhs])/g, "$1o")
    .replace(/(sh|ch|[bfgjkmpsz])(?=$|[^aeiouyh])/g, "$1u")
    .replace(/ts(?!u)/g, "tsu")
    .replace(/f(?=[aeio])/g, "fu")
    .replace(/si/g, "shi")
    .replace(/ti/g, "chi")
    .replace(/hu/g, "fu")
    .replace(/j(?![aiou])/g, "ji")
    .replace(/w(?!a)/g, "u");
  return romajiToKana(sounds) ?? spell(word);
}
