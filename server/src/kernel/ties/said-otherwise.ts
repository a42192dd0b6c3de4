import type { Mention } from "./mentions.ts";
import { isCounter, unitIn, unitOf } from "./units.ts";
import { mayBeOneUnit, type Value } from "./values.ts";

/** A measure, a sum or a count: dates and times of day have no parts. */
type Amount = Extract<Value, { kind: "amount" }>;

/** Between the two parts of one measure: 「2メートル10センチ」, "1 hour and 20 minutes". */
const WITHIN = /^(?:\s?|と|,? and |, )$/;
/** "five foot nine" */
const FEET = "ft";
const INCHES_IN_FOOT = 12;

const amountIn = ({ value }: Mention): Amount | null => (value.kind === "amount" ? value : null);

/**
 * Other values that a number of a sentence may have, by the numbers beside it: "from 16 gigabytes to 4", 「2月1日から12日」,
 * 「2メートル10センチ」.
 */
export function saidOtherwise(sentence: string, mention: Mention, mentions: readonly Mention[]): Value[] {
  const at = mentions.indexOf(mention);
  return [
    ...withUnitBefore(mention, beforeOf(mentions, at)),
    ...withMonthBefore(sentence, mention, beforeOf(mentions, at)),
    ...sumsWith(sentence, mention, mentions),
  ];
}

/** A sentence is heard no further back; a line may have thousands. */
const MOST_BEFORE = 12;
const beforeOf = (mentions: readonly Mention[], at: number) =>
  mentions.slice(Math.max(0, at - MOST_BEFORE), at);

/** A number that counts what follows it has no measure of another. */
const COUNTS_NOTHING = /^(?:[.,;:)]|$| (?:it|and|or|to|of|the|in|at|on|for|but|with|when|as)\b)/;
/** Bare numbers of a page's sentence with the measure before them: "young at three weeks, by five it is creamy". */
export const withUnitsBefore = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.flatMap((mention, at) =>
    COUNTS_NOTHING.test(text.slice(mention.index + mention.text.length))
      ? withUnitBefore(mention, beforeOf(mentions, at)).map((value) => ({ ...mention, value }))
      : [],
  );

/** "20.5 cm high and 29 wide": a measure before a bare number may be its own. */
function withUnitBefore({ value }: Mention, before: readonly Mention[]): Value[] {
  if (value.kind !== "amount" || value.unit !== "") return [];
  const words = new Set(before.map(({ text }) => unitIn(text)).filter((one) => one !== ""));
  return [...words].flatMap((one) => {
    const { unit, factor } = unitOf(one);
    return isCounter(unit) ? [] : [{ kind: "amount", amount: value.amount * factor, unit }];
  });
}

/** 「1月17日と31日」: the day of a month that was said before. */
function withMonthBefore(
  sentence: string,
  { value, index, text }: Mention,
  before: readonly Mention[],
): Value[] {
  const isDay = text.endsWith("日") || sentence.startsWith("日", index + text.length);
  if (value.kind !== "amount" || !isDay || value.amount > 31) return [];
  const month = before.flatMap((one) => (one.value.kind === "date" ? [one.value.month] : [])).at(-1);
  return month === undefined ? [] : [{ kind: "date", month, day: value.amount }];
}

/** The measure that a number makes with the one right before or behind it. */
function sumsWith(sentence: string, mention: Mention, mentions: readonly Mention[]): Value[] {
  return compoundsIn(sentence, mentions).flatMap(({ parts, value }) =>
    parts.includes(mention) ? [value] : [],
  );
}

const MEMBERS = /(?:[^、。とや・]{1,12}(?:と|や|、|・)){1,8}[^、。とや・]{1,12}の$/u;
/** 「小麦と卵の二つ」: a count of what the sentence names before it needs no place on the page. */
export function countsItsOwn(sentence: string, { index, value }: Mention): boolean {
  if (value.kind !== "amount" || !isCounter(value.unit)) return false;
  const [members = ""] = MEMBERS.exec(sentence.slice(0, index)) ?? [];
  return members !== "" && members.split(/[とや、・]/).length === value.amount;
}

interface Compound {
  parts: readonly [Mention, Mention];
  value: Amount;
}

/** Measures of two parts: metres and centimetres, hours and minutes. */
function compoundsIn(text: string, mentions: readonly Mention[]): Compound[] {
  return mentions.slice(1).flatMap((second, at): Compound[] => {
    const first = mentions[at];
    const large = first && amountIn(first);
    if (!large || large.unit === "" || isCounter(large.unit)) return [];
    const between = text.slice(first.index + first.text.length, second.index);
    if (!WITHIN.test(between)) return [];
    const isFeet = large.unit === FEET;
    const rest = isFeet ? inchesIn(second) : restIn(first, second, /^\s?$/.test(between));
    if (rest === null) return [];
    const amount = (isFeet ? large.amount * INCHES_IN_FOOT : large.amount) + rest;
    return [{ parts: [first, second], value: { kind: "amount", amount, unit: isFeet ? "in" : large.unit } }];
  });
}

function inchesIn(second: Mention): number | null {
  const small = amountIn(second);
  return small && (small.unit === "in" || small.unit === "") && small.amount < INCHES_IN_FOOT
    ? small.amount
    : null;
}

/** The second part of a measure, in the base unit of its first: "three minutes thirty-one" leaves its own unit out. */
function restIn(first: Mention, second: Mention, mayBeBare: boolean): number | null {
  const [large, small] = [amountIn(first), amountIn(second)];
  if (!large || !small) return null;
  const size = unitOf(unitIn(first.text)).factor;
  if (mayBeOneUnit(small.unit, large.unit))
    return unitIn(second.text) !== "" && small.amount < size ? small.amount : null;
  if (small.unit !== "" || !mayBeBare || !Number.isInteger(small.amount)) return null;
  const parts = large.unit === "s" ? 60 : HUNDREDS.has(large.unit) ? 100 : 0;
  return small.amount < parts ? (small.amount * size) / parts : null;
}
/** "four pounds twenty", "one metre fifty" */
const HUNDREDS = new Set(["m", "pound", "GBP", "USD", "EUR"]);

/** Measures of two parts in a text, each as one number. */
export const sumsIn = (text: string, mentions: readonly Mention[]): Mention[] =>
  compoundsIn(text, mentions).map(({ parts: [first, second], value }) => ({
    text: text.slice(first.index, second.index + second.text.length),
    index: first.index,
    value,
  }));
