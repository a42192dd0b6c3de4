import { isFragment } from "#kernel/critic/fragment";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../prose/lines.ts";
import { secondsOfLines } from "../prose/measure.ts";
import { announces, asks, isHalfWithout } from "../prose/stands.ts";

/** 「弱火で炒めることはしません。」, "This is not a stew.": in its place stands something that the next sentence says. */
const DENIES: Record<Language, RegExp> = {
  ja: /(?:ません(?:でした)?|(?:で|じゃ)(?:は)?ない(?:です)?|ないです|しない)。$/u,
  en: /\b(?:not|never|cannot|no longer|no need)\b|n[’']t\b/iu,
};

/** Whether nobody stops behind a sentence: it denies, asks, announces, or has no verb. */
const isOpen = (text: string, language: Language) =>
  DENIES[language].test(text) ||
  asks(text) ||
  announces(text, language) ||
  (language === "ja" && isFragment(text, language));

const textOf = (lines: readonly ProseLine[]) => lines.at(-1)?.sentences.at(-1) ?? "";

/** The paragraphs that have time, each of them whole, up to one whose last thought the next one goes on with. */
export function wholeParagraphs(
  lines: readonly ProseLine[],
  language: Language,
  fits: (told: readonly ProseLine[]) => boolean,
): readonly ProseLine[] {
  const paragraphs = [...Map.groupBy(lines, ({ blockIndex }) => blockIndex).values()];
  for (let count = paragraphs.length; count > 0; count -= 1) {
    const told = paragraphs.slice(0, count).flat();
    const [last, next] = [paragraphs[count - 1]?.[0], paragraphs[count]?.[0]];
    const isHalf = last && next?.section === last.section && isOpen(textOf(told), language);
    if (!isHalf && fits(told)) return told;
  }
  return [];
}

/** As many whole paragraphs as there is time for; of a first one that is too long, as far as a thought of it reaches. */
export function thoughtsWithin(
  lines: readonly ProseLine[],
  language: Language,
  budget: number,
): readonly ProseLine[] {
  const fits = (told: readonly ProseLine[]) => secondsOfLines(told) <= budget;
  const whole = wholeParagraphs(lines, language, fits);
  if (whole.length > 0) return whole;
  const first = lines.filter(({ blockIndex }) => blockIndex === lines[0]?.blockIndex);
  const isEnd = (count: number) => {
    const text = textOf(first.slice(0, count));
    return !isOpen(text, language) && !isHalfWithout(first[count]?.sentences[0] ?? "", text, language);
  };
  const counts = first.map((_, at) => first.length - at);
  return first.slice(0, counts.find((count) => fits(first.slice(0, count)) && isEnd(count)) ?? 0);
}
