import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { FEWEST_WORDS, isFiniteVerb, wordsOf } from "./finite-verbs.ts";

/** "Creates resources in …": a predicate whose subject is the heading above. */
export function lacksSubject(text: string): boolean {
  if (!/^\p{L}/u.test(text)) return false;
  const [first = "", next = "", third = ""] = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const isPredicate = englishVerbs.get(first) === "third" || (!englishVerbs.has(first) && GOVERNS.test(text));
  if (isManyWithModal(text, first)) return false;
  if (DENIED.test(text) || DOES_AND_DOES.test(text)) return true;
  // "Screws and small parts will …" are things; "Organizes and stores your gear" is what one does.
  if (/^(?:and|or)$/.test(next) && englishVerbs.get(third) !== "third") return false;
  return (
    isPredicate &&
    !/^(of|in|for|from|to|on|at|is|are|was|were|can|will|may|have|has|do)$/.test(next) &&
    (!englishVerbs.has(next) || ONLY_A_VERB.test(first))
  );
}

/** "Does not change its inputs.": a question has its mark. */
const DENIED =
  /^(?:Does|Is|Was|Has|Cannot|Can|May|Must|Will) not \p{Ll}[^?]*$|^(?:Cannot|Doesn[’']t|Isn[’']t|Won[’']t) \p{Ll}[^?]*$/u;

/** "Destroys and re-creates resources whose size has changed." */
const DOES_AND_DOES =
  /^\p{Lu}\p{Ll}{3,}(?<!s)s and (?:re|un|de|pre|over|auto)-\p{Ll}+s (?:the |an? |all |its |your )?\p{Ll}+/u;

/** "Keeps you up to date: Instant news and weather.": behind its sign stands no sentence, and the deed says enough. */
const withoutDetails = (text: string) => {
  const [, deed = "", details = ""] =
    /^(\p{Lu}\p{Ll}+s \p{Ll}[^:.!?]{6,80}): (\p{Lu}\p{Ll}[^:]*)$/u.exec(text) ?? [];
  return deed && lacksSubject(`${deed}.`) && !wordsOf(details).some((word) => isFiniteVerb(word))
    ? `${deed}.`
    : text;
};

/** "Large Capacity: Includes a jug of two litres.": what the goods do says by itself what the label says. */
function withoutLabel(text: string): string {
  const [, deed = ""] = LABELLED.exec(text) ?? [];
  return deed && (lacksSubject(deed) || isBarePredicate(deed)) ? deed : text;
}
const LABELLED =
  /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}: ((?:Features|Includes|Offers|Provides|Delivers|Comes|Has|Holds|Lets|Allows|Keeps|Uses|Gives|Supports|Ensures|Equipped|Designed|Made|Crafted|Built|Constructed)\s.{12,})$/u;

const OF_PLACE =
  /^\p{L}+s (?:under|in|on|at|of|from|over|behind|between|below|above|around|along|inside) (?:(?! that | which | who )[^,.;:])*? (?:are|were|have)\s/u;

/** "Numbers one to three were drafts.": several, whose verb stands behind. */
const MANY_ARE =
  /^\p{L}+s (?!.*\b(?:that|which|who|when|if|while|because|so|they|we|you)\b)[^,;:.]{2,40} (?:are|were|have|had)\s/u;

/** "Plants without light may drop their leaves": whose verb comes later is a subject. */
function isManyWithModal(text: string, first: string): boolean {
  if (!isNounOfMany(first) && !/ies$/.test(first)) return false;
  // "Springs under the seat are of steel": what stands where.
  if (OF_PLACE.test(text) || MANY_ARE.test(text)) return true;
  // "Contracts and quotes can be signed": two subjects of one verb.
  const [, second = ""] = /^\p{L}+ (?:and|or) (\p{L}+s) /u.exec(text) ?? [];
  const isPair = second !== "" && isNounOfMany(second);
  if (isPair && /^\S+ \S+ \S+ (?:are|were|have|do)\s/.test(text)) return true;
  const [main = ""] = (isPair ? text.replace(/^\S+ \S+ /, "") : text).split(
    /,|\s(?:that|which|who|whose|if|when|while|where|so|because|and|or|but|you|we|it|they)\s/i,
  );
  return /\s(?:can|may|must|should|will|could|might|cannot)\s/.test(main);
}

const isNounOfMany = (word: string) => nounsLikeVerbs.has(word.toLowerCase().replace(/s$/, ""));

/** "Coerces the variant", "Panics if …": of words with this ending only verbs stand before an article. */
const NO_VERBS =
  "Always|Sometimes|Perhaps|Besides|Unless|As|Is|Was|Has|Does|This|Thus|Its|His|Us|Yes|Plus|Across|Towards|Whereas|Versus|Nowadays";
const GOVERNS = new RegExp(
  String.raw`^(?!(?:${NO_VERBS})\b)\p{Lu}\p{Ll}*(?!s)\p{Ll}s (?:(?:the|an?|any|if|whether|data to be|data (?:in|on)to)\b|data\.)`,
  "u",
);

/** "Reduces strain", "Optimizes comfort": no noun has these endings. */
const ONLY_A_VERB =
  /^(?:helps|lets|allows|makes|gives|adds|performs|contains|describes|determines|removes|retrieves|receives)$|(?:uces|izes|ifies|nsures|otects|nables|ovides|ntains|elivers|upports)$/;

const PREDICATES = new RegExp(`^(?:${alternativesOf("predicates-without-subject")})\\b(?!-)`);
/** "Sparks, NV", "Rates: from …": a verb has its object behind it, and no stop. */
const NAME_FIRST = /^\p{L}+[,:;]/u;
/** A predicate without its subject, as in lists of features: "Made of oak." is "It is made of oak." */
export function withSubject(whole: string, many: boolean): string {
  const text = withoutDetails(withoutLabel(whole));
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  if (OF_MANY.test(text) || OPTIONS.test(text)) return text;
  if (FOR_WHOM.test(text)) return many ? `They are ${lowered}` : `It is ${lowered}`;
  const deed = DOING[/^\p{L}+/u.exec(text)?.[0] ?? ""];
  if (deed && isDeedAlone(text))
    return `${many ? `They ${plural(deed)}` : `It ${deed}`} ${text.replace(/^\S+ /, "")}`;
  if (lacksSubject(text) && !NAME_FIRST.test(text)) return many ? `They ${plural(lowered)}` : `It ${lowered}`;
  // Of several, a second verb would need another end.
  const goes = (GOES.test(text) || ARRIVES.test(text)) && !(many && /,| and /.test(text));
  if (WORKS.test(text) || goes) return many ? `They ${plural(lowered)}` : `It ${lowered}`;
  const [, further] = /^Also (\p{Ll}+ .*)$/u.exec(text) ?? [];
  if (further && englishVerbs.get(further.split(" ")[0] ?? "") === "third")
    return many ? `They also ${plural(further)}` : `It also ${further}`;
  // "Can also be used by day."
  if (/^(?:Can|May|Must|Should) (?:also )?be \p{Ll}+ed\b[^?]*$/u.test(text))
    return `${many ? "They" : "It"} ${lowered}`;
  const made = MADE_BEHIND.exec(text)?.[1];
  if (made && !wordsOf(text).some(isFiniteVerb)) return `${many ? "They are" : "It is"} ${made}`;
  if (!isBarePredicate(text)) return text;
  // "Available since July": what began then goes on.
  const be = /^\S+ since\b/.test(text) ? ["have been", "has been"] : ["are", "is"];
  return many ? `They ${be[0]} ${lowered}` : `It ${be[1]} ${lowered.replace(OF_THEM, "$1 it is")}`;
}

/** "For hands that have been out in it.": for whom a thing is. "For those who want more we have a loom." has its verb. */
const FOR_WHOM =
  /^For (?:\p{Ll}+ ){1,3}(?:who|that) (?:\p{Ll}+ )(?!.*\b(?:(?:I|you|we|they|it|this|there) \p{Ll}|the \p{Ll}+ (?:is|are)\b))[^,;:?!]{3,60}\.$/u;

const DOING: Record<string, string> = {
  Featuring: "features",
  Offering: "offers",
  Combining: "combines",
  Including: "includes",
};
/** "Featuring two shafts and a reed.": no other verb, whose subject it would speak of. */
const isDeedAlone = (text: string) =>
  /\.$/.test(text) &&
  wordsOf(text).length >= FEWEST_WORDS &&
  !/[:;]|, (?:it|this|these|they|the|each|every|our|your|you|a|an|\p{Lu})/u.test(text) &&
  wordsOf(text)
    .slice(1)
    .every((word) => !isFiniteVerb(word) || nounsLikeVerbs.has(word.replace(/s$/, "")));

/** "Made with steel, so they’re light": of the one thing that it is said of. */
const OF_THEM = /(, (?:so|and)) they(?:[’']re| are)\b/;

/** "Quiet comfort in a loose fit, woven from wool.": praise without a verb, and what the thing is made of. */
const MADE_BEHIND =
  /^[^,.;:!?]{4,60}, ((?:crafted|made|woven|knitted|sewn|carved|forged|cut|cast|moulded|molded|constructed) (?:from|of|out of) [^;:!?]{4,100}\.)$/u;

/** "Works on any stove", "Fits in a pocket": no thing of this name stands on or in anything. */
const WORKS =
  /^(?:Works|Fits|Folds|Runs|Comes|Ships) (?:on|with|in|into|up|flat|without) (?!(?:paper|canvas|glass|oil|wood|stone|progress)\b)(?!.* (?:by|are|were|is|was|have|has|had|will|can|may|must) )\p{Ll}/u;

/** "Goes on pale, dries dark": verbs that are no nouns, even before a word of place. */
const GOES =
  /^(?:Goes|Dries|Sits|Hangs|Clings|Glides|Belongs) (?:on|in|to|with|over|under|at|up|out|into|through|along|straight|together|well|flat|hard|clear|smooth(?:ly)?|evenly|without) (?!.* (?:are|were) )\p{Ll}/u;

/** "Arrives sharpened and oiled.", "Comes fully assembled." */
const ARRIVES = /^(?:Arrives|Comes) (?:fully |already |ready )?\p{Ll}+(?:, \p{Ll}+)*(?:,? and \p{Ll}+)?\.$/u;

/** "Ships with sails were built here": several, whose verb stands behind. */
const OF_MANY =
  /^(?:Works|Ships|Runs) (?:on|with|in|by|without) (?!.*(?: (?:that|which|who|when|if|while|because|so)\b|[,;:])).* (?:are|were|have|had) /u;

/** "Available in Ground or Whole Bean", "Made for Tea, Coffee": labels of a menu. */
const NAMES = "\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)*";
const OPTIONS = new RegExp(
  `^(?:(?:Available|Offered|Sold) in|(?:Made|Ideal|Perfect|Great|Suitable|Recommended) for) ${NAMES}(?:(?:, (?:and |or )?| and | or | & )${NAMES})+[.!]?$`,
  "u",
);

/** "Perfect for home trials". "Built to last, it …" has its subject behind the comma; "Safe Web" is a name. */
export const isBarePredicate = (text: string) =>
  PREDICATES.test(text) &&
  wordsOf(text).length >= FEWEST_WORDS &&
  !/^\S+ \p{Lu}\p{Ll}/u.test(text) &&
  !/, (?:it|this|these|they|the|each|every|our|your|you|a|an)\b|[—–] ?(?:it|this|these|they)\b/i.test(text) &&
  !hasSubjectBehind(text);

/** "Crafted from ash, Tarn 3 looms quietly weave …": behind a name stands what it does, or did. */
const NAMED_BEHIND = /, (?:[\p{Lu}\d][^\s,;:]* ){1,4}(?:\p{Ll}+ly )?(\p{Ll}+) (?!and\b|or\b)(an?\b|the\b)?/gu;
const isDeed = (word: string, article?: string) =>
  englishVerbs.has(word) && (article !== undefined || !nounsLikeVerbs.has(word.replace(/s$/, "")));

/** "Crafted from ash, Tarn's handle combines …" */
const hasSubjectBehind = (text: string) =>
  [...text.matchAll(NAMED_BEHIND)].some(([, word = "", article]) => isDeed(word, article)) ||
  [...text.matchAll(/, (?=\p{Lu})((?:\S+ ){1,4}\S+)/gu)].some(([, behind = ""]) =>
    wordsOf(behind)
      .slice(1)
      .some((word) => isFiniteVerb(word)),
  );

/** "Has two doors" → "have two doors". */
const plural = (text: string) =>
  text.replace(/^(has|\w+ies|\w+(?:ss|x|z|ch|sh|o)es|\w+s)\b/, (word) => {
    if (word === "has") return "have";
    if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    return /(?:ss|x|z|ch|sh|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  });
