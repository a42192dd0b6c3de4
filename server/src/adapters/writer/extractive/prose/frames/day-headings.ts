import { MONTH_EN } from "#kernel/text/months-en";
import type { Language } from "#kernel/vocabulary";

const WEEKDAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
/** "Saturday 22 March: The Three Caps", 「6月14日（土）　星を見る会」 */
const OF_DAY: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:${WEEKDAY},? )?(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH_EN}|${MONTH_EN} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
    "iu",
  ),
  ja: /^(?:[\d０-９]{4}年)?[\d０-９]{1,2}月[\d０-９]{1,2}日/u,
};

/** A heading that says on which day is what stands below it, as a sentence: without it one walk runs into the next. */
export function dayHeadingTold(heading: string, language: Language): string | null {
  const text = heading.trim().replace(/[。.]$/u, "");
  if (!OF_DAY[language].test(text)) return null;
  return language === "en" ? `${text}.` : `${text}です。`;
}
