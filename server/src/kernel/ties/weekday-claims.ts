import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { blocksRead } from "./sources.ts";

/** Each weekday by the letters that its names begin with; Sunday is 0. */
const WEEKDAYS = ["日sun", "月mon", "火tue", "水wed", "木thu", "金fri", "土sat"];
const NAME = "([日月火水木金土]|sun|mon|tue|wed|thu|fri|sat)";
/** 「5月16日（土）」「5月16日土曜日」, "May 16 (Sat)" */
const BEHIND = new RegExp(`^\\s?(?:[（(]\\s?${NAME}(?:[曜祝・)）]|day)|${NAME}曜)`, "iu");
/** "Saturday, May 16", "Sat 16 May" */
const BEFORE = new RegExp(`\\b${NAME}[a-z]{0,6}\\.?,? (?:the )?$`, "i");

/** A day is that of its weekday: the seventeenth stands on the page, too, but is no Saturday. */
export function weekdayClaimsOf({ blocks }: Page): Claims {
  const known = weekdaysOn(blocks);

  return (sentence, mentions) =>
    mentions.map((mention) => {
      const said = weekdayAt(sentence, mention);
      const right = known.get(dayOf(mention)) ?? byCalendar(mention);
      return said !== null && right.length > 0 && !right.includes(said) ? [] : null;
    });
}

/** The weekdays that a page has beside its days, be they those of the calendar or not. */
function weekdaysOn(blocks: Page["blocks"]): Map<string, number[]> {
  const known = new Map<string, number[]>();
  for (const [, { text }] of blocksRead(blocks))
    for (const mention of mentionsIn(text)) {
      const said = weekdayAt(text, mention);
      const day = dayOf(mention);
      if (said !== null) known.set(day, [...(known.get(day) ?? []), said]);
    }
  return known;
}

const dayOf = ({ value }: Mention) => (value.kind === "date" ? `${value.month}-${value.day}` : "");

/** The weekday beside a day of a month, 0 for Sunday; null where none is. */
function weekdayAt(text: string, { value, index, text: { length } }: Mention): number | null {
  if (value.kind !== "date" || value.month === undefined || value.day === undefined) return null;
  const behind = BEHIND.exec(text.slice(index + length, index + length + 8));
  const before = BEFORE.exec(text.slice(Math.max(0, index - 20), index));
  const name = (behind?.[1] ?? behind?.[2] ?? before?.[1])?.toLowerCase();
  return name === undefined ? null : WEEKDAYS.findIndex((one) => one.includes(name));
}

function byCalendar({ value }: Mention): number[] {
  if (value.kind !== "date" || value.year === undefined || value.month === undefined) return [];
  return [new Date(Date.UTC(value.year, value.month - 1, value.day)).getUTCDay()];
}
