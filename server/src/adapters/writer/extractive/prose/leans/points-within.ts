import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";

const THEN = /\b(?:at (?:the|that) time(?! (?:of|when|that)\b)|back then|in those days)\b/i;
const THIS_THING = /(?<all>\b(?:this|these) (?<noun>\p{Ll}[\p{Ll}-]{2,}))/gu;
/** The page itself, its readers' day, and what needs no noun. */
const KNOWN = new RegExp(
  [
    String.raw`^(?:article|guide|page|post|report|tutorial|chapter|lesson|review|document|section|site|recipe|book|video|course)$`,
    String.raw`^(?:week|month|year|summer|winter|spring|autumn|fall|morning|evening|season|days?|century|decade|moment|time)$`,
    String.raw`^(?:world|planet|country|kind|sort|also|not)$`,
    String.raw`^(?:is|was|are|were|can|could|will|would|may|might|must|has|have|had|does|did|means?)$`,
  ].join("|"),
);

const SHOWN =
  "(?:examples?|figures?|tables?|code|diagrams?|snippets?|pictures?|images?|screenshots?|charts?|lists?|commands?)";
/** "The example above", "in the figure below", "the following code": it stands where nobody hears it. */
const BESIDE = new RegExp(
  String.raw`\b${SHOWN} (?:above|below|here)\b|\b(?:above|below) ${SHOWN}\b|\bas (?:shown|seen|described) (?:in|above|below)\b`,
  "i",
);
/** "The agent then tries oak.": behind something that it does before. */
const THEN_DOES =
  /^(?!(?:if|when|whenever|once|since|until|by|first|after|as|where|unless)\b)(?:[\p{L}\d’'-]+ ){1,6}?(?<!\b(?:and|or|but|just|even|the|his|her|its|their|only|till|until|since|by|before|from|was|were) )then \p{Ll}/iu;

/** "A lot of it is born of exactly this.", "… of this kind of error": the kind was told before. */
const JUST_THIS =
  /\b(?:exactly|precisely) (?:this|these|that|those)\b(?! (?:year|month|week|day|date|hour|moment|many|much|number)s?\b)/i;
const KIND = /\b(?:this|that|these|those) (?:same )?(?:kind|sort|type)s? of (\p{Ll}{3})/giu;
const ofSomeKind = (text: string) =>
  [...text.matchAll(KIND)].some(
    ({ 1: noun = "", index }) =>
      index > 0 && !/[,;:—]/.test(text.slice(0, index)) && !text.slice(0, index).toLowerCase().includes(noun),
  );

/** "He found the first of them at dawn", "Spruce has the same, with pine": of what, was said before. */
const OF_THEM =
  /\b(?:the (?:first|second|third|last|rest|others?|best|worst)|none|each|one|some|many|most|half) of (?:them|these|those)\b(?! who| that| which)|\bthe same(?=[,.;]|$)/iu;
/** "The queue, however, was not for cake.": behind its first words, too, it turns against what was said. */
const TURNS = /^[^.;:“"]{3,60}, (?:however|though|on the other hand|in turn|too|instead|by contrast),/iu;

/** "… are vital to break this cycle.": of which one was said before, unless the sentence has named it itself. */
export function pointsWithin(text: string): boolean {
  if (JUST_THIS.test(text) || ofSomeKind(text) || OF_THEM.test(text) || TURNS.test(text)) return true;
  if (THEN.test(text) || BESIDE.test(text) || THEN_DOES.test(text)) return true;
  return [...text.matchAll(THIS_THING)].some(({ index, groups }) => {
    const noun = (groups?.noun ?? "").toLowerCase();
    const isNoun = /^\s*(?:[.,;:!?)]|$)/.test(text.slice(index + (groups?.all ?? "").length));
    if (KNOWN.test(noun) || (!isNoun && englishVerbs.has(noun) && !nounsLikeVerbs.has(noun))) return false;
    return !text
      .slice(0, index)
      .toLowerCase()
      .includes(noun.replace(/(?:es|s)$/, ""));
  });
}
