import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { standsInEnglish } from "../text/sentences/english-sentence.ts";

const STARTER = "The|This|These|Our|Your|You|You[’']re|You[’']ll|It|It[’']s|With|When|We|We[’']ve";
/** "Anti-splash design The lid has …": a head, and how a sentence begins; "Winnie The Pooh" is a name. */
const HEAD = new RegExp(
  `^(\\p{Lu}[\\p{L}\\d&’'-]*(?: [\\p{L}\\d&’'-]+){0,6}?) (?=(?:${STARTER}) \\p{Ll})`,
  "u",
);
/** "STAY WARM Its lining …": a head in capitals. */
const SHOUTED =
  /^((?=[^\p{Ll}]*\p{Lu}{6})(?:[\p{Lu}\d&’'-]{2,},? ){1,7}[\p{Lu}\d&’'-]{2,}) (?=\p{Lu}[\p{Ll}’'])/u;
/** No head ends with one of these, nor is one with "is" in it. */
const OPEN =
  /(?:^|[ -])(?:a|an|the|of|in|on|at|to|for|from|with|by|and|or|but|as|than|that|which|who|if|when|while|into|under|over|about|like|behind|until|since|after|before|because|so|meet|only|not|all)$/i;
const CLAUSE =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|may|must|it|you|we|they|he|she)\b|[’'](?:re|ll|ve)\b/i;

/** A text without the head that stands before its first sentence with nothing but a space. */
export function withoutInlineHead(text: string): string {
  const [all = "", head = ""] = SHOUTED.exec(text) ?? HEAD.exec(text) ?? [];
  const rest = text.slice(all.length);
  const isHead = head !== "" && !OPEN.test(head) && !CLAUSE.test(head) && (isLoud(head) || !hasVerb(head));
  return isHead && standsInEnglish(/^[^.!?]*[.!?]?/.exec(rest)?.[0] ?? "") ? rest : text;
}

const isLoud = (head: string) => !/\p{Ll}/u.test(head);
const hasVerb = (head: string) =>
  head
    .toLowerCase()
    .split(" ")
    .some((word) => {
      const form = englishVerbs.get(word);
      const base = word.replace(/s$/, "");
      return (form === "base" || form === "third" || form === "simple past") && !nounsLikeVerbs.has(base);
    });
