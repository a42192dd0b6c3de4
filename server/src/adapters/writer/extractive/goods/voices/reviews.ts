import type { Block } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { isFiniteVerb, wordsOf } from "../../text/sentences/finite-verbs.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import type { Unit } from "../../units.ts";

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

/** "Have had many compliments on it too!", "Look in the shed.": without its subject, or said beside something else. */
const IS_WHOLE =
  /^(?:I|It|They|This|These|The|That|We|My|Our|Each|Every|All|Both|Its)\b(?!.*(?:\s[.,!?]|[.!?] \p{Ll}))/u;
const LACKS_SUBJECT =
  /^(?:have|had|has|is|are|was|were|am|been|got|would|will|can|could|did|do|does|not|so|very|too|really|just|also|only|now|here|there)\b/i;
const BESIDE = / (?:too|also|as well|either)[.!]*$/i;
/** Of one who speaks of himself, the word that judges. */
const JUDGES = new RegExp(
  [
    String.raw`\b(?:lov\w+|lik(?:e|es|ed)|enjoy\w*|recommend\w*|happy|pleased|satisfied|impressed|glad|delighted|disappointed`,
    String.raw`great|good|excellent|perfect\w*|best|better|nice\w*|beautiful\w*|comfortable|comfy|easy|easily|well|worth`,
    String.raw`wonderful|amazing|awesome|fantastic|sturdy|solid|soft|warm|quiet\w*|poor\w*|bad\w*|fine|favou?rite|quality|fits?)\b`,
  ].join("|"),
  "i",
);
/** To another buyer's question. */
const ANSWERS = /^(?:it|that|this) (?:depends|should|would|might|may|can)\b/i;
const hasOwnVerb = (text: string) => {
  const [first = "", ...others] = wordsOf(text.toLowerCase());
  if (LACKS_SUBJECT.test(text) || BESIDE.test(text) || ANSWERS.test(text) || !IS_WHOLE.test(text))
    return false;
  if (/^(?:i|we|my|our)$/.test(first)) return JUDGES.test(text);
  const form = englishVerbs.get(first);
  const isOrder = form === "base" && (!nounsLikeVerbs.has(first) || OBJECT.test(others[0] ?? ""));
  if (isOrder || (form === "past" && !nounsLikeVerbs.has(first))) return false;
  return others.some((word) => isFiniteVerb(word) || englishVerbs.get(word) === "base");
};
const OBJECT = /^(?:in|at|for|on|to|the|an?|it|this|these|up|out|with|from)$/;

/** Of what was said before it, it needs the rest. */
const POINTS = /^(?:it|its|this|these|that|those|they|their|such|he|she)\b|[こそあ][のれうん]/i;

/** "The sleeves are a little long on him": of somebody whom no word before it names. */
const OF_NOBODY = /^(?!.*\b(?:my|our) \p{L}+.*\b(?:he|him|his|she|hers?)\b).*\b(?:he|him|his|she|hers?)\b/iu;

/** "They use it every day": of one thing, these are people whom no word names. */
const OF_SEVERAL = /^(?:they|them|their|theirs)\b/i;

const TRAIT = new RegExp(`^(?:${alternativesOf("english-traits")}|quality|price|value|instructions)s?$`, "i");
/** "The forward sleeves make a difference" is on one part among others; null for any other beginning. */
function partNamed(text: string): string | null {
  const words = /^The ((?:\p{Ll}[\p{L}-]* ){2,4})/u.exec(text)?.[1]?.trim().split(" ") ?? [];
  const verb = words.findIndex((word, at) => at > 0 && VERB.test(word));
  const noun = verb > 1 ? words[verb - 1] : undefined;
  return noun && !TRAIT.test(noun) ? noun : null;
}
/** Beside these a noun in the plural may be a verb, too: "straps". */
const VERB =
  /^(?:is|are|was|were|has|have|had|can|will|does|do|makes?|made|works?|feels?|looks?|fits?|holds?|keeps?|stays?|helps?|gets?|came)$/;

/** Whether a customer's sentence is understood behind these words: a part that it begins with was told of. */
export function isUnderstood(review: string, told: string): boolean {
  const noun = partNamed(review.replace(/^[^“]*“/u, ""));
  return (
    noun === null || new RegExp(`(?<!\\p{L})${noun.replace(/s$/, "")}(?:e?s)?(?!\\p{L})`, "iu").test(told)
  );
}

/** Words that a page adds to a review: its day, and that a shop knows its writer. */
const OF_PAGE = /\n|\bago\b|\bverified\b|\d{4}[-/.]\d/iu;

/** The blocks of a page, of which a review is one. */
type Blocks = readonly Pick<Block, "text">[];

/**
 * So many reviews that are short and say something, those without a complaint before others: whole where there is
 * time for that, and else by their first sentence. What is said further on may be an aside of somebody who is delighted.
 * "They" are the goods only where those are several.
 */
export function quotable(
  reviews: readonly Unit[],
  language: Language,
  voices = 1,
  isMany = true,
  blocks: Blocks = [],
): string[] {
  const [least, most] = LENGTH[language];
  const isFit = (text: string) =>
    text.length >= least &&
    text.length <= most &&
    !/[?？「」“”]/.test(text) &&
    !ASIDE.test(text) &&
    (language === "ja" || (!OF_NOBODY.test(text) && (isMany || !OF_SEVERAL.test(text)))) &&
    !IN_ANOTHER_LANGUAGE.test(text);
  const fits = (text: string) => isFit(text) && (language === "ja" || hasOwnVerb(text));
  // In Japanese a voice is quoted within a sentence, which holds one.
  const fitsWhole = (text: string) =>
    language === "en" && isFit(text) && !OF_PAGE.test(text) && /[.!]$/u.test(text) && JUDGES.test(text);
  /** A sentence with the rest of its review; none where it is torn from the beginning of a long one. */
  const quotedFrom = (own: string, blockIndex: number): string[] => {
    const whole = bare(blocks[blockIndex]?.text ?? "");
    if (!fits(own)) return [];
    if (whole !== own && fitsWhole(whole)) return [whole];
    return whole === "" || whole.startsWith(own.slice(0, SAME)) ? [own] : [];
  };
  const found = reviews.flatMap(({ sentences, leans, isOrphan, pointsBack, blockIndex }) =>
    leans || pointsBack
      ? []
      : sentences
          .map(bare)
          .flatMap((own) => quotedFrom(own, blockIndex).map((text) => ({ text, own, isOrphan }))),
  );
  const quoted = found
    .filter(
      ({ text, own, isOrphan }) =>
        text !== own || !(isOrphan && (leansOnPrevious(text, language) || POINTS.test(text))),
    )
    .toSorted(
      (one, other) =>
        Number(COMPLAINS.test(one.text)) - Number(COMPLAINS.test(other.text)) ||
        Number(one.isOrphan) - Number(other.isOrphan) ||
        Number(partNamed(one.text) !== null) - Number(partNamed(other.text) !== null),
    )
    .map(({ text }) => text);
  return [...new Set(quoted)].slice(0, voices);
}
/** By so many signs a sentence is known again, however its end was completed. */
const SAME = 12;

const bare = (text: string) => text.trim().replace(STARS, "").replace(SIGNED, "");
