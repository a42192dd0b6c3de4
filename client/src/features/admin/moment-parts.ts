import type { Language } from "#lib/i18n/language";

const PARTS = ["year", "month", "day", "hour", "minute"] as const;
export type MomentPart = (typeof PARTS)[number];

/** Years that can be chosen, beginning with this one. */
const YEARS = 3;
const MINUTES = 5;

const daysIn = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

/** The parts that were chosen, which may be no moment together: 31 February, or an hour that the clock skips. */
export type MomentParts = Record<MomentPart, number>;

/** A moment's parts on this device's clock. Months count from 0. */
export const readingOf = (moment: Date): MomentParts => ({
  year: moment.getFullYear(),
  month: moment.getMonth(),
  day: moment.getDate(),
  hour: moment.getHours(),
  minute: moment.getMinutes(),
});

/** In a month that is too short its last day, and for an hour that the clock skips the one after it. */
export const momentOf = ({ year, month, day, hour, minute }: MomentParts) =>
  new Date(year, month, Math.min(day, daysIn(year, month)), hour, minute);

/** The parts in the order in which a language writes them. */
export const orderOf = (language: Language): MomentPart[] =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
    .formatToParts()
    .flatMap(({ type }) => PARTS.filter((part) => part === type));

const countFrom = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, at) => first + at * step);

/** Every value that a part can take, the present one among them. */
export function choicesOf(chosen: MomentParts, part: MomentPart, now = new Date()): number[] {
  const reading = readingOf(momentOf(chosen));
  const { [part]: value, year, month } = reading;
  const offered = {
    year: countFrom(now.getFullYear(), YEARS),
    month: countFrom(0, 12),
    day: countFrom(1, daysIn(year, month)),
    hour: countFrom(0, 24).filter((hour) => momentOf({ ...reading, hour }).getHours() === hour),
    minute: countFrom(0, 60 / MINUTES, MINUTES),
  }[part];
  return [...new Set([...offered, value])].sort((one, other) => one - other);
}

/** A value of a part as the language writes it alone: 11月, 9 AM. */
export function textOfPart(part: MomentPart, value: number, language: Language): string {
  if (part === "minute") return String(value).padStart(2, "0");
  // January has every day, and no clock skips an hour of its first.
  const written = momentOf({ year: 2001, month: 0, day: 1, hour: 0, minute: 0, [part]: value });
  return new Intl.DateTimeFormat(language, { [part]: part === "month" ? "short" : "numeric" }).format(
    written,
  );
}

/** Tomorrow at nine: when a message is most often sent. */
export const tomorrowMorning = (now = new Date()): MomentParts =>
  readingOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9));
