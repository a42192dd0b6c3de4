import type { Rewrite } from "../rewrite.ts";

const SIGN = "[=+≦≧<>≠×÷]";

/** Unknowns and comparisons of equations: 2x+1, a < b, 3 > 2. */
export const equations: readonly Rewrite[] = [
  // A figure before x multiplies it; elsewhere 2x is twofold.
  [
    /(?<=(?<![\d.])\d{1,3})x(?=\s?[-+−]\s?\d{1,4}\s?[=<>≦≧]|\s?=|の[23]乗)|(?<==\s?-?\d{1,3})x(?![A-Za-z\d])/g,
    "エックス",
  ],
  [/(?<=エックス)\s?[-−]\s?(?=\d)/g, "マイナス"],
  // The letter, no article.
  [new RegExp(`(?<![A-Za-z'’])a(?=\\s?${SIGN}|の[23]乗)|(?<=${SIGN}\\s?)a(?![A-Za-z'’])`, "g"), "エー"],
  [/(?<=\d|(?<![A-Za-z])[A-Za-z]|エー)\s?>\s?(?=-?\d|[A-Za-z](?![A-Za-z])|エー)/g, "ダイナリ"],
  [/(?<=\d|(?<![A-Za-z])[A-Za-z]|エー)\s?<\s?(?=-?\d|[A-Za-z](?![A-Za-z])|エー)/g, "ショーナリ"],
];
