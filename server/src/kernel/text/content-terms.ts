import type { Language } from "#kernel/vocabulary";
import { remembered } from "#kernel/work/remembered";

const SMALL = new Set(
  (
    "a an the of and or to in on at for with from by as is are was were be been it its this that these those he she they we you i " +
    "his her their our your not no but so if then than into out up about over more most very can will would has have had do does did"
  ).split(" "),
);
const segmenters = {
  ja: new Intl.Segmenter("ja", { granularity: "word" }),
  en: new Intl.Segmenter("en", { granularity: "word" }),
};

/** A writer asks about the same sentences of a page each time that it weighs or fits them. */
const MOST_CHARACTERS = 100_000;

const termsIn = {
  ja: remembered((text) => readTerms(text, "ja"), MOST_CHARACTERS),
  en: remembered((text) => readTerms(text, "en"), MOST_CHARACTERS),
};

/** The words that carry a sentence's meaning: in Japanese those that are not in hiragana alone. */
export const contentTerms = (text: string, language: Language): ReadonlySet<string> =>
  termsIn[language](text);

function readTerms(text: string, language: Language): Set<string> {
  const terms = new Set<string>();
  for (const { segment, isWordLike } of segmenters[language].segment(text.normalize("NFKC").toLowerCase())) {
    if (!isWordLike || SMALL.has(segment) || /^[\u3041-\u309f]+$/.test(segment)) continue;
    terms.add(language === "en" ? segment.replace(/(?:'s|s|ed|ing)$/, "") : segment);
  }
  return terms;
}
