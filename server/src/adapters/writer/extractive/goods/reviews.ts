import { phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { leansOnPrevious } from "../text/wording.ts";
import type { Unit } from "../units.ts";

const LENGTH: Record<Language, [least: number, most: number]> = { ja: [12, 80], en: [30, 200] };

const STARS = /^\d(?:\.\d)? out of 5(?: stars)?\s*/i;
/** "M. Lind (4/5): Quiet and warm." */
const SIGNED = /^(?:\p{L}\. ?)?[^:.!?]{2,30} \([1-5]\/5\): (?=\p{Lu})/u;
/** A voice of one language cannot say another's words. */
const IN_ANOTHER_LANGUAGE =
  /(?<![\p{L}’'])(?:mais|c['’]est|très|trop|muy|pero|nicht|aber|sehr|molto)(?![\p{L}’'])/iu;
/** Speaks to the shop, of other reviews, or to who is about to write one. */
const ASIDE =
  /^(?:thank|thanks)\b|\breview(?:s|ed|ers?)?\b|\b(?:start|begin) typing\b|\byour (?:question|answer|rating|e-?mail)s?\b|(?:ください|下さい)。?$/i;

/** A fault of one copy, or of the thing for one buyer: it stands for the reviews only where all of them have one. */
const COMPLAINS = phrases("review-complaints");

/** Of what was said before it, it needs the rest. */
const POINTS = /^(?:it|its|this|these|that|those|they|their|such|he|she)\b|[こそあ][のれうん]/i;

/** The first sentence of a review that is short and says something, of one without a complaint if there is any. */
export function quotable(reviews: readonly Unit[], language: Language): string[] {
  const [least, most] = LENGTH[language];
  const fits = (text: string) =>
    text.length >= least &&
    text.length <= most &&
    !/[?？「」“”]/.test(text) &&
    !ASIDE.test(text) &&
    !IN_ANOTHER_LANGUAGE.test(text);
  return reviews
    .flatMap(({ sentences, leans, isOrphan, pointsBack }) =>
      leans || pointsBack
        ? []
        : sentences.map((text) => ({ text: text.replace(STARS, "").replace(SIGNED, ""), isOrphan })),
    )
    .filter(
      ({ text, isOrphan }) =>
        fits(text) && !(isOrphan && (leansOnPrevious(text, language) || POINTS.test(text))),
    )
    .toSorted(
      (one, other) =>
        Number(COMPLAINS.test(one.text)) - Number(COMPLAINS.test(other.text)) ||
        Number(one.isOrphan) - Number(other.isOrphan),
    )
    .slice(0, 1)
    .map(({ text }) => text);
}
