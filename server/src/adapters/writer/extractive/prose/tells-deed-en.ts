import { englishVerbs } from "#kernel/text/english-verbs";

const DID = /\b(?:I|he|she|we|they)(?:[’']d)? (?:\p{L}+ly )?(\p{L}+)/giu;
const DONE = /^(?:was|were|had|did|\p{L}{2,}ed)$/iu;

/** "The first fence I built": an English sentence in which somebody did something. */
export const tellsDeed = (text: string): boolean =>
  [...text.matchAll(DID)].some(
    ([, verb = ""]) => DONE.test(verb) || englishVerbs.get(verb.toLowerCase()) === "simple past",
  );
