import type { Language } from "#lib/i18n/language";

const PARTS = ["year", "month", "day", "hour", "minute"] as const;
export type MomentPart = (typeof PARTS)[number];

/** Years that can be chosen, beginning with this one. */
const YEARS = 3;
const MINUTES = 5;

const daysIn = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

/** A moment's parts on this device's clock. Months count from 0. */
const readingOf = (moment: Date): Record<MomentPart, number> => ({
  year: moment.getFullYear(),
  month: moment.getMonth(),
  day: moment.getDate(),
  hour: moment.getHours(),
  minute: moment.getMinutes(),
});

export const partOf = (moment: Date, part: MomentPart) => readingOf(moment)[part];

/** A moment with one part changed: in a month that is too short its last day. */
export function withPart(moment: Date, part: MomentPart, value: number): Date {
  const reading = readingOf(moment);
  reading[part] = value;
  const { year, month, day, hour, minute } = reading;
  return new Date(year, month, Math.min(day, daysIn(year, month)), hour, minute);
}

/** The parts in the order in which a language writes them. */
export const orderOf = (language: Language): MomentPart[] =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
    .formatToParts()
    .flatMap(({ type }) => PARTS.filter((part) => part === type));

const countFrom = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, at) => first + at * step);

/** Every value that a part can take, the present one among them. */
export function choicesOf(moment: Date, part: MomentPart, now = new Date()): number[] {
  const { [part]: value, year, month } = readingOf(moment);
  const offered = {
    year: countFrom(now.getFullYear(), YEARS),
    month: countFrom(0, 12),
    day: countFrom(1, daysIn(year, month)),
    hour: countFrom(0, 24),
    minute: countFrom(0, 60 / MINUTES, MINUTES),
  }[part];
  return [...new Set([...offered, value])].sort((one, other) => one - other);
}

/** A value of a part as the language writes it alone: 11月, 9 AM. */
export function textOfPart(part: MomentPart, value: number, language: Language): string {
  if (part === "minute") return String(value).padStart(2, "0");
  // January has every day, and no clock skips an hour of its first.
  const written = withPart(new Date(2001, 0, 1), part, value);
  return new Intl.DateTimeFormat(language, { [part]: part === "month" ? "short" : "numeric" }).format(
    written,
  );
}

/** Tomorrow at nine: when a message is most often sent. */
export function tomorrowMorning(now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
}
