import { MANNER_MARK } from "#kernel/text/manner-mark";
import { PAUSE_MARK } from "#kernel/text/pause-mark";
import { AGE, TEN_MINUTES } from "#kernel/text/said-numbers-ja";
import { withDaysInARow } from "./days-in-a-row.ts";
import { ENGLISH_NUMBER, englishNumber, SCALE, scaleOf } from "./english-number.ts";
import { japaneseNumber } from "./japanese-number.ts";
import { SIGN_BEFORE, UNIT_AFTER, unitOf } from "./units.ts";
import type { Value } from "./values.ts";

/** A number, price, date, time or percentage of a text. */
export interface Mention {
  text: string;
  index: number;
  value: Value;
  /** Words beside it say that it is rounded: about, 約. */
  isRounded?: true;
}

/** ".27 cm" has no figure before its point. */
const DIGITS = String.raw`(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|(?<![\d\p{L}.])\.\d+)`;
const KANJI = "[〇零一二三四五六七八九十百千万億兆]";
const SMALL = String.raw`\d{1,2}|[一二三四五六七八九十]{1,3}`;
/** Characters that may follow a kanji number, so that it is not part of another word. */
const COUNTER = `円|ドル|ユーロ|[%％]|パーセント|年|[かヶカケ箇]月|月|日|週間|時|分|秒|人|名|個|本|冊|枚|台|回|点|件|歳|才|倍|割|度|つ|トン|キロ|センチ|ミリ|メートル|グラム|リットル|種類|軒|階|[かヶカケ箇]所|泊|畳|坪|杯|品|色|社|店|話|巻|章|ページ`;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MONTH = `(?:${MONTHS.map((month) => `${month}[a-z]*`).join("|")})\\.?`;
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

const TELEPHONE = "tel:";

type Reading = [pattern: RegExp, read: (groups: Record<string, string | undefined>) => Value | null];

const date = (year?: string, month?: string, day?: string): Value => {
  const number = (text?: string) => (text ? japaneseNumber(text) : undefined);
  return { kind: "date", year: number(year), month: number(month), day: number(day) };
};
const monthOf = (name = "") => String(MONTHS.findIndex((month) => name.startsWith(month)) + 1);
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
const readings: Reading[] = [
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
    new RegExp(`\\b(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m>${MONTH})(?:,? (?<y>\\d{4}))?`, "gu"),
    ({ y, m, d }) => date(y, monthOf(m), d),
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
  [/\b(?<h>\d{1,2}) ?(?<half>[ap])\.?m\b\.?/giu, ({ h, half }) => time(Number(h), 0, half)],
  // "at seven in the evening"
  [
    new RegExp(
      `\\b(?<h>\\d{1,2}|${ENGLISH_NUMBER})(?: o[’']clock)? (?:in the (?<part>morning|afternoon|evening)|at night)\\b`,
      "giu",
    ),
    ({ h = "", part }) => {
      const hours = /\d/.test(h) ? Number(h) : englishNumber(h);
      return hours > 0 && hours <= 12 ? time(hours, 0, part === "morning" ? "am" : "pm") : null;
    },
  ],
  // "three and a half hours"
  [
    new RegExp(`\\b(?<n>\\d+|${ENGLISH_NUMBER}) and a half (?<unit>${UNIT_AFTER})`, "giu"),
    ({ n = "", unit }) => amount((/\d/.test(n) ? Number(n) : englishNumber(n)) + 0.5, unit),
  ],
  [
    /(?<!\d)(?<n>\d+)点満点|\bout of (?<m>\d+)\b/giu,
    ({ n, m }) => ({ kind: "amount", amount: Number(n ?? m), unit: "scale" }),
  ],
  [/半額|\bhalf[ -](?:the )?(?:price|off)\b/giu, () => amount(50, "%")],
  [
    new RegExp(`(?<sign>${SIGN_BEFORE})\\s?(?<n>${DIGITS}[十百千万億]*)(?: (?<scale>${SCALE})\\b)?`, "gu"),
    ({ sign, n = "", scale }) => amount(japaneseNumber(n) * scaleOf(scale), sign),
  ],
  [
    new RegExp(
      `(?<n>(?:${DIGITS}[十百千万億兆]*)+)(?: (?<scale>${SCALE})\\b)?(?:[\\s-]?(?<unit>${UNIT_AFTER}))?`,
      "gu",
    ),
    ({ n = "", scale, unit }) => amount(japaneseNumber(n) * scaleOf(scale), unit),
  ],
  [
    new RegExp(`(?<!${KANJI})(?<n>${KANJI}+)(?:(?<unit>${UNIT_AFTER})|(?=${COUNTER}))`, "gu"),
    ({ n = "", unit }) => (isIdiom(n, unit) ? null : amount(japaneseNumber(n), unit)),
  ],
  [
    new RegExp(`\\b(?<n>${ENGLISH_NUMBER})\\b(?:[\\s-](?<unit>${UNIT_AFTER}))?`, "giu"),
    ({ n = "", unit }) => (/^(one|zero)$/i.test(n) && !unit ? null : amount(englishNumber(n), unit)),
  ],
];

/** 一つ, 一人, もう一度, 十分: words that only look like numbers. */
const isIdiom = (number: string, unit: string | undefined) =>
  (number === "一" &&
    !/^(円|ドル|ユーロ|[%％]|パーセント|年間?|割引?|倍|週間|[かヶカケ箇]月間?)$/.test(unit ?? "")) ||
  (number === "十" && unit === "分") ||
  /^[万億兆]/.test(number);

/** Most sentences hold none, and are not searched for any. */
const MAY_HOLD_NUMBER = new RegExp(`\\d|${KANJI}|半額|\\bhalf\\b|\\b${ENGLISH_NUMBER}\\b`, "iu");

const blank = (mark: string) => " ".repeat(mark.length);

/** Every number of a text, in its order, as it is written there. */
export function mentionsIn(text: string): Mention[] {
  // One character for one: places stay what they are.
  const folded = text
    .replace(PAUSE_MARK, blank)
    .replace(MANNER_MARK, blank)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  if (!MAY_HOLD_NUMBER.test(folded)) return [];
  const mentions: Mention[] = [];
  const taken = new Uint8Array(folded.length);
  const isTaken = (from: number, to: number) => taken.subarray(from, to).includes(1);
  for (const [pattern, read] of readings) {
    for (const match of folded.matchAll(pattern)) {
      const words = match[0].trimEnd();
      if (isTaken(match.index, match.index + words.length)) continue;
      const value = read(match.groups ?? {});
      if (!value) continue;
      const [from, to] = [match.index, match.index + words.length];
      taken.fill(1, from, to);
      mentions.push({ text: text.slice(from, to), index: from, value });
    }
  }
  const inOrder = mentions.sort((a, b) => a.index - b.index);
  const all = withSharedUnits(folded, withDaysInARow(folded, inOrder));
  return all.map((mention) => (isRounded(folded, mention) ? { ...mention, isRounded: true } : mention));
}

const ONE = new RegExp(`(?<!${KANJI})一(?<unit>${UNIT_AFTER})`, "gu");
/** 「一冊」, 「月に一度」: idioms that count nothing in a script; where a script says 「1冊」, they are its source. */
export const onesIn = (text: string): Mention[] =>
  [...text.matchAll(ONE)].map(({ 0: words, index, groups }) => ({
    text: words,
    index,
    value: amount(1, groups?.unit),
  }));

const ROUNDING_BEFORE =
  /(?:約|およそ|おおよそ|ほぼ|だいたい|ざっと|\b(?:about|around|roughly|nearly|almost|approximately|approx\.|some|over|more than|close to|just under|up to)\s)\s*$/iu;
const ROUNDING_AFTER = /^\s*(?:ほど|くらい|ぐらい|前後|弱|強(?![いく])|近く|余り|あまり|or so\b)/iu;

const isRounded = (text: string, { index, text: { length } }: Mention) =>
  ROUNDING_BEFORE.test(text.slice(Math.max(0, index - 20), index)) ||
  ROUNDING_AFTER.test(text.slice(index + length, index + length + 8));

const BETWEEN =
  /^\s?(?:[-–—〜~・、,×x/]|から|かける|to|or|and|by)\s?$|^\s?[×x、,]\s?(?:[LWHD]|幅|奥行き?|高さ|長さ|縦|横)\s?$/i;

/** 「3分の2」, 「第2」: what stands behind has no unit, and takes none. */
const WITHOUT_UNIT = /(?:分の|第)$/;

/** "10 to 20 cm", "30×40cm", "L200 x W150cm": the unit behind the last holds for all. */
function withSharedUnits(text: string, mentions: Mention[]): Mention[] {
  /** The words of the unit that the mentions to the left may share. */
  let words = "";
  for (let i = mentions.length - 2; i >= 0; i--) {
    const [one, next] = [mentions[i], mentions[i + 1]];
    if (!one || !next || one.value.kind !== "amount" || next.value.kind !== "amount") continue;
    const between = text.slice(one.index + one.text.length, next.index);
    words = UNIT_END.exec(next.text)?.[0] ?? words;
    const isOfNone = next.value.unit.startsWith(TELEPHONE);
    if (one.value.unit || isOfNone || !BETWEEN.test(between) || WITHOUT_UNIT.test(text.slice(0, one.index))) {
      words = "";
      continue;
    }
    const { unit } = next.value;
    const { factor } = unitOf(words);
    mentions[i] = { ...one, value: { kind: "amount", amount: one.value.amount * factor, unit } };
  }
  return mentions;
}

const UNIT_END = new RegExp(`${UNIT_AFTER}$`, "u");
