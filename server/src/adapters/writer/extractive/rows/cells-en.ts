import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { withoutSigns } from "../text/speakable.ts";

const DAYS = { Mon: "Monday", Tue: "Tuesday", Tues: "Tuesday", Wed: "Wednesday", Thu: "Thursday" };
const MORE_DAYS = { Thur: "Thursday", Thurs: "Thursday", Fri: "Friday", Sat: "Saturday", Sun: "Sunday" };
const DAY_NAMES: Record<string, string> = { ...DAYS, ...MORE_DAYS };
const SHORT_DAY = new RegExp(String.raw`\b(?:${Object.keys(DAY_NAMES).join("|")})\b\.?(?!\w)`, "g");
const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const WEEKDAY = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)";
const CLOCK = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}[.:]\d{2}|noon|midday|midnight)`;
const AMOUNT = String.raw`(?:[£$€]\s?\d[\d,]*(?:\.\d{1,2})?|\d{1,3}p)`;

/** "Mon–Fri", "10am – 5pm", "£120–£180": between two of a kind the dash is said "to". */
const RANGE = new RegExp(
  String.raw`(?<=${WEEKDAY}|${MONTH}|${CLOCK}|\d)\s?[–—-]\s?(?=${WEEKDAY}|${MONTH}|${CLOCK}|${AMOUNT}|\d)`,
  "g",
);
/** "01632 960-417" and "2025-06-20" have dashes of their own. */
const WITH_DASHES = /\d{4}-\d{2}-\d{2}|\d{3,} ?\d*-\d{3,}/;

const SHORT_WORDS: Record<string, string> = {
  max: "at most",
  min: "at least",
  approx: "about",
  incl: "including",
  excl: "excluding",
};

/** A cell as one says it. */
export function cellSaid(text: string): string {
  const plain = withoutSigns(text, "en")
    .replace(/\s*\*+$/, "")
    .replace(
      /\b(max|min|approx|incl|excl)\.?(?= ?[\d£$€]| \p{L})/giu,
      (short) => SHORT_WORDS[short.toLowerCase().replace(".", "")] ?? short,
    )
    .replace(SHORT_DAY, (day) => DAY_NAMES[day.replace(".", "")] ?? day)
    .replace(/[.;,]$/, "")
    .trim();
  return (WITH_DASHES.test(plain) ? plain : plain.replace(RANGE, " to ")).replace(/[–—]$/, "").trim();
}

export type CellKind = "none" | "price" | "answer" | "time" | "date" | "day" | "number" | "words";

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
      String.raw`^(?:(?:by|from|until|before|on) )?(?:${WEEKDAY},? )?(?:\d{1,2}(?:st|nd|rd|th)?(?: to \d{1,2}(?:st|nd|rd|th)?)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?!\w)`,
      "i",
    ),
  ],
  [
    "day",
    new RegExp(
      String.raw`^(?:${WEEKDAY}|${MONTH}|daily|every day|weekdays|weekends|bank holidays|public holidays|spring|summer|autumn|winter)(?![\w-])`,
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
    return text.charAt(0).toLowerCase() + text.slice(1);
  if (kind === "time") return / to /.test(text) ? `from ${text}` : `at ${text}`;
  if (/ to /.test(text)) return `from ${text}`;
  if (kind === "date") return `on ${text}`;
  return new RegExp(String.raw`^(?:${WEEKDAY})\b`).test(text) ? `on ${text}` : `in ${text}`;
}

const CLOSED = new RegExp(`^(?:${alternativesOf("english-small-words")})$`);
/** A cell within a sentence: its first capital is only the line's, where the word is no name. */
export function inSentence(text: string): string {
  const [first = "", second = ""] = text.split(/[ ,-]/);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || NAME_LIKE.test(first)) return text;
  const small = first.toLowerCase();
  const isWord = CLOSED.test(small) || englishVerbs.has(small) || nounsLikeVerbs.has(small.replace(/s$/, ""));
  const isLine = !/^(?:\p{Lu}|\d)/u.test(second) && text.split(" ").length <= LONGEST_LINE;
  return (isWord && (isLine || CLOSED.test(small))) || (isLine && !NAMED_PLACE.test(text))
    ? small + text.slice(first.length)
    : text;
}
const NAME_LIKE = new RegExp(`^(?:${WEEKDAY}|${MONTH}|English|British|I)$`);
const LONGEST_LINE = 4;
/** "Tidewell station": a place of its own. */
const NAMED_PLACE =
  /\b(?:station|street|road|lane|hall|hotel|church|school|park|bridge|museum|river|house|college|university|halt|square)\b/i;

/** As above, of a name of no person and no place. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?=$|[ ,-])/u.test(text) &&
  !NAME_LIKE.test(text.split(/[ ,-]/)[0] ?? "") &&
  !/^\S+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
