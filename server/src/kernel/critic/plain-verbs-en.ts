import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { ADVERB_BY_ENDING } from "./agreeing-verbs-en.ts";

const isBase = (token: string) => englishVerbs.get(token) === "base";
/** "require", "contain": no noun is written so. */
const isOnlyVerb = (token: string) => isBase(token) && !nounsLikeVerbs.has(token);
const SUBJECTS = new Set("i you we they".split(" "));
const isAdverb = (token: string) => /^(?:first|then|often|usually|also|\p{L}{3,}ly)$/u.test(token);
/** No noun stands before these without a verb. */
const OBJECT =
  /^(?:the|an?|this|that|these|those|my|your|our|its|his|their|each|every|all|both|some|any|no|\d.*|one|two|three|four|five|more|up|out)$/;
/** Behind these a plural and its verb belong to a clause, or to what somebody is made to do. */
const CLAUSES =
  /^(?:what|which|who|whose|that|where|when|while|as|if|because|so|than|to|for|let|lets|makes?|helps?|see|watch|how|why|by|in|of|with)$/;
const FEWEST_BEHIND = 2;

/**
 * Whether one of a few plain forms says something, whose verb is written like no noun: "This ensures a dry
 * floor", "We first discuss the handle", "Low kettles require water", "Daily use helps prevent rust".
 */
export function isPlainly(words: readonly string[], tokens: readonly string[]): boolean {
  if (isOfOne(tokens) || isOfDoing(words, tokens)) return true;
  return tokens.some((token, at) => {
    const [before = "", after = ""] = [tokens[at - 1], tokens[at + 1]];
    if (at === 0 || /^\p{Lu}/u.test(words[at] ?? "") || tokens.length - at - 1 < FEWEST_BEHIND) return false;
    if (token === "helps") return at <= 4 && isOnlyVerb(after) && !/^(?:and|or|that|which)$/.test(before);
    if (!isBase(token)) return false;
    const isApart = isAdverb(before);
    const subject = tokens[isApart ? at - 2 : at - 1] ?? "";
    if (isApart && SUBJECTS.has(subject)) return true;
    return isMany(subject, tokens, at) && (isOnlyVerb(token) ? !isEnd(after) : isApart && OBJECT.test(after));
  });
}

/** "This allows …": of one thing no plural follows. */
const isOfOne = ([first = "", verb = "", after = ""]: readonly string[]) =>
  first === "this" &&
  englishVerbs.get(verb) === "third" &&
  (OBJECT.test(after) || (after !== "" && !nounsLikeVerbs.has(verb.replace(/s$/, ""))));

/** "Building menus around the harvest creates room": what one does is the subject of a verb that is no plural. */
function isOfDoing(words: readonly string[], tokens: readonly string[]): boolean {
  const [first = ""] = tokens;
  if (!/^\p{L}{2,}ing$/u.test(first) || isBase(first)) return false;
  const at = tokens.findIndex(
    (token, index) =>
      index > 1 && englishVerbs.get(token) === "third" && !nounsLikeVerbs.has(token.replace(/s$/, "")),
  );
  if (at === -1 || /^(?:and|or)?$/.test(tokens[at + 1] ?? "") || /^\p{Lu}/u.test(words[at] ?? ""))
    return false;
  return !tokens.slice(1, at).some((one) => CLAUSES_OF_NOUNS.test(one));
}
const CLAUSES_OF_NOUNS =
  /^(?:what|which|who|whose|that|where|when|while|as|if|because|so|than|how|why|and|or|it|he|she)$/;

/** A plural that no clause begins before. */
const isMany = (subject: string, tokens: readonly string[], at: number) =>
  /[^su]s$/.test(subject) &&
  !/^(?:is|was|has|does|this|its|his|as|us|always|sometimes|perhaps|besides|unless|towards?|across|plus|yes|thus|less)$/.test(
    subject,
  ) &&
  !tokens.slice(0, at).some((one) => CLAUSES.test(one) || englishVerbs.get(one) === "past");

const isEnd = (token: string) => token === "" || /^(?:by|for|in|on|at|of|and|or)$/.test(token);

/** "For a softer boil, add two cups." But "For work, play or travel" names things. */
export function isOrderBehindComma(text: string): boolean {
  const [, condition, verb = "", after = ""] =
    /^(?:(?:To|For)|((?:If|When|Once|Before|After) you)) [^,]{3,80}, (\p{Ll}+) ([\p{L}\d]+)/u.exec(text) ??
    [];
  if (!isBase(verb) || /^(?:and|or)$/.test(after)) return false;
  // "If you need it for work, play in the sun, or travel" lists: behind a whole clause nothing else is told.
  return (
    isOnlyVerb(verb) ||
    OBJECT.test(after) ||
    (condition !== undefined && /^(?:for|at|into|in)$/.test(after) && !/, (?:and|or) /.test(text))
  );
}

const ADVERB = new RegExp(
  `^(?:first|second|third|next|then|finally|lastly|now|afterwards|instead|again|${ADVERB_BY_ENDING})$`,
  "u",
);
/** Their participle has the same letters: "Neatly cut in two." */
const ALSO_PARTICIPLE = /^(?:cut|set|put|fit|hit|split|spread|cast|shut|knit|let)$/;
const PARTICLE = /^(?:in|on|up|out|off|down|away|back|over)$/;

/** "Slowly pour the milk into the bowl.", "Then gently fold in the egg whites." But "Neatly cut in the middle." */
export function isOrderBehindAdverb(tokens: readonly string[]): boolean {
  const at = tokens.findIndex((token) => !ADVERB.test(token));
  if (at < 1 || at > MOST_ADVERBS) return false;
  const [verb = "", after = "", next = ""] = tokens.slice(at);
  if (!isBase(verb)) return false;
  const behind = PARTICLE.test(after) && !ALSO_PARTICIPLE.test(verb) ? next : after;
  return OBJECT.test(behind) || /^(?:it|them|him|her|us|yourself)$/.test(behind);
}
const MOST_ADVERBS = 2;

/** "Soap it again once a month.": a noun by its letters is done to a thing here; "Worth it for the price" is no order. */
export function isOrderWithIt([verb = "", it = "", after = ""]: readonly string[]): boolean {
  const isOpen = !englishVerbs.has(verb) || isBase(verb);
  return /^(?:it|them)$/.test(it) && isOpen && BEHIND_IT.test(after) && !BEFORE_IT.test(verb);
}
const BEHIND_IT = /^(?:again|once|twice|every|with|in|into|on|onto|from|down|up|out|off|over|until|through)$/;
const BEFORE_IT = new RegExp(
  [
    "^(?:worth|beside|behind|with|without|within|about|above|below|under|over|before|after|because|since|when|while|if|as|that|",
    "though|although|unless|until|till|once|where|what|how|why|whether|than|like|unlike|near|against|around|through|inside|outside|",
    "beyond|despite|except|for|from|to|of|in|on|at|by|is|was|does|did|has|had|can|could|will|would|should|may|might|must|are|were|",
    "do|have|not|only|even|maybe|perhaps|yes|no|and|but|or|so|yet|then|now|here|there|sometimes|soon|love|loved|enough|\\p{L}+(?:ly|ing|ed))$",
  ].join(""),
  "u",
);
