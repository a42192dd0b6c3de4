import type { Rewrite } from "../rewrite.ts";
import { cardinal, spellDigits } from "./number-words.ts";

/** Group by group; a group of hundreds as people say it, eight hundred. */
const say = (number: string) =>
  (number.match(/\d+/g) ?? [])
    .map((group) => (/^[1-9]00$/.test(group) ? cardinal(group) : spellDigits(group)))
    .join(", ");

/** Digit by digit; the last sign of ten may be an X. */
const sayBook = (number: string) =>
  number
    .split(/[ -]/)
    .map((group) => [...group].map((sign) => (/\d/.test(sign) ? spellDigits(sign) : sign)).join(" "))
    .join(", ");

const sayInternational = (number: string) =>
  `plus ${(number.match(/\d+/g) ?? []).map(spellDigits).join(", ")}`;

const PREFIX = String.raw`(?<![\d.,-])(?:\+?\d{1,3}[ .-])?`;

/** Figures that are names: numbers of books and of telephones. */
export const telephones: readonly Rewrite[] = [
  [
    /(?<=\b(?:[Cc]all|[Dd]ial|[Rr]ing|[Tt]ext|[Pp]hone) )(?:911|999|112|1?[0-9]11|988|1[0-9]{2}|000)(?![\d,.-]\d|\d| (?:times|people|of))/g,
    spellDigits,
  ],
  [
    /(?<=\b(?:[Hh]ot|[Hh]elp|[Ll]ife|[Cc]risis |[Ee]mergency )(?:line|number)(?: is|:| at)? )(?:911|999|112|1?[0-9]11|988|1[0-9]{2}|000)(?![\d,.-]\d|\d)/g,
    spellDigits,
  ],
  [/\b(?:911|999)(?= (?:calls?|dispatch\w*|operators?|emergenc\w+)\b)/g, spellDigits],
  [/(?<![\d.,-])\+\d{1,3}[ .-]?\(\d{2,4}\)[ .-]?\d{3,4}[ .-]\d{3,4}(?![\d-])/g, sayInternational],
  [
    /(?<=\b(?:[Cc]all|[Dd]ial|[Rr]ing|[Tt]ext|[Pp]hone)\b[^.!?]{1,60}\bor )(?:911|999|112|988|[2-9]11)(?![\d,.-]\d|\d| (?:times|people|of))/g,
    spellDigits,
  ],
  // Letters on the keys: 1-888-FLOWERS.
  [/(?<![\d.,-])1-8(88|77|66|55|44|33)-(?=[A-Z])/g, (_, pair) => `one eight ${spellDigits(pair)} `],
  // International, in groups that spaces part.
  [/(?<![\d.,-])\+\d{1,3}(?: \(?\d{1,5}\)?){2,4}(?![\d.,-]*\d)/g, sayInternational],
  [/(?<=\bISBN(?:-1[03])?:? ?)(?:97[89][ -]?)?(?:\d[ -]?){9}[\dXx](?![\d-])/g, sayBook],
  [new RegExp(String.raw`${PREFIX}(?:\(\d{2,4}\) ?|\d{3}[ .-])\d{3,4}[ .-]\d{4}(?![\d-])`, "g"), say],
  [/(?<![\d.-])\+?\d{1,4}(?:-\d{2,4}){1,2}-\d{4}(?![\d-])/g, say],
  [/(?<![A-Za-z\d.,$-])[2-9]\d{2}-\d{4}(?![\d-])/g, say],
];
