import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { isFiniteVerb, wordsOf } from "./finite-verbs.ts";

const CLAUSE =
  /^((?:The|An?) [^,;:.]+),(?: (?:called|named|known as) [^,;:.]+,)? (?:where|which|who|whose) (.+)$/u;

/** Whether a text only names a thing, of which a clause tells: "The largest fair of the north, where weavers meet." */
export function isNounBeforeClause(text: string): boolean {
  if (A_MUST.test(text)) return true;
  const [, noun = "", clause = ""] = CLAUSE.exec(text) ?? [];
  if (!noun) return false;
  const words = wordsOf(noun).map((word) => word.toLowerCase());
  const hasVerb = words.some((word, at) => isFiniteVerb(word) || isVerbBehind(words[at - 1] ?? "", word));
  // Behind a second comma the sentence may come to its verb.
  const goesOn = clause
    .split(/, /)
    .slice(1)
    .some((part) => isVerb(wordsOf(part)[0]?.toLowerCase() ?? ""));
  return !hasVerb && !goesOn;
}
/** "A must for early birds." */
const A_MUST = /^An? (?:(?:absolute|real|true|definite) )?must(?:-\p{L}+)? for\b/iu;
const isVerb = (word: string) => isFiniteVerb(word) || englishVerbs.has(word) || /ly$/.test(word);
/** "The looms work": behind several things even a word that may be a noun is their verb. */
const isVerbBehind = (before: string, word: string) =>
  englishVerbs.has(word) && (!nounsLikeVerbs.has(word) || /[^s’']s$/.test(before));
