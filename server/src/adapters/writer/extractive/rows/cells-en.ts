import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { MONTH_EN } from "#kernel/text/months-en";
import { alternativesOf } from "#kernel/text/phrases";
import { withoutSigns } from "../text/signs/speakable.ts";

const DAYS = { Mon: "Monday", Tue: "Tuesday", Tues: "Tuesday", Wed: "Wednesday", Thu: "Thursday" };
const MORE_DAYS = { Thur: "Thursday", Thurs: "Thursday", Fri: "Friday", Sat: "Saturday", Sun: "Sunday" };
const DAY_NAMES: Record<string, string> = { ...DAYS, ...MORE_DAYS };
const SHORT_DAY = new RegExp(String.raw`\b(?:${Object.keys(DAY_NAMES).join("|")})\b\.?(?!\w)`, "g");
const WEEKDAY = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)";
const CLOCK = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|(?:[01]?\d|2[0-4])[.:][0-5]\d|noon|midday|midnight)`;
const AMOUNT = String.raw`(?:[£$€]\s?\d[\d,]*(?:\.\d{1,2})?|\d{1,3}p)`;

/** "Mon–Fri", "10am – 5pm", "£120–£180": between two of a kind the dash is said "to". */
const RANGE = new RegExp(
  String.raw`(?<=${WEEKDAY}|${MONTH_EN}|${CLOCK}|\d)\s?[–—-]\s?(?=${WEEKDAY}|${MONTH_EN}|${CLOCK}|${AMOUNT}|\d)`,
  "g",
);
/** "01632 960-417", "2025-06-20" and the code "12-4" have hyphens of their own. */
const WITH_DASHES = /\d+-\d+-\d+|\d{3,} ?\d*-\d{3,}/;
const isCode = (text: string) =>
  WITH_DASHES.test(text) ||
  [...text.matchAll(/(?<![\d.:])(\d+)-(\d+)(?![\d.:])/g)].some(
    ([, low = "", high = ""]) => /^0\d/.test(low) || Number(low) >= Number(high),
  );

const SHORT_WORDS: Record<string, string> = {
  approx: "about",
  incl: "including",
  excl: "excluding",
};

/** "max. 40 people", but neither "Max Holt" nor "4 min read". */
const LIMIT = /(?<![\p{L}\d] ?)(max|min)\.?(?= ?[\d£$€])/giu;

const ANY_DAY = String.raw`(?:${WEEKDAY}|(?:${Object.keys(DAY_NAMES).join("|")})\b\.?)`;
const BETWEEN_DAYS = String.raw`(?:\s?[–—-]\s?|, | to | and | & )`;
const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\s?[–—-]\s?\d{1,2})?(?: ${MONTH_EN})?(?: \d{4})?`;
const CLOCKS = String.raw`(?:from )?${CLOCK}(?:(?:\s?[–—-]\s?| to )${CLOCK})?`;
/** "Mon–Fri, 9am to 5pm", "Sat 21": a day and when; alone "Sun" may be the star, "Sun Life" a name. */
const OF_DAYS = new RegExp(
  String.raw`^(?:(?:Mon|Tues?|Wed|Thur?s?|Fri)\.?|${ANY_DAY}(?: ${DAY_OF_MONTH})?(?:${BETWEEN_DAYS}${ANY_DAY}(?: ${DAY_OF_MONTH})?)+(?:,? ${CLOCKS})?|${ANY_DAY},? (?:${DAY_OF_MONTH}(?:,? ${CLOCKS})?|${CLOCKS}))$`,
);
/** "Mon" as one says it. */
export const longDays = (text: string) =>
  text.replace(SHORT_DAY, (day) => DAY_NAMES[day.replace(".", "")] ?? day);

/** "Sat" and "Sun" among other days. */
export const withLongDays = (cells: readonly string[]): string[] =>
  cells.some((cell) => new RegExp(`^${WEEKDAY}$`).test(cell))
    ? cells.map((cell) => (/^(?:Sat|Sun)\.?$/.test(cell) ? longDays(cell) : cell))
    : [...cells];

/** A cell as one says it. */
export function cellSaid(text: string): string {
  const plain = withoutSigns(text, "en")
    .replace(LIMIT, (word) => (/^max/i.test(word) ? "at most" : "at least"))
    .replace(
      /\b(approx|incl|excl)\.?(?= ?[\d£$€]| \p{L})/giu,
      (short) => SHORT_WORDS[short.toLowerCase().replace(".", "")] ?? short,
    )
    .replace(/[.;,]$/, "")
    .trim();
  const said = OF_DAYS.test(plain) ? longDays(plain) : plain;
  return (isCode(said) ? said : said.replace(RANGE, " to ")).replace(/[–—]$/, "").trim();
}

export type CellKind = "none" | "price" | "answer" | "time" | "date" | "day" | "number" | "words";

const OF_DAY = `(?:${WEEKDAY}|${MONTH_EN}|daily|every day|weekdays|weekends|bank holidays|public holidays|spring|summer|autumn|winter)`;
const KINDS: [CellKind, RegExp][] = [
  ["none", /^(?:[-–—]*|n\/?a|tba|tbc|none|nil)$/i],
  [
    "price",
    new RegExp(
      String.raw`^(?:(?:from|up to|about|only) )?${AMOUNT}(?:\s?(?:to|[–-])\s?${AMOUNT})?(?:,? (?:each|(?:per|a|an|for|if|plus|with|including|of which|pp)\b.{0,40}))?$|^(?:free|no charge|nothing)$`,
      "i",
    ),
  ],
  ["answer", /^(?:yes|no|[✓✔✗✘×x●])$/i],
  ["time", new RegExp(`^(?:from )?${CLOCK}(?: to ${CLOCK})?$`, "i")],
  [
    "date",
    new RegExp(
      String.raw`^(?:(?:by|from|until|before|on) )?(?:${WEEKDAY},? )?(?:\d{1,2}(?:st|nd|rd|th)?(?: to \d{1,2}(?:st|nd|rd|th)?)? (?:of )?${MONTH_EN}|${MONTH_EN} \d{1,2}(?:st|nd|rd|th)?)(?!\w)`,
      "i",
    ),
  ],
  [
    "day",
    new RegExp(
      String.raw`^${OF_DAY}(?:(?:, | to | and | or |, and )${OF_DAY})*(?: (?:mornings?|afternoons?|evenings?|nights?))?(?:$| only$| \(|,? \d|, (?:from|except|closed|by)\b| except )`,
      "i",
    ),
  ],
  ["number", /^(?:about |up to )?\d[\d.,]*(?:\s?(?:to|by|\/)\s?\d[\d.,]*)?\s?[\p{L}%°"”′²³]{0,12}$/u],
];

export const cellKindOf = (cell: string): CellKind =>
  KINDS.find(([, pattern]) => pattern.test(cell))?.[0] ?? "words";

/** "April to October", "5 May": when something is, with the word that stands before it. */
export function whenSaid(text: string): string {
  const kind = cellKindOf(text);
  if (/^(?:by|from|until|before|on|in|at|every|daily|between|during|after)\b/i.test(text))
    return uncapitalized(text);
  if (kind === "time") return / to /.test(text) ? `from ${text}` : `at ${text}`;
  if (/ to /.test(text)) return `from ${text}`;
  if (kind === "date") return `on ${text}`;
  return new RegExp(String.raw`^(?:${WEEKDAY})\b`).test(text) ? `on ${text}` : `in ${text}`;
}

const COMMON = [
  "english-small-words",
  "english-common-beginnings",
  "english-counted-things",
  "english-parts",
];
const CLOSED = new RegExp(`^(?:${COMMON.slice(0, 2).map(alternativesOf).join("|")})$`);
const NOUNS = new RegExp(`^(?:${COMMON.slice(2).map(alternativesOf).join("|")})$`);
/** A cell within a sentence: its first capital is only the line's, where the word is known; others may be names. */
export function inSentence(text: string): string {
  const [first = "", second = ""] = text.split(/[ ,-]/);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || NAME_LIKE.test(first)) return text;
  const small = first.toLowerCase();
  const isWord = NOUNS.test(small) || englishVerbs.has(small) || nounsLikeVerbs.has(small.replace(/s$/, ""));
  const isLine = !/^(?:\p{Lu}|\d)/u.test(second) && !NAMED_PLACE.test(text);
  return CLOSED.test(small) || (isWord && isLine) ? small + text.slice(first.length) : text;
}
const NAME_LIKE = new RegExp(`^(?:${WEEKDAY}|${MONTH_EN}|English|British|I)$`);
/** "Tidewell station": a place of its own. */
const NAMED_PLACE =
  /\b(?:station|street|road|lane|hall|hotel|church|school|park|bridge|museum|river|house|college|university|halt|square)\b/i;

/** As above, of a name of no person and no place. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?=$|[ ,-])/u.test(text) &&
  !NAME_LIKE.test(text.split(/[ ,-]/)[0] ?? "") &&
  !/^\S+ \p{Lu}/u.test(text)
    ? uncapitalized(text)
    : text;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a noun, the last word before what it is of, is one of several. */
export function isPluralLabel(label: string): boolean {
  const [noun = ""] = label.split(/ (?:\(|of |for |in |per )|,/);
  return /[^sui]s$/.test(noun) || /\b(?:people|children|men|women)$/i.test(noun);
}

/** Clauses have their commas, whatever stands in them. */
export function inClauses(clauses: readonly string[]): string {
  const [last = "", rest] = [clauses.at(-1) ?? "", clauses.slice(0, -1)];
  if (rest.length === 0) return last;
  const isLong = rest.length > 1 || /,| and /.test(rest[0] ?? "");
  return `${rest.join(", ")}${isLong ? "," : ""} and ${last}`;
}

/** Signs that no voice can say. */
export const UNSAYABLE = /[|<>={}[\]@#]|https?:|\d\/\d/;

/** In runs of so many. */
export function chunked<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(size * at, size * (at + 1)),
  );
}
