import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { isFiniteVerb, wordsOf } from "../text/sentences/finite-verbs.ts";

const NUMBER = "One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve";
/** "Sun-dried", "taped": no order begins so. */
const QUALITY = "\\p{Lu}\\p{Ll}+-[\\p{Ll}-]+|\\p{Lu}\\p{Ll}+ed";
/** "One zipped pouch behind the flap …", "Taped seams …": parts up to the word that they are called by. */
const COUNTED = new RegExp(
  `^(?:${NUMBER}|${QUALITY}) (?:[\\p{L}\\d-]+ ){0,3}?(?:${alternativesOf("english-parts")})(?<many>s?)(?=[ ,.])(?<behind>[^:;?!]*)\\.$`,
  "u",
);
/** Words that may follow the part: "of steel", "behind the flap", "that closes", ", sized for chisels". */
const FOLLOWS =
  /^(?:,? (?:of|in|at|on|with|without|for|behind|under|inside|outside|below|above|beside|beneath|between|across|along|near|from|to|that|which|sized|made|lined|closed|cut|sewn|held)\b)/u;
const NOT_HAD =
  /\b(?:charging|spare|replacement|sold|separately|not|optional|extra|available|may|might|could|must|should)\b|n[’']t\b/i;
/** Behind one of these a verb is that of a clause. */
const OF_CLAUSE = /^(?:you|that|which|who|they|and|or)$/;

/** A point that counts parts of a thing, as what it has: "It has one zipped pouch behind the flap."; null for others. */
export function countedPart(text: string): string | null {
  const { many, behind = "" } = COUNTED.exec(text)?.groups ?? {};
  const isOne = text.startsWith("One ");
  // "One charging cable" may as well lie in the box.
  if (behind === "") return null;
  if (many === undefined || isOne === (many === "s")) return null;
  if (!FOLLOWS.test(behind) || NOT_HAD.test(text) || hasOwnVerb(behind, !isOne)) return null;
  return `It has ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "that a child can hold": the clause has a subject of its own. */
const OF_SOMEBODY = /\b(?:that|which) (?:an?|the|any|your|every) (?:\p{L}+ ){1,2}(?:can|will) \p{Ll}+/gu;

/** Whether a verb behind the part could be that of the whole: "One clip at the back holds the cord." */
function hasOwnVerb(behind: string, isMany: boolean): boolean {
  const words = wordsOf(behind.replace(OF_SOMEBODY, "that")).map((word) => word.toLowerCase());
  return words.some((word, at) => {
    const near = words.slice(Math.max(0, at - 2), at);
    if (near.some((one) => OF_CLAUSE.test(one)) && (!isMany || near.includes("you"))) return false;
    const isThird = isFiniteVerb(word) && !isPlural(words, at);
    return isThird || (isMany && (isBase(word) || isOfMany(words, at)));
  });
}
/** "files and screwdrivers", "for bits": such a word stands behind a preposition, an adjective or in a list. */
const isPlural = (words: readonly string[], at: number) =>
  nounsLikeVerbs.has((words[at] ?? "").replace(/s$/, "")) &&
  !/^(?:the|an?|its|your|you|it|them|one|two|three|every|each|up|out|off|down)$/.test(words[at + 1] ?? "") &&
  !/^(?:the|an?) \S+$/.test(words.slice(Math.max(0, at - 2), at).join(" "));
const isBase = (word: string) => englishVerbs.get(word) === "base" && !nounsLikeVerbs.has(word);
/** "straps with buckles keep": behind a plural a word that may be a verb is one. */
const isOfMany = (words: readonly string[], at: number) =>
  englishVerbs.get(words[at] ?? "") === "base" && /[^s]s$/.test(words[at - 1] ?? "");
