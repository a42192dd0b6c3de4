import { englishVerbs } from "#kernel/text/english-verbs";
import { FINITE, wordsOf } from "./finite-verbs.ts";

/** Whether a word may be the verb of the one before it: "the weavers sing" as well as "the weaver sings". */
function mayHaveSubject(word: string, at: number, words: readonly string[]): boolean {
  const form = englishVerbs.get(word.toLowerCase());
  const isOfMany = form === "base" && /s$/i.test(words[at - 1] ?? "");
  return FINITE.test(word) || form === "third" || form === "simple past" || isOfMany;
}

/** "The heap behind the shed, where shells were dumped from 1981.": the words below a picture. */
const THING_BEFORE_CLAUSE =
  /^((?:The|An?|This|These|Those) [^,;:]{3,80}), (?:where|which|who|whose|when) (?![^,;:]* (?:is|are|was|were|has|have|had) [^,;:]* (?:is|are|was|were|has|have|had|does|did) )[^,;:]*\.$/u;

/** "Inside an office where the sea is taken apart.": a place, and what happens there. */
const PLACE_WITH_CLAUSE =
  /^(?:Inside|Behind|Beneath|Beyond|Underneath|Aboard|Outside) (?:an?|the) [^,;:]{3,60} (?:where|that|which) ((?:(?! (?:where|that|which|and|but) )[^,;:])+)\.$/u;

/** Whether a text names a thing or a place, and tells in its clause alone what happens there. */
export function isThingOrPlace(text: string): boolean {
  const [, clause = ""] = PLACE_WITH_CLAUSE.exec(text) ?? [];
  if (clause) return wordsOf(clause).filter(mayHaveSubject).length < 2;
  const [, thing = ""] = THING_BEFORE_CLAUSE.exec(text) ?? [];
  return thing !== "" && !wordsOf(thing).some(mayHaveSubject);
}
