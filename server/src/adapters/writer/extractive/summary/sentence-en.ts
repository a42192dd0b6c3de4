import { englishVerbs } from "#kernel/text/english-verbs";
import { isOrder } from "../prose/procedures.ts";
import { isCatchLineOfCounts } from "../text/sentences/catch-line-en.ts";
import { standsInEnglish } from "../text/sentences/english-sentence.ts";
import { isFiniteVerb, wordsOf } from "../text/sentences/finite-verbs.ts";
import { articled, isPlural } from "../text/sentences/noun-phrase.ts";

/** A summary that speaks of its page, or to whoever looks for one, says nothing of the matter. */
const OF_PAGE = new RegExp(
  [
    String.raw`(?:^|[,;&–—] |\band |\bor |\bto )(?:follow|read|learn|find|see|discover|check|click|explore|browse|visit|get|compare|choose) (?:our|more|out|how|about|your)\b`,
    String.raw`\bhere(?:[’']s| is| are)\b|\b(?:article|guide|post|page|site|website|review|tutorial|blog|podcast)\b`,
    String.raw`\bthis (?:chapter|section|document|course|lesson|video|episode|series|issue)\b|\b(?:I|I[’'](?:m|ve|d|ll)|my|me)\b`,
    String.raw`^(?:pre-?order|reserve|shop)\b|^[^.]{3,40}\s?:\s|^(?:Yes|No|Yeah|Hi|Hello|Hey|Well|Who knows)\b`,
    String.raw`\bwe (?:explain|review|compare|show|look|list|cover|answer|tell)\b|\?$|!$`,
  ].join("|"),
  "iu",
);
/** "a lamp. the lamp has …": a line in small letters, whose sentences nobody can tell apart. */
const IN_SMALL_LETTERS = /\. \p{Ll}/u;
export const speaksOfPage = (text: string): boolean => OF_PAGE.test(text) || IN_SMALL_LETTERS.test(text);

/** Behind these words a phrase is a circumstance, and names nothing. */
const OF_CIRCUMSTANCE =
  /^(?:for|with|from|in|on|at|by|to|of|as|if|when|while|because|and|or|but|plus|now|how|why|what|where|not|no|just|only|all|your|our)\b/iu;
/** "Made by nine people", "Weaving since 1971": what is so, the title says. */
const OF_WHAT_IS_NAMED = /^(?:\p{L}{3,}ed|\p{L}{4,}ing)\b(?!-)/iu;
/** Where the thing that a phrase names ends. */
const ENDS_THING = / (?:with|from|for|in|by|on|of|to|raised|made|built|woven|sewn|cut)\b|[:;–—]/u;
const RELATIVE = /\b(?:that|which|who|whose|where|when)\b/iu;
const FEWEST_WORDS = 2;
/** "Weaver whose looms clothed a valley": of one thing without an article a headline tells, and no sentence. */
const ONE_WITH_CLAUSE =
  /^(?!(?:The|An?|This|That|Each|Every|No|One|Someone|Somebody|Nobody|Anyone|Everyone|Water|Snow|Rain) )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}(?<!s) (?:whose|who|that|which) /u;
const LONGEST = 34;

interface About {
  isGoods: boolean;
  /** Whether one says "they" of the goods. */
  isMany: boolean;
  /** Whether a phrase names their kind. */
  isKind(phrase: string): boolean;
}

/**
 * A sentence of an English summary as a script says it: one without a verb says what the goods are, or of what a text
 * tells. Null for one that speaks of its page or asks for something.
 */
export function summarySentenceEn(text: string, about: About): string | null {
  const ended = /[.]["”’)]*$/u.test(text) ? text : `${text.replace(/[,;:–—-]+$/u, "")}.`;
  if (
    speaksOfPage(text) ||
    isCatchLineOfCounts(text) ||
    isOrder(ended, "en") ||
    ended.split(" ").length > LONGEST
  )
    return null;
  const thing = asThing(ended, about);
  // "Cheese from our flock, bound in cloth": of goods one says what they are, and no more.
  if (thing && about.isGoods && (!HELPS.test(ended) || ONE_THAT.test(ended))) return thing;
  if (DESCRIBED.test(ended)) return null;
  const isPhrase = !wordsOf(ended).some((word) => isFiniteVerb(word.toLowerCase()));
  // "A cream for redness and marks": of such words only one could be a verb, and is none.
  const isNoun =
    isPhrase &&
    !RELATIVE.test(ended) &&
    (about.isGoods || /^An? /u.test(ended) || !wordsOf(ended).some((word) => englishVerbs.has(word)));
  const isSentence = !isNoun && !ONE_WITH_CLAUSE.test(ended) && standsInEnglish(ended);
  return isSentence ? ended : thing;
}
/** "Dedicated stories that …": what a site files the page under. */
const DESCRIBED = /^\p{L}{3,}ed (?:\p{Ll}+ ){1,3}(?:that|which|who)\b/u;
/** "A two-person, 1.5 kg tent that can be mended": all its verbs are of the clause. */
const ONE_THAT =
  /^An? (?:(?! (?:is|are|has|have|can|will|was|were) ).)* that (?!.*, (?:is|are|has|can|will) )/u;
const HELPS =
  /\b(?:is|are|was|were|has|have|had|can|will|does|do|did|could|should|may|must|you|we|they|it|keeps?|makes?|gives?|helps?|lets?|features?|comes?|offers?|brings?|combines?|delivers?|provides?)\b/iu;

function asThing(text: string, { isGoods, isMany, isKind }: About): string | null {
  const isOne = ONE_WITH_CLAUSE.test(text);
  const isOfText = !OF_WHAT_IS_NAMED.test(text) && !OF_PERSON.test(text);
  if (OF_CIRCUMSTANCE.test(text) || isHeading(text) || !(isGoods || isOfText)) return null;
  const whole = (text.split(RELATIVE)[0] ?? "").split(ENDS_THING)[0]?.trim() ?? "";
  // "Solid oak table, made in Holm", but "A two-person, 1.5 kg tent that …".
  const thing = [whole.split(",")[0] ?? "", whole.replace(/,$/, "")].find(
    (phrase) => isName(phrase) && (!isGoods || isKind(phrase)),
  );
  if (thing === undefined && !isOne) return null;
  // "Soft merino dungarees": one thing with a plural name is told of by its page.
  if (isGoods && !isMany && thing !== undefined && isPlural(thing)) return null;
  const isArticled = /^(?:An?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|The) /u.test(text);
  const isSmall =
    /^(?:An?|The|\p{Lu}\p{Ll}+(?:-\p{Ll}+)*),? [\p{Ll}\d]/u.test(text) ||
    /^\p{Lu}\p{Ll}+(?:able|ible|ed|ful|less|ing|ic|al) \p{Lu}{2,}\b/u.test(text);
  const lowered = isSmall ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const named = /^\S+[’']s? /u.test(lowered) ? lowered : articled(lowered);
  if (!isGoods) return isArticled || isOne ? `It tells of ${named}` : null;
  return `${isMany ? "They are" : "It is"} ${named}`;
}

/** Two words or more, none of which is a verb; "hand-thrown" is one word. */
const isName = (phrase: string) => {
  const words = phrase.split(/\s+/).filter(Boolean);
  // A stop behind a word is none of its letters: "The air has."
  const bare = words.map((word) => word.toLowerCase().replace(/[.!;:]+$/u, ""));
  return words.length >= FEWEST_WORDS && !bare.some(isFiniteVerb);
};
const OF_PERSON = /\b(?:you|your|we|our|they)\b/iu;

/** "Dynamic Vocal Microphone with Active Preamp": a line of a catalogue. */
function isHeading(text: string): boolean {
  const words = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}{3}/u.test(word));
  return words.length > 1 && 2 * words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length;
}
