import { englishVerbs } from "#kernel/text/english-verbs";
import { isFiniteVerb, wordsOf } from "./finite-verbs.ts";

/** "How likely the weaver is to come back.": the measure of something, and no sentence. */
const HOW_MUCH =
  /^how (?:likely|well|much|many|often|long|easy|hard|fast|far|soon|willing|able|satisfied) (?!(?:is|are|was|were|do|does|did|can)\b)[^,?]* (?:is|are) to [^,?]*\.$/i;

/** "What happens with fewer eggs is not yet clear.": the clause is what the sentence speaks of. */
const IS_SUBJECT =
  /^(?:what|why)(?: [\p{L}’',-]+){2,9},? (?:is|was|isn[’']t|wasn[’']t) (?:not |never |still |only |whether |why |how |what |\p{Ll}+ing )/iu;

/** These begin a further clause, whose verb is not that of the sentence. */
const FURTHER =
  /^(?:and|or|but|when|if|that|which|who|whom|whose|where|why|how|what|because|as|while|whether|until|before|after|than|so|though|although|since)$/;
const SUBJECT = /^(?:I|you|we|they|he|she|it)$/i;
/** Behind these the word is no verb of its own: "What the miller thinks is best.", "What could have been." */
const OF_OTHERS =
  /^(?:thinks?|thought|says?|said|believes?|believed|hopes?|hoped|knows?|knew|feels?|felt|fears?|feared|claims?|claimed|can|could|will|would|may|might|must|should)$/;
const OF_SENTENCE = /^(?:is|are|was|were|has|have|had|became|remains|remained)$/;

/** "What looks like gold is actually brass": the clause has its verb, and behind it the sentence has another. */
function isSubjectClause(text: string): boolean {
  const [first = "", ...words] = wordsOf(text.split(/[,;:]/)[0] ?? "");
  if (first !== "What") return false;
  const begins = clauseVerb(words);
  if (begins === -1) return false;
  const end = words.findIndex((word) => FURTHER.test(word));
  const main = words.findLastIndex(
    (word, at) => (end === -1 || at < end) && at > begins && OF_SENTENCE.test(word),
  );
  return main !== -1 && main < words.length - 1 && !OF_OTHERS.test(words[main - 1] ?? "");
}

/** "looks", "they say", "the miller wrote": where the clause has its verb, or -1. */
function clauseVerb(words: readonly string[]): number {
  const [one = "", two = "", three = ""] = words;
  if (isFiniteVerb(one)) return 0;
  const isVerb = (word: string) => isFiniteVerb(word) || englishVerbs.has(word);
  if ((SUBJECT.test(one) || /^\p{Lu}/u.test(one)) && isVerb(two)) return 1;
  return /^(?:the|an?|his|her|its|their|our|your|my)$/.test(one) && isFiniteVerb(three) ? 2 : -1;
}

/** "What employees say.", "How likely the weaver is to come back.": a question that nobody asks, and no sentence. */
export function isIndirectQuestion(text: string): boolean {
  if (HOW_MUCH.test(text)) return true;
  return (
    /^(what|how|why)\b.*\.$/i.test(text) &&
    !/\bis (that|to|the|a)\b/.test(text) &&
    !IS_SUBJECT.test(text) &&
    !isSubjectClause(text)
  );
}
