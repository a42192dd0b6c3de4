import { AGE, TEN_MINUTES } from "#kernel/text/said-numbers-ja";
import { ENGLISH_NUMBER, englishNumber, SCALE, SCALE_LETTER, scaleOf } from "./english-number.ts";
import { japaneseNumber, KANJI_DIGIT } from "./japanese-number.ts";
import { SIGN_BEFORE, UNIT_AFTER, unitOf } from "./units.ts";
import type { Value } from "./values.ts";

/** ".27 cm" has no figure before its point. */
const DIGITS = String.raw`(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|(?<![\d\p{L}.])\.\d+)`;
/** Where more has to stand behind it: of a page of digits none is looked through to its end. */
const SHORT = String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.\d{1,3})?`;
const SMALL = String.raw`\d{1,2}|[一二三四五六七八九十]{1,3}`;
/** Characters that may follow a kanji number, so that it is not part of another word. */
const COUNTER = `円|ドル|ユーロ|[%％]|パーセント|年|[かヶカケ箇]月|月|日|週間|時|分|秒|人|名|個|本|冊|枚|台|回|点|件|歳|才|倍|割|度|つ|トン|キロ|センチ|ミリ|メートル|グラム|リットル|種類|軒|階|[かヶカケ箇]所|泊|畳|坪|杯|品|色|社|店|話|巻|章|ページ|号|輪|組|基`;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MONTH = `(?:${MONTHS.map((month) => `${month}[a-z]*|${month.toUpperCase()}[A-Z]*`).join("|")})\\.?`;
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

/** A number in digits or in English words. */
const numberIn = (text: string) => (/\d/.test(text) ? japaneseNumber(text) : englishNumber(text));
const PARTS: Record<string, number> = { third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 };

const TELEPHONE = "tel:";

type Reading = [
  pattern: RegExp,
  read: (groups: Record<string, string | undefined>) => Value | null,
  /** A text without this has none of them, and is spared the search. */
  sign?: RegExp,
];

const date = (year?: string, month?: string, day?: string): Value => {
  const number = (text?: string) => (text ? japaneseNumber(text) : undefined);
  return { kind: "date", year: number(year), month: number(month), day: number(day) };
};
const monthOf = (name = "") =>
  String(MONTHS.findIndex((month) => name.toLowerCase().startsWith(month.toLowerCase())) + 1);
const time = (hours: number, minutes: number, half = ""): Value => {
  const late = /午後|p/i.test(half) && hours < 12 ? 12 : 0;
  return { kind: "time", minutes: (hours + late) * 60 + minutes };
};
const amount = (number: number, unit: string | undefined): Value => {
  const { unit: base, factor } = unitOf(unit);
  return { kind: "amount", amount: number * factor, unit: base };
};

/**
 * Ways to write numbers; where two fit, the one that comes first is meant. What may be of any length is
 * looked for from its first character only: from each of them, a page of digits would take minutes.
 */
export const readings: Reading[] = [
  [TEN_MINUTES, () => amount(10, "分")],
  [AGE, ({ age = "" }) => amount(japaneseNumber(age), "歳")],
  [
    /(?<![\d-])(?<n>(?:\+\d{1,3}[- ]?|(?=0))\d{1,4}[-(（]\d{1,4}[-)）]\d{3,4})(?![\d-])/gu,
    // As a whole: of a changed number most parts are right.
    ({ n = "" }) => ({ kind: "amount", amount: 1, unit: `${TELEPHONE}${n.replace(/\D/g, "")}` }),
  ],
  [/(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?!\d)/gu, ({ y, m, d }) => date(y, m, d)],
  [
    new RegExp(
      `(?<era>令和|平成|昭和|大正|明治)(?<n>元|${SMALL})年(?:(?<m>${SMALL})月)?(?:(?<d>${SMALL})日)?`,
      "gu",
    ),
    ({ era = "", n = "", m, d }) =>
      date(String((ERAS[era] ?? 0) + (n === "元" ? 1 : japaneseNumber(n))), m, d),
    /令和|平成|昭和|大正|明治/,
  ],
  [
    new RegExp(
      `(?<y>\\d{4}|[一二][〇零一二三四五六七八九]{3})年(?!間)(?:(?<m>${SMALL})月)?(?:(?<d>${SMALL})日(?!間))?`,
      "gu",
    ),
    ({ y, m, d }) => date(y, m, d),
  ],
  [
    new RegExp(`(?<m>${SMALL})月(?!間)(?:(?<d>${SMALL})日(?!間))?`, "gu"),
    ({ m, d }) => date(undefined, m, d),
  ],
  [
    new RegExp(`\\b(?<m>${MONTH}) (?<d>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<y>\\d{4}))?`, "gu"),
    ({ y, m, d }) => date(y, monthOf(m), d),
  ],
  [
    new RegExp(`\\b(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (?<m>${MONTH})(?:,? (?<y>\\d{4}))?`, "gu"),
    ({ y, m, d }) => date(y, monthOf(m), d),
  ],
  // "Monday the 2nd", "by the 17th"
  [
    /(?<=\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?|by|until|till|from|on|before|after) the )(?<d>\d{1,2})(?:st|nd|rd|th)\b(?=[,.;)]|$| (?:and|to|at|of|until)\b)/gu,
    ({ d }) => date(undefined, undefined, d),
    / the \d/,
  ],
  [new RegExp(`\\b(?<m>${MONTH}),? (?:of )?(?<y>\\d{4})\\b`, "gu"), ({ y, m }) => date(y, monthOf(m))],
  [
    new RegExp(
      `(?<half>午前|午後)?(?<h>${SMALL})時(?!間|的|期|停|代)(?:(?<half2>半)|(?<min>\\d{1,2}|[一二三四五六七八九十]{1,3})分)?`,
      "gu",
    ),
    ({ half, h = "", half2, min }) =>
      h === "一" && !min && !half2 && !half
        ? null
        : time(japaneseNumber(h), half2 ? 30 : japaneseNumber(min ?? "0"), half),
  ],
  [
    /\b(?<h>\d{1,2}):(?<min>\d{2})(?!\d)(?: ?(?<half>[ap])\.?m\b\.?)?/giu,
    ({ h, min, half }) => time(Number(h), Number(min), half),
  ],
  [
    new RegExp(`\\b(?<h>\\d{1,2}|${ENGLISH_NUMBER}) ?(?<half>[ap])\\.?m\\b\\.?`, "giu"),
    ({ h = "", half }) => time(numberIn(h), 0, half),
    /[ap]\.?m\b/i,
  ],
  // "half past three", "twenty to six in the morning"
  [
    new RegExp(
      `\\b(?:(?<part>half|quarter)|(?<n>\\d{1,2}|${ENGLISH_NUMBER})(?: minutes)?) (?:(?<past>past)|to) (?<h>\\d{1,2}|${ENGLISH_NUMBER})(?: in the (?<half>morning|afternoon|evening))?\\b`,
      "giu",
    ),
    ({ part, n, past, h = "", half }) => {
      // "From five to six" is no time.
      if (n && !past && !half) return null;
      const minutes = n ? numberIn(n) : /half/i.test(part ?? "") ? 30 : 15;
      return time(numberIn(h), past ? minutes : -minutes, half && half !== "morning" ? "pm" : "");
    },
    / (?:past|to) /i,
  ],
  // "at seven in the evening"
  [
    new RegExp(
      `\\b(?<h>\\d{1,2}|${ENGLISH_NUMBER})(?: o[’']clock)? (?:in the (?<part>morning|afternoon|evening)|at night)\\b`,
      "giu",
    ),
    ({ h = "", part }) => {
      const hours = numberIn(h);
      return hours > 0 && hours <= 12 ? time(hours, 0, part === "morning" ? "am" : "pm") : null;
    },
    / in the | at night/i,
  ],
  // "three and a half hours"
  [
    new RegExp(
      `\\b(?<n>\\d+|${ENGLISH_NUMBER}) and a half\\b(?: (?<scale>${SCALE})\\b)?(?: (?<unit>${UNIT_AFTER}))?`,
      "giu",
    ),
    ({ n = "", scale, unit }) => amount((numberIn(n) + 0.5) * scaleOf(scale), unit),
    /and a half/i,
  ],
  // "three quarters of an hour"
  [/\bthree quarters of an hour\b/giu, () => amount(45, "分")],
  // "thirty-five point one pounds"
  [
    new RegExp(
      `\\b(?<n>${ENGLISH_NUMBER}) point (?<rest>(?:(?:zero|one|two|three|four|five|six|seven|eight|nine)\\b ?)+)(?<unit>${UNIT_AFTER})?`,
      "giu",
    ),
    ({ n = "", rest = "", unit }) => {
      const figures = rest.trim().split(" ").map(englishNumber).join("");
      return amount(Number(`${englishNumber(n)}.${figures}`), unit);
    },
    / point /i,
  ],
  // 「三分の一」, "two thirds"
  [
    new RegExp(
      `(?:(?<d>\\d{1,3})|(?<!${KANJI_DIGIT})(?<k>${KANJI_DIGIT}{1,3}))分の(?<n>\\d{1,3}|${KANJI_DIGIT}{1,3})`,
      "gu",
    ),
    ({ d, k, n = "" }) => amount(japaneseNumber(n) / japaneseNumber(d ?? k ?? ""), undefined),
    /分の/,
  ],
  [
    new RegExp(`\\b(?<n>${ENGLISH_NUMBER})[ -](?<part>${Object.keys(PARTS).join("|")})s\\b`, "giu"),
    ({ n = "", part = "" }) => amount(englishNumber(n) / (PARTS[part.toLowerCase()] ?? 1), undefined),
    /(?:third|quarter|fifth|sixth|eighth|tenth)s/i,
  ],
  // 「2時間半」
  [
    new RegExp(
      `(?:(?<n>${SHORT})|(?<!${KANJI_DIGIT})(?<k>${KANJI_DIGIT}{1,9}))(?<unit>時間|年|[かヶカケ箇]月|週間|分|日)半`,
      "gu",
    ),
    ({ n, k, unit }) => amount(japaneseNumber(n ?? k ?? "") + 0.5, unit === "日" ? "日間" : unit),
    /半/,
  ],
  // "a child aged two", "age 3"
  [
    new RegExp(`\\b(?:aged?|ages) (?<n>\\d{1,3}|${ENGLISH_NUMBER})\\b(?! years?)`, "giu"),
    ({ n = "" }) => amount(numberIn(n), "歳"),
    /\bage/i,
  ],
  [
    /(?<!\d)(?<n>\d+)点満点|\bout of (?<m>\d+)\b(?![,.]\d)/giu,
    ({ n, m }) => ({ kind: "amount", amount: Number(n ?? m), unit: "scale" }),
  ],
  [/半額|\bhalf[ -](?:the )?(?:price|off)\b/giu, () => amount(50, "%")],
  // "€ 1.890,-"
  [
    /(?<sign>€|EUR)\s?(?<n>\d{1,3}(?:\.\d{3})+)(?![\d.])(?:,(?<part>\d{2})(?!\d))?/gu,
    ({ sign, n = "", part = "0" }) => amount(Number(`${n.replaceAll(".", "")}.${part}`), sign),
  ],
  // "99 dollars and 99 cents"
  [
    new RegExp(
      `(?<n>${SHORT}|\\b${ENGLISH_NUMBER}) (?<unit>dollars?|pounds?|euros?),? (?:and )?(?<part>\\d{1,2}|${ENGLISH_NUMBER}) (?:cents?|pence)\\b`,
      "giu",
    ),
    ({ n = "", unit, part = "" }) => amount(numberIn(n) + numberIn(part) / 100, unit?.toLowerCase()),
    /cents?\b|pence/i,
  ],
  [
    new RegExp(
      `(?<sign>${SIGN_BEFORE})\\s?(?<n>${DIGITS}[十百千万億]*)(?:\\s?(?<scale>${SCALE}|mln|mn|bn)\\b|(?<letter>${SCALE_LETTER})\\b)?`,
      "gu",
    ),
    ({ sign, n = "", scale, letter }) => amount(japaneseNumber(n) * scaleOf(scale ?? letter), sign),
  ],
  [
    new RegExp(
      `(?<n>(?:${DIGITS}[十百千万億兆]*)+)(?: (?<scale>${SCALE})\\b)?(?:[\\s-]?(?<unit>${UNIT_AFTER}))?`,
      "gu",
    ),
    ({ n = "", scale, unit }) => amount(japaneseNumber(n) * scaleOf(scale), unit),
  ],
  [
    new RegExp(`(?<!${KANJI_DIGIT})(?<n>${KANJI_DIGIT}+)(?:(?<unit>${UNIT_AFTER})|(?=${COUNTER}))`, "gu"),
    ({ n = "", unit }) => (isIdiom(n, unit) ? null : amount(japaneseNumber(n), unit)),
  ],
  [
    new RegExp(`\\b(?<n>${ENGLISH_NUMBER})\\b(?:[\\s-](?<unit>${UNIT_AFTER}))?`, "giu"),
    ({ n = "", unit }) =>
      /^(one|zero)$/i.test(n) && (!unit || /^persons?$/i.test(unit)) ? null : amount(englishNumber(n), unit),
  ],
];

/** 一つ, 一人, もう一度, 十分: words that only look like numbers. */
const isIdiom = (number: string, unit: string | undefined) =>
  (number === "一" &&
    !/^(円|ドル|ユーロ|[%％]|パーセント|年間?|割引?|倍|週間|[かヶカケ箇]月間?)$/.test(unit ?? "")) ||
  (number === "十" && unit === "分") ||
  /^[万億兆]/.test(number);
