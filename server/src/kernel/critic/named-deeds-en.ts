import { englishVerbs } from "#kernel/text/english-verbs";

const NAME = String.raw`\p{Lu}[\p{L}’'-]+`;
/** A name at a sentence's beginning may be any thing, "Handle"; two words with capitals are a name. */
const NAMED = String.raw`(?:^${NAME}(?: (?:of|de|van|von) ${NAME}|(?: ${NAME})+)|(?<=^[^.]* (?!by )\S+ )${NAME}(?: ${NAME})+|^${NAME}(?= \p{Ll}+, ))`;
const PHRASE = String.raw`(?:, (?:in|on|at|by|for|from|with|during|under|over|after|before|behind|among) [^,]{3,60},)?`;
const NUMBERS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty";
const OBJECT = String.raw`(?:the|an?|its|his|her|their|this|that|these|those|each|every|all|some|no|it|them|him|maybe|about|nearly|almost|(?:${NUMBERS})(?:-\p{L}+)?|[£$€]?\d[\d,.]*)`;
const DEED = new RegExp(`${NAMED} (\\p{Ll}+)${PHRASE} ${OBJECT}(?!\\p{L})`, "gu");

/**
 * Whether somebody with a name did something: "In 1820 Mia Tarn borrowed £40.", "Tarn found, in the end of a cellar,
 * forty looms." The past of most verbs has the letters of a participle, and what stands around it tells them apart.
 */
export const tellsNamedDeed = (text: string): boolean =>
  [...text.matchAll(DEED)].some(
    ([, verb = ""]) => ALSO_PAST.test(verb) || /past$/.test(englishVerbs.get(verb) ?? ""),
  );
/** Verbs by themselves, and the past of others. */
const ALSO_PAST = /^(?:found|left|felt|saw|wound|ground|bound|fell)$/;
