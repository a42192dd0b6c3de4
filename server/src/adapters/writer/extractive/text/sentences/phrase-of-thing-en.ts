import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { standsInEnglish } from "./english-sentence.ts";
import { FINITE, wordsOf } from "./finite-verbs.ts";

/** Behind these the verb is that of a clause. */
const CLAUSE = /,? (?:that|which|who|whose|where|when|because|so|as|you|we) /;

/** Whether words with an article before them have no verb but that of a clause. */
export function isPhraseOfThing(text: string): boolean {
  if (!/^(?:An?|The|One) \p{L}/u.test(text)) return false;
  return hasNoVerb(text);
}

/** As above, of several things: "Small looms for schools, houses and mills." */
export const isPhraseOfThings = (text: string): boolean =>
  /^(?!(?:An?|The|One|This|These|Our|Your|My|We|You|It) )\p{Lu}\p{Ll}+(?: [\p{L}-]+){1,5}?s (?:for|from|to|with) /u.test(
    text,
  ) &&
  englishVerbs.get((wordsOf(text)[0] ?? "").toLowerCase()) !== "base" &&
  !standsInEnglish(text) &&
  hasNoVerb(text);

function hasNoVerb(text: string): boolean {
  if (/[“”":;?!]/.test(text)) return false;
  const [noun = "", ...clauses] = text.split(CLAUSE);
  const words = wordsOf(noun);
  if (words.length < FEWEST_WORDS || words.some((word) => FINITE.test(word) || isOnlyVerb(word)))
    return false;
  // "A loom that stands still rusts": only grammar tells; "the place where weavers meet" has no verb behind it.
  const verbs = wordsOf(clauses.join(" ")).filter((word) => isOnlyVerb(word) || FINITE.test(word));
  const last = wordsOf(text).at(-1)?.toLowerCase() ?? "";
  if (clauses.length > 0 && englishVerbs.get(last) === "third") return false;
  const isPlace =
    / where /.test(text) && !words.some((word) => englishVerbs.get(word.toLowerCase()) === "third");
  return !standsInEnglish(text) || (isPlace && verbs.length <= clauses.length);
}
const FEWEST_WORDS = 2;

/** "becomes", "found"; "features" may be a noun. */
function isOnlyVerb(word: string): boolean {
  const form = englishVerbs.get(word.toLowerCase());
  const isNoun = nounsLikeVerbs.has(word.toLowerCase().replace(/s$/, ""));
  return form === "simple past" || (form === "third" && !isNoun);
}
