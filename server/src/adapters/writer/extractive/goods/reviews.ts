import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../units.ts";

const LENGTH: Record<Language, [least: number, most: number]> = { ja: [12, 80], en: [30, 200] };

const STARS = /^\d(?:\.\d)? out of 5(?: stars)?\s*/i;
/** Speaks to the shop, or of other reviews. */
const ASIDE = /^(?:thank|thanks)\b|\breview(?:s|ed|ers?)?\b|(?:ください|下さい)。?$/i;

/** The first sentence of a review that is short and says something. */
export function quotable(reviews: readonly Unit[], language: Language): string[] {
  const [least, most] = LENGTH[language];
  const fits = (text: string) =>
    text.length >= least && text.length <= most && !/[?？「」“”]/.test(text) && !ASIDE.test(text);
  return reviews
    .flatMap(({ sentences, leans, isOrphan }) => (leans || isOrphan ? [] : sentences))
    .map((text) => text.replace(STARS, ""))
    .filter(fits)
    .slice(0, 1);
}
