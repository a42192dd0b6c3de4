import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { beginsPlainly, hasAgreeingVerb, isJoinedOrder } from "./agreeing-verbs-en.ts";
import { tellsNamedDeed } from "./named-deeds-en.ts";
import { tellsPastDeed } from "./past-deeds-en.ts";
import { isOrderBehindAdverb, isOrderBehindComma, isOrderWithIt, isPlainly } from "./plain-verbs-en.ts";

const AUXILIARY = new Set(
  (
    "is are was were am be been has have had do does did can could will would shall should may might must cannot let's " +
    "isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't ain't"
  ).split(" "),
);
const CONTRACTED = /^(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how)'(?:m|re|s|ve|ll|d)$/;
const PRONOUNS = new Set(
  "i you we they he she who please not never always also just simply then and or but".split(" "),
);
const SUBJECTS = new Set("i you we they he she who it".split(" "));
/** "Nothing changes" */
const ANYTHING = new Set(
  "nothing everything something nobody everybody somebody everyone someone".split(" "),
);
const DETERMINERS = new Set(
  "the a an this that these those my your our its his her their each every all both some any no one two three four".split(
    " ",
  ),
);
/** Words that follow a verb and hardly ever a noun. */
const AFTER_VERB = new Set(
  (
    "the a an this that these those my your our its his her their you it us them me him up out off in on to well more all both against " +
    "from with into through and or how what why when where each every no some any one two three four five six as like at for easily quickly"
  ).split(" "),
);
const PREPOSITIONS = new Set("for by in with from to of on at as using into under over".split(" "));
const isHelp = (tokens: readonly string[]) =>
  /\b(?:to (?:help|let|make)|helping|letting|making)$/.test(tokens.join(" "));
const ADVERBS = new Set("always never now also still just constantly".split(" "));
/** The last word of a sentence that goes on. */
const HANGING = new Set("the a an of and or our your its their than but because which very into".split(" "));

const wordsIn = (text: string): string[] => text.replace(/’/g, "'").match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? [];

/** Whether an English sentence has a verb of its own, and is not broken off. */
export function isEnglishSentence(text: string): boolean {
  if (/^\W*\p{Ll}(?!\p{Lu})/u.test(text)) return false;
  const words = wordsIn(text);
  const tokens = words.map((word) => word.toLowerCase());
  // "Class A+" and "(MQ2Y2SL/A)" end with a letter, not with an article.
  if (HANGING.has(words.at(-1) ?? "")) return false;
  // "Always improving with …" goes on from a sentence that has the verb.
  if (
    ADVERBS.has(tokens[0] ?? "") &&
    /ing$/.test(tokens[1] ?? "") &&
    !tokens.some((one) => AUXILIARY.has(one))
  )
    return false;
  // The verb behind "which" or "that" belongs to a clause of the noun.
  const relative = new Set(
    tokens.flatMap((token, at) => {
      if (!isRelative(tokens, token, at)) return [];
      return SUBJECTS.has(tokens[at + 1] ?? "") ? [at + 1, at + 2] : [at + 1];
    }),
  );
  const [introduction = ""] = text.split(/[:“]/u);
  for (const at of inContactClauses(tokens.slice(0, wordsIn(introduction).length))) relative.add(at);
  const named = new Set(words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? [at + 1] : [])));
  if (isSpeltOut(text)) return true;
  if (isNounWithClause(tokens)) return false;
  if (isPlainly(words, tokens) || isOrderBehindComma(text) || isOrderBehindAdverb(tokens)) return true;
  if (isOrderWithIt(tokens) || tellsNamedDeed(text) || tellsPastDeed(text)) return true;
  if (hasAgreeingVerb(text) || isJoinedOrder(text) || beginsPlainly(text)) return true;
  if (tokens.some((token, at) => !relative.has(at) && isVerb(tokens, token, at, named.has(at)))) return true;
  const plain = text.replace(FLOATING, "");
  return plain !== text && isEnglishSentence(plain);
}

/** "Gel and wax both give off fumes": the word between two that do it and what they do. */
const FLOATING = /(?<=\b(?:they|we|you|and \p{L}+)) (?:both|all|each)(?= \p{Ll})/iu;

/** "HTML stands for Hypertext Markup Language": the letter tells it from "TV stands for small rooms". */
function isSpeltOut(text: string): boolean {
  const [, short = "", long = " "] =
    /^(?:The (?:acronym|abbreviation|name|term) )?“?(\p{Lu})[\p{Lu}\d]{1,7}”? stands for “?(\p{L})/u.exec(
      text,
    ) ?? [];
  return short === long.toUpperCase();
}

/**
 * "A piece you can wear", "A coat no hiker should be without": their verbs belong to the noun before them. What a voice
 * says belongs to itself: "A third one reads: “You see both.”"
 */
function inContactClauses(tokens: readonly string[]): number[] {
  if (!/^an?$/.test(tokens[0] ?? "") || TIMES.has(tokens[1] ?? "")) return [];
  return tokens.flatMap((token, at) => {
    if (at < 2) return [];
    if (SUBJECTS.has(token)) return [at + 1, ...(AUXILIARY.has(tokens[at + 1] ?? "") ? [at + 2] : [])];
    return token === "no" && AUXILIARY.has(tokens[at + 2] ?? "") ? [at + 2, at + 3] : [];
  });
}
/** "Wall shelves that help keep a room tidy", with no verb before it: things that do something, of which nothing is said. */
function isNounWithClause(tokens: readonly string[]): boolean {
  const at = tokens.indexOf("that");
  const rest = tokens.slice(at + 1);
  return (
    at > 0 &&
    at <= FARTHEST_CLAUSE &&
    /[^s]s$/.test(tokens[at - 1] ?? "") &&
    !tokens.slice(0, at).some((one) => DETERMINERS.has(one) || SUBJECTS.has(one) || AUXILIARY.has(one)) &&
    englishVerbs.get(rest[0] ?? "") === "base" &&
    !rest.some((one) => AUXILIARY.has(one))
  );
}
const FARTHEST_CLAUSE = 2;
const TIMES = new Set(
  "year month week day hour minute moment while few bit couple decade long short good".split(" "),
);

const isRelative = (tokens: readonly string[], token: string, at: number) =>
  at > 0 &&
  (token === "which" || token === "who" || (token === "that" && !englishVerbs.has(tokens[at - 1] ?? "")));

function isVerb(tokens: readonly string[], token: string, at: number, followsName: boolean): boolean {
  if (AUXILIARY.has(token)) return !(token === "be" || token === "been") || at === 0;
  if (CONTRACTED.test(token)) return true;
  const form = englishVerbs.get(token);
  if (!form) return false;
  const [before, after] = [tokens[at - 1] ?? "", tokens[at + 1] ?? ""];
  // "A shuttle to help you weave": the verb has its subject for an object.
  if (SUBJECTS.has(before) && isHelp(tokens.slice(0, at - 1))) return false;
  if (PRONOUNS.has(before) && before !== "and" && before !== "or") return form !== "past" || before !== "not";
  if (before === "to") return false;
  const earlier = tokens.slice(0, at);
  const hasSubject = earlier.some((one) => DETERMINERS.has(one) || PRONOUNS.has(one) || one === "it");
  if (form === "base") {
    if (at === 0)
      return !nounsLikeVerbs.has(token) || AFTER_VERB.has(after) || /ly$/.test(after) || /^\d/.test(after);
    if (DETERMINERS.has(before) || PREPOSITIONS.has(before)) return false;
    if (/[^s]s$/.test(before) && hasSubject) return true;
    // "Sports watch with …", "play or travel in …": what is a noun as well needs an object behind it.
    const isThing = nounsLikeVerbs.has(token) && PREPOSITIONS.has(after);
    return AFTER_VERB.has(after) && !isThing && /[^s]s$|^(?:and|or|it)$/.test(before);
  }
  if (at === 0 || DETERMINERS.has(before) || PREPOSITIONS.has(before)) return false;
  if (form === "third") {
    const isPlural = nounsLikeVerbs.has(token.replace(/s$/, ""));
    // "Periods to fit your exact needs": what one does something to.
    const start = earlier.findLastIndex((one) => DETERMINERS.has(one));
    if (isPlural && start > at - 4 && tokens[start - 2] === "to") return false;
    if (earlier.some((one) => DETERMINERS.has(one) || SUBJECTS.has(one)) || ANYTHING.has(before)) return true;
    // A first capital may be any word's: great features, Norrvik features; soft throws with a lining.
    if (isPlural && (at === 1 || !followsName))
      return AFTER_VERB.has(after) && !PREPOSITIONS.has(after) && !/^(?:and|or)$/.test(after);
    return followsName || AFTER_VERB.has(after);
  }
  if (form === "simple past") return true;
  // "With delivery and setup included": no predicate, but a circumstance.
  if (after === "" && earlier.includes("with") && !earlier.some((one) => SUBJECTS.has(one))) return false;
  const isParticiple = PREPOSITIONS.has(after) || before === "and" || before === "or";
  const begins = tokens[0] ?? "";
  return !isParticiple || (DETERMINERS.has(begins) && begins !== "a" && begins !== "an");
}
