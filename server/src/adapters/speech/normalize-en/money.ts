import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { NO_NOUN } from "./nouns.ts";
import { cardinal, decimal, NUMBER } from "./number-words.ts";
import { currencies } from "./tables.ts";

const scales: Readonly<Record<string, string>> = { k: "thousand", m: "million", b: "billion", t: "trillion" };
const SCALE =
  "(?:[ -]?(thousand|million|billion|trillion)(?![A-Za-z])|((?:[KkMmBbT]|t(?=n))n?| (?:bn|mn|tn))(?![A-Za-z]))?";
const SIGN = alternatives([...currencies.keys()].filter((sign) => !/^[A-Z]+$/.test(sign)));
const CODE = alternatives([...currencies.keys()].filter((sign) => /^[A-Z]+$/.test(sign)));

/** Suffixes that multiply a figure: M is a million. */
export const scaleWordOf = (suffix: string) => scales[suffix.trim()[0]?.toLowerCase() ?? ""] ?? suffix;

function money(sign: string, whole: string, fraction: string | undefined, scale: string | undefined): string {
  const [one, many, cent, cents] = currencies.get(sign) ?? [];
  if (scale) return `${decimal(whole, fraction)} ${scaleWordOf(scale)} ${many}`;
  const main = `${cardinal(whole)} ${whole === "1" ? one : many}`;
  if (!fraction || Number(fraction) === 0) return main;
  if (!cent || fraction.length !== 2) return `${decimal(whole, fraction)} ${many}`;
  const part = `${cardinal(fraction)} ${Number(fraction) === 1 ? cent : cents}`;
  return Number(whole) === 0 ? part : `${main} and ${part}`;
}

/** The currency is singular before a noun; an amount with a part of it is said as it always is. */
function inFront(
  sign: string,
  whole: string,
  fraction: string | undefined,
  scale: string | undefined,
): string {
  const [one = "", many = ""] = currencies.get(sign) ?? [];
  const said = money(sign, whole, fraction, scale);
  return said.endsWith(many) ? said.slice(0, -many.length) + one : said;
}

export const prices: readonly Rewrite[] = [
  // $5–$10 and $5–10: a range, said once with its currency where it is written once.
  [new RegExp(`(?<=(?:${SIGN})[\\d.,]{1,12}[KMB]?) ?[-–—~] ?(?=(?:${SIGN})\\d)`, "g"), " to "],
  [
    new RegExp(`(${SIGN})(${NUMBER}) ?[-–—~] ?(?=\\d)`, "g"),
    (_, sign, from) => `${cardinal(from)} to ${sign}`,
  ],
  // An amount that belongs to a noun is singular: a $1.2M deal.
  [
    new RegExp(
      `(?<=\\b(?:[Aa]n?|[Tt]he|[Tt]his) )(${SIGN})(${NUMBER})(?:\\.(\\d+))?${SCALE}(?= (?!(?:${NO_NOUN})\\b)[a-z])`,
      "g",
    ),
    (_, sign, whole, fraction, word, suffix) => inFront(sign, whole, fraction, word ?? suffix),
  ],
  [
    new RegExp(`(${SIGN}|(?:${CODE})(?= ?\\d)) ?(${NUMBER})(?:\\.(\\d+))?${SCALE}`, "g"),
    (_, sign, whole, fraction, word, suffix) => money(sign, whole, fraction, word ?? suffix),
  ],
  [
    new RegExp(`(${NUMBER})(?:\\.(\\d+))? (${CODE})(?![A-Za-z])`, "g"),
    (_, whole, fraction, code) => money(code, whole, fraction, undefined),
  ],
  [/(?<=\b[Aa]n? )(\d+)¢(?= [a-z])/g, (_, cents) => `${cardinal(cents)} cent`],
  [/(\d+) ?¢/g, (_, cents) => `${cardinal(cents)} ${cents === "1" ? "cent" : "cents"}`],
];
