import type { Language } from "#kernel/vocabulary";
import { saysRemedyInEnglish } from "./remedy-en.ts";
import { saysRemedyInJapanese } from "./remedy-ja.ts";
import { countBefore, type PostSentence } from "./sentences.ts";

const SAYS_REMEDY: Record<Language, (text: string) => boolean> = {
  en: saysRemedyInEnglish,
  ja: saysRemedyInJapanese,
};
/** With its beginning it may take so much more. */
const MOST: Record<Language, number> = { en: 1.2, ja: 1 };
/** Where so much of the beginning had to go for it, nobody would hear what the remedy is for. */
const LEAST_KEPT: Record<Language, number> = { en: 0.5, ja: 0 };

/**
 * An answer for which there is too little time: its beginning, and instead of further reasons the first sentence
 * that says what to do. Null where the beginning says so itself, or no such sentence stands by itself and fits.
 */
export function beginningAndRemedy(
  answer: readonly PostSentence[],
  count: number,
  seconds: number,
  language: Language,
): PostSentence[] | null {
  const says = SAYS_REMEDY[language];
  if (answer.slice(0, count).some(({ text }) => says(text))) return null;
  // A step on its way is no remedy without the others.
  const remedy = answer.slice(count).find(({ text, leans, isStep }) => says(text) && !leans && !isStep);
  if (!remedy) return null;
  const room = MOST[language] * seconds - remedy.seconds;
  const most = countBefore(answer.slice(0, count), room, language);
  const ends = Array.from({ length: most }, (_, less) => answer.slice(0, most - less));
  const before = ends.find((some) => some.reduce((sum, one) => sum + one.seconds, 0) <= room);
  return before && before.length >= LEAST_KEPT[language] * count ? [...before, remedy] : null;
}
