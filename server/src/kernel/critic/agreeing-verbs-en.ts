import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";

/**
 * Nouns by their letters that are verbs behind a subject of theirs: "cameras offer", "companies price". Of
 * other nouns, "headphones stand", only an article behind tells.
 */
const RATHER_VERB = new RegExp(`^(?:${alternativesOf("english-verbs-behind-plurals")})$`);
/** The same with the ending of one: "works with", and not "plant stands for". */
const ONE_RATHER_VERB = /^(?:works|pays|saves|stays|feels|helps|lets)$/;
/** "Footage shows flames", "the set features a lid": with an object, and not "great features for hikers". */
const ONE_WITH_OBJECT = /^(?:shows|features|costs)$/;
/** Orders as often as not, but with this ending things: "downloads for teams". */
const ALSO_PLURAL = new RegExp(
  [
    String.raw`^(?:downloads|uploads|imports|exports|highlights|displays|triggers|captures|emails|`,
    String.raw`repeats|monitors|advances|forecasts|wipes|exhibits|tests|benefits|influences|prompts|`,
    String.raw`registers|pledges|microwaves|hires|fixes|jokes|fears|updates|upgrades)$`,
  ].join(""),
);
/** "Speeds up", "locks away". */
const PARTICLE = /^(?:up|out|away|off|down|back)$/;
/** These begin a clause that a noun has, or that a main clause waits for. */
const CLAUSE =
  /^(?:that|which|who|whom|whose|where|when|while|whilst|as|if|because|so|than|what|how|why|until|till|once|before|after|since|although|though|unless|whether|whenever|wherever|whatever|whichever|whoever)$/;
/** Behind these a plural and a verb tell what somebody is made, or seen, to do. */
const MADE_TO =
  /^(?:let|make|help|see|watch|hear|ha(?:ve|s)|get)(?:s|t?ing)?$|^(?:making|having|helped|made|saw|seen|heard|had)$/;
/** An adverb by its ending: "Family recipes" and "daily use" begin with none. */
export const ADVERB_BY_ENDING = [
  String.raw`(?!(?:fami|dai|week|month|hour|year|ear|supp|assemb|bel|jel|friend|cur|love|elder|`,
  String.raw`like|ug|sil|ju|multip|app|rep|re|oi|wool|ho|on)ly$)\p{L}{2,}ly`,
].join("");
const BETWEEN = new RegExp(
  [
    String.raw`^(?:${ADVERB_BY_ENDING}|better|not|only|often|`,
    String.raw`usually|also|still|now|then|never|always|alike|worldwide|both|all|each|today|even|just|`,
    String.raw`sometimes|almost|indeed|therefore)$`,
  ].join(""),
  "u",
);
const OBJECT =
  /^(?:the|an?|this|that|these|those|my|your|our|its|his|her|their|each|every|all|both|some|any|no|more|up|out|it|them|you|us|him|itself|themselves|when|where|how|why)$/;
const PREPOSITION =
  /^(?:for|by|in|with|from|to|of|on|at|as|into|under|over|between|across|around|through|without|about|against|within|toward|towards|during|like|per|via|among|along|beyond)$/;
const DETERMINER =
  /^(?:the|an?|this|that|these|those|my|your|our|its|his|her|their|each|every|all|both|some|any|no)$/;
const NO_SUBJECT =
  /^(?:and|or|but|nor|not|to|be|been|being|is|are|was|were|i|you|we|they|he|she|it|can|could|will|would|may|might|must|should|shall|do|does|did)$/;
/** Plurals that stand before other nouns: "sports watch", "sales report". */
const ATTRIBUTIVE = new RegExp(
  [
    String.raw`^(?:sports|sales|savings|goods|kids|mens|womens|ladies|boys|girls|customs|news|accounts|`,
    String.raw`claims|jeans|arts|crafts|antiques|operations|systems|services|benefits|electronics|`,
    String.raw`communications|admissions|resources|glasses|headphones|clothes|pants|trousers|scissors|`,
    String.raw`binoculars|stairs|series|species|windows|beats|always|sometimes|perhaps|besides|unless|`,
    String.raw`towards|across|plus|yes|thus|less|this|his|its|as|us|was|has|does|is|needs|lots|others)$`,
  ].join(""),
);
const MANY = /^(?:people|men|women|children|police|mice|teeth|feet|others)$/;
/** The past of these has no form of its own: "parts cut by hand". */
const ALSO_PAST = /^(?:cut|set|put|fit|hit|let|cost|spread|split|burst|cast|shed|shut|read|quit|bet|bid)$/;
/** "Ways companies use data": the plural and its verb are a clause of what stands before. */
const HEAD_OF_CLAUSE = /^(?:way|thing|place|time|everything|anything|something|all|moment|reason|one|day)$/;

const isPluralNoun = (word: string) =>
  MANY.test(word) || (word.length > 3 && /[^su']s$/.test(word) && !ATTRIBUTIVE.test(word));

/** Longer parts are no sentence that anybody would say, and looking through one of a whole page would take seconds. */
const MOST_WORDS = 60;

/**
 * Whether a verb agrees with a subject of its own, in any part between two commas: "mirrorless cameras offer
 * choice", "CBD works with the body", "wool surrounds the foot".
 */
export function hasAgreeingVerb(text: string): boolean {
  return text
    .replace(/’/g, "'")
    .split(/[,;:()]|\s[–—-]\s|—/)
    .some((part) => {
      const words = part.match(/[\p{L}\d$€£%]+(?:['.&-][\p{L}\d]+)*/gu) ?? [];
      if (words.length > MOST_WORDS) return false;
      const tokens = words.map((word) => word.toLowerCase());
      return words.some((word, at) => at > 0 && !/^\p{Lu}/u.test(word) && agrees(words, tokens, at));
    });
}

function agrees(words: readonly string[], tokens: readonly string[], at: number): boolean {
  const form = englishVerbs.get(tokens[at] ?? "");
  const after = tokens[at + 1] ?? "";
  if ((form !== "base" && form !== "third") || after === "") return false;
  if (tokens.slice(0, at).some((one) => CLAUSE.test(one) || MADE_TO.test(one))) return false;
  const subject = tokens.findLastIndex((one, index) => index < at && !BETWEEN.test(one));
  if (subject < 0) return false;
  if (form === "base")
    return isOfMany(words, tokens, at, subject) || isOfTwo(tokens, at) || isBehindHead(tokens, at);
  return isOfOne(words, tokens, at, subject);
}

/** "The lid and the steel base make it easy": of two that "and" joins, the verb has no ending. */
function isOfTwo(tokens: readonly string[], at: number): boolean {
  const [verb = "", noun = "", after = ""] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  const and = tokens.lastIndexOf("and", at);
  if (and < 0 || and > at - 2 || NO_SUBJECT.test(noun) || PREPOSITION.test(noun) || DETERMINER.test(noun))
    return false;
  if (!(DETERMINER.test(tokens[0] ?? "") || and < 2) || PREPOSITION.test(after) || ALSO_PAST.test(verb))
    return false;
  // "The padded lid": behind an article a participle tells how the thing is.
  if (
    tokens.slice(0, at).some((one, index) => one === "to" || (index > 1 && englishVerbs.get(one) === "past"))
  )
    return false;
  return !nounsLikeVerbs.has(verb)
    ? !/^(?:and|or)$/.test(after)
    : /^(?:the|an?|it|your|its|their)$/.test(after) || verb === "offer";
}

/** "Shops in the valley offer lessons": several, told where or for what, and then their verb. */
function isBehindHead(tokens: readonly string[], at: number): boolean {
  const [verb = "", before = "", after = ""] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  const head = tokens.findIndex(isPluralNoun);
  const next = tokens[head + 1] ?? "";
  if (
    head < 0 ||
    head > 4 ||
    head > at - 3 ||
    !(PREPOSITION.test(next) || /ing$/.test(next)) ||
    next === "to"
  )
    return false;
  if (tokens.slice(0, head).some((one) => PREPOSITION.test(one) || englishVerbs.has(one))) return false;
  if (NO_SUBJECT.test(before) || PREPOSITION.test(before) || DETERMINER.test(before)) return false;
  if (tokens.slice(head, at).includes("to")) return false;
  if (verb === "show" && SHOWN.test(after)) return true;
  return !nounsLikeVerbs.has(verb) ? !isEnding(after) : verb === "offer" && !isEnding(after);
}
/** "Views from the mill show blooming meadows": behind the other show, no word with this ending stands. */
const SHOWN = /^(?:\p{L}{3,}ing|that|how|why|no|the|an?|less|fewer|signs)$/u;
/** "Leaders plan to open a mill." */
const INTENDS = /^(?:need|want|hope|plan|aim|vow|seek|intend|expect)$/;
const isEnding = (after: string) => PREPOSITION.test(after) || /^(?:and|or)$/.test(after);

function isOfMany(words: readonly string[], tokens: readonly string[], at: number, subject: number): boolean {
  const [verb = "", noun = "", after = ""] = [tokens[at], tokens[subject], tokens[at + 1]];
  const arePaired =
    subject > 1 &&
    /^\p{Lu}/u.test(words[subject] ?? "") &&
    tokens[subject - 1] === "and" &&
    /^\p{Lu}/u.test(words[subject - 2] ?? "");
  if (verb === "like") return false;
  const isShare = /^\d+%$/.test(noun);
  if (!(isPluralNoun(noun) || arePaired || isShare) || isOfClause(tokens, subject)) return false;
  if (after === "to" && INTENDS.test(verb)) return true;
  if (OBJECT.test(after)) return true;
  const isOnlyVerb = !nounsLikeVerbs.has(verb);
  const goesOn = tokens.length - at > 2;
  if (PREPOSITION.test(after) || /^(?:and|or)$/.test(after))
    return goesOn && after !== "of" && !ALSO_PAST.test(verb) && (isOnlyVerb || RATHER_VERB.test(verb));
  return isOnlyVerb || RATHER_VERB.test(verb) || (/ly$/.test(after) && !ALSO_PAST.test(verb));
}

/** "The support your teams need", "ways companies use data": two nouns, and nothing between them. */
function isOfClause(tokens: readonly string[], subject: number): boolean {
  const begins = tokens.findLastIndex(
    (one, index) => index < subject && (DETERMINER.test(one) || PREPOSITION.test(one)),
  );
  const before = tokens[subject - 1] ?? "";
  if (isPluralNoun(before) || HEAD_OF_CLAUSE.test(before)) return subject > 0;
  if (begins < 1 || PREPOSITION.test(tokens[begins] ?? "")) return false;
  const head = tokens[begins - 1] ?? "";
  return !(PREPOSITION.test(head) || NO_SUBJECT.test(head) || DETERMINER.test(head) || BETWEEN.test(head));
}

function isOfOne(words: readonly string[], tokens: readonly string[], at: number, subject: number): boolean {
  const [verb = "", noun = "", after = ""] = [tokens[at], tokens[subject], tokens[at + 1]];
  const isName =
    subject > 0 && /^\p{Lu}/u.test(words[subject] ?? "") && /^\p{Lu}/u.test(words[subject - 1] ?? "");
  if (NO_SUBJECT.test(noun) || PREPOSITION.test(noun) || DETERMINER.test(noun)) return false;
  if (isPluralNoun(noun) && !isName) return false;
  // "Heals and protects", "Rich in oils": what says something of the subject that is missing.
  if (englishVerbs.get(tokens[0] ?? "") === "third" || after === "of") return false;
  if (!ALSO_PLURAL.test(verb) && ![/s$/, /es$/].some((end) => nounsLikeVerbs.has(verb.replace(end, ""))))
    return !/^(?:and|or)$/.test(after);
  if (PARTICLE.test(after) || (subject < at - 1 && /ly$/.test(tokens[at - 1] ?? ""))) return true;
  if (ONE_WITH_OBJECT.test(verb) && tokens.length - at > 2)
    return (
      !/^(?:and|or|includ\p{L}+)$/u.test(after) &&
      (!PREPOSITION.test(after) || (verb === "costs" && tokens.slice(at).some((one) => /\d/.test(one))))
    );
  if (ONE_RATHER_VERB.test(verb))
    return OBJECT.test(after) || PREPOSITION.test(after) || !nounsLikeVerbs.has(after);
  // "Moving works differently": an adverb says how.
  return /^(?:\p{L}{3,}ly)$/u.test(after) || /^(?:the|an?|your|its|their|it|them|you)$/.test(after);
}

const JOINED = new RegExp(
  [
    String.raw`^(?:(?:But |And |So |Or )?(?:Instead|Then|First|Next|Finally|Otherwise|Alternatively|`,
    String.raw`Additionally|However|Afterwards?|Second|Third|Lastly|For example|For instance|Again)|`,
    String.raw`(?:But |And |So )?(?:To|When|While|During|In|On|If|Before|After|For|Once|At|With|`,
    String.raw`By) [^,]{3,90}), (?:\p{L}+ly )?(\p{Ll}+) ([\p{L}\d]+)`,
  ].join(""),
  "u",
);

/** "Instead, use the lid", "While it cools, be careful": told to do, behind what joins it to the rest. */
export function isJoinedOrder(text: string): boolean {
  const [, verb = "", after = ""] = JOINED.exec(text) ?? [];
  if (verb === "be") return /^(?:\p{L}{4,})$/u.test(after);
  if (englishVerbs.get(verb) !== "base" || /^(?:and|or|of)$/.test(after)) return false;
  return !nounsLikeVerbs.has(verb) || OBJECT.test(after) || /^(?:start|try|use)$/.test(verb);
}

/** "It all starts with …", "These include …", "Try adding …": of so few words each is a sentence's. */
const PLAIN_BEGINNING = new RegExp(
  [
    String.raw`^(?:But |And |So )?(?:(?:It|This|That) all \p{L}+s|(?:We|They|You) all (?!of\b)\p{L}+|`,
    String.raw`(?:These|Those) (?:also )?(?:include|require|provide|contain|allow|enable)|`,
    String.raw`That (?:includes|requires|provides|means|allows|keeps|makes)|Try (?:not to|\p{L}+ing)|`,
    String.raw`Start by \p{L}+ing|Use (?!cases?\b|and\b|or\b|of\b|by\b|for\b|in\b|with\b|`,
    String.raw`at\b)\S+(?: \S+){2,})(?!\p{L})`,
  ].join(""),
  "u",
);
export const beginsPlainly = (text: string): boolean => PLAIN_BEGINNING.test(text);
