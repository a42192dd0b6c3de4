import { nounsLikeVerbs } from "#kernel/text/english-verbs";
import { FINITE, isFiniteVerb, wordsOf } from "./finite-verbs.ts";

const CLAUSE =
  /\b(?:is|are|was|were|has|have|had|been|be|can|could|will|would|may|might|must|should|do|does|did|it|they|we|you|he|she|I|who|that|which|there)\b|[’'](?:s|re|ve|ll|d)\b/iu;

/** "All 61 keys cleaned, nine bushings replaced, the bed levelled.": what somebody did, by its parts. */
const DONE_BY_PARTS = /^(?:All|Both|\d+) [^,]*\p{Ll}ed, (?:[^,]*\p{Ll}ed, )*(?:and )?[^,]*\p{Ll}ed\.$/u;
/** "Cut and taped by Tarn Looms, Holm." */
const MADE_AND_MADE =
  /^(?:\p{Lu}\p{Ll}+(?:ed|wn|en)|Cut|Made|Built|Spun) and \p{Ll}+(?:ed|wn|en|cut|made|built|spun) (?:by|in|from|at)\b/u;
/** "Audits, claims, and anything to do with a sale.": a list, of which something was said above. */
const LISTED = /, (?:and|or) (?:anything|everything) (?:to do with|else)\b[^,]*\.$/u;
/** "In black tea, once it has cooled – boiling water kills the scent." */
const CIRCUMSTANCE =
  /^((?:In|On|With|For|At|Over|Under|From) [^,]{3,40}), (?:once|when|if|while|before|after|until|as soon as) [^,]*$/u;
/** "Wired peak, three-way hood – turns with your head, takes a cap." */
const QUALITIES = /^([^–—]{8,60}) [–—] (\p{Ll}+s) [^,]+, \p{Ll}+(?:s|n[’']t) /u;

const hasVerb = (text: string) => wordsOf(text).some((word) => isFiniteVerb(word.toLowerCase()));

/** "Box 30 x 30 x 8 cm, weight 2 kg.": a row of measures. */
const MEASURES = /^\p{Lu}\p{Ll}+ \d[\d.,]*(?: ?[x×] ?[\d.,]+)*(?: ?\p{Ll}{1,6})?, \p{Ll}+ \d[^,]*\.$/u;
/** "Anyone who can swim and has a boat.": the answer to a heading, in which no verb is the whole's. */
const WHOEVER = /^(?:Any|Every)(?:one|body) who ([^;:]+)\.$/u;
const OF_STATE = /^(?:can|could|has|have|had|is|are|was|were|wants|needs|likes|knows|lives)\b/u;
function isOnlyWhoever(text: string): boolean {
  const clauses = WHOEVER.exec(text)?.[1]?.split(/,? (?:and|or) |, /u) ?? [];
  return (
    clauses.length > 0 &&
    clauses.every((one) => OF_STATE.test(one) && wordsOf(one).filter((word) => FINITE.test(word)).length < 2)
  );
}

/** "Set of pairs that you can attach.", "ID of the customer, if there is one.": what a row of a reference holds. */
const HELD =
  /^(?:(?:The|An?) (?=[^ ]+ (?:of|for|about) an? ))?(?:Set|List|ID|Number|Name|Type|Kind|Array|Map|Hash|Amount|Details|URL|Identifier|Information|Percentage) (?:of|for|about) ([^.]*)\.$/iu;
const BEHIND_NOUN = / (?:that|which|who|whose|where|when|if|this|you|we|they|it) /u;
/** "A source of money to be charged." */
const TO_BE_DONE = /^(?:An?|The) ((?:[\p{L}-]+ ){1,5})to be \p{Ll}+ed(?: [^,;:]*)?\.$/u;
/** "Family owned mill.", "Proudly made in Tarn.": how something is, and nobody says what. */
const HOW_MADE =
  /^(?:\p{Lu}\p{Ll}+ly|Family) (?:\p{Ll}+ed|made|built|grown|run|sewn|woven|spun|cut)(?= ) ([^,;:]*)\.$/u;
/** "The Many Uses of Wool.": a heading with the stop of a sentence. */
const HEADING =
  /^The (?:\p{Lu}[\p{L}’'-]+ )+(?:of|for|in) (?:(?:\p{Lu}[\p{L}’'-]+|of|for|and|the|in|an?)(?: |(?=\.)))+\.$/u;
/** "Whether the charge has been disputed.": a question that nobody asks. "Whether it works, only time tells." has its verb. */
const WHETHER = /^Whether [^,?]*\.$/u;
/** "Must be a currency that we know." */
const WHAT_MUST_BE =
  /^(?:Must|Should|Cannot|Can’t|Can't) (?:not )?(?:be|have|contain|include|start|end)\b[^?]*$/u;
/** "Good environmental choice, because the top is of oak.": praise, and why. */
const PRAISE_WITH_REASON =
  /^(?:An? )?(?:(?:very|really|truly) )?(?:good|great|perfect|ideal|smart|nice|excellent|wise|popular|safe|easy|clever|solid) (?:[\p{L}-]+ ){0,3}[\p{L}-]+, because /iu;
/** "Pairs" are rather things. */
const isSurelyFinite = (word: string) =>
  isFiniteVerb(word.toLowerCase()) && !nounsLikeVerbs.has(word.toLowerCase().replace(/s$/, ""));
function isPartOfSentence(text: string): boolean {
  const [, held] = HELD.exec(text) ?? [];
  if (held !== undefined) return !wordsOf(held.split(BEHIND_NOUN)[0] ?? "").some(isSurelyFinite);
  const [, source] = TO_BE_DONE.exec(text) ?? [];
  if (source !== undefined && !hasVerb(source)) return true;
  const [, made] = HOW_MADE.exec(text) ?? [];
  if (made !== undefined && !wordsOf(made).some(isSurelyFinite) && !CLAUSE.test(made)) return true;
  if (HEADING.test(text)) return true;
  if (WHAT_MUST_BE.test(text) || PRAISE_WITH_REASON.test(text)) return true;
  return WHETHER.test(text) && wordsOf(text).filter((word) => isFiniteVerb(word.toLowerCase())).length < 2;
}

/** Whether an English line only looks as if it had a verb: it lists what was done, or says when something is. */
export function isFragmentInEnglish(text: string): boolean {
  const [, circumstance] = CIRCUMSTANCE.exec(text) ?? [];
  if ((circumstance && !hasVerb(circumstance)) || isOnlyWhoever(text) || isPartOfSentence(text)) return true;
  const [, named = "", verb = ""] = QUALITIES.exec(text) ?? [];
  if (verb && isFiniteVerb(verb) && !hasVerb(named)) return true;
  const bare = text.replace(/\s?\([^()]*\)/g, "");
  const isForm = [DONE_BY_PARTS, MADE_AND_MADE, LISTED, MEASURES].some((form) => form.test(bare));
  return isForm && !CLAUSE.test(bare.replace(/thing to do with\b/, "thing of"));
}
