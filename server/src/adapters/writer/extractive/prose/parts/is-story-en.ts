import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";

/** So many sentences in which somebody did something make a text a story. */
const SHARE = 0.12;
const LONG = 60;
const DID = /\b(?:I|he|she|we|they)(?:[’']d)? (?:\p{L}+ly )?(\p{L}+)/giu;
const DONE = /^(?:was|were|had|did|\p{L}{2,}ed)$/iu;

/** Whether an English text tells what happened to somebody: it is heard from its beginning, or its people are strangers. */
export function isStory({ blocks }: Page): boolean {
  const sentences = blocks
    .filter(({ kind, text }) => kind === "paragraph" && text.length > LONG)
    .flatMap(({ text }) => text.split(/(?<=[.!?]) /u));
  return sentences.filter(tellsDeed).length >= SHARE * Math.max(1, sentences.length);
}

const tellsDeed = (text: string) =>
  [...text.matchAll(DID)].some(
    ([, verb = ""]) => DONE.test(verb) || englishVerbs.get(verb.toLowerCase()) === "simple past",
  );
