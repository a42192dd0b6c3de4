import { isEnglishSentence as hasPredicate } from "#kernel/critic/predicate-en";
import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";

const ENDED = /[.!?]["”’)]*$/;

/** Whether this is a sentence that can stand in a script. */
export function standsInEnglish(text: string): boolean {
  const count = text.split(/\s+/).length;
  if (count < 4 || text.length < 20 || !ENDED.test(text)) return false;
  if (!/^["“‘(]?[\p{Lu}\d$£€]/u.test(text)) return false;
  if (isGlued(text) || (text.match(/:\s/g)?.length ?? 0) > 1) return false;
  if (/^(while|although|because|if|when|which|whose|where|whereas)\b/i.test(text) && !/,|\?$/.test(text))
    return false;
  if (/^(what|how|why)\b.*\.$/i.test(text) && !/\bis (that|to|the|a)\b/.test(text)) return false;
  if (lacksSubject(text) || isBarePredicate(text)) return false;
  if (/^\d\S* x \d/i.test(text) || /[=<>\\]|\w\(\w*\)/.test(text)) return false;
  return hasPredicate(text) && isEnglish(text);
}

/** Two cells or headings that lost the space between them: "5 cmHeight", "GameStreamNVIDIA". */
const GLUED = [
  /(?:^|\s)(?!macOS|i[A-Z]|e[A-Z])\p{Ll}{2,}\p{Lu}\p{L}{2,}/u,
  /\d\p{Lu}\p{Ll}{2,}|\p{Ll}\p{Lu}{4,}/u,
  /(?:^|\s)(\S{4,})\S+ \1(?=\s)/,
  /\p{L}{3}:(?:\d+%|\p{Lu}\p{Ll})/u,
];
const isGlued = (text: string) =>
  GLUED.some((pattern) => pattern.test(text)) || (text.match(/"/g)?.length ?? 0) % 2 === 1;

/** "Creates resources in …": a predicate whose subject is the heading above. */
function lacksSubject(text: string): boolean {
  if (!/^\p{L}/u.test(text)) return false;
  const [first = "", next = ""] = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const isPredicate = englishVerbs.get(first) === "third";
  return (
    isPredicate &&
    !/^(of|in|for|from|to|on|at|is|are|was|were|can|will|may|have|has|do)$/.test(next) &&
    !englishVerbs.has(next)
  );
}

/** Shops mix languages: letters that English does not use, in more than a name or two. */
const isEnglish = (text: string) =>
  (text.match(/[^\p{ASCII}\p{P}\p{S}\s]/gu)?.length ?? 0) < 0.06 * text.length;

const PREDICATES = new RegExp(`^(?:${alternativesOf("predicates-without-subject")})\\b(?!-)`);
/** A predicate without its subject, as in lists of features: "Made of oak." is "It is made of oak." */
export function withSubject(text: string, many: boolean): string {
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  if (lacksSubject(text)) return many ? `They ${plural(lowered)}` : `It ${lowered}`;
  return isBarePredicate(text) ? `${many ? "They are" : "It is"} ${lowered}` : text;
}

/** "Perfect for home trials". "Built to last, it …" has its subject behind the comma; "Safe Web" is a name. */
const isBarePredicate = (text: string) =>
  PREDICATES.test(text) &&
  !/^\S+ \p{Lu}\p{Ll}/u.test(text) &&
  !/, (?:it|this|these|they|the|each|every|our|your|you|a|an)\b/i.test(text) &&
  !/, \p{Lu}\S* (?:is|are|has|have|can|will|offers|brings)\b/u.test(text);

/** "Has two doors" → "have two doors". */
const plural = (text: string) =>
  text.replace(/^(has|\w+ies|\w+(?:ss|x|z|ch|sh)es|\w+s)\b/, (word) => {
    if (word === "has") return "have";
    if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    return /(?:ss|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  });
