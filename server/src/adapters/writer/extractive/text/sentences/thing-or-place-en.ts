import { englishVerbs } from "#kernel/text/english-verbs";
import { FINITE, wordsOf } from "./finite-verbs.ts";

const mayHaveSubject = (word: string) =>
  FINITE.test(word) || /^(?:third|simple past)$/.test(englishVerbs.get(word.toLowerCase()) ?? "");
/** "The heap behind the shed, where shells were dumped from 1981.": the words below a picture. */
const THING_BEFORE_CLAUSE =
  /^((?:The|An?|This|These|Those) [^,;:]{3,80}), (?:where|which|who|whose|when) (?![^,;:]* (?:is|are|was|were|has|have|had) [^,;:]* (?:is|are|was|were|has|have|had|does|did) )[^,;:]*\.$/u;

/** "Pillows that help you rest more deeply.": the verb belongs to the clause, and the noun has none. */
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
