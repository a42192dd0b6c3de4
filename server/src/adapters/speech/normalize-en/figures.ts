import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { englishDates, times, years } from "./calendar.ts";
import { fractions, measures, rates } from "./measures.ts";
import { englishModels } from "./models.ts";
import { prices } from "./money.ts";
import { cardinal, decimal, ordinal, spellDigits } from "./number-words.ts";
import { englishUnits } from "./tables.ts";
import { telephones } from "./telephone.ts";

const UNIT = alternatives(englishUnits.keys());

/** Words of accounts, beside which an amount in brackets is a loss. */
const ACCOUNT =
  "net|loss|losses|profit|income|earnings|EBITDA|revenue|cash flows?|deficit|balance|total|operating|expenses?|change|margin";

/** One part of a book or its figures; two of them are written as many: Figures 3-5. */
const PART = [
  "[Ff]igure|[Ff]ig\\.?|[Tt]able|[Ss]ection|[Ee]xhibit|[Ee]xercise|[Pp]roblem|[Ee]quation|[Ll]isting",
  "[Ee]xample|[Ll]esson|[Bb]ox|[Cc]hart|[Dd]iagram|[Pp]late|[Mm]ap|[Aa]ppendix",
].join("|");
/** Words beside games won and lost. */
const RECORD_BEFORE = [
  "record (?:is |was |of |to |at )?(?:an? )?|[Ff]inished (?:the |their |last )?(?:season |year )?|[Ss]eason (?:at )?",
  "[Ww]ent |[Ss]tarted (?:the season |out )?|(?:is|are|were|was|now|improved to|fell to|dropped to|moved to) ",
].join("|");
const RECORD_AFTER =
  "(?:this|last|on the|for the) (?:season|year|road)|at home|overall|in (?:conference|league|division|the league)|away from home|since|against|record";

/** Won and lost, whatever stands behind it. */
const RECORD =
  "(?<=\\b(?:(?:record (?:of|to|at|is|was)|improved to) (?:an? )?|[Ff]inished (?:the |their )?(?:season|year) ))(\\d{1,3})[-–](\\d{1,3})(?![\\d–-]| [a-z]+s\\b)";

/** Figures that hyphens join and that are no range. */
const joined: readonly Rewrite[] = [
  // Places of players on a field, the number of the police.
  [
    /(?<![\w.,-])\d(?:(?:-\d){2,4}(?![\w-]|[.,]\d)|-\d(?= (?:defen[sc]e|offen[sc]e|formation|front|zone)\b))/g,
    (places) => places.split("-").map(cardinal).join(" "),
  ],
  [
    new RegExp(`(?<=\\b(?:${PART}) )(\\d{1,3})-(\\d{1,3})(?![\\d-])`, "g"),
    (_, one = "", other = "") => `${cardinal(one)} dash ${cardinal(other)}`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:${RECORD_BEFORE})\\d{1,3}[-–]\\d{1,3} (?:${RECORD_AFTER}) (?:and|but) )(\\d{1,3})[-–](\\d{1,3})(?= (?:${RECORD_AFTER})\\b)`,
      "g",
    ),
    (_, won = "", lost = "") => `${cardinal(won)} and ${cardinal(lost)}`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:${RECORD_BEFORE}))(\\d{1,3})[-–](\\d{1,3})(?= (?:${RECORD_AFTER})\\b)|${RECORD}`,
      "g",
    ),
    (_, a, b, c, d) => `${cardinal(a ?? c ?? "")} and ${cardinal(b ?? d ?? "")}`,
  ],
];

const ranges: readonly Rewrite[] = [
  [new RegExp(`(?<=\\d ?(?:${UNIT})) ?[-–—~] ?(?=\\d[\\d.,]* ?(?:${UNIT})(?![A-Za-z\\d]))`, "g"), " to "],
  [/(?<=\d(?: ?[ap]\.?m\.?)?)[-–—](?=(?:noon|midnight|late|dusk|sunset|close)\b)/gi, " to "],
  [/(?<=\d0s) ?[-–—] ?(?='?\d+0s\b)/g, " to "],
  [/(?<=\d)(%?) ?[-–—~] ?(?=[$€£¥]?\d+(?:\.\d+)?(?![\d-]))/g, "$1 to "],
];

const MONEY = "dollars|euros|pounds|yen|USD|EUR|GBP|JPY";
/** An account with its cells. */
const CELLS = new RegExp(`\\b(?:${ACCOUNT})[ |,:][ |,:\\d.()]+`, "gi");
/** Marks of notes, which follow one another. */
const NOTES = /\(1\).*\(2\)/s;

/** In each step a figure is looked at once: a row may be as long as it likes. One digit right behind a word is a note's. */
const bareLosses = (table: string) =>
  NOTES.test(table)
    ? table
    : table.replace(CELLS, (cells) =>
        cells.replace(/\((?=(\d{1,3}(?:\.\d+)?)\)(?:[.,;|\s]|$))/g, (bracket, amount: string, at: number) =>
          amount.length > 1 || /\d/.test(cells.slice(0, at)) ? ", minus " : bracket,
        ),
      );

/** Before anything else is made of the sign and its figure. */
const negatives: readonly Rewrite[] = [
  [/([$€£¥]) ?[-−–](?=\d)/g, "-$1"],
  // A currency before the bracket, or its scale behind it: nobody remarks so.
  [/([$€£¥])\((\d[\d,]*(?:\.\d+)?)\)/g, "-$1$2"],
  [/(?<=\s|^)\(([$€£¥]?\d[\d,]*(?:\.\d+)?)\)(?= (?:thousand|million|billion|trillion)\b)/g, "-$1"],
  [
    new RegExp(
      `(?<=\\b(?:${ACCOUNT})\\b[^.()]{0,24}|^[^.()]{0,40}\\d[ |,]{1,3})\\((?=(?:[$€£¥]\\d[\\d,]*(?:\\.\\d+)?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?)(?: (?:thousand|million|billion)|[KMB]n?)?\\))`,
      "gi",
    ),
    ", minus ",
  ],
  // Where the amounts are told to be thousands or millions of money, a bare one in brackets is a loss, too.
  [
    new RegExp(
      `(?:\\bin|\\bUSD?\\$?|\\$) ?(?:thousands|millions|billions)\\b(?! of (?!(?:U\\.?S\\.? )?(?:${MONEY})\\b)).*`,
      "gis",
    ),
    bareLosses,
  ],
  [/[−▲△](?=[$€£¥]?\d)(?<![A-Za-z\d]\S)/g, " minus "],
  [/(?<![\p{L}\d)%°^])(?<!\d ?)(?<!\d ?[ap]\.m\.)[-−–](?=[$€£¥]?\.?\d)/gu, " minus "],
];

const plain: readonly Rewrite[] = [
  [/\bNo\. ?(?=\d)|#(?=\d)/g, "number "],
  [/\b(\d{1,3}(?:,\d{3})+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(digits)],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(digits)],
  [/(?<![A-Za-z])[vV](?=\d+\.\d)/g, "version "],
  [/\d+(?:\.\d+){2,}/g, (version) => version.split(".").map(cardinal).join(" point ")],
  [/\b\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(",", "")],
  // Before what begins with a zero: 0.05 is one figure.
  [/(\d+)\.(\d+)/g, (_, whole, fraction) => decimal(whole, fraction)],
  [/\b0\d+\b/g, (digits) => spellDigits(digits)],
  // Things known by a number own others: No. 10's roof.
  [/(\d+)'s(?![A-Za-z])/g, (_, digits = "") => ` ${cardinal(digits)}'s`],
  [/\d+/g, (digits) => ` ${cardinal(digits)} `],
];

/** Figures into words, from the most particular form to the bare number. */
export const figures: readonly Rewrite[] = [
  ...telephones,
  ...englishModels,
  ...negatives,
  ...rates,
  ...times,
  ...prices,
  ...englishDates,
  ...fractions,
  ...joined,
  ...ranges,
  ...measures,
  ...years,
  ...plain,
];
