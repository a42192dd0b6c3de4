import { englishVerbs } from "#kernel/text/english-verbs";

/** "Made from scratch.": so few words are a heading. */
export const FEWEST_WORDS = 4;
export const FINITE =
  /^(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|cannot|\p{L}+n['’]t)$/iu;
export const wordsOf = (text: string) => text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
export const isFiniteVerb = (word: string) =>
  FINITE.test(word) || /^(?:third|simple past)$/.test(englishVerbs.get(word) ?? "");
/** Also a past that has the letters of a participle: "faded". */
export const mayBeFinite = (word: string) =>
  isFiniteVerb(word) || englishVerbs.get(word.toLowerCase()) === "past";
