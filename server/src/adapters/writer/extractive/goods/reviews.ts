import { phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../units.ts";

const LENGTH: Record<Language, [least: number, most: number]> = { ja: [12, 80], en: [30, 200] };

const STARS = /^\d(?:\.\d)? out of 5(?: stars)?\s*/i;
/** Speaks to the shop, or of other reviews. */
const ASIDE = /^(?:thank|thanks)\b|\breview(?:s|ed|ers?)?\b|(?:ください|下さい)。?$/i;

/** A fault of one copy, or of the thing for one buyer: it stands for the reviews only where all of them have one. */
const COMPLAINS = phrases("review-complaints");

/** The first sentence of a review that is short and says something, of one without a complaint if there is any. */
export function quotable(reviews: readonly Unit[], language: Language): string[] {
  const [least, most] = LENGTH[language];
  const fits = (text: string) =>
    text.length >= least && text.length <= most && !/[?？「」“”]/.test(text) && !ASIDE.test(text);
  return reviews
    .flatMap(({ sentences, leans, isOrphan }) => (leans || isOrphan ? [] : sentences))
    .map((text) => text.replace(STARS, ""))
    .filter(fits)
    .toSorted((one, other) => Number(COMPLAINS.test(one)) - Number(COMPLAINS.test(other)))
    .slice(0, 1);
}
