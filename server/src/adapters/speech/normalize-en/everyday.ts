import { MONTHS_EN } from "#kernel/text/months-en";
import { FILE_ENDINGS } from "../file-endings.ts";
import type { Rewrite } from "../rewrite.ts";
import { isNoun, NO_NOUN } from "./nouns.ts";
import { cardinal, decimal, ordinal, romanValue, spellDigits } from "./number-words.ts";
import { englishUnits } from "./tables.ts";

const spell = (word: string) => [...word].join(" ");

const DAY = "MON|TUES?|WED|THU(?:RS?)?|FRI|SAT|SUN";
const titleCase = (word: string) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`;

const hours: readonly Rewrite[] = [
  [/(?<=\d:[0-5]\d)([ap])(?![A-Za-z])/g, "$1m"],
  [
    /(?<![A-Za-z\d.])(\d+)h(?= (?:service|support|clock|delivery|format|reception|access|care|hotline)\b)/g,
    "$1-hour",
  ],
  [
    new RegExp(
      `(?<![A-Za-z])(?:${DAY})(?= ?[-–—&] ?(?:${DAY})\\b|[.:]? \\d{1,2}(?::\\d\\d)?(?: ?[AP]M| ?[-–—] ?\\d))|(?<=(?:${DAY})\\.? ?[-–—&] ?)(?:${DAY})(?![A-Za-z])`,
      "g",
    ),
    titleCase,
  ],
  [
    /(?<![A-Za-z\d-])M ?[-–—] ?F(?=(?: only| hours?|,?:? (?:from )?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|[-–—]))\b)/g,
    "Monday to Friday",
  ],
  [/(?<![\d:])(\d{1,2}) ?[-–—] ?(?=\d{1,2}:\d\d ?[ap]\.?m)/gi, "$1 to "],
  [/(?<![\d:.,$€£¥#+-])(\d{1,2}) ?[-–—] ?(?=\d{1,2} ?[ap]\.?m\b)/gi, "$1 to "],
  // Without spaces an hour and a time are ends of one span.
  [/(?<![\d:.,$€£¥#+-])(\d{1,2})[-–—](?=(?:1?\d|2[0-4]):[0-5]\d(?![\d:]))/g, "$1 to "],
  [/(?<=\d ?[ap]\.m\.) ?[-–—] ?(?=\d)/gi, " to "],
  [/(?<=\b(?:noon|midnight)) ?[-–—] ?(?=\d)|(?<=\d ?[ap]\.?m\.?) ?[-–—] ?(?=noon|midnight)/gi, " to "],
  [
    /(?<=\b(?:at|by|until|from|to) )([01]\d|2[0-3])([0-5]\d)(?= hours\b)/g,
    (_, hour = "", minute = "") =>
      `${hour.startsWith("0") ? "zero " : ""}${cardinal(hour)} ${minute === "00" ? "hundred" : cardinal(minute)}`,
  ],
];

const BEFORE_DATE = [
  "on|by|until|since|due|dated|from|before|after|through|thru|till",
  "ends|ending|starts|starting|begins|beginning|opens|closes|expires",
].join("|");

/** Things change by a part of themselves; one signs up by a day. */
const CHANGED = [
  "(?:fell|falls?|rose|rises?|grew)(?: [a-z]+ly)?",
  "(?:is|are|was|were|be|been|went|go|goes|gone|moved?|moves|sales|prices?|costs?|profits?|shares?) (?:up|down)(?: [a-z]+ly)?",
  "(?:cuts?\\b(?!-| off)|(?:dropp|reduc|increas|decreas|declin|slash|jump|shrink|shr[au]nk|multipl)[a-z]*)[^.,;]{0,20}",
].join("|");
/** Parts that people write of, unlike most days of a month. */
const PART = "(?:1/[2-9]|1/10|2/[35]|3/[45]|4/5|5/6|[357]/8)(?!\\d)";

/** Month and day without a year, where the words before tell that it is a date. */
const dates: readonly Rewrite[] = [
  [/(?<![\d/])9\/11(?![\d/])/g, "nine eleven"],
  [
    new RegExp(
      `(?<=\\b(?:${BEFORE_DATE}) )(?!(?<=\\b(?:${CHANGED}) by )${PART})(0?[1-9]|1[0-2])/(0?[1-9]|[12]\\d|3[01])(?![\\d/])(?! ?(?:of|cups?|teaspoons?|inch|miles?|the)\\b)`,
      "gi",
    ),
    (_, month, day = "") => `${MONTHS_EN[Number(month) - 1]} ${ordinal(day)}`,
  ],
  [
    /(?<=\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? )(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/])/g,
    (_, month, day = "") => `${MONTHS_EN[Number(month) - 1]} ${ordinal(day)}`,
  ],
  [/(?<=\d(?:st|nd|rd|th) )cent\.(?=\s|$)/g, "century"],
  [
    /(?<=\b(?:since|in|of|from|summer|winter|spring|fall) )'(\d\d)(?![\d'"s])/g,
    (_, digits = "") =>
      digits === "00"
        ? "two thousand"
        : digits.startsWith("0")
          ? `oh ${cardinal(digits.slice(1))}`
          : cardinal(digits),
  ],
  [/'00s\b/g, "two thousands"],
  [/'10s\b/g, "twenty tens"],
];

/** Units that stand in front of a noun are singular, however they are shortened. */
const SHORT: Readonly<Record<string, string>> = {
  yr: "year",
  mo: "month",
  wk: "week",
  hr: "hour",
  min: "minute",
};
const PARTS: Readonly<Record<string, string>> = { 2: "half", 4: "quarter", 8: "eighth" };
const measures: readonly Rewrite[] = [
  // How far it may be off, in brackets before the unit of both.
  [/\((\d+(?:\.\d+)?) ?± ?(\d+(?:\.\d+)?)\) ?(?=[A-Za-z°℃%])/g, "$1 ± $2 "],
  // A part of a measure beside its noun: a 1/4-in. gap.
  [
    /(?<![\d/.-])([13])\/([248])-(in|inch|ft|foot|mi|mile|lb|pound|cup)\b\.?(?=[ -][a-z])/g,
    (_, top, bottom = "", unit = "") =>
      `${top === "3" ? "three " : ""}${PARTS[bottom]} ${unit === "in" ? "inch" : (englishUnits.get(unit)?.[0] ?? unit)}`,
  ],
  [/(?<=\d)[- ]sq\.?-ft\b\.?(?= [a-z])/g, " square foot"],
  [/(?<=\d)[x×](?=\d+-(?:inch|in|foot|ft|cm|mm)\b)/g, " by "],
  // Sides of one thing, whose unit is said once.
  [/(?<=\d)["″] ?[x×] ?(?=\d+(?:\.\d+)?["″])/g, " by "],
  [new RegExp(`(?<= by \\d+)["″](?= (?!(?:${NO_NOUN})\\b)[a-z])`, "g"), "-inch"],
  // Behind "in" a figure of tens may be a decade.
  [
    /(?<=\b(?:for|after|every|within|took|takes|lasts?|wait(?:ed)?) (?:about |only |just )?)(\d+)s\b|(?<=\bin )(\d*[1-9])s\b/g,
    (_, one, other) => `${one ?? other} seconds`,
  ],
  [
    /(?<![\d.])(\d+)(?:\.(\d+))?-(yr|mo|wk|hr|min|sec|lb|oz|ft|yd|mi|gal|qt|in)\b\.?(?=\)?[ -][A-Za-z])/g,
    (_, whole = "", part, unit = "") =>
      `${decimal(whole, part)} ${SHORT[unit] ?? (unit === "in" ? "inch" : (englishUnits.get(unit)?.[0] ?? unit))}`,
  ],
  [/(?<=\d ?)mos\.(?= [a-z]|[,;)])/g, "mos"],
  [/(?<=\/ ?)(mins?|hrs?|sec|mo|yr|wk|gal|lb|oz)\.(?=[\s,;)]|$)/g, "$1"],
  [
    /(?<=\b(?:[Aa]n?|[Tt]he|[Tt]his|[Ii]ts) )(\d+)(?:\.(\d+))?["″] ?(?=[A-Za-z])/g,
    (_, whole = "", part) => `${decimal(whole, part)} inch `,
  ],
  [/(\d+)['′] ?[x×] ?(\d+)['′](?!\d)/g, "$1 by $2 feet"],
  [
    /(?<=\b[Aa]n? )(\d{1,2}[ -][1-9]\d?\/(?:2|4|8|16|32|64))["″](?= (?:wide|long|tall|high|deep|thick) [a-z])/g,
    "$1-inch",
  ],
  // Parts of an inch; with whole ones before they are many, unless a thing is named by them.
  [
    /(?<![\d/.])(\d{1,2}[ -])?([1-9]\d?\/(?:2|4|8|16|32|64))["″](?=[\s,.;:)]|$)(?= ([a-z]+)|)/g,
    (_, whole = "", part = "", noun = "") =>
      `${whole}${part}${whole && !isNoun(noun) ? " inches" : whole ? "-inch" : " inch"}`,
  ],
  [/(?<=\d) ?pt\b\.?(?= (?:font|type|text|size)\b)/g, " point"],
  [/(?<=\d(?:st|nd|rd|th))[- ]gen\b\.?/g, " generation"],
  [/(?<=\b\d{1,3})(?= 000(?: 000)*\b)((?: 000)+)/g, (_, groups = "") => groups.replaceAll(" ", "")],
];

const money: readonly Rewrite[] = [
  // Written as on the continent, where a point parts thousands.
  [
    /€ ?(\d{1,3}(?:\.\d{3})+)(?:,(\d\d))?(?![\d.])/g,
    (_, whole = "", part) => `€${whole.replaceAll(".", "")}${part ? `.${part}` : ""}`,
  ],
  [
    /(?<![\d.,])(\d{1,3}(?:\.\d{3})*),(\d\d) ?€(?!\.?\d)/g,
    (_, whole = "", part = "") => `€${whole.replaceAll(".", "")}.${part}`,
  ],
  // A sign behind its amount or behind a range, as most of Europe writes it; before a space and a figure it is that one's.
  [
    /(?<![\d.,$€£¥–—-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)? ?[-–—] ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)? ?([€£])(?![\w€£]| ?\d)/g,
    (_, low = "", cents = "", high = "", more = "", sign = "") =>
      `${cents ? sign : ""}${low}${cents} to ${sign}${high}${more}`,
  ],
  [/(?<![\d.,$€£¥])(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})? ?([€£])(?![\w€£]| ?\d)/g, "$3$1$2"],
  [/(?<![A-Za-z])reg\.(?= ?(?:[$€£¥]\d|price))/gi, "regular"],
  [/(?<=(?:\d|\bcents|\bdollars|\bpounds|\beuros) )ea\b\.?(?=[\s,;:)]|$)/g, "each"],
  // The scale behind the second amount is the first one's as well.
  [
    /([$€£¥])(\d+(?:\.\d+)?) ?[-–—] ?\1(?=\d+(?:\.\d+)?(?:[KMB]n?\b| (?:million|billion|trillion)\b))/g,
    "$2 to $1",
  ],
  [/(?<![\d-])50-50(?![\d-])/g, "fifty fifty"],
  [/(?<=(?<![A-Za-z\d.-])\d{1,3}(?:\.\d+)?[KMB]) ?[-–—] ?(?=\d{1,3}(?:\.\d+)?[KMB]\b)/g, " to "],
];

/** Endings that are said as words; the others are spelled. */
const saidEndings = new Map([
  ["json", "jason"],
  ["zip", "zip"],
  ["log", "log"],
  ["gif", "gif"],
  ["bat", "bat"],
]);

const sides = new Map([
  ["N", "North"],
  ["E", "East"],
  ["S", "South"],
  ["W", "West"],
]);

const RULERS = "King|Queen|Pope|Emperor|Empress|Tsar|Czar|Sultan|Pharaoh|Prince|Duke|Shah";
const SAINTS =
  "Andrew|Anthony|Francis|George|James|John|Joseph|Louis|Luke|Mark|Martin|Mary|Michael|Nicholas|Patrick|Paul|Peter|Stephen|Thomas|Valentine";
const names: readonly Rewrite[] = [
  // Where a street lies: 45 W. 34th St.
  [/(?<=\b\d{1,5} )([NESW])\.? (?=\d{1,3}(?:st|nd|rd|th) St\b)/g, (_, side = "") => `${sides.get(side)} `],
  [new RegExp(`(?<=\\b\\d{1,3}(?:st|nd|rd|th) )St\\.?(?=[\\s,;)]|$)(?! (?:${SAINTS}))`, "g"), "Street"],
  // Averages of a batter.
  [
    /(?<=\b(?:hit|hits|hitting|bats|batted|batting|averag(?:e|ed|es|ing)(?: of)?|[Ss]lugging) )\.(\d)(\d\d)(?!\d)|(?<![\d\w.])\.([1-9])(\d\d)(?= (?:hitters?|batting|slugging|on-base)\b)/g,
    (_, a, b, c, d) => {
      const [first = "", rest = ""] = [a ?? c, b ?? d];
      return `${cardinal(first)} ${rest === "00" ? "hundred" : rest.startsWith("0") ? `oh ${cardinal(rest.slice(1))}` : cardinal(rest)}`;
    },
  ],
  [
    /(?<=(?<![\d.]|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? )[0-5](?:\.\d{1,2})?) ?[★⭐](?![★⭐])/gu,
    " stars",
  ],
  [/(?<=(?<![A-Za-z])([QH])[1-4]) ?[-–—] ?(?=\1[1-4](?!\d))/g, " to "],
  [/(?<![A-Za-z])pH(?![A-Za-z])/g, "P H"],
  [/(?<=\d(?:st|nd|rd|th) )ed\.(?=[\s),;]|$)/g, "edition"],
  [/(?<![A-Za-z])[Ii]ncl\.?(?=[,;)]|$)/g, "included"],
  [/(?<![A-Za-z])apt\.(?= [a-z]+\b)/g, "apartment"],
  [/(?<=(?<![A-Za-z\d])(?:X{1,3}|\d?X)?[SML])[-–—](?=(?:X{1,3}|\d?X)?[SML](?![A-Za-z\d]))/g, " to "],
  // Keys by their short names; Del is a person's as well.
  [/(?<![A-Za-z])Esc(?![A-Za-z.])/g, "Escape"],
  [/(?<=[A-Za-z] ?\+ ?)Del(?![A-Za-z])/g, "Delete"],
  [
    new RegExp(
      `(?<=\\b(?:${RULERS}) [A-Z][a-z]+ )(?:[IVX]{2,5}|[IVX])(?![A-Za-z])|(?<=(?:^| )[A-Z][a-z]+ )(?:I{2,3}|IV|VI{0,3}|IX|XI{0,3})(?= of [A-Z])`,
      "g",
    ),
    (numeral) => `the ${ordinal(String(romanValue(numeral)))}`,
  ],
  // Codecs by their numbers.
  [/(?<=\b[HhXx])\.(26\d)(?!\d)/g, (_, digits = "") => ` dot ${spellDigits(digits)}`],
  [/(?<=\bWorld War )I{1,3}(?![A-Za-z])/g, (numeral) => cardinal(String(romanValue(numeral)))],
  [/\b(\d+)ers\b/g, (_, figure = "") => `${cardinal(figure).replace(/e$/, "")}ers`],
  [
    /(?<=\b(?:[Uu]nder|[Oo]ver)[- ])(\d{1,2})s\b/g,
    (_, figure = "") => `${cardinal(figure)}s`.replace(/ys$/, "ies").replace(/xs$/, "xes"),
  ],
  [/\(\+(\d{1,3})\)(?= ?\d)/g, "+$1"],
  [/\b([MB])\.Sc\.?(?![A-Za-z])/g, "$1 S C"],
  [
    new RegExp(`(?<=(?:^|[\\s("'])[\\w-]*)\\.(${FILE_ENDINGS})(?![\\w.]\\w|\\w)`, "g"),
    (_, ending = "") => ` dot ${saidEndings.get(ending) ?? spell(ending.toUpperCase())}`,
  ],
];

/** The end of a quotation behind a figure is no inch. */
const quotations: readonly Rewrite[] = [[/(?<=(?:^|[\s(])"(?:[^"]*[^"\s])?\d)"(?=[\s,.;:!?)]|$)/g, ""]];

/** Forms of everyday pages: opening hours, dates without a year, sizes, prices, names of rulers and files. */
export const everyday: readonly Rewrite[] = [
  ...quotations,
  ...hours,
  ...dates,
  ...measures,
  ...money,
  ...names,
];
