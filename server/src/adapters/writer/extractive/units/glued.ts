import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { FINITE, wordsOf } from "../text/sentences/finite-verbs.ts";

const STARTER = "The|With|Your|You|When|Our|For|Full|Enjoy";
/** "GeForce ExperienceThe easiest way to …": a heading and the sentence that lost the line between them. */
const HEAD = new RegExp(`^(?:[^.!?:;,]|\\.(?=\\d)){2,60}?[\\p{Ll}\\d](?=(?:${STARTER}) \\p{Ll})`, "u");
const GLUED = new RegExp(`\\p{Ll}{2}(?:${STARTER}|This|These|They) \\p{Ll}`, "u");

/** "Soft ergonomic cushion The Tarn seat has …": with a space between them. */
const SPACED = new RegExp(
  "^\\p{Lu}[\\p{L}-]*(?: (?!(?:is|are|was|has|have|can|will|by|in|of|at|for|with|from|to|on|and|or|as|the)\\b)[\\p{L}-]+){1,4}" +
    " (?=The (?:[\\p{L}’'-]+ ){1,4}(?:has|is|was|will|can|are|have)\\b)",
  "u",
);

/** A text without the heading that ran into its first sentence. */
export const withoutGluedHead = (text: string): string =>
  withoutTitledHead(text.replace(OF_PART, "").replace(HEAD, "").replace(SPACED, ""));

/** "Synopsis An old mill is …": the name of the part that begins, and no word of its first sentence. */
const OF_PART =
  /^(?:Synopsis|Description|Product (?:Description|Details|Information)|Overview|Summary|About (?:the|this) (?:Book|Item|Product|Author)) (?=(?:An?|The|In|This|These|When|With|For|From|It|If|You|Your) \S)/u;

/** "Plan Your Day Get a list …": words all written as in a title, and behind them the order that they are the head of. */
function withoutTitledHead(text: string): string {
  const [run = ""] = TITLED.exec(text) ?? [];
  const words = run.trim().split(" ");
  const verb = words.at(-1)?.toLowerCase() ?? "";
  const isVerb = englishVerbs.get(verb) === "base";
  const isOrder = isVerb && (!nounsLikeVerbs.has(verb) || OBJECT.test(text.slice(run.length)));
  // "Tarn Talk and Listen feature lets you …": what stands before its verb is a name.
  const isSubject = wordsOf(text.slice(run.length)).slice(0, NEAR).some(isThird);
  return words.length > FEWEST_OF_HEAD && isOrder && !isSubject
    ? text.slice(run.length - verb.length - 1)
    : text;
}
const TITLED = /^\p{Lu}[\p{L}’'-]*(?:,? (?:\p{Lu}[\p{L}’'-]*|and|of|the|for))* \p{Lu}[\p{L}’'-]* (?=\p{Ll})/u;
const OBJECT = /^(?:the|an?|your|all|any|every|each|this|these|it|up)\b/;
const FEWEST_OF_HEAD = 2;
const NEAR = 3;
const isThird = (word: string) => FINITE.test(word) || englishVerbs.get(word) === "third";

/** "Soft cushion So it sits well.": a head and its sentence, with a space and no stop between them. */
const RUN_ON = /\p{Ll}{2} (?:So|It|They|We|You|Your|But) \p{Ll}/u;

/** Whether two lines ran into one within a sentence. */
export const isGlued = (text: string): boolean => GLUED.test(text) || RUN_ON.test(text);
