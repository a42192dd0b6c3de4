import { saysThat } from "#kernel/critic/active-deeds-en";
import { beginsPlainly, hasAgreeingVerb } from "#kernel/critic/agreeing-verbs-en";
import { tellsNamedDeed } from "#kernel/critic/named-deeds-en";
import { tellsPastDeed } from "#kernel/critic/past-deeds-en";
import { isEnglishSentence as hasPredicate } from "#kernel/critic/predicate-en";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { FEWEST_WORDS, FINITE, isFiniteVerb, wordsOf } from "./finite-verbs.ts";
import { isFragmentInEnglish } from "./fragments-en.ts";
import { isIndirectQuestion } from "./indirect-question-en.ts";
import { hasMainClause } from "./main-clause-en.ts";
import { isNounBeforeClause } from "./noun-before-clause.ts";
import { isThingOrPlace } from "./thing-or-place-en.ts";
import { isBarePredicate, lacksSubject } from "./without-subject.ts";

const ENDED = /[.!?]["”’)]*$/;

/** Whether this is a sentence that can stand in a script. */
export function standsInEnglish(text: string): boolean {
  const count = text.split(/\s+/).length;
  if (count < 4 || text.length < 20 || !ENDED.test(text)) return false;
  if (!/^["“‘(]?(?:[\p{Lu}\d$£€]|\p{Ll}{1,2}\p{Lu})/u.test(text)) return false;
  if (!/\p{Ll}/u.test(text) || COUNTS.test(text)) return false;
  if (isGlued(text) || (text.match(/:\s/g)?.length ?? 0) > 1 || isRow(text)) return false;
  if (
    /^(while|although|because|if|when|which|whose|where|whereas)\b/i.test(text) &&
    !/,|\?$/.test(text) &&
    !hasMainClause(text)
  )
    return false;
  if (isIndirectQuestion(text)) return false;
  if (lacksSubject(text) || isBarePredicate(text) || isNounWithClause(text) || isNounBeforeClause(text))
    return false;
  if (isThingOrPlace(text) || isInventory(text) || isFragmentInEnglish(text)) return false;
  if (isWithoutVerb(text)) return false;
  if (/^\d\S* x \d/i.test(text) || /[=<>\\]|\w\(\w*\)/.test(text)) return false;
  return hasPredicate(text) && isEnglish(text);
}

/** "77,141 books, 287,415 voters, list created …": a row of counts. */
const COUNTS = /^\d[\d,.]* \p{Ll}+, \d[\d,.]* \p{Ll}+,/u;

/** Two cells or headings that lost the space between them: "5 cmHeight", "GameStreamNVIDIA". */
const GLUED = [
  /(?:^|\s)(?!macOS|i[A-Z]|e[A-Z])\p{Ll}{2,}\p{Lu}\p{L}{2,}/u,
  /\d\p{Lu}\p{Ll}{2,}|\p{Ll}\p{Lu}{4,}/u,
  // But "this afternoon, after the storm" has lost none.
  /(?:^|\s)(\S{4,})[^\s,;.]+ \1(?=\s)/,
  /\p{L}{3}:(?:\d+%|\p{Lu}\p{Ll})/u,
  // A class of protection has two digits: the third is a footnote's mark.
  /\bIP\d{3}\b/u,
  // A line that a card cut off, and a list of links behind its head.
  /\p{L}(?:\.{3}|…) \p{Ll}|\b(?:include|are): \p{Lu}\p{Ll}+ \p{L}/u,
  // An offer that lost the stop before it: "… in the valley Save 10% on yarn".
  /\p{Ll}(?<!\b(?:you|we|they|it|can|may|will|must|should|and|or|to|not)) (?:Save|Get|Take) (?:up to )?\d+ ?%/u,
];
const isGlued = (text: string) =>
  GLUED.some((pattern) => pattern.test(text)) || (hasOddMarks(text) && hasOddMarks(withoutInches(text)));
const hasOddMarks = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1;
/** 'a 2.4" screen': a measure, and no mark of a quotation. */
const withoutInches = (text: string) => text.replace(/(?<=\d)"(?!\p{L})/gu, "");

/** "OS: Windows 10 - 64-bit.", "Memory *: 8 GB": a row of a table, whatever word of its value looks like a verb. */
const LABELLED =
  /^\p{Lu}[\p{L}\d®™+/&()-]*(?: [\p{L}\d®™+/&()-]+){0,3}:\s(?!.*\b(?:the|an?|is|are|was|were|has|have|can|will|must|you|your|it|we|they)\b)/iu;
const ANNOUNCES =
  /^[^:]*\b(?:says?|said|wrote|writes?|asks?|asked|adds?|added|answers?|answered|is|are|was|were|has|have|had|do|does|did)\s?:/i;
const isRow = (text: string) =>
  /\s\*\s?:/.test(text) ||
  (LABELLED.test(text) && hasFewWords(text) && !ANNOUNCES.test(text) && !hasVerbBehind(text));
/** "Warning: Do not use it.", "Breaking: Apple buys Arm." But "Windows 10" is a name. */
function hasVerbBehind(text: string): boolean {
  const [first = "", ...others] = wordsOf(text.slice(text.indexOf(":")));
  return (!/^\d/.test(others[0] ?? "") && isFiniteVerb(first.toLowerCase())) || others.some(isFiniteVerb);
}
/** A value of figures and names; "Remember: Dry wood burns." is a sentence. */
function hasFewWords(text: string): boolean {
  const [, ...words] = text.slice(text.indexOf(":")).split(/\s+/);
  return 2 * words.slice(1).filter((word) => /^\p{Ll}{3}/u.test(word)).length < words.length;
}

/** "Pillows that help you rest more deeply.": the verb belongs to the clause, and the noun has none. */
function isNounWithClause(whole: string): boolean {
  if (saysThat(whole)) return false;
  // "The bed that doesn’t sag, rust or creak.": the verbs of a list are all the clause's.
  const text = /^(?:An?|The) [^,]+ that [^,]+,/i.test(whole)
    ? whole.replace(/, (?=\p{Ll}+ (?:and|or) )/u, " and ")
    : whole;
  const words = wordsOf(text);
  const at = words.findIndex((word) => /^(?:that|which|who)$/i.test(word));
  if (at < 1 || at > LONGEST_NOUN || /,/.test(text) || OBJECT.test(words[1] ?? "")) return false;
  const isPhrase = words
    .slice(0, at)
    .every((word) => !isFiniteVerb(word.toLowerCase()) && !SUBJECT.test(word));
  const begins = words[0]?.toLowerCase() ?? "";
  if (!isPhrase || (englishVerbs.get(begins) === "base" && !nounsLikeVerbs.has(begins))) return false;
  // "A village that remembers everything and says nothing.": the clause may have two.
  const isOfClause = (index: number) => /^(?:and|or|but)$/.test(words[index - 1] ?? "");
  return words.every(
    (word, index) => index < at + 2 || !isFiniteVerb(word.toLowerCase()) || isOfClause(index),
  );
}
const LONGEST_NOUN = 5;
/** Behind the first word, these make it an order: "Try the pillow that …". */
const OBJECT = /^(?:the|an?|your|our|this|these|those|one)$/i;
const SUBJECT = /^(?:I|you|we|they|he|she|it)$/i;

/** "Two straps with metal buckles and one pocket.": a count of parts, whose plurals look like verbs. */
function isInventory(text: string): boolean {
  if (!/^(?:One|Two|Three|Four|Five|Six|\d{1,2}) \p{L}/u.test(text) || tellsPastDeed(text)) return false;
  const words = wordsOf(text);
  return words.slice(1).every((word, index) => {
    const small = word.toLowerCase();
    const form = englishVerbs.get(small);
    const isPlural = form === "third" && nounsLikeVerbs.has(small.replace(/s$/, ""));
    const isPast = form === "past" && OBJECT.test(words[index + 2] ?? "");
    return isPlural || !(isFiniteVerb(small) || isPast || SUBJECT.test(word));
  });
}

/** "Fired when a connection is closed.", "Sent if the task succeeded.": what happens has no name. */
const NAMELESS =
  /^(?:\p{Lu}\p{Ll}+ed|Sent|Set|Shown|Given) (?:when(?:ever)?|if|once|after|before)\b(?!.*, (?:it|s?he|I|you|they|we|the|this|an?)\b)/u;
/** Where no word besides is a verb: "The extensions selected by the server.", "Our first lamp, reimagined." */
const PARTICIPLES = [
  /^(?:The|An?|Each|Any) (?:[\p{L}-]+ ){1,5}\p{Ll}+ed by\b[^,]*\.$/u,
  /^[^,]+, \p{Ll}+ed\.$/u,
  /^\d+ ?% /,
];
/** "Access to all classes.": the word is a thing here, and its verb stands behind. */
function isOnlyAccess(text: string): boolean {
  if (!/^Access to\b/.test(text)) return false;
  const words = wordsOf(text);
  const isPlain = !text.includes(",") && !words.some((word) => OF_CLAUSE_OR_LIST.test(word));
  if (isPlain && hasAgreeingVerb(text)) return false;
  return words.every((word, at) => {
    const small = word.toLowerCase();
    const isPlural = /s$/.test(small) && (nounsLikeVerbs.has(small.slice(0, -1)) || at === words.length - 1);
    // "Plans you can trust", "guides and downloads": of a clause, or a thing like the one before.
    if (at < 2 || OF_CLAUSE_OR_LIST.test(words[at - 1] ?? "")) return true;
    return !((isFiniteVerb(small) && !isPlural) || governs(words, at) || isMeasured(words, at));
  });
}
const OF_CLAUSE_OR_LIST = /^(?:I|you|we|they|he|she|it|that|which|who|and|or)$/i;
/** "The walk takes ten minutes.", "The garden costs extra." */
const isMeasured = (words: readonly string[], at: number) =>
  englishVerbs.get(words[at]?.toLowerCase() ?? "") === "third" &&
  (/^(?:at|free|open|closed|\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(
    words[at + 1] ?? "",
  ) ||
    (/^(?:extra|more|less|nothing|little)$/.test(words[at + 1] ?? "") && at + 2 === words.length));
const LEAST_PARTS = 4;

/** "The straps hold the load": behind a plural a verb has no ending. */
const isOfMany = (words: readonly string[], at: number) =>
  at > 0 &&
  englishVerbs.get(words[at]?.toLowerCase() ?? "") === "base" &&
  /[^s]s$/.test(words[at - 1] ?? "") &&
  !/(?:is|us)$/.test(words[at - 1] ?? "");

/** "Soft padding supports your back": behind a plural that looks like a verb stands no article. */
const governs = (words: readonly string[], at: number) =>
  at > 0 &&
  englishVerbs.get(words[at]?.toLowerCase() ?? "") === "third" &&
  DETERMINED.test(words[at + 1]?.toLowerCase() ?? "") &&
  !isRelative(words, at + 1);

/** "Details that make an impact": the verb belongs to the clause. */
const isRelative = (words: readonly string[], at: number) => {
  const verb = words[at + 1]?.toLowerCase() ?? "";
  return (
    words[at] === "that" &&
    englishVerbs.get(verb) === "base" &&
    (!nounsLikeVerbs.has(verb) || DETERMINED.test(words[at + 2] ?? ""))
  );
};

/** "Bold, smooth and dark, all of the tea starts with one leaf": no thing of this name stands before such a word. */
const BEGINS_WITH = /\p{Ll}(?<!s) (?:starts with|begins (?:with|in|at)|comes (?:with|from|in)|belongs to) /u;

/** "…, today announced the start of …": behind a word of time a past has its subject before it. */
const DONE = /[ ,](?:today|yesterday|recently) (\p{Ll}+) (?:the|an?|that|its|their|plans|it)\b/u;
const tellsWhatWasDone = (text: string) => /past$/.test(englishVerbs.get(DONE.exec(text)?.[1] ?? "") ?? "");

function isWithoutVerb(text: string): boolean {
  if (NAMELESS.test(text) || isOnlyAccess(text)) return true;
  if (beginsPlainly(text) || hasAgreeingVerb(text) || tellsWhatWasDone(text)) return false;
  if (tellsNamedDeed(text) || tellsPastDeed(text)) return false;
  const words = wordsOf(text);
  const [begins = ""] = words;
  const isHeading = words.every((word) => /^[\p{Lu}\d]/u.test(word) || OF_HEADINGS.test(word));
  // "Belt Clip & Bit Holder.": no verb is written so.
  if (isHeading && / & /.test(text)) return true;
  const isOrder = englishVerbs.get(begins.toLowerCase()) === "base";
  // A plural, too, has the ending of a verb.
  const isPlural = (word: string) => nounsLikeVerbs.has(word.replace(/s$/, ""));
  const isSaid = (word: string) =>
    SUBJECT.test(word) || HAS_SUBJECT.test(word) || (isFiniteVerb(word) && !isPlural(word));
  if (isOrder || BEGINS_WITH.test(text)) return false;
  if (words.some((word, at) => isSaid(word.toLowerCase()) || governs(words, at) || isOfMany(words, at)))
    return false;
  const isList = text.split(/[,;] (?:and |or )?/).length >= LEAST_PARTS;
  return isList || isHeading || PARTICIPLES.some((pattern) => pattern.test(text));
}
/** "Black coated aluminium housing.", "Wheel thrown and fired at the mill.": of goods, and without a verb of its own. */
export function isOnlyParticiples(text: string): boolean {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const [begins = ""] = words;
  if (DETERMINED.test(begins) || englishVerbs.get(begins) === "base" || /[?!]/.test(text)) return false;
  if (CONTRACTED.test(begins) || hasAgreeingVerb(text) || tellsNamedDeed(text)) return false;
  return words.every((word, at) => {
    const form = englishVerbs.get(word);
    const isPlural = nounsLikeVerbs.has(word.replace(/s$/, ""));
    if (SUBJECT.test(word) || HAS_SUBJECT.test(word) || FINITE.test(word) || form === "simple past")
      return false;
    if ((form === "third" && !isPlural) || governs(words, at) || isOfMany(words, at)) return false;
    return form !== "past" || !DETERMINED.test(words[at + 1] ?? "");
  });
}
/** "It’s made by hand": the verb hides in what stands before it. */
const CONTRACTED = /^(?:it|that|there|they|you|we|he|she|here)[’'](?:s|re|ve|ll)$/;
/** "With a second shaft, you’ll weave twice as fast": a subject with its verb, wherever they stand. */
const HAS_SUBJECT = /^(?:I|you|we|they|he|she|it)[’'](?:m|s|re|ve|ll|d)$/i;
const DETERMINED = /^(?:the|an?|this|that|these|those|it|its|our|your|their|them|us|you|all|every|each|no)$/;

/** "Cuddly and with a wide belly where you can rest.": the only verb is the clause's. */
export function isPhraseWithClause(text: string): boolean {
  const [phrase = "", ...clauses] = text.split(/ (?=(?:where|which|who|that) )/);
  if (clauses.length !== 1 || wordsOf(phrase).length < FEWEST_WORDS || /[,:;]/.test(clauses[0] ?? ""))
    return false;
  return (
    isOnlyParticiples(phrase) && wordsOf(clauses[0] ?? "").filter((word) => isFiniteVerb(word)).length < 2
  );
}

const OF_HEADINGS = /^(?:and|or|of|the|for|with|to|in|on|a|an)$/;

/** Shops mix languages: letters that English does not use, in more than a name or two. */
const isEnglish = (text: string) =>
  (text.match(/[^\p{ASCII}\p{P}\p{S}\s]/gu)?.length ?? 0) < 0.06 * text.length;
