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

const ranges: readonly Rewrite[] = [
  [new RegExp(`(?<=\\d ?(?:${UNIT})) ?[-–—~] ?(?=\\d[\\d.,]* ?(?:${UNIT})(?![A-Za-z\\d]))`, "g"), " to "],
  [/(?<=\d)(%?) ?[-–—~] ?(?=[$€£¥]?\d+(?:\.\d+)?(?![\d-]))/g, "$1 to "],
];

/** Before anything else is made of the sign and its figure. */
const negatives: readonly Rewrite[] = [
  [/([$€£¥]) ?[-−–](?=\d)/g, "-$1"],
  [
    new RegExp(
      `(?<=\\b(?:${ACCOUNT})\\b[^.()]{0,24}|^[^.()]{0,40}\\d[ |,]{1,3})\\((?=(?:[$€£¥]\\d[\\d,]*(?:\\.\\d+)?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?)(?: (?:thousand|million|billion)|[KMB]n?)?\\))`,
      "gi",
    ),
    ", minus ",
  ],
  [/[−▲△](?=[$€£¥]?\d)(?<![A-Za-z\d]\S)/g, " minus "],
  [/(?<![\p{L}\d)%°^])(?<!\d ?)(?<!\d ?[ap]\.m\.)[-−–](?=[$€£¥]?\.?\d)/gu, " minus "],
];

const plain: readonly Rewrite[] = [
  [/\bNo\. ?(?=\d)|#(?=\d)/g, "number "],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(digits)],
  [/(?<![A-Za-z])[vV](?=\d+\.\d)/g, "version "],
  [/\d+(?:\.\d+){2,}/g, (version) => version.split(".").map(cardinal).join(" point ")],
  [/\b\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(",", "")],
  // Before what begins with a zero: 0.05 is one figure.
  [/(\d+)\.(\d+)/g, (_, whole, fraction) => decimal(whole, fraction)],
  [/\b0\d+\b/g, (digits) => spellDigits(digits)],
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
  ...ranges,
  ...measures,
  ...years,
  ...plain,
];
