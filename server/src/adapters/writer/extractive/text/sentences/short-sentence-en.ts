import { englishVerbs } from "#kernel/text/english-verbs";

const NOT = String.raw`(?:ca|wo|does|do|is|are|did|was|were|has|have|should|must|need)n[’']t`;
const NO_SUBJECT =
  "What|Who|How|Why|Where|When|Which|There|Here|That|If|Not|Yes|No|So|And|But|Or|Then|Never|Always";
const PHRASE = String.raw`(?:The|An?|Its|Each|Every|Most|All) (?:\p{Ll}[\p{L}-]* )?\p{Ll}[\p{L}-]*`;
/** The thing that a short sentence is about: "it", "the lid", "a hood", "lunch". */
const SUBJECT = String.raw`(?:It|They|These|This|${PHRASE}|(?!${NO_SUBJECT})\p{Lu}\p{Ll}{2,})`;
const SAID = new RegExp(
  `^${SUBJECT} (?:(?:${NOT})(?: \\p{Ll}[\\p{L}-]*){0,3}|(?:is|are|can|will|must|may|should)(?: (?:not|never|also|only))?(?: \\p{Ll}[\\p{L}-]*){1,3})\\.$`,
  "u",
);
/** "It is here.", "This is perfect.": news of a shop and praise, of which a listener learns nothing. */
const EMPTY =
  /\b(?:here|there|back|now|over|done|gone|new|on|ready|true|okay|it|this|that|so|yours|ours|great|perfect|beautiful|amazing|awesome|fantastic|lovely|best|love|happy|sorry)\.$/iu;
const FORBIDDEN = /^(?:Don[’']t|Do not|Never) (\p{Ll}+)(?: \p{Ll}+){0,2}\.$/u;

/** "A hood won’t.": of what it will not, the sentence before has spoken. */
export const isElliptical = (text: string): boolean => new RegExp(`^${SUBJECT} ${NOT}\\.$`, "u").test(text);

/** Whether so few words are a sentence of goods: "It doesn’t lock.", "Don’t soak.", "Lunch can be vegan." */
export function saysInShort(text: string): boolean {
  const [, forbidden = ""] = FORBIDDEN.exec(text) ?? [];
  return (SAID.test(text) && !EMPTY.test(text)) || englishVerbs.get(forbidden) === "base";
}
