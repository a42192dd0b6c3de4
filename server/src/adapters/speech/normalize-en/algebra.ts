import type { Rewrite } from "../rewrite.ts";

/** Words of two letters, which are no product. */
const WORDS =
  "[Aa][mnst]|[Bb][ey]|[Dd]o|[Gg]o|[Hh][ei]|[Ii][fnst]|[Mm][ey]|[Nn]o|[Oo][fhknrx]|[Ss]o|[Tt]o|[Uu][ps]|[Ww]e|vs";

/** A figure, a letter or both, f(x), and a power of it; two letters are a product: mx. */
const TERM = String.raw`(?:[A-Za-z]\([a-z\d]\)|\d+(?:[.,]\d+)*[a-z]{0,2}|(?!(?:${WORDS})(?![A-Za-z]))[A-Za-zπ]{1,2}|[A-Z]\([A-Z]\))(?:\^-?\w|[²³])?`;
const FACTOR = String.raw`[-−–]?(?:\d{0,3}\()?√?${TERM}\)?[²³]?`;
const SIDE = String.raw`${FACTOR}(?: ?[-+−–*×÷/·] ?${FACTOR})*`;
const SIGN = "=|==|≠|!=|≤|≥|<|>|≈";

/** Two sides with a sign between them: a hyphen in it is a minus, and a letter behind a figure a factor. */
const EQUATION = new RegExp(
  String.raw`(?<![\w.,/($€£¥'’&?%#@:-])(?<!\d )${SIDE}(?: ?(?:${SIGN}) ?${SIDE})+(?![\w%$€£¥°'’]|[.,:-]\d)`,
  "g",
);

const powers: Readonly<Record<string, string>> = {
  "2": " squared",
  "3": " cubed",
  "²": " squared",
  "³": " cubed",
};

const functions: Readonly<Record<string, string>> = { sin: "sine", cos: "cosine", tan: "tangent" };

function equation(all: string): string {
  // Of figures alone other rows know all but the minus.
  if (!/[A-Za-zπ]/.test(all))
    return /\d{4}-\d\d-\d\d/.test(all) ? all : all.replace(/(?<=[\d)]) ?[-−–] ?(?=[\d(])/g, " minus ");
  return all
    .replace(/(?<=\d)(?=[a-z])/g, " ")
    .replace(/(?<![A-Za-z])([A-Za-z])([A-Za-z])(?![A-Za-z])/g, "$1 $2")
    .replace(/([A-Za-z])\(([A-Za-z\d])\)/g, "$1 of $2")
    .replace(/(?<=[A-Za-z)])\^(-?)(\w)/g, (_, sign, power: string) =>
      sign ? ` to the power of minus ${power}` : (powers[power] ?? ` to the power of ${power}`),
    )
    .replace(/ ?\bd ([a-z])\/d ([a-z])(?![a-z])/g, " d $1 d $2")
    .replace(/(?<=[A-Za-z)]) ?\/ ?(?=[\w(])/g, " over ")
    .replace(/(?<=[A-Za-z)])[²³]/g, (power) => powers[power] ?? power)
    .replace(/π/g, " pi ")
    .replace(/(?<=[\w)]) ?[-−–] ?(?=[\w(])/g, " minus ")
    .replace(/(?<=[\w)]) ?\* ?(?=[\w(])/g, " times ")
    .replace(/ ?<(?= ?[A-Za-z(])/g, " less than")
    .replace(/ ?>(?= ?[A-Za-z(])/g, " greater than")
    .replace(/ ?== ?| ?(?<![<>!=])= ?/g, " = ")
    .replace(/ {2,}/g, " ");
}

/** Before anything is made of the figures and letters of a formula. */
export const algebra: readonly Rewrite[] = [
  // Signs that programs write with two characters, and one that would lose its stroke.
  [/ ?>= ?(?=[\d$€£¥a-z])/g, " ≥ "],
  [/ ?<= ?(?=[\d$€£¥a-z])/g, " ≤ "],
  [/(?<=[A-Za-z\d]) ?!=(?!=) ?(?=[\w-])/g, " ≠ "],
  [EQUATION, equation],
  [/ ?≠ ?/g, " does not equal "],
  [/(?<=[a-z]) ?≥ ?(?=[a-z])/g, " at least "],
  [/(?<=[a-z]) ?≤ ?(?=[a-z])/g, " at most "],
  [/(?<![\w.,])(\d{1,3}|n)!(?= ?[=/*×+])/g, "$1 factorial"],
  [/(?<![A-Za-z])([fgh])\(([txyz])\)/g, "$1 of $2"],
  [/(?<![A-Za-z\d])([a-z])\^([23])(?!\d)/g, (_, letter, power = "") => `${letter}${powers[power]}`],
  [/(?<![A-Za-z\d])([a-z])\^(?=[a-z\d])/g, "$1 to the power of "],
  [/(?<![A-Za-z])(sin|cos|tan)\(([a-zθ])\)/g, (_, name = "", angle) => `${functions[name]} of ${angle}`],
  [/(?<=[a-z]\))[²³]/g, (power) => powers[power] ?? power],
];
