import type { Rewrite } from "../rewrite.ts";
import { isNoun } from "./nouns.ts";
import { cardinal, spellDigits } from "./number-words.ts";
import { provinces, states } from "./tables.ts";

const SIDES: Readonly<Record<string, string>> = { W: "wide", D: "deep", H: "high", L: "long" };

const stateOf = (name: string) =>
  states.get(name) ?? ([...states.values()].includes(name) ? name : undefined);

const spell = (word: string) => [...word].join(" ");

const sides: Readonly<Record<string, string>> = { N: "North", E: "East", S: "South", W: "West" };
const side = (letter = "") => sides[letter] ?? letter;

/** Letters and figures of a British code; two figures are said as one. */
const code = (sign: string) =>
  sign.replace(/[A-Z]|\d+/g, (part) => `${/\d/.test(part) ? cardinal(part) : part} `).trim();

const STREET = "St|Ave|Rd|Blvd|Ln|Pkwy";
/** Doctors and courts as well, unless a number stands before the name. */
const NUMBERED = "Dr|Pl|Ct|Terr?";
const letters: readonly Rewrite[] = [
  // SW1A 2AA behind a town; no unit or time has these letters.
  [
    /(?<=(?:[A-Z][a-z]+|[A-Z]{2,}),? |^)([A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z]) (\d(?!GB|TB|LB)[ABD-HJLNP-UW-Z]{2})(?![A-Za-z\d])/g,
    (_, out = "", inside = "") => `${code(out)} ${code(inside)}`,
  ],
  [
    /(?<=[A-Z][a-z]+,? )([A-Z]{2}),? (?=[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Za-z\d]))/g,
    (whole, short = "") => (provinces.has(short) ? `${provinces.get(short)} ` : whole),
  ],
  [
    /(?<=[A-Z][a-z]+ )([A-Z]\d[A-Z]) ?(\d[A-Z]\d)(?![A-Za-z\d])/g,
    (_, area = "", place = "") => `${code(area)} ${code(place)}`,
  ],
  [/(?<=\d(?:st|nd|rd|th) )(?:Fl\b\.?|fl\.)/g, "Floor"],
  // Sides of a street: behind its kind, and before its number.
  [
    new RegExp(
      String.raw`(?<=[A-Z][a-z]+ (?:${STREET})\.? |\d (?:[A-Z][a-z]+ ){1,3}(?:${NUMBERED})\.? )([NESW])\b\.?(?=,|$| \d)`,
      "g",
    ),
    (_, letter) => side(letter),
  ],
  [/(?<=[A-Z][a-z]+ )St\.(?= (?:North|East|South|West|[NS][EW]|[NS]\.[EW]\.)(?![A-Za-z]))/g, "Street"],
  [
    /(?<![\w.])([NESW])\. (?=\d{1,3}(?:st|nd|rd|th) (?:St|Ave|Rd|Blvd|Dr|Ln|Pl|Ct|Street|Avenue|Road|Place|Drive|Court)\b)/g,
    (_, letter) => `${side(letter)} `,
  ],
  // A member of a parliament by party and state.
  [
    /\(([DRI])-([A-Z]{2}|(?:[A-Z][a-z]{0,4}\.){1,2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\)/g,
    (whole, party, state = "") => (stateOf(state) ? `(${party}, ${stateOf(state)})` : whole),
  ],
];

const doses: readonly Rewrite[] = [
  [/(?<![A-Za-z\d])q\.?(\d{1,2})h(?![A-Za-z\d])/g, "every $1 hours"],
  [
    /(?<![A-Za-z.])(?:[btq]\.i\.d|p\.r\.n)\b\.?(?=([\s,;)]|$)|)/g,
    (short) => spell(short.replaceAll(".", "").toUpperCase()),
  ],
  [/(?<=\d)[ -]?(?:y\.o\.|y\/o|yo)(?=[\s,;)]|$)/g, " year old"],
  [
    /(?<=\b(?:once|twice|times|doses?|tablets?|pills?|capsules?|drops|puffs|cups|glasses|hours|steps|visits)) ?\/ ?(?=(?:day|week|month|year|night|hour)\b)/g,
    " a ",
  ],
  [/(?<![A-Za-z\d])HbA1c(?![A-Za-z\d])/g, "H B A one C"],
];

const MARK = String.raw`(?:10\/10|5\/5)(?![\d/])(?! ?(?:-|–|through|to|of|cup|split|time|deadline|meeting|date|event|sale|launch)\b| ?[-–] ?\d)`;
const GIVEN = String.raw`\b(?:rated|rate|scored?|got|gave|give)(?: (?:it|this|that|them|him|her|us|me|you))?(?: an?)?(?: solid| perfect| clear)? `;
const outOf = (mark: string) => mark.split("/").map(cardinal).join(" out of ");

/** Two figures beside a colon that are no time. */
const NO_RATIO =
  String.raw`(?<!\b(?:ratio|odds|leverage|mix|dilution|proportion|split|blend|score)s? of )` +
  String.raw`(?<!\b(?:mixed|diluted|blended|odds|split|set|combined|leveraged) (?:in|at) )`;

const lengths: readonly Rewrite[] = [
  [/(?<![\d.,$€£¥])(\d{1,2})\.([0-5]\d)(?= ?[ap]\.?m\b)/g, "$1:$2"],
  // Minutes and seconds of a run: more than any hour of a day.
  [
    new RegExp(
      String.raw`${NO_RATIO}(?<=\b(?:in|of|at|clocked|ran|swam|finished|time|lasts|runs|runtime:?) )` +
        String.raw`(2[4-9]|[3-5]\d):([0-5]\d)(?![:\d]|\.\d| ?(?:split|ratio|mix|rule|odds))`,
      "g",
    ),
    (_, minutes = "", seconds = "") =>
      `${cardinal(minutes)} ${seconds === "00" ? "minutes" : seconds.startsWith("0") ? `oh ${cardinal(seconds.slice(1))}` : cardinal(seconds)}`,
  ],
  // A mark, not October 10: only beside what tells so.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!?"] )|${GIVEN}|\b(?:an?|solid|perfect) )${MARK}` +
        String.raw`(?=[!,.]? (?:would|will buy|highly|recommend|people|points|stars|for (?:the|this|that))|!)` +
        String.raw`|(?<=${GIVEN}|\b(?:a (?:solid|perfect|clear)|[Ii]t's a|was a|is a) )${MARK}`,
      "g",
    ),
    outOf,
  ],
  [/(?<![\d/.])100\/100(?![\d/])(?! ?(?:of|cup|split|[MG]bps))/g, outOf],
  [/(?<=(?<![\d/])\d\/\d)(?:rds?|ths)\b/g, ""],
  [/(?<=(?<![\d/])\d)\/(?=[$£€]\d)/g, " for "],
  [
    /(?<=\b[Aa]n? )\$(\d+) ?[-–] ?\$?(\d+)(?= (?!(?:[mb]illion|trillion|thousand|hundred|k)\b)([a-z]+))/g,
    (whole, low = "", high = "", noun = "") =>
      isNoun(noun) ? `${cardinal(low)} to ${cardinal(high)} dollar` : whole,
  ],
  [/(?<=\b(?:[Aa]n?|[Tt]he) \d{1,2})["″](?= \d+[Kk]\b)/g, "-inch"],
  // The sides of a thing, at least two: 24"W x 18"D.
  [
    /\d+(?:\.\d+)?["”″] ?[WDHL](?: ?[x×,] ?\d+(?:\.\d+)?["”″] ?[WDHL]){1,2}(?![A-Za-z\d])/g,
    (sides) =>
      sides
        .replace(
          /([\d.]+)["”″] ?([WDHL])/g,
          (_, size, side) => `${size} inch${size === "1" ? "" : "es"} ${SIDES[side]}`,
        )
        .replace(/ ?[x×,] ?(?=\d)/g, " by "),
  ],
  [
    /(?<![A-Za-z\d])S0?(\d{1,2})E0?(\d{1,2})(?![A-Za-z\d])/g,
    (_, season = "", part = "") => `season ${cardinal(season)} episode ${cardinal(part)}`,
  ],
];

const shortForms: readonly Rewrite[] = [
  [/(?<![A-Za-z.])Est\.? (?=1\d{3}|20\d\d)/g, "Established "],
  [/(?<![A-Za-z.])est\. (?=[$€£¥]|(?!(?:in|by|at|since|over|as|on|around|about)\b)[a-z])/g, "estimated "],
  [/(?<![A-Za-z.]|\b(?:[Oo]h|say|says|said|,) |["“'‘])([Nn])o\. (?=of\b(?! course))/g, "$1umber "],
  [/(?<![A-Za-z.])nos\. ?(?=\d)/g, "numbers "],
  [/(?<![A-Za-z])c\/o(?![A-Za-z])/g, "care of"],
  // The company, not three million of something.
  [/(?<![\w.$€£¥]|[$€£¥] )3M(?= (?:announced|said|says|Company|Co\b|makes|tape)|'s)/g, "three M"],
  [/^3M(?= (?:and [A-Z]|products))/g, "three M"],
  [/(?<![\d.,-])0\d{4} \d{6}(?![\d-]|,\d)/g, (number) => number.split(" ").map(spellDigits).join(", ")],
  // British numbers in groups that spaces part.
  [
    /(?<![\d.,-])0\d{2,4} \d{3,4} \d{3,4}(?![\d-]|,\d)/g,
    (number) => number.split(" ").map(spellDigits).join(", "),
  ],
];

const METRIC = "ml|cl|g|kg|oz";
/** Foods that stand behind a cup in a recipe are words in lower case. */
const kitchen: readonly Rewrite[] = [
  [
    /(?<![\d/.])(\d+[ -])?(\d+(?:\/\d+)?|[½¼¾⅓⅔]) ?c\. (?=(?!or |and |in |to )[a-z])/g,
    (_, whole = "", part = "") => `${whole}${part} ${whole || Number(part) > 1 ? "cups" : "cup"} `,
  ],
  [/(?<=\d degrees )([FC])(?![\w'-])/g, (_, scale) => (scale === "F" ? "Fahrenheit" : "Celsius")],
  // So many packs of so much.
  [
    new RegExp(
      `(?<![\\d.x×])(\\d{1,2}) ?[x×] ?(\\d+(?:\\.\\d+)? ?(?:${METRIC}))\\b(?! ?[x×])(?: (?=([a-z]+)))?`,
      "g",
    ),
    (whole, count = "", size = "", noun = "") =>
      isNoun(noun) ? `${count} ${size.replace(/ ?(?=[a-z])/, "-")} ` : whole.replace(/ ?[x×] ?/, " times "),
  ],
];

const SPANS: Readonly<Record<string, string>> = { y: "year", m: "month", q: "quarter", w: "week" };
const facts: readonly Rewrite[] = [
  [/(?<=\d{4}[,;] )d\. (?=1\d{3}|20\d\d)/g, "died "],
  [/(?<![\w.])pop\. (?=is|of|was|\d)/g, "population "],
  [/(?<![\w.])[Dd]ept?\. ?(?=\d{1,2}:\d\d)/g, "departs "],
  [/(?<=\d(?:\.\d+)?%? )([ymqw])\/\1(?!\w)/g, (_, span = "") => `${SPANS[span]} over ${SPANS[span]}`],
  // The colour of light is told in kelvins: no lamp has thousands.
  [/(?<![\d.,$€£¥])([1-9]\d00)K ?[-–] ?([1-9]\d00)K\b/g, "$1 to $2 kelvin"],
  [/(?<![A-Za-z\d.,$€£¥-])([1-9]\d00)K\b(?=[^.]*$)/g, "$1 kelvin"],
  [/(?<=\d )w\/ ?(?=[a-z]{3})/g, "with "],
];

/** Forms of letters, prescriptions, results and shops, before their figures and stops are read by themselves. */
export const daily: readonly Rewrite[] = [
  ...kitchen,
  ...facts,
  ...letters,
  ...doses,
  ...lengths,
  ...shortForms,
];
