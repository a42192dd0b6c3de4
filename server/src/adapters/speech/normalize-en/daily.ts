import type { Rewrite } from "../rewrite.ts";
import { isNoun } from "./nouns.ts";
import { cardinal, spellDigits } from "./number-words.ts";
import { provinces, states } from "./tables.ts";

const spell = (word: string) => [...word].join(" ");

const sides: Readonly<Record<string, string>> = { N: "North", E: "East", S: "South", W: "West" };
const side = (letter = "") => sides[letter] ?? letter;

/** Letters and figures of a British code; two figures are said as one. */
const code = (sign: string) =>
  sign.replace(/[A-Z]|\d+/g, (part) => `${/\d/.test(part) ? cardinal(part) : part} `).trim();

const STREET = "St|Ave|Rd|Blvd|Dr|Ln|Pl|Ct|Pkwy|Terr?";
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
  [/(?<=\d(?:st|nd|rd|th) )Fl\b\.?/g, "Floor"],
  // Sides of a street: behind its kind, and before its number.
  [
    new RegExp(String.raw`(?<=[A-Z][a-z]+ (?:${STREET})\.? )([NESW])\b\.?(?=,|$| \d)`, "g"),
    (_, letter) => side(letter),
  ],
  [/(?<=[A-Z][a-z]+ )St\.(?= (?:North|East|South|West|[NS][EW])\b)/g, "Street"],
  [/(?<![\w.])([NESW])\. (?=\d{1,3}(?:st|nd|rd|th) )/g, (_, letter) => `${side(letter)} `],
  // A member of a parliament by party and state.
  [
    /\(([DRI])-([A-Z]{2})\)/g,
    (whole, party, state = "") => (states.has(state) ? `(${party}, ${states.get(state)})` : whole),
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

const lengths: readonly Rewrite[] = [
  [/(?<![\d.,$€£¥])(\d{1,2})\.([0-5]\d)(?= ?[ap]\.?m\b)/g, "$1:$2"],
  // Minutes and seconds of a run: more than any hour of a day.
  [
    /(?<=\b(?:in|of|at|clocked|ran|swam|finished|time|lasts|runs|runtime:?) )(2[4-9]|[3-5]\d):([0-5]\d)(?![:\d]|\.\d| ?(?:split|ratio|mix|rule|odds))/g,
    (_, minutes = "", seconds = "") =>
      `${cardinal(minutes)} ${seconds === "00" ? "minutes" : seconds.startsWith("0") ? `oh ${cardinal(seconds.slice(1))}` : cardinal(seconds)}`,
  ],
  [
    /(?<![\d/.]|\b(?:[Oo]n|[Bb]y|until|since|from|before|after|due) )(10|5|100)\/\1(?![\d/])(?! ?(?:of|cup|split))/g,
    (_, most = "") => `${cardinal(most)} out of ${cardinal(most)}`,
  ],
  [/(?<=(?<![\d/])\d\/\d)(?:rds?|ths)\b/g, ""],
  [/(?<=(?<![\d/])\d)\/(?=[$£€]\d)/g, " for "],
  [
    /(?<=\b[Aa]n? )\$(\d+) ?[-–] ?\$?(\d+)(?= ([a-z]+))/g,
    (whole, low = "", high = "", noun = "") =>
      isNoun(noun) ? `${cardinal(low)} to ${cardinal(high)} dollar` : whole,
  ],
  [/(?<=\b[Aa]n? \d{1,2})["″](?= \d+[Kk]\b)/g, "-inch"],
  [
    /(?<![A-Za-z\d])S0?(\d{1,2})E0?(\d{1,2})(?![A-Za-z\d])/g,
    (_, season = "", part = "") => `season ${cardinal(season)} episode ${cardinal(part)}`,
  ],
];

const shortForms: readonly Rewrite[] = [
  [/(?<![A-Za-z.])Est\.? (?=1\d{3}|20\d\d)/g, "Established "],
  [/(?<![A-Za-z.])est\. (?=[$€£¥])/g, "estimated "],
  [/(?<![A-Za-z.])([Nn])o\. (?=of\b)/g, "$1umber "],
  [/(?<![A-Za-z.])nos\. ?(?=\d)/g, "numbers "],
  [/(?<![A-Za-z])c\/o(?![A-Za-z])/g, "care of"],
  [/(?<![\w.])3M(?= (?:and|announced|said|says|Company|Co\b|makes|products?|tape)|'s)/g, "three M"],
  // British numbers in groups that spaces part.
  [
    /(?<![\d.,-])0\d{2,4} \d{3,4} \d{3,4}(?![\d-]|,\d)/g,
    (number) => number.split(" ").map(spellDigits).join(", "),
  ],
];

/** Forms of letters, prescriptions, results and shops, before their figures and stops are read by themselves. */
export const daily: readonly Rewrite[] = [...letters, ...doses, ...lengths, ...shortForms];
