import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { englishVerbs } from "#kernel/text/english-verbs";
import { isFiniteVerb, wordsOf } from "../../text/sentences/finite-verbs.ts";

/** "A jacket you want on a dock.", "For people who stay out.": without its clauses it has no verb. */
export const isBareClause = (text: string): boolean => {
  if (BASED.test(text)) return true;
  const bare = text.replace(CLAUSES, "");
  if (bare === text || isEnglishSentence(bare)) return false;
  // "The lamp that hangs above it costs little.": the verb behind the clause is the sentence's own.
  return text.startsWith("For ") || verbsIn(text) <= [...text.matchAll(BEGINS_CLAUSE)].length;
};
const verbsIn = (text: string) => {
  const words = wordsOf(text);
  return words.filter((word, at) => {
    const [before = "", after = ""] = [words[at - 1], words[at + 1]];
    if (at === 0 || NO_VERB_BEHIND.test(before)) return false;
    const isBase = englishVerbs.get(word) === "base";
    return isFiniteVerb(word) || OF_CLAUSE.test(before) || (isBase && OBJECT.test(after));
  }).length;
};
const NO_VERB_BEHIND =
  /^(?:an?|the|your|its|their|of|for|in|with|without|to|from|on|at|and|or|can|could|will|would|may|might|must|should)$/i;
const OF_CLAUSE = /^(?:you|they|who)$/;
const OBJECT = /^(?:an?|the|your|its|their|no|it|them|nothing|more|less)$/;
const BEGINS_CLAUSE = / (?:(?:that|which|who|when|because)(?: (?:you|they))?|you|they)(?=[ ’'])/g;
const CLAUSES = / (?:that|which|who|you|they|when|because)(?:[’']\p{L}+)? [^,.;:?!]*(?=[,.;:?!])/gu;
/** "Our most popular mugs based on sales.": what is based has no other verb. */
const BASED =
  /^(?!.*\b(?:is|are|was|were|has|have|had|can|could|will|would|may|must|should|do|does|did|we|you|they|it)\b)\S+(?: \S+){0,7} based (?:on|in|upon) [^,;:]+\.$/i;
