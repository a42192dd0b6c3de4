import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { englishVerbs } from "#kernel/text/english-verbs";
import { holdsKind, isKindNoun } from "../../kinds/kind-nouns-en.ts";

const LONGEST_SUBJECT = 6;
const VERB = /^(?:is|was|has|can|will|may|must)$/;

/** "The same legs as that one" needs the sentence before it; "those nineteen books" and "the other side" say what they mean. */
export const pointsAtAnother = (text: string) =>
  /\b(?:that one|those(?! (?:who|whose|(?!in|on|from|of|with|at|by|for|above|below)(?:\p{L}+ ){0,2}\p{L}+s\b))|the (?:others|other(?= ones?\b|[.,;:!?]|$)|former|latter))(?!\p{L})/iu.test(
    text,
  );

/** The words between "This" and its verb: "padded jacket". */
export function subjectOfThis(text: string): string[] {
  if (!text.startsWith("This ")) return [];
  const words = text.split(" ").slice(1, 1 + LONGEST_SUBJECT);
  const verb = words.findIndex((word) => VERB.test(word) || englishVerbs.get(word) === "third");
  const subject = words.slice(0, Math.max(0, verb));
  return subject.filter((word) => !/^(?:always|also|really)$/.test(word));
}

/**
 * "This padded jacket keeps …" where the name is of a jacket, or of no kind of thing: then any may be it; and "Warm up
 * with these padded jackets": all that the sentence points at is the thing.
 */
export function pointsAtGoods(text: string, { type, language, title }: Page, name: string): boolean {
  if (type !== "product" || language !== "en" || pointsAtAnother(text)) return false;
  const terms = contentTerms(`${name} ${title}`, language);
  const isNamed = (words: string) => [...contentTerms(words, language)].some((term) => terms.has(term));
  if (!text.startsWith("This ")) {
    const pointed = [...text.matchAll(POINTING)];
    const isAt = ([word = "", behind = ""]: readonly string[]) =>
      /^th(?:is|ese)$/i.test(word) && isNamed(behind);
    const isPointed = BEHIND_PHRASE.test(text) || pointed.some(([word]) => /^these$/i.test(word));
    return isPointed && pointed.every(isAt);
  }
  const subject = subjectOfThis(text);
  return isNamed(subject.join(" ")) || (!holdsKind(`${name} ${title}`) && isKindNoun(subject.at(-1) ?? ""));
}
/** "With a slim frame, this loom saves space." */
const BEHIND_PHRASE =
  /^(?!(?:If|When|While|Because|Although|Since|Once|Unlike)\b)\p{Lu}[^,;:.]{3,120}, this \p{L}/u;
/** A word that points, and those behind it. */
const POINTING =
  /\b(?:this|these|that|those|it|its|they|them|their|such|he|she|his|her)\b(?=((?: [\p{L}\d-]+){0,5}))/giu;
