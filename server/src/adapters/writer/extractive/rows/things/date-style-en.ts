import type { Block } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";

/** The order in which a page writes its dates: "5 May" or "May 5". */
export type DateStyle = "day first" | "month first";

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DAYS = String.raw`${DAY}(?:(?:\s?[–—-]\s?| to | and )${DAY})?`;
const DAY_FIRST = new RegExp(
  String.raw`(?<![\d.:£$€-])(?<days>${DAYS})(?: of)? (?<month>${MONTH_EN})\b\.?(?:,? (?<year>(?:19|20)\d\d))?(?!\d)`,
  "g",
);
const MONTH_FIRST = new RegExp(
  String.raw`\b(?<month>${MONTH_EN})\.? (?<days>${DAYS})(?![\d:]|\s?(?:am|pm)\b)(?:,? (?<year>(?:19|20)\d\d))?(?!\d)`,
  "g",
);

/** The style that most dates of a page have; null where it has both alike, or none. */
export function dateStyleOf(blocks: readonly Block[]): DateStyle | null {
  const count = (pattern: RegExp) =>
    blocks.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
  const [dayFirst, monthFirst] = [count(DAY_FIRST), count(MONTH_FIRST)];
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? "day first" : "month first";
}

/** The dates of a text in one style: two ways side by side sound like two speakers. */
export function inDateStyle(text: string, style: DateStyle | null): string {
  if (!style) return text;
  const isDayFirst = style === "day first";
  return text.replace(isDayFirst ? MONTH_FIRST : DAY_FIRST, (...found) => {
    const { days = "", month = "", year } = found.at(-1) as Record<string, string | undefined>;
    if (isDayFirst) return `${days} ${month}${year ? ` ${year}` : ""}`;
    return `${month} ${days}${year ? `, ${year}` : ""}`;
  });
}
