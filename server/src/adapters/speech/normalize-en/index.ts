import { pieces } from "../pieces.ts";
import { plainLetters } from "../plain-letters.ts";
import { type Rewrite, rewrite } from "../rewrite.ts";
import { stripUnspeakable } from "../strip.ts";
import { algebra } from "./algebra.ts";
import { dayNames } from "./calendar.ts";
import { typedCodes } from "./codes.ts";
import { computing, unsayable } from "./computing.ts";
import { daily } from "./daily.ts";
import { everyday } from "./everyday.ts";
import { figures } from "./figures.ts";
import { forms, written } from "./forms.ts";
import { englishHeteronyms, withAccents } from "./heteronyms.ts";
import { englishSymbols, signs } from "./marks.ts";
import { paths } from "./paths.ts";
import { perUnits } from "./per.ts";
import { doneByOne } from "./third-person.ts";
import { doneByMany } from "./verbs.ts";
import { abbreviated, words } from "./words.ts";

const rows = [
  ...paths,
  ...typedCodes,
  ...computing,
  ...daily,
  ...everyday,
  ...englishHeteronyms,
  ...doneByMany,
  ...doneByOne,
  ...perUnits,
  ...forms,
  ...words,
  ...dayNames,
  ...signs,
  ...figures,
  ...unsayable,
  ...englishSymbols,
];
const figureRows = [
  ...typedCodes,
  ...computing,
  ...daily,
  ...everyday,
  ...perUnits,
  ...forms,
  ...abbreviated,
  ...dayNames,
  ...signs,
  ...figures,
];

/** Without signs that say nothing, and signs that say something as words. */
const readable = (text: string) =>
  rewrite(stripUnspeakable(text), [...algebra, ...written])
    .replace(/[©®™℠]/g, " ")
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, " ")
    .replace(/[ØøφΦ⌀]\s?(?=\d)/g, "diameter ");

const unquoted = (text: string) => text.replace(/⁄/g, "/").replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/** Empty when nothing in it can be spoken. */
function said(text: string, by: readonly Rewrite[]): string {
  const spoken = pieces(unquoted(text))
    .map((piece) => rewrite(piece, by))
    .filter(Boolean)
    .join(" ");
  return /[A-Za-z]/.test(spoken) ? spoken : "";
}

/**
 * Rewrites a sentence into plain English words, for voices that know no others. An accent may stand as a code point of
 * its own: composed first, so that it still tells the word; taken apart afterwards, so that the letter is left alone.
 */
export const normalizeEnglish = (text: string): string =>
  said(plainLetters(withAccents(readable(text).normalize("NFC")).normalize("NFKD")), rows);

/** Rewrites figures and what stands for other words; all else stays, for voices that read it as people do. */
export const englishFigures = (text: string): string =>
  said(readable(text).normalize("NFKC"), figureRows).replace(/\s+/g, " ").trim();
