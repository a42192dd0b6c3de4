import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../units.ts";

const LENGTH: Record<Language, [least: number, most: number]> = { ja: [12, 80], en: [30, 200] };

/** The first sentence of a review that is short and says something. */
export function quotable(reviews: readonly Unit[], language: Language): string[] {
  const [least, most] = LENGTH[language];
  const fits = (text: string) => text.length >= least && text.length <= most && !/[?？「」“”]/.test(text);
  return reviews
    .flatMap(({ sentences, leans }) => (leans ? [] : sentences))
    .filter(fits)
    .slice(0, 1);
}
