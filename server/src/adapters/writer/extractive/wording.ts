import { phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";

/** Boilerplate around the content: legal notes, cookies, sign-up, sharing, by-lines. */
const CHROME = phrases("page-furniture");
const BYLINE =
  /^by [A-Z][\w .'-]{2,60}([,·|]|$)|^(文|取材|編集)[・:：]|^(published|updated|posted)( on)?:? /i;
const PATH = /\S\s*[>›»｜|]\s*\S+\s*[>›»｜|]/;

/** On a shop's page, “I” is a buyer and not the shop. */
const REVIEW =
  /(^|[^\p{L}"“'])(I|I'm|I've|I’m|I’ve|my|me|myself)\b(?!-)|買いました|購入しました|リピート(し|です)|届きました/u;
export const isReview = (text: string) => REVIEW.test(text);

export const isChrome = (text: string) => CHROME.test(text) || BYLINE.test(text) || PATH.test(text);

/** Beginnings that point back at the sentence before. */
const LEANING: Record<Language, RegExp> = {
  ja: /^(その|この|それ|これ|そこ|ここで|そんな|こうした|そうした|彼|しかし|けれど|だが|でも|ただ|なお|また|さらに|そして|だから|そのため|したがって|すると|一方|つまり|例えば|たとえば)/,
  en: /^["'“]?(he|she|they|it|this|that|these|those|his|her|their|its|but|and|so|then|however|also|instead|yet|because|therefore|still|such|for example|for instance)\b/i,
};
export const leansOnPrevious = (text: string, language: Language) => LEANING[language].test(text);

const STOP = new Set(
  (
    "a an the of and or to in on at for with from by as is are was were be been it its this that these those he she they we you i " +
    "his her their our your not no but so if then than into out up about over more most very can will would has have had do does did"
  ).split(" "),
);
const segmenters = {
  ja: new Intl.Segmenter("ja", { granularity: "word" }),
  en: new Intl.Segmenter("en", { granularity: "word" }),
};

/** The words that carry meaning: in Japanese those that are not written in hiragana alone. */
export function termsOf(text: string, language: Language): Set<string> {
  const terms = new Set<string>();
  for (const { segment, isWordLike } of segmenters[language].segment(text.normalize("NFKC").toLowerCase())) {
    if (!isWordLike || STOP.has(segment) || /^[\u3041-\u309f]+$/.test(segment)) continue;
    terms.add(language === "en" ? segment.replace(/('s|s|ed|ing)$/, "") : segment);
  }
  return terms;
}
