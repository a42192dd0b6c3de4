import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { cardinal, spellDigits } from "./number-words.ts";
import { englishNames, englishUnits } from "./tables.ts";

const UNIT = alternatives([
  ...englishUnits.keys(),
  "am",
  "pm",
  "AM",
  "PM",
  "K",
  "M",
  "B",
  "k",
  "st",
  "nd",
  "rd",
  "th",
  "s",
  "in",
]);

/**
 * 100V-240V, 5-10m and 9am-5 measure. Every other token of letters, figures and hyphens is a name: 5W-30 has a letter
 * behind its first figure alone, where no range has its unit.
 */
const measured = new RegExp(
  `^[\\d.,]+(?:${UNIT})?(?:-[\\d.,]+(?:${UNIT})?)*-[\\d.,]+(?:${UNIT})$|^[\\d.,]+[aApP][mM]-[\\d.,]+$`,
);

/** 20-year-old and mid-1990s are words and figures, no model. */
const prose =
  /^\d+(?:st|nd|rd|th)?(?:-[a-z]{2,})+$|^[A-Za-z]?[a-z]{2,}-\d+(?:\.\d+)?(?:s|th|st|nd|rd|%)?$|-[a-z]{3,}$/;

const figure = (digits: string) =>
  digits.startsWith("0") && digits.length > 1 ? spellDigits(digits) : cardinal(digits);

function modelName(token: string): string {
  if (!/\d/.test(token) || !/[A-Za-z]/.test(token) || measured.test(token) || prose.test(token)) return token;
  if (englishNames.has(token.toLowerCase())) return token;
  return token
    .replaceAll("-", " ")
    .replace(/(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)/g, " ")
    .replace(/\d+/g, figure);
}

/** Types of planes are said in groups: a seven thirty seven. */
const planes: Rewrite = [
  /(?<=\b(?:Boeing|Airbus|McDonnell Douglas) )(?:A)?7(\d)7(?:-(\d{1,3}))?(?![\d-])/g,
  (_, middle = "", variant) => `seven ${cardinal(`${middle}7`)}${variant ? ` ${cardinal(variant)}` : ""}`,
];

/** Names of models and parts: their hyphens are neither ranges nor minus signs. */
export const englishModels: readonly Rewrite[] = [
  planes,
  [
    /(?<=\b(?:[Aa]|[Tt]he) )7([0-8])7(?![\d,.:/-]|\s?[a-z%]+s\b)/g,
    (_, middle) => `seven ${cardinal(`${middle}7`)}`,
  ],
  [/(?<![A-Za-z\d.-])[A-Za-z\d.]+(?:-[A-Za-z\d.]*[A-Za-z\d])+(?![A-Za-z\d-])/g, modelName],
];
