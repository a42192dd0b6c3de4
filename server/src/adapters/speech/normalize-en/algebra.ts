import type { Rewrite } from "../rewrite.ts";
import { englishUnits } from "./tables.ts";

/** Words of two letters, which are no product. */
const WORDS =
  "[Aa][mnst]|[Bb][ey]|[Dd]o|[Gg]o|[Hh][ei]|[Ii][fnst]|[Mm][ey]|[Nn]o|[Oo][fhknrx]|[Ss]o|[Tt]o|[Uu][ps]|[Ww]e|vs";

/** A figure, a letter or both, f(x), and a power of it; two letters are a product: mx. */
const TERM = String.raw`(?:[A-Za-z]\([a-z\d]\)|\d+(?:[.,]\d+)*[a-z]{0,2}|(?!(?:${WORDS})(?![A-Za-z]))[A-Za-zπ]{1,2}|[A-Z]\([A-Z]\))(?:\^-?\w|[²³])?`;
const FACTOR = String.raw`[-−–]?(?:\d{0,3}\()?√?${TERM}\)?[²³]?`;
const SIDE = `${FACTOR}(?: ?[-+−–*×÷/·] ?${FACTOR})*`;
const SIGN = "=|==|≠|!=|≤|≥|<|>|≈";

/** Two sides with a sign between them: a hyphen in it is a minus, and a letter behind a figure a factor. */
const EQUATION = new RegExp(
  String.raw`(?<![\w.,/($€£¥'’&?%#@:-])(?<!\d )(?<![<>] ?)${SIDE}(?: ?(?:${SIGN}) ?${SIDE})+(?![\w%$€£¥°'’]|[.,:-]\d| ?[<>])`,
  "g",
);

const powers: Readonly<Record<string, string>> = {
  "2": " squared",
  "3": " cubed",
  "²": " squared",
  "³": " cubed",
};

const functions: Readonly<Record<string, string>> = { sin: "sine", cos: "cosine", tan: "tangent" };

/** Behind a figure these are no factor: 5mm, 5pm, 5k. */
const isMeasure = (letters: string) =>
  englishUnits.has(letters) || /^(?:[ap]m|[bdkmty]|bn|th|st|nd|rd)$/.test(letters);

const SHORT_FORMS =
  /(?<![A-Za-z])(?:N\/A|n\/a|I\/O|A\/[BC]|P\/E|R\/W|B\/W|Y\/N|T\/F|W\/L|L\/R|M\/F|[cw]\/[a-z])(?![A-Za-z])/;

/** Ranges, models, dates, measures, menus and names beside a sign: A = 90-100, F-150 > F-250, h = 10cm, PC > OS. */
function isOther(all: string): boolean {
  const measured = [...all.matchAll(/\d([a-z]{1,2})(?![a-z])/g)].some(([, letters = ""]) =>
    isMeasure(letters),
  );
  const rising = [...all.matchAll(/(?<![\d.,])(\d+) [-–] (\d+)/g)].some(
    ([, low, high]) => Number(low) < Number(high),
  );
  return (
    measured ||
    rising ||
    /\d[-–]\d|[A-Z][-–][\dA-Z]|\d[-–][A-Zd](?![a-z])|(?<![A-Za-z])[a-z][A-Z]/.test(all) ||
    (/[<>]/.test(all) && /[A-Z]{2}/.test(all)) ||
    // Times as much: 5x > 3x.
    /^\d+x ?[<>] ?\d+x$/.test(all) ||
    SHORT_FORMS.test(all)
  );
}

/** The sum of one side, or nothing where more stands in it than figures and + - × ÷. */
function sumOf(side: string): number | undefined {
  const plain = side.replace(/(?<=\d),(?=\d{3})/g, "").replace(/[−–]/g, "-");
  if (!/^ ?-?\d+(?:\.\d+)?(?: ?[-+*×÷/·] ?\d+(?:\.\d+)?)* ?$/.test(plain)) return undefined;
  let sum = 0;
  for (const [, sign, product = ""] of plain.replaceAll(" ", "").matchAll(/([-+]?)([^-+]+)/g)) {
    const [first = "", ...rest] = product.split(/(?=[*×÷/·])/);
    const value = rest.reduce(
      (left, part) => (/[÷/]/.test(part) ? left / Number(part.slice(1)) : left * Number(part.slice(1))),
      Number(first),
    );
    sum += sign === "-" ? -value : value;
  }
  return sum;
}

/** 7-5 = 2, and neither 90-100 = 5 nor 3-2 > 2-1. */
function isTrueSum(all: string): boolean {
  const [first, ...rest] = all.split(/==?/).map(sumOf);
  return (
    first !== undefined &&
    rest.length > 0 &&
    rest.every((one) => one !== undefined && Math.abs(one - first) < 1e-9)
  );
}

/** Two letters beside other factors, not a word of two letters. */
const isProduct = (all: string, pair: string) =>
  !/^(?:ok|id|hi|tv|pc|uk|eu|ai|ex|ad|px|pi|ms|mr|dr|jr|sr)$/i.test(pair) &&
  new RegExp(
    String.raw`\d${pair}|${pair}[\^²³]|${pair} ?[-+−–*×·/]|[-+−–*×·/] ?${pair}|^[A-Za-z] ?= ?${pair}`,
  ).test(all);

function equation(all: string): string {
  // Of figures alone other rows know all but the minus.
  if (!/[A-Za-zπ]/.test(all)) {
    const spaced = /[()√²³]/.test(all);
    if (!spaced && !isTrueSum(all)) return all;
    return all.replace(spaced ? /(?<=[\d)]) [-−–] (?=[\d(])/g : /(?<=[\d)]) ?[-−–] ?(?=[\d(])/g, " minus ");
  }
  if (isOther(all)) return all;
  return all
    .replace(/(?<=\d)(?=[a-z])/g, " ")
    .replace(/(?<![A-Za-z])([A-Za-z])([A-Za-z])(?![A-Za-z])/g, (pair, one, other) =>
      isProduct(all, pair) ? `${one} ${other}` : pair,
    )
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
    .replace(/ ?< ?(?=[A-Za-z(])/g, " less than ")
    .replace(/ ?> ?(?=[A-Za-z(])/g, " greater than ")
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
