import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { scaleWordOf } from "./money.ts";
import { isNoun, NO_NOUN } from "./nouns.ts";
import { cardinal, decimal, NUMBER, ordinal } from "./number-words.ts";
import { englishUnits } from "./tables.ts";

const measure = (whole: string, fraction: string | undefined, unit: string) => {
  const [one, many] = englishUnits.get(unit) ?? [];
  return `${decimal(whole, fraction)} ${whole === "1" && !fraction ? one : many}`;
};

/** 3/4 → three quarters. What is no part of a whole is read figure by figure: 50/50. */
function fraction(top: string, bottom: string): string {
  if (Number(top) >= Number(bottom)) return `${cardinal(top)} ${cardinal(bottom)}`;
  const part = bottom === "2" ? "half" : bottom === "4" ? "quarter" : ordinal(bottom);
  return `${cardinal(top)} ${part}${top === "1" ? "" : "s"}`;
}

const mixed = (whole: string, top: string, bottom: string) =>
  `${cardinal(whole)} and ${fraction(top, bottom).replace(/^one (?=half|quarter)/, "a ")}`;

/** Units that are written in letters, and in two of them or more. */
const ANY_LETTERS = alternatives([...englishUnits.keys()].filter((unit) => /^[A-Za-z]+$/.test(unit)));
const LETTERS = alternatives([...englishUnits.keys()].filter((unit) => /^[A-Za-z]{2,}$/.test(unit)));

/** People and things that are counted by millions, as British papers shorten them: 1.5m people. */
const MILLIONS = [
  "people|users|customers|subscribers|members|viewers|visitors|passengers|households|homes|jobs|workers|voters|children",
  "adults|patients|copies|units|cars|vehicles|shares|barrels|downloads|views|readers|tourists|refugees|pupils",
].join("|");

export const fractions: readonly Rewrite[] = [
  // The upper and the lower pressure.
  [
    /(?<=\b(?:BP|blood pressure)\b[^.\d]{0,12})(\d{2,3})\/(\d{2,3})( ?mm ?Hg\b)?|(\d{2,3})\/(\d{2,3})( ?mm ?Hg\b)/gi,
    (_, a, b, unit, c, d, other) =>
      `${cardinal(a ?? c ?? "")} over ${cardinal(b ?? d ?? "")}${(unit ?? other) ? " millimeters of mercury" : ""}`,
  ],
  [/\b24\/7\b/g, "twenty four seven"],
  // Mains of either frequency, not a part of one hertz.
  [/(?<![\d/.])(?!1\/)(\d+)\/(\d+)(?= ?(?:[kMG]?Hz|k?V|hertz|volts?)\b)/g, "$1 or $2"],
  // A measure of music; half a meter is none, nor is part of the time.
  [
    /(?<![\d/.]|\bwork(?:s|ed|ing)? )([2-79]|12)\/(2|4|8|16)(?= time\b(?! (?:as|facult|job|posit|staff|stud|teach|work)))|(?<=\bin )([2-79]|12)\/(2|4|8|16)(?= met(?:er|re)\b(?! of))/g,
    (_, beats, value, beat, note) => `${cardinal(beats ?? beat ?? "")} ${cardinal(value ?? note ?? "")}`,
  ],
  // Half a teaspoon, but two and a half teaspoons.
  [
    new RegExp(
      `(\\d[ -])?(?<!\\/)\\b(\\d{1,2}\\/\\d{1,2}) ?(${LETTERS})(?![A-Za-z\\d/])\\.?(?= |$|[,;:)])`,
      "g",
    ),
    (_, whole = "", part, unit = "") => `${whole}${part} ${englishUnits.get(unit)?.[whole ? 1 : 0]}`,
  ],
  // Three quarters of a cup, but a three quarter cup.
  [
    new RegExp(
      String.raw`(?<!\b(?:[Aa]n?|[Tt]he|[Oo]ne|per|[Ee]ach|[Tt]his) |[\d/-] ?)\b([2-9])/([3-9]|1[06]|32)` +
        String.raw`(?= (?:cup|teaspoon|tablespoon|pint|quart|gallon|pound|mile|liter)\b(?!-|s\b| (?:measur|scoop|wide|deep|long|thick|tall|high)))`,
      "g",
    ),
    (_, top, bottom) => `${fraction(top ?? "", bottom ?? "")} of a`,
  ],
  [/\b(\d+)[ -]([1-9])\/([2-9]|1\d)\b(?!\/)/g, (_, whole, top, bottom) => mixed(whole, top, bottom)],
  [/(?<!\/)\b(\d{1,2})\/(\d{1,3})\b(?!\/)/g, (_, top, bottom) => fraction(top, bottom)],
];

/** Units after the slash of a price or speed: a month, a pound. */
const each: Readonly<Record<string, string>> = {
  kWh: "kilowatt hour",
  mo: "month",
  hr: "hour",
  wk: "week",
  yr: "year",
  lb: "pound",
  bbl: "barrel",
  kg: "kilogram",
  oz: "ounce",
  min: "minute",
  gal: "gallon",
};
const EACH =
  "kWh|month|mo|hour|hr|day|week|wk|year|yr|night|person|user|unit|item|piece|mile|lb|kg|oz|gal|gallon|pound|ounce|acre|barrel|bbl|dozen|min|minute|second";

/** Before anything else is made of the figure. */
export const rates: readonly Rewrite[] = [
  [
    new RegExp(`(?<=\\d[\\d.,]{0,10}(?:¢| ?[A-Za-z]{1,8})?) ?/ ?(${EACH})\\b(\\.(?=$| [a-z]))?`, "g"),
    (_, name) => ` per ${each[name] ?? name}`,
  ],
];

const ELECTRIC = "[kmM]?[VAW]|mAh|Hz";
/** Words behind a cross that multiplies, or an unknown. */
const NO_THING =
  "a|the|as|per|more|less|faster|slower|larger|bigger|higher|zoom|optical|digital|magnification|speed|leverage|daily|weekly|monthly|" +
  "minus|plus|equals|times|squared|cubed|over|divided|greater|and|or|is|are|was|in|on|of|to|for|by|at|with|from|if|then|when";

export const measures: readonly Rewrite[] = [
  [
    new RegExp(
      `(?<![A-Za-z\\d.-])(${NUMBER})(?:\\.(\\d+))?m(?= (?:more |new |British |other )?(?:${MILLIONS})\\b)`,
      "g",
    ),
    (_, whole, part) => `${decimal(whole, part)} million`,
  ],
  // Rooms of a home, which are few: 2BR/1BA, not a BA in history.
  [
    /(?<![A-Za-z\d.,])(\d)(?:\.(5))?[ -]?(BR|bd|BA(?! (?:of|degree|in [A-Z]))|ba)(?![A-Za-z\d])/g,
    (_, whole = "", part, room = "") =>
      `${decimal(whole, part)} ${room.toLowerCase() === "ba" ? "bath" : "bedroom"}`,
  ],
  [
    /\b(\d{1,3})(?:\.(\d+))? s\b(?!')|\b(\d{1,3})\.(\d+)s\b/g,
    (_, a, b, c, d) => measure(a ?? c ?? "", b ?? d, "sec"),
  ],
  [
    /(?<![A-Za-z\d.])(\d+) ?h ?(\d{1,2}) ?m(?:in)?(?: ?(\d{1,2}) ?s(?:ec)?)?\b(?= ([a-z]+)|)/g,
    (_, hours, minutes, seconds, noun = "") =>
      [
        [hours, "h"],
        [minutes, "min"],
        [seconds, "sec"],
      ]
        .filter(([digits]) => digits)
        .map(([digits = "", unit = ""]) => measure(digits, undefined, unit))
        .join(" ")
        .replace(isNoun(noun) ? /s\b/g : /$^/, ""),
  ],
  [
    /(?<![A-Za-z\d.])(\d+) ?m(?:in)? ?([0-5]?\d) ?s(?:ec)?\b/g,
    (_, minutes, seconds) =>
      `${measure(minutes ?? "", undefined, "min")} ${measure(seconds ?? "", undefined, "sec")}`,
  ],
  [/(?<=\b[Aa]n? \d{1,3}) ?[x×] ?(?=\d+ ?(?:k?m|[cm]m|ft|in)\b [a-z])/g, " by "],
  // A measure that belongs to a noun is singular: a 2TB drive, a 5-km run.
  [
    new RegExp(
      `(?<=\\b(?:[Aa]n?|[Aa]nother|[Ee]ach|[Ee]very|[Tt]his) (?:\\d+ by )?)(${NUMBER})(?:\\.(\\d+))?[ -]?(${ANY_LETTERS})(?= (?!(?:${NO_NOUN})\\b)[a-z])`,
      "g",
    ),
    (_, whole, part, unit) => `${decimal(whole, part)} ${englishUnits.get(unit)?.[0]}`,
  ],
  [
    new RegExp(
      `(?<=\\b[Tt]he )(${NUMBER})(?:\\.(\\d+))?[ -]?([cm]m)(?= (?!(?:${NO_NOUN})\\b)[a-z]+(?<!s|ed)\\b)`,
      "g",
    ),
    (_, whole, part, unit) => `${decimal(whole, part)} ${englishUnits.get(unit)?.[0]}`,
  ],
  // The needs of a device: a 5V/2A adapter.
  [
    new RegExp(
      String.raw`(?<=\b(?:[Aa]n?|[Tt]he|[Tt]his|[Yy]our|[Ii]ts) )(\d+)(?:\.(\d+))? ?(${ELECTRIC})` +
        String.raw`(?: ?/ ?(\d+)(?:\.(\d+))? ?(${ELECTRIC}))?(?= [A-Za-z]+)`,
      "g",
    ),
    (whole, a = "", b, unit = "", c, d, other = "", ...rest) => {
      const [at, text] = rest as unknown as [number, string];
      const behind = /^ ([A-Za-z]+)/.exec(text.slice(at + whole.length))?.[1] ?? "";
      if (!isNoun(behind)) return whole;
      const first = `${decimal(a, b)} ${englishUnits.get(unit)?.[0]}`;
      return c ? `${first} ${decimal(c, d)} ${englishUnits.get(other)?.[0]}` : first;
    },
  ],
  // So many of a thing: 2 x AAA batteries.
  [
    new RegExp(String.raw`(?<![\d.x×/] ?|\d,)\b(\d{1,2}) [x×] (?=[A-Za-z]{2})(?!(?:${NO_THING})\b)`, "g"),
    "$1 ",
  ],
  [
    new RegExp(`(${NUMBER})(?:\\.(\\d+))?-(${LETTERS})(?= [a-z\\d])`, "g"),
    (_, whole, part, unit) => `${decimal(whole, part)} ${englishUnits.get(unit)?.[0]}`,
  ],
  [
    /\b(\d)'(\d{1,2})"/g,
    (_, feet, inches) => `${measure(feet, undefined, "ft")} ${measure(inches, undefined, "inch")}`,
  ],
  [/(?<=\d) ?[×x] ?(?=\d)/g, " by "],
  [
    /(\d+(?:\.\d+)?) ?(cm|mm|in|km|ft|m) ?[×x] ?(?=\d+(?:\.\d+)? ?(?:cm|mm|in|km|ft|m)\b)/g,
    (_, figure, unit) => `${figure} ${unit} by `,
  ],
  // "in" is an inch only where it can be no preposition.
  [
    new RegExp(
      `(${NUMBER})(?:\\.(\\d+))?(?:in\\b\\.?(?! ?\\d)|[ -]in(?:\\.(?= [a-z\\d])|(?=[,;)]|$| (?:wide|tall|long|deep|high|thick)\\b)))`,
      "g",
    ),
    (_, whole, part) => measure(whole, part, "inch"),
  ],
  [
    new RegExp(`(${NUMBER})(?:\\.(\\d+))?[ -]?(${alternatives(englishUnits.keys())})(?![A-Za-z0-9])`, "g"),
    (_, whole, part, unit) => measure(whole, part, unit),
  ],
  [/\b(\d{1,2})(\d{2})p\b/g, (_, head, tail) => `${cardinal(head)} ${cardinal(tail)} p`],
  [
    new RegExp(`(?<![A-Za-z\\d.])(${NUMBER})(?:\\.(\\d+))?x(?![A-Za-z\\d])`, "g"),
    (_, whole, part) => `${decimal(whole, part)} times`,
  ],
  // 4K is a picture, 20K an amount.
  [
    new RegExp(
      `(?<![A-Za-z\\d.-])(${NUMBER})(?:\\.(\\d+))?([MB]|bn|mn|tn|(?<!(?<!\\.)\\b[248])[Kk])(?![A-Za-z\\d])`,
      "g",
    ),
    (_, whole, part, suffix) => `${decimal(whole, part)} ${scaleWordOf(suffix)}`,
  ],
];
