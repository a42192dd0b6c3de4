import type { Rewrite } from "../rewrite.ts";
import { englishDates, times, years } from "./calendar.ts";
import { fractions, measures, rates } from "./measures.ts";
import { prices } from "./money.ts";
import { cardinal, decimal, ordinal, spellDigits } from "./number-words.ts";
import { telephones } from "./telephone.ts";

const ranges: readonly Rewrite[] = [
  [/(?<=\d)(%?) ?[-–—~] ?(?=[$€£¥]?\d+(?:\.\d+)?(?![\d-]))/g, "$1 to "],
  [/(?<![\p{L}\d])[-−](?=\d)/gu, "minus "],
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
