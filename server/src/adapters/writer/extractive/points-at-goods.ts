import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { englishVerbs } from "#kernel/text/english-verbs";

const LONGEST_SUBJECT = 6;
const VERB = /^(?:is|was|has|can|will|may|must)$/;

/** "The same legs as that one" needs the sentence before it. */
export const pointsAtAnother = (text: string) =>
  /\b(?:that one|those|the (?:others?|former|latter))\b/i.test(text);

/** "This padded jacket keeps …" where the name is of a jacket. */
export function pointsAtGoods(text: string, { type, language, title }: Page, name: string): boolean {
  if (type !== "product" || language !== "en" || !text.startsWith("This ") || pointsAtAnother(text))
    return false;
  const words = text.split(" ").slice(1, 1 + LONGEST_SUBJECT);
  const verb = words.findIndex((word) => VERB.test(word) || englishVerbs.get(word) === "third");
  const terms = contentTerms(`${name} ${title}`, language);
  return [...contentTerms(words.slice(0, Math.max(0, verb)).join(" "), language)].some((term) =>
    terms.has(term),
  );
}
