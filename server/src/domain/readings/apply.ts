import { accented } from "#kernel/text/accent";
import { escapePattern } from "#kernel/text/escape-pattern";
import type { Language } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";

const LATIN = "\\p{Script=Latin}\\p{M}\\p{N}";
const KATAKANA = "\\p{Script=Katakana}ー";
const HAN = "\\p{Script=Han}々";
/** ウ and イ that only lengthen the vowel before them. */
const LONG =
  /(?<=[オコゴソゾトドノホボポモヨョロゥウクグスズツヅヌフブプムユュル])ウ|(?<=[エケゲセゼテデネヘベペメレ])イ/g;
/** A reading that the author gives in brackets outranks the dictionary. */
const READ_ALREADY = "(?![（(《][\\p{Script=Hiragana}\\p{Script=Katakana}ー・\\s]+[）)》])";

/** Puts readings in the place of the words of a text, in one pass, the longest words first. */
export interface Reader {
  read(text: string): string;
  /** Readings of words that the text contains. */
  used(text: string): Reading[];
}

/** The readings of one language as a reader. A word in lower case is found in capitals too. */
export function readerOf(readings: readonly Reading[], language: Language): Reader {
  const own = readings.filter((reading) => reading.language === language);
  const exact = new Map(own.map((reading) => [reading.word, reading]));
  const lower = new Map(own.filter(isLower).map((reading) => [reading.word, reading]));
  const pattern = patternOf(own);
  const find = (match: string) => exact.get(match) ?? lower.get(match.toLowerCase());

  const matchesIn = (text: string) => [...text.matchAll(pattern)].filter(([match]) => find(match));
  /** Where wide letters hide a word they are made narrow; everything else stays as it is written. */
  const narrowed = (stretch: string) => {
    const plain = stretch.normalize("NFKC");
    return matchesIn(plain).length > 0 ? plain : stretch;
  };
  const readable = (text: string) => {
    let [result, from] = ["", 0];
    for (const { 0: match, index } of matchesIn(text)) {
      result += narrowed(text.slice(from, index)) + match;
      from = index + match.length;
    }
    return result + narrowed(text.slice(from));
  };
  return {
    read: (text) =>
      own.length === 0 ? text : readable(text).replace(pattern, (match) => said(find(match)) ?? match),
    used(text) {
      if (own.length === 0) return [];
      const found = matchesIn(readable(text)).map(([match]) => find(match));
      return own.filter((reading) => found.includes(reading));
    },
  };
}

const isLower = ({ word }: Reading) => word === word.toLowerCase();

const said = (reading: Reading | undefined) =>
  reading?.language === "ja" ? inKatakana(reading.reading) : reading?.reading;

/** In katakana, with the accent where the dictionary tells it. */
function inKatakana(reading: string): string {
  const kana = reading.replace(/[\\_]/, "");
  const long = longKatakana(kana);
  if (kana === reading) return long;
  const fall = reading.indexOf("\\");
  return accented(long, fall < 0 ? null : fall);
}

/**
 * In katakana, which no neighbouring word runs into. Hiragana spells long vowels as words do, とうきょう;
 * katakana is taken as it sounds.
 */
function longKatakana(kana: string): string {
  const wide = kana.replace(/[ぁ-ゖゝゞ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));
  return /[\p{Script=Katakana}]/u.test(kana) ? wide : wide.replace(LONG, "ー");
}

function patternOf(readings: readonly Reading[]): RegExp {
  const words = [...readings].sort((a, b) => b.word.length - a.word.length).map(({ word }) => whole(word));
  return new RegExp(`(?:${words.join("|")})${READ_ALREADY}`, "giu");
}

/**
 * Words of letters that are written without spaces between them begin and end where their script does;
 * so does a single kanji, which is another word in company.
 */
function whole(word: string): string {
  const edge = (side: RegExp) => {
    const [letter = ""] = side.exec(word) ?? [];
    if (/[\p{Script=Latin}\p{N}]/u.test(letter)) return `[${LATIN}]`;
    if (/[\p{Script=Katakana}ー]/u.test(letter)) return `[${KATAKANA}]`;
    return /^\p{Script=Han}$/u.test(word) ? `[${HAN}]` : null;
  };
  const [first, last] = [edge(/^./u), edge(/.$/u)];
  return `${first ? `(?<!${first})` : ""}${escapePattern(word)}${last ? `(?!${last})` : ""}`;
}
