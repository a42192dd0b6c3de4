import type { Mention } from "./mentions.ts";

const BETWEEN = /^\s?(?:[-–—]|to|and)\s?$/;
/** "and" may begin another part of a sentence. */
const UNTIL = /^\s?(?:[-–—]|to)\s?$/;
const LATIN = /[A-Za-z]/;
const YEAR_BEHIND = /^,? ?$/;

/**
 * "March 2 to 5, 2026" and "2 to 5 March 2026" say the same two days: the one without the month is a day of the
 * other's. Without this a number of either would be tied to any 2 or 5 of the page.
 */
export function withDaysInARow(text: string, mentions: readonly Mention[]): Mention[] {
  const all = [...mentions];
  for (const [at, { value, text: own, index }] of mentions.entries()) {
    if (value.kind !== "date" || value.day === undefined || value.month === undefined || !LATIN.test(own))
      continue;
    const [before, next, behind] = [all[at - 1], all[at + 1], all[at + 2]];
    const { day, month } = value;
    const isMonthFirst = /^[A-Za-z]/.test(own);
    if (
      !isMonthFirst &&
      before &&
      isDay(before) &&
      before.value.amount < day &&
      touches(text, before, mentions[at])
    )
      all[at - 1] = { ...before, value: { ...value, day: before.value.amount } };
    if (!isMonthFirst || value.year !== undefined || !next || !touches(text, mentions[at], next)) continue;
    // "March 16 to 10" is no date, and still no other ten of the page.
    if (!isBareNumber(next) || !(isUntil(text, mentions[at], next) || isDayBehind(next, day))) continue;
    const end = next.index + next.text.length;
    const year =
      behind?.value.kind === "amount" &&
      /^(?:19|20)\d\d$/.test(behind.text) &&
      YEAR_BEHIND.test(text.slice(end, behind.index))
        ? behind.value.amount
        : undefined;
    all[at] = { text: own, index, value: { kind: "date", year, month, day } };
    all[at + 1] = { ...next, value: { kind: "date", year, month, day: next.value.amount } };
  }
  return all;
}

type OfAmount = Mention & { value: Extract<Mention["value"], { kind: "amount" }> };
const isBareNumber = (mention: Mention): mention is OfAmount =>
  mention.value.kind === "amount" && mention.value.unit === "" && /^\d{1,2}$/.test(mention.text);
const isDay = (mention: Mention): mention is OfAmount =>
  isBareNumber(mention) && mention.value.amount >= 1 && mention.value.amount <= 31;
const isDayBehind = (mention: Mention, day: number) => isDay(mention) && mention.value.amount > day;
const between = (text: string, one: Mention, other: Mention) =>
  text.slice(one.index + one.text.length, other.index);
const touches = (text: string, one: Mention | undefined, other: Mention | undefined) =>
  one !== undefined && other !== undefined && BETWEEN.test(between(text, one, other));
const isUntil = (text: string, one: Mention | undefined, other: Mention) =>
  one !== undefined && UNTIL.test(between(text, one, other));
