import { englishNumber, scaleOf } from "./english-number.ts";
import { japaneseNumber, KANJI_DIGIT } from "./japanese-number.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { sumsIn, withUnitsBefore } from "./said-otherwise.ts";
import { withInches } from "./sources.ts";
import { UNIT_AFTER, unitOf } from "./units.ts";
import type { Value } from "./values.ts";

const DAY = 24 * 3_600;

const count = (amount: number): Value => ({ kind: "amount", amount, unit: "" });
const of = (number: number, words: string | undefined): Value => {
  const { unit, factor } = unitOf(words);
  return { kind: "amount", amount: number * factor, unit };
};
const timesOf = (amount: number): Value[] =>
  ["times", "回"].map((unit) => ({ kind: "amount", amount, unit }));
const day = (month: number, date: number, year?: string): Value[] =>
  month >= 1 && month <= 12 && date >= 1 && date <= 31
    ? [{ kind: "date", year: year ? Number(year) : undefined, month, day: date }]
    : [];

type Sign = [pattern: RegExp, read: (groups: Record<string, string | undefined>) => Value[]];

/** Words and signs of a page that stand for a number, and the numbers that a script may make of them. */
const SIGNS: Sign[] = [
  // 「一冊」, 「月に一度」
  [new RegExp(`(?<!${KANJI_DIGIT})一(?<unit>${UNIT_AFTER})`, "gu"), ({ unit }) => [of(1, unit)]],
  // 「七対三」, 「十七の検査」
  [
    new RegExp(
      `(?<!${KANJI_DIGIT})(?<n>${KANJI_DIGIT}+)(?=対${KANJI_DIGIT})|(?<=${KANJI_DIGIT}対)(?<m>${KANJI_DIGIT}+)`,
      "gu",
    ),
    ({ n, m }) => [count(japaneseNumber(n ?? m ?? ""))],
  ],
  // 「十七の検査」, 「二千三百組」
  [
    new RegExp(
      `(?<!${KANJI_DIGIT})(?<n>(?=${KANJI_DIGIT}*[十百千万])${KANJI_DIGIT}{2,})(?=[の\\p{Script=Han}])`,
      "gu",
    ),
    ({ n = "" }) => [count(japaneseNumber(n))],
  ],
  // 「一・二センチ」
  [
    new RegExp(
      `(?<!${KANJI_DIGIT})(?<n>${KANJI_DIGIT})・(?<m>[一二三四五六七八九])(?<unit>${UNIT_AFTER})`,
      "gu",
    ),
    ({ n = "", m = "", unit }) => [of(Number(`${japaneseNumber(n)}.${japaneseNumber(m)}`), unit)],
  ],
  // 「6〜9月」
  [
    /(?<!\d)(?<m>\d{1,2})[〜～~–-]\d{1,2}月/gu,
    ({ m }) => (Number(m) <= 12 ? [{ kind: "date", month: Number(m) }] : []),
  ],
  // "Among them was Lorna Pike, 71, who"
  [
    /(?<=\p{Lu}\p{Ll}+, )(?<n>\d{1,2})(?=[,.])/gu,
    ({ n }) => [{ kind: "amount", amount: Number(n), unit: "歳" }],
  ],
  // "played on 11.10."
  [
    /(?<![\d.])(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?:(?<y>(?:19|20)\d\d))?(?!\d)/gu,
    ({ a, b, y }) => [...day(Number(a), Number(b), y), ...day(Number(b), Number(a), y)],
  ],
  // "8/20", "06/11/2025": the day may stand before or behind its month.
  [
    /(?<![\d/.,])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\/(?<y>(?:19|20)\d\d))?(?![\d/])/gu,
    ({ a, b, y }) => [...day(Number(a), Number(b), y), ...day(Number(b), Number(a), y)],
  ],
  // "2/3 of the data", "⅔"
  [/(?<![\d/.,])(?<n>\d)\/(?<d>[2-9]|10)(?![\d/])/gu, ({ n, d }) => [count(Number(n) / Number(d))]],
  [
    /(?<sign>[⅓⅔¼¾½⅕⅛])/gu,
    ({ sign = "" }) => {
      const [n, d] = sign.normalize("NFKC").split("⁄").map(Number);
      return n && d ? [count(n / d)] : [];
    },
  ],
  // "6k views", "1K+ bought", "2M+ models"
  [
    /(?<![\p{L}\d.,$£€¥])(?<n>\d+(?:\.\d+)?)(?<scale>[kKMB])(?=\b|\+)/gu,
    ({ n, scale }) => [count(Number(n) * scaleOf(scale))],
  ],
  // "10.30 Setting up"
  [
    /(?<![\d.,\p{Sc}])(?<h>\d{1,2})\.(?<min>[0-5]\d)(?![\d.%]|\s?[x×])/gu,
    ({ h, min }) => [{ kind: "time", minutes: Number(h) * 60 + Number(min) }],
  ],
  // "Thurs 7th"
  [
    /\b(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\w{0,6}\.?,? (?<d>\d{1,2})(?:st|nd|rd|th)/gu,
    ({ d }) => [{ kind: "date", day: Number(d) }],
  ],
  // "In 38° heat"
  [
    /(?<![\d.])(?<n>\d{1,4}(?:\.\d{1,3})?)\s?°(?!\s?[CF])/gu,
    ({ n }) => [{ kind: "amount", amount: Number(n), unit: "degree" }],
  ],
  // "within 10 s"
  [/(?<![\p{L}\d.])(?<n>\d{1,4}) ?s\b/gu, ({ n }) => [{ kind: "amount", amount: Number(n), unit: "s" }]],
  // "4m 11s"
  [
    /(?<![\p{L}\d.])(?<m>\d{1,2})m ?(?<s>\d{1,2})s\b/gu,
    ({ m, s }) => [{ kind: "amount", amount: Number(m) * 60 + Number(s), unit: "s" }],
  ],
  // "3:31" of a song
  [
    /(?<![\d:])(?<m>\d{1,2}):(?<s>\d{2})(?![\d:])/gu,
    ({ m, s }) => [{ kind: "amount", amount: Number(m) * 60 + Number(s), unit: "s" }],
  ],
  // "under 80C"
  [/(?<![\p{L}\d.])(?<n>\d{1,3}) ?C\b/gu, ({ n }) => [{ kind: "amount", amount: Number(n), unit: "C" }]],
  // Stars of a customer
  [/(?<stars>[★⭐]+)/gu, ({ stars = "" }) => [count([...stars].length)]],
  [/段階(?:評価)?(?:で|中)?(?<n>[1-5](?:\.\d+)?)(?!\d)/gu, ({ n }) => [count(Number(n))]],
  // "a week", "half an hour", 「半年」, 「年間640基」, 「月に」
  [
    new RegExp(
      `(?:\\b(?<!half )(?:an?|per|each|every) |\\/\\s?)(?<unit>${UNIT_AFTER})\\b(?! and a half)`,
      "giu",
    ),
    ({ unit }) => [of(1, unit)],
  ],
  [new RegExp(`\\bhalf an? (?<unit>${UNIT_AFTER})\\b`, "giu"), ({ unit }) => [of(0.5, unit)]],
  [/quarter of an hour/giu, () => [of(15, "分")]],
  [/hour and a half/giu, () => [of(1.5, "時間")]],
  [/半年/gu, () => [of(6, "か月")]],
  [/半日/gu, () => [{ kind: "amount", amount: DAY / 2, unit: "s" }]],
  [
    /(?<![\d一二三四五六七八九十百千年月半数何来昨去今本同前翌])年(?:間|中|に)|通年|毎年/gu,
    () => [of(1, "年")],
  ],
  [/(?<![\d一二三四五六七八九十百千年半数何来先今同前翌])(?:毎月|月(?:に|々))/gu, () => [of(1, "か月")]],
  [/毎週|週(?:に|\d)/gu, () => [of(1, "週間")]],
  [/\bfortnight(?:ly)?\b/giu, () => [of(14, "days")]],
  [/\bhalf a dozen\b/giu, () => [count(6)]],
  [
    /(?<n>\b(?:two|three|four|five|six|eight|ten)\b)? ?\b(?<!half a )dozen\b/giu,
    ({ n }) => [count(12 * (n ? englishNumber(n) : 1))],
  ],
  // "twice", "double the size", 「倍になる」
  [/\b(?:twice|doubles?|doubled)\b|(?<![\d.一二三四五六七八九十百千数何])倍/giu, () => timesOf(2)],
  [/\b(?:triples?|tripled|thrice)\b/giu, () => timesOf(3)],
  [/\bhalf\b(?! (?:an?|past)\b)|半分|半数|半減/giu, () => [of(50, "%")]],
];

/** Numbers that a script may write in other signs than the page: 「一冊」 as 「1冊」, 16" as 16 inches. */
export function otherSignsIn(sentence: string, mentions: readonly Mention[]): Mention[] {
  const inches = withFeetAndInches(sentence);
  return [
    ...SIGNS.flatMap(([pattern, read]) =>
      [...sentence.matchAll(pattern)].flatMap(({ 0: text, index, groups }) =>
        read(groups ?? {}).map((value) => ({ text, index, value })),
      ),
    ),
    ...(inches === sentence
      ? []
      : [...mentionsIn(inches).filter(isInInches), ...sumsIn(inches, mentionsIn(inches))]),
    ...sumsIn(sentence, mentions),
    ...withUnitsBefore(sentence, mentions),
    ...readAnew(sentence, ofContinent(sentence)),
    ...readAnew(sentence, withoutSides(sentence)),
  ];
}

const CONTINENTAL = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?![\d.])(?:,\d{1,2})?|\d+,\d{1,2})(?![\d,])/g;
/** "€ 1.890,-", "66,5 cm": points part thousands, and the comma stands before what is less than one. */
const ofContinent = (text: string) =>
  text.replace(CONTINENTAL, (number) => number.replaceAll(".", "").replace(",", "."));
/** "32.28H X 15.35W X 16.14D IN." */
const withoutSides = (text: string) => text.replace(/(?<=\d)\s?[HWDL](?=\s?(?:[xX×]|IN\.|in\b|cm|mm))/g, "");

const readAnew = (sentence: string, other: string): readonly Mention[] =>
  other === sentence ? [] : mentionsIn(other);

/** 16", 16” and 16′′ are inches, and 5′9″ is 5 feet and 9 of them. */
const withFeetAndInches = (text: string) =>
  withInches(text.replace(/(?<=\d)[′'’](?=\s?\d)/g, " ft ").replace(/(?<=\d)\s?(?:″|′′|’’|''|”)/g, " in."));
const isInInches = ({ value }: Mention) => value.kind === "amount" && value.unit === "in";
