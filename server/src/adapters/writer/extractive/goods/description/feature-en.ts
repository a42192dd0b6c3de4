import { englishVerbs } from "#kernel/text/english-verbs";
import { escapePattern } from "#kernel/text/escape-pattern";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import { type NounPhrase, nounPhraseOf, qualityOf } from "../../text/sentences/noun-phrase.ts";
import { isChrome } from "../../text/wording.ts";
import { isMaterialAlone } from "../specs/materials-en.ts";

const HOUSEKEEPING = phrases("goods-housekeeping");
/** "100% polyester": what a thing is made of, and not what it has. */
const SHARE = /^\d{1,3}\s?%\s\p{L}/u;
/** "macOS 11 or later": what a thing asks for. */
const REQUIRED =
  /^(?:requires? )?([\p{L}][^,.;:]{2,60}\d[\d.]*\+? or (?:later|newer|higher|above|greater))\.?$/iu;
/** "3 free months of films": what comes with a purchase for a while is no part of a thing. */
const TRIAL =
  /\bfree (?:\p{L}+ )?(?:trials?|days?|weeks?|months?|years?|samples?)\b|\b(?:days?|weeks?|months?|years?) free\b|\b(?:trial|money-back|gift)\b/iu;
/** "Oven safe to 480°F" */
const SAFE = /^(?:oven|freezer|microwave|dishwasher)[- ]safe (?:up )?to \d+ ?°?[CF]?(?=\.?$)/iu;
/** "36 years of experience": the house has them. */
const OF_HOUSE = /\d\+? years (?:of|in)\b/i;
const PREPOSITIONS = "into|by|in|from|on|at|to|with|for|against|without|under|over|through|as|using";
const PARTICIPLE = new RegExp(String.raw`^(\p{L}+) (?:${PREPOSITIONS})\b`, "iu");
/** "Thrown one at a time" */
const AT_A_TIME = /^(\p{L}+) (?:one|two|three|four) at a time\b/iu;
/** Deeds of the house, the shop or its customers. */
const NOT_OF_GOODS =
  /^(?:based|located|founded|established|posted|reviewed|rated|sold|shipped|sent|delivered|published|listed|updated|viewed|trusted|loved|seen|scaled|included|recommended|based|born)\b/i;
/** "Oak breathes, which keeps it dry": a sentence that lost its stop. */
const CLAUSE = /^\p{L}+ \p{Ll}+s \S.*\b(?:which|that) (?:\p{Ll}+s?|are|is|can|will)\b/u;
/** "Pendant measures 18 mm": a sentence that has no article. */
const MEASURES = /^[\p{L} -]+ (?:measures|weighs) (?:about |up to )?\d/iu;
/** "3 ways temperature": behind a count of many stands no other noun. */
const MISCOUNTED = /^\d+ \p{L}+(?<!s|u)s (?!of |for |with |in |to |per |on |and |or |at |from )\p{L}/iu;
/** "Added support", "Improved capacity from 40 to 50 Wh": what was done to the goods since. */
const CHANGED = /^(?:added|increased|reduced|removed|fixed)\b|\bfrom \d.* to \d/i;
/** "Sound quality": all goods of the kind have one, be it good or bad. */
const ALONE = /^(?:sound|audio|image|picture|video|build|print|battery) (?:quality|life|performance)[.,]?$/i;
/** "Buttons at front" */
const AT_SIDE = /\b(at|in|on) (front|back|rear|side|top|bottom|waist|hem)(?=[.,]?$)/i;
/** "Easy-to-use, front-access panel": nobody sees where its article belongs. */
const TWO_ADJECTIVES = /^(?:an? )?(?:\p{L}+-[\p{L}-]+|\p{L}{3,}(?:able|ible|ive|ful|ous|less)), (?!and )/iu;
const PART = new RegExp(`^(?:${alternativesOf("english-parts")}|${alternativesOf("english-features")})s?$`);
const PRAISE = new RegExp(`^(?:${alternativesOf("english-nouns-of-praise")})$`, "i");
const COLOUR = new RegExp(`\\b(?:${alternativesOf("colour-words-en")})\\b`, "i");
/** Of these there is one, whatever their end. */
const ONE = /(?:lens|canvas|series|chassis|apparatus)$/i;

/** A point of goods that is no sentence. */
export interface Feature {
  phrase: NounPhrase | null;
  quality: string | null;
  required?: string;
}

/** Reads a point that lacks its verb; null for what is none of the goods or can be said in no sentence. */
export function featureOf(text: string): Feature | null {
  if (
    HOUSEKEEPING.test(text) ||
    isChrome(text, "product") ||
    SHARE.test(text) ||
    TRIAL.test(text) ||
    OF_HOUSE.test(text)
  )
    return null;
  const [, required] = REQUIRED.exec(text) ?? [];
  if (required) return { phrase: null, quality: null, required };
  if (CLAUSE.test(text) || MISCOUNTED.test(text) || MEASURES.test(text) || isMaterialAlone(text)) return null;
  // "Translated into sixty languages" is no thing that one has.
  if (isDone(text)) return null;
  if (CHANGED.test(text) || ALONE.test(text)) return null;
  const safe = SAFE.exec(text)?.[0];
  if (safe) return { phrase: null, quality: `${safe.charAt(0).toLowerCase()}${safe.slice(1)}` };
  const [phrase, quality] = [nounPhraseOf(text.replace(AT_SIDE, "$1 the $2")), qualityOf(text)];
  if (phrase && TWO_ADJECTIVES.test(phrase.text)) return null;
  if (phrase && isOfTwo(phrase)) return null;
  return phrase || quality ? { phrase: phrase && agreeing(phrase), quality } : null;
}

/** As above, of the items of a list, which tell what was done to the goods, or are all written as titles. */
export function listedFeatures(items: readonly string[]): (Feature | null)[] {
  // "Lowered the number of screws": a list of changes tells what was, and not what the goods have.
  if (items.filter((item) => SINCE.test(item)).length >= FEWEST_CHANGES) return items.map(() => null);
  const isOfTitles = items.filter((item) => TITLE.test(item)).length >= FEWEST_TITLES;
  return items.map((item) => featureOf(item) ?? treatedAs(item) ?? (isOfTitles ? titled(item) : null));
}
const FEWEST_TITLES = 3;
const SINCE =
  /^(?:added|increased|reduced|removed|fixed|improved|moved|lowered|redesigned|updated|changed)\b/i;
const FEWEST_CHANGES = 3;

/** "Glucosamine and chondroitin for joints": an article before two nouns would be the first one's. */
const isOfTwo = ({ text, noun, isMany }: NounPhrase) =>
  !isMany &&
  !COLOUR.test(noun) &&
  new RegExp(`^(?:an? )?(?:[^,]* )?${escapePattern(noun)}(?:, [^,]+)*,? (?:and|&) `, "i").test(text);

/** "Hand-spun in Tarn": the deed stands behind how it was done. */
const HOW = /^(?:hand|machine|kiln|hot|cold|slow|oven|sun|air|wood|custom|double|triple|pre)-(?=\p{L})/iu;
const isDone = (stated: string) => {
  const text = stated.replace(HOW, "");
  const [, first = ""] = PARTICIPLE.exec(text) ?? AT_A_TIME.exec(text) ?? [];
  return /^(?:past|simple past)$/.test(englishVerbs.get(first.toLowerCase()) ?? "");
};

/** "Tested for heavy metals": the goods are. */
function treatedAs(text: string): Feature | null {
  const bare = text.replace(/[.,;]$/, "");
  const isPlain = bare.split(" ").length <= LONGEST && !/[.:;!?]|\b(?:you|your|we|our|my|it)\b/i.test(bare);
  return isDone(bare) &&
    /^\p{L}+ed /iu.test(bare) &&
    isPlain &&
    !NOT_OF_GOODS.test(bare) &&
    !HOUSEKEEPING.test(bare)
    ? { phrase: null, quality: `${bare.charAt(0).toLowerCase()}${bare.slice(1)}` }
    : null;
}
const LONGEST = 10;

const TITLE = /^(?:[\p{Lu}\d][\p{L}\d&-]* ){1,5}\p{Lu}\p{Ll}{2,}[.,;]?$/u;
/** "Custom Button Functions": its last word, written small, may be a noun. */
function titled(text: string): Feature | null {
  const bare = text.replace(/[.,;]$/, "");
  const small = bare.replace(/\p{Lu}(?=\p{Ll}+$)/u, (sign) => sign.toLowerCase());
  const read = TITLE.test(bare) && !COLOUR.test(bare) ? featureOf(small) : null;
  return read?.phrase ? { phrase: { ...read.phrase, text: bare, isArticled: false }, quality: null } : null;
}

/** "A large overground and underground train networks": many have no such article. */
const agreeing = (phrase: NounPhrase): NounPhrase =>
  phrase.isMany && phrase.isArticled && !ONE.test(phrase.noun)
    ? { ...phrase, text: phrase.text.replace(/^an? /, ""), isArticled: false }
    : phrase;

/** "A favorite of cooks": what the goods are, and nothing that they have. */
export const isOfPraise = ({ noun }: NounPhrase): boolean => PRAISE.test(noun);

/** As below, between sentences, where a measure has no more words: "bedside light, 24 cm" is the thing itself. */
export const isPartInProse = ({ noun, text }: NounPhrase): boolean =>
  (PART.test(noun) && !/, \d/.test(text)) || (/\d/.test(text) && !/,/.test(text));

/** Whether one may say of goods that they have this, and nothing else. */
export const isPartAlone = ({ noun, text }: NounPhrase): boolean => PART.test(noun) || isMeasure(text);

/** "A cord length of 180 cm" */
export const isMeasure = (text: string): boolean => /\bof (?:about )?\d[\d.,]*\s?[\p{L}°"”]/u.test(text);
