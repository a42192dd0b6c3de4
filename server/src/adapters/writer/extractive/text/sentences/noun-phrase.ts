import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { isEnglishText } from "#kernel/text/language";
import { alternativesOf } from "#kernel/text/phrases";
import { standsInEnglish } from "./english-sentence.ts";
import { withSubject } from "./without-subject.ts";

const LONGEST = { letters: 110, words: 14 };
/** Behind its noun a phrase goes on with one of these. */
const GOES_ON =
  /,| (?:of|with|without|for|in|at|on|to|by|from|that|which|designed|made|inspired|featuring|and|&|no|under|inside|per)(?= )/;
const MARKS = /\.(?!\d)|[!?;:|=<>@&“”"]|\s[-–—/]\s|[€£$]\s?\d/;
const PERSONAL =
  /(?<![\p{L}'’])(?:you|we|our|us|my|me|i|they|their|it|please|he|she|his|her|him)(?![\p{L}])/iu;
/** "The glow is even": however short, a sentence. */
const AUXILIARY =
  /\b(?:is|are|was|were|isn't|aren't|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must)\b/i;
/** "No surprises", "Not for …", "Only …": these say that something is not so. */
const HEDGED =
  /^(?:no|not|only|now|new|more|all|also|just|see|view|shop|free|and|or|but|with|for|in|on|at|from|by|to|of|as|if|when|up|item|sku|ref|made|size|sizes|click|add|select|choose)\b/i;
const MASS = new RegExp(`^(?:${alternativesOf("english-mass-nouns")})$`, "i");
/** A quality that stands behind its noun: "Dishwasher safe". */
const QUALITY = new RegExp(`(?:^|[\\s-])(?:${alternativesOf("english-predicate-ends")})$`, "i");
/** Names of a page's parts and papers. */
const PART_OF_PAGE =
  /^(?:details?|documents?|information|descriptions?|specifications?|reviews?|care|questions?|guides?|options?|returns?|shipping|delivery|availability|image|photo|picture|video)$/i;
/** No noun ends a phrase with one of these. */
const NO_NOUN = new RegExp(
  `(?:ly|ing|ed|ful|ous|ive|able|ible|ish|est|al|ic)$|^(?:${alternativesOf("english-no-nouns")})$`,
  "i",
);
const NOUN_AFTER_ALL = new RegExp(`^(?:${alternativesOf("english-nouns-like-adjectives")})$`, "i");

/** "Rubber boots with a lining": several, by the word before the first mark or preposition; "Hoya linearis" is one. */
export const isPlural = (name: string) =>
  /(?:[^sui]|taxi|ski|bikini|khaki|kiwi|mini|chilli|corgi)s$/i.test(
    name.split(/[,(–—]| - | with | for /i)[0]?.trim() ?? "",
  );

/** A phrase without a verb that names a thing or its part: "Elastic upper", "Heel height of 4.5 cm". */
export interface NounPhrase {
  /** As it stands inside a sentence, with its article where it needs one. */
  text: string;
  /** The word that the phrase is about. */
  noun: string;
  isMany: boolean;
  /** Whether its writer gave it "a" or "an". */
  isArticled: boolean;
}

/** "Two eggs or one steak fits in the 8": behind its subject the word is no noun. */
const FITS =
  /\p{L} (?:fits|goes|works|runs|sits|cooks|lasts) (?:in|on|into|under|with|by|for|over|at|through)\b/u;

/** Reads a short text as a noun phrase; null for a sentence, an order, a label and a link. */
export function nounPhraseOf(text: string): NounPhrase | null {
  const bare = calm(text.replace(/[.,!]$/, "").trim());
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > LONGEST.words || bare.length > LONGEST.letters) return null;
  if (MARKS.test(bare) || PERSONAL.test(bare) || HEDGED.test(bare) || QUALITY.test(bare)) return null;
  if (AUXILIARY.test(bare) || FITS.test(bare)) return null;
  if (!/^[\p{L}\d]/u.test(bare) || !words.slice(1).some((word) => /^\p{Ll}{3}/u.test(word))) return null;
  const head = (bare.split(GOES_ON)[0] ?? "").split(/\s+/);
  const noun = head.at(-1) ?? "";
  const others = words.toSpliced(head.length - 1, 1);
  if (isOrder(words) || hasVerb(others) || isSentence(bare) || !isEnglishText(bare)) return null;
  if (PART_OF_PAGE.test(noun) || isParticiple(noun)) return null;
  if (!/^[\p{L}-]{3,}$/u.test(noun) || (NO_NOUN.test(noun) && !NOUN_AFTER_ALL.test(noun))) return null;
  const isMany = /[^su]s$/i.test(noun);
  const isArticled = /^an? /.test(bare);
  return { text: withArticle(bare, noun, isMany), noun: noun.toLowerCase(), isMany, isArticled };
}

/** "Dishwasher safe": what a thing is, said by a quality. */
export function qualityOf(text: string): string | null {
  const bare = text.replace(/[.,]$/, "").trim();
  const words = bare.split(/\s+/);
  if (
    (words.length < 2 && !bare.includes("-")) ||
    words.length > 5 ||
    MARKS.test(bare) ||
    PERSONAL.test(bare)
  )
    return null;
  return QUALITY.test(bare) && !HEDGED.test(bare) && !isSentence(bare) ? calm(bare) : null;
}

function isSentence(bare: string): boolean {
  const sentence = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
  return standsInEnglish(sentence) || standsInEnglish(withSubject(sentence, false));
}

const GERUND =
  /^(?:getting|having|making|being|using|doing|taking|giving|providing|offering|ensuring|keeping|helping|allowing|enabling|building|creating|learning|finding|looking|working)$/;
const isOrder = ([first = "", second = ""]: readonly string[]) => {
  // "Meet, talk and trade with others".
  const verb = first.toLowerCase().replace(/,$/, "");
  // "Getting results …", "Cooperate with …": deeds, whether the lists know them or not.
  if (GERUND.test(verb)) return true;
  if (/^(?:with|to|off|away)$/.test(second) && !/s$/.test(verb)) return true;
  if (englishVerbs.get(verb) !== "base") return false;
  return !nounsLikeVerbs.has(verb) || /^(?:the|a|an|to|in|on|at|with|from|off|out|up|it)$/i.test(second);
};

/** A word that is nothing but a verb, not behind "to": "different walls require different fixings". */
const hasVerb = (words: readonly string[]) =>
  words.some((word, at) => {
    const form = englishVerbs.get(word.toLowerCase());
    const isVerb = form === "base" || form === "third" || form === "simple past";
    const base = word.toLowerCase().replace(/s$/, "");
    return at > 0 && isVerb && !nounsLikeVerbs.has(base) && words[at - 1]?.toLowerCase() !== "to";
  });

/** "Born from skate": what was done to a thing, and no part of it. */
const isParticiple = (word: string) =>
  /past/.test(englishVerbs.get(word.toLowerCase()) ?? "") && !nounsLikeVerbs.has(word.toLowerCase());

/** A first capital is the line's, unless the word is a name's or all of it is capitals. */
const calm = (text: string) =>
  /^\p{Lu}(?:\p{Ll}+,? \p{Ll}|\p{Ll}+(?:-\p{Ll}+)+(?: |$))/u.test(text) || /^An? /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function withArticle(text: string, noun: string, isMany: boolean): string {
  if (/^(?:an?|the|one|two|three|four|five|six|its|this|these|each|every|both)(?= )/i.test(text)) return text;
  if (isMany || MASS.test(noun) || /^\p{Lu}/u.test(noun)) return text;
  return withAnArticle(text);
}

/** Of one, whatever it is: "a fan speed", of which one says else no number. */
export const withAnArticle = (text: string): string =>
  `${/^(?:[aei]|o(?!nce\b|ne\b)|u(?!ni|s[abeiu]|tili|[kvs]\b)|hour|honest)/i.test(text) || SPELT.test(text) || COUNTED.test(text) ? "an" : "a"} ${text}`;

/** "an LCD case": said letter by letter, the first with a vowel. */
const SPELT = /^(?:[FHLMNRSX][B-DF-HJ-NP-TV-Z]*|LED|HDMI)(?!\p{L})/u;

/** "an 80-piece set": eight, eleven, eighteen and all that begin with them. */
const COUNTED = /^(?:8|1[18](?!\d))/;

/** "1.2 kg of cut glass" has no article. */
const AMOUNT_OF =
  /^\d[\d.,]*\s?(?:[km]?g|m?l|lbs?|oz|c?m|yards?|feet|grams|litres|metres|pounds|ounces) of\b/iu;

/** A name of a part with its article: "a zip", "buttons". */
export function articled(text: string): string {
  if (AMOUNT_OF.test(text)) return text;
  const noun = (text.split(GOES_ON)[0] ?? "").split(/\s+/).at(-1) ?? "";
  return withArticle(text, noun, /[^su]s$/i.test(noun));
}

/** Joins phrases to a list, with stronger marks where a phrase has its own commas. */
export function listedInEnglish(phrases: readonly string[]): string {
  const [last = "", rest] = [phrases.at(-1) ?? "", phrases.slice(0, -1)];
  if (rest.length === 0) return last;
  const isNested = phrases.some((text) => /,(?!\d)|\band\b/.test(text));
  if (!isNested) return `${rest.join(", ")} and ${last}`;
  // Two with no comma of their own need no stronger mark between them.
  const mark = rest.length > 1 || phrases.some((text) => /,(?!\d)/.test(text)) ? ";" : ",";
  return `${rest.join(`${mark} `)}${mark} and ${last}`;
}
