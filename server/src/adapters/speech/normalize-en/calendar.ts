import { MONTHS_EN } from "#kernel/text/months-en";
import type { Rewrite } from "../rewrite.ts";
import { cardinal, decimal, ordinal, year } from "./number-words.ts";

const monthNames = MONTHS_EN.join("|");
const monthOf = (digits: string) => MONTHS_EN[Number(digits) - 1] ?? digits;
const fullMonth = (short: string) => MONTHS_EN.find((month) => month.startsWith(short.slice(0, 3))) ?? short;

const days = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const fullDay = (short: string) => days.find((day) => day.startsWith(short.slice(0, 3))) ?? short;
const DAY = "Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun";

const date = (month: string, day: string, yearDigits?: string) =>
  `${month} ${ordinal(day)}${yearDigits ? `, ${year(yearDigits)}` : ""}`;

function clock(hour: string, minute: string, half?: string): string {
  const suffix = half ? ` ${half[0]?.toUpperCase()} M` : "";
  const whole = Number(hour) > 12 ? " hundred" : " o'clock";
  if (minute === "00") return `${cardinal(hour)}${suffix || whole}`;
  return `${cardinal(hour)} ${minute.startsWith("0") ? `oh ${cardinal(minute)}` : cardinal(minute)}${suffix}`;
}

const number = (digits: string) => String(Number(digits));
const counted = (digits: string, unit: string) =>
  `${cardinal(digits)} ${unit}${Number(digits) === 1 ? "" : "s"}`;

/** Hours, minutes and seconds; what is zero in front is left out. */
function timeOfDay(hour: string, minute: string, second: string, half?: string): string {
  if (half)
    return `${clock(hour, minute).replace(" o'clock", "")} and ${counted(second, "second")} ${half.toUpperCase()} M`;
  const parts = [
    [hour, "hour"],
    [minute, "minute"],
    [second, "second"],
  ] as const;
  return parts
    .filter(([digits]) => Number(digits) > 0)
    .map(([digits, unit]) => counted(digits, unit))
    .join(" ");
}

const figure = (digits = "") => {
  const [whole = "", part] = digits.replaceAll(",", "").split(".");
  return decimal(whole, part);
};

const plural = (words: string) => (words.endsWith("y") ? words.replace(/y$/, "ies") : `${words}s`);

const MONTH = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

const IN_MONTH = "in|until|since|last|next|this|early|late|mid";

/** Short names of days and MONTHS_EN. Sat and Sun are words as well: only beside another date. */
export const dayNames: readonly Rewrite[] = [
  // From one month into another: Dec. 29–Jan. 2.
  [
    new RegExp(
      `(?<=\\b(?:${monthNames}|(?:${MONTH})\\.?) \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?) ?[-–—] ?(?=(?:${monthNames}|(?:${MONTH})\\.?) \\d{1,2}(?!\\d))`,
      "g",
    ),
    " to ",
  ],
  [new RegExp(`\\b(${days.join("|")}) ?[-–—] ?(?=(?:${days.join("|")})\\b)`, "g"), "$1 to "],
  [
    new RegExp(`(?<![A-Za-z])(${MONTH})\\b\\.? ?[-–—] ?(${MONTH})\\b\\.?(?! ?\\d{1,2}\\b)`, "g"),
    (_, from, to) => `${fullMonth(from)} to ${fullMonth(to)}`,
  ],
  [
    new RegExp(`(?<![A-Za-z])(${DAY})\\b\\.? ?[-–—] ?(${DAY})\\b\\.?`, "g"),
    (_, from, to) => `${fullDay(from)} to ${fullDay(to)}`,
  ],
  [
    new RegExp(`(?<![A-Za-z])(${DAY})\\b\\.?( ?[&/,] ?| and | to )(${DAY})\\b\\.?`, "g"),
    (_, from, mark, to) => `${fullDay(from)}${mark}${fullDay(to)}`,
  ],
  [/(?<![A-Za-z])(Mon|Tues?|Wed|Thu(?:rs?)?|Fri)\b\.?/g, (_, day) => fullDay(day)],
  [
    new RegExp(
      `(?<![A-Za-z])(Sat|Sun)\\b(?:\\.|(?=,? (?:\\d|(?:${MONTHS_EN.map((name) => name.slice(0, 3)).join("|")}))))`,
      "g",
    ),
    (_, day) => fullDay(day),
  ],
  [
    /(?<![A-Za-z])(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?:\.(?= )|\.?(?= ?\d))/g,
    (_, month) => fullMonth(month),
  ],
  // At the end of a sentence; Jan is somebody as well.
  [
    new RegExp(
      String.raw`(?<=\b(?:${IN_MONTH}|by|till|before|after|every|from|to|of|through)[ -])(Feb|Apr|Aug|Sept?|Oct|Nov|Dec)(?=\.["')]*$)` +
        String.raw`|(?<=\b(?:${IN_MONTH})[ -])(Jan|Mar|Jun|Jul)(?=\.["')]*$)`,
      "g",
    ),
    (_, month, other) => fullMonth(month ?? other ?? ""),
  ],
];

export const times: readonly Rewrite[] = [
  [/(?<=\d:\d\d(?: ?[ap]\.?m\.?)?) ?[-–—~] ?(?=\d{1,2}(?::\d\d| ?[ap]m))/gi, " to "],
  [/(?<=\d ?[ap]\.?m\.?) ?[-–—~] ?(?=\d{1,2}(?::\d\d)?(?: ?[ap]\.?m)?)/gi, " to "],
  [
    /(?<=\b(?:at|until|since) )([01]?\d|2[0-3]):([0-5]\d):([0-5]\d)(?![\d:.]| ?[ap]\.?m)/gi,
    (_, hour = "", minute = "", second = "") => `${clock(hour, minute)} and ${counted(second, "second")}`,
  ],
  // Before "p.m." a time of day, elsewhere a length of time.
  [
    /\b(\d{1,2}):([0-5]\d):([0-5]\d)(?: ?([ap])\.?m\b\.?)?/gi,
    (_, hour, minute, second, half) => timeOfDay(hour, minute, second, half),
  ],
  // Parts of a whole with thousands or decimals are no time: 1:50,000, 4.5:1.
  [
    /(?<![\d:.,])(\d{1,4}(?:\.\d+)?):(\d{1,3}(?:,\d{3})+|\d\.\d+)(?![\d:])|(?<![\d:.,])(\d{1,4}\.\d+):(\d{1,4})(?![\d:])/g,
    (_, ...parts) => parts.slice(0, 4).filter(Boolean).map(figure).join(" to "),
  ],
  [
    /(?<=\b(?:ratio|scale|odds|diluted?|mix(?:ed)?|proportions?|score)\b(?:(?! (?:until|till|by|before|after|since)\b)[^.,;\d]){0,16})(\d{1,3}):(\d{1,3})(?![\d:]| ?[ap]\.?m\b)/gi,
    (_, one, other) => `${cardinal(one)} to ${cardinal(other)}`,
  ],
  [
    /(?<![\d:])(\d{1,3}):(\d{1,3})(?= (?:ratio|scale|odds|aspect|dilution|mix|proportion|split|model)\b)/gi,
    (_, one, other) => `${cardinal(one)} to ${cardinal(other)}`,
  ],
  // A stop watch: 9:58.3.
  [
    /(?<![\d:])(\d{1,2}):([0-5]\d)\.(\d{1,3})(?!\d)/g,
    (_, minute, second, part) => `${counted(minute, "minute")} ${decimal(number(second), part)} seconds`,
  ],
  [
    /\b(1[0-2]|0?[1-9]|1\d|2[0-3]|00?):([0-5]\d)(?!\d)(?: ?([ap])\.?m\b\.?)?/gi,
    (_, hour, minute, half) => clock(hour, minute, half),
  ],
  [/(?<![\d:])(\d{1,4}):(\d{1,4})(?![\d:])/g, (_, one, other) => `${cardinal(one)} to ${cardinal(other)}`],
  [/\b(\d{1,2}) ?([ap])\.?m\b\.?/gi, (_, hour, half) => `${cardinal(hour)} ${half.toUpperCase()} M`],
];

const USUAL_PARTS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 32]);
/** Neither a part of one nor of a usual number of parts: 5/1 and 5/15 are days, 1/4 is a quarter. */
const isDay = (month = "", day = "") => Number(month) >= Number(day) || !USUAL_PARTS.has(Number(day));

export const englishDates: readonly Rewrite[] = [
  [
    /(?<![\d/.])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01]) ?[-–—] ?(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/])/g,
    (_, month, day, lastMonth, lastDay) =>
      isDay(month, day) || isDay(lastMonth, lastDay)
        ? `${date(monthOf(month), day)} to ${date(monthOf(lastMonth), lastDay)}`
        : `${month}/${day} to ${lastMonth}/${lastDay}`,
  ],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (_, y, month, day) => date(monthOf(month), day, y)],
  [
    /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{4})\b/g,
    (_, month, day, y) => date(monthOf(month), day, y),
  ],
  [
    /(?<![\d/])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{2})(?![\d/])/g,
    (_, month, day, y = "") =>
      `${date(monthOf(month), day)}, ${y.startsWith("0") ? `oh ${cardinal(y)}` : cardinal(y)}`,
  ],
  [
    /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.((?:19|20)\d\d)(?![.]?\d)/g,
    (_, day, month, y) => date(monthOf(month), day, y),
  ],
  // Days of one month before it: 20–21 June 1791.
  [
    new RegExp(
      `(?<![\\w.,/:$€£¥-])(0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)? ?[-–—] ?(0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)? (${monthNames})(?:,? (\\d{4}))?(?![\\d-])`,
      "g",
    ),
    (whole, from = "", to = "", month, y) =>
      Number(from) < Number(to)
        ? `${month} ${ordinal(from)} to ${ordinal(to)}${y ? `, ${year(y)}` : ""}`
        : whole,
  ],
  [
    new RegExp(`\\b(${monthNames}) (\\d{1,2}) ?[-–—] ?(\\d{1,2})(?![\\d:])`, "g"),
    (_, month, from, to) => `${month} ${ordinal(from)} to ${ordinal(to)}`,
  ],
  [
    new RegExp(`\\b(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?!\\d)`, "g"),
    (_, month, day, y) => date(month, day, y),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${monthNames})(?: (\\d{4}))?(?!\\d)`, "g"),
    (_, day, month, y) => date(month, day, y),
  ],
];

export const years: readonly Rewrite[] = [
  [/(?<![\d,.])((?:1[1-9]|20)\d0)s\b/g, (_, decade) => plural(year(decade))],
  [
    /(?<=\b(?:[Tt]he|[Ee]arly|[Ll]ate|[Mm]id)[ -])((?:1[1-9]|20)\d0)'s(?![A-Za-z])/g,
    (_, decade) => plural(year(decade)),
  ],
  [/(?<![A-Za-z\d])'?([2-9]0)'?s\b/g, (_, decade) => plural(cardinal(decade))],
  [
    /(?<=\b(?:in|since|by|until|before|after|of|around|year) )(10\d\d)(?![\d,.]\d|\d)/gi,
    (_, digits) => year(digits),
  ],
  [/(?<![\d,.])(1\d{3})(?= (?:AD|BC|CE|BCE)\b)/g, (_, digits) => year(digits)],
  [
    /(?<![\d,.])\b(1[1-9]\d\d|20\d\d)(?![,.]\d|\d| ?(?:people|items|units|users|percent|yen|dollars))(?=[\s,.;:!?)]|'s(?![A-Za-z])|$)/g,
    (_, digits) => year(digits),
  ],
];
