import { englishVerbs } from "#kernel/text/english-verbs";
import { splitScript } from "#kernel/text/sentences";
import { fixesTime } from "../../merits-en.ts";
import { wordsOf } from "../../text/sentences/finite-verbs.ts";
import { forbidsInEnglish } from "../warnings-en.ts";

/** Somebody's words, and nobody says whose. */
export const UNSIGNED = /^[“"][^“”"]*[”"]$/;
/** Whether a quotation right behind a sentence is of the one who speaks there: "“The best tide,” said Ines.". */
export const isSpeech = (before: string): boolean =>
  /\b(?:said|says|told|tells|added|adds|explain(?:s|ed)|recall(?:s|ed)|wrote|writes)\b|[”"]$/u.test(before);
/** "(Products with silicone can cause damage.)": what a writer puts in brackets, a speaker leaves out. */
const ASIDE = /^\([^()]*\)\.?$/;
/** "(Never mix it with bleach.)": a limit is said, brackets or not. */
const LIMIT =
  /(?<=^|[.!?] )\((?=[^()]*(?:\b(?:not|never|only|except|children|optional|must|keep|warning|danger|nobody|no one)\b|n[’']t\b))([^()]*[.!?])\)\.?(?=\s|$)/giu;
/** "Never open it; see the Safety section.": what stands before the semicolon is said. */
const REFERENCE =
  /; (?:please )?see (?:also )?(?:the |our )?[^.,;]{2,60} (?:section|article|page|chapter|appendix|manual|FAQ)(?=\.)|; see (?:also )?[^.,;]{2,40}(?=\.$)/giu;
/** "… under sections 3, 9 and 12 of the Mills Act 1961": a listener looks up no section. */
const OF_ACT =
  /,? (?:made )?(?:under|pursuant to|in accordance with) (?:sections?|articles?|clauses?|regulations?) \d[\d(), and]*of (?:the )?(?:\p{L}[\p{L}’'-]* ){1,8}?(?:Act|Regulations?|Order|Code|Law)(?! \p{Lu})(?: \d{4})?/gu;
/** "Stop using the canners listed below.": an order holds for whoever hears of which page it is. */
const POINTED = new RegExp(
  [
    String.raw`(?<=(?:^|[.!?] )(?:please )?(?:stop|do not|don[’']t|never|return|throw|discard|unplug|destroy)\b[^.!?;:]{3,80}`,
    // Of which lots it is, only the list says.
    String.raw`(?<!\b(?:lots?|items?|models?|codes?|numbers?|units?|products?|ones)))`,
    String.raw` (?:that (?:is|are) )?(?:listed|shown|named|described|given) (?:below|above)(?=\.)`,
  ].join(""),
  "giu",
);
/** "… in the basin between the dates above.", "… adopted the rules as set out below.": without it the sentence says as much. */
const ASIDE_POINTER =
  / (?:between|on|during|within|at) the (?:dates|days|times|hours) (?:given |set out |shown )?(?:above|below)(?=[.,;])|,? as set out (?:above|below)(?=[.,;])/giu;
/** A text with its limits out of their brackets, and without what sends a reader elsewhere. */
export const withLimits = (text: string): string =>
  text
    .replace(LIMIT, "$1")
    .replace(REFERENCE, "")
    .replace(OF_ACT, "")
    .replace(POINTED, "")
    .replace(ASIDE_POINTER, "");
/** "Loom.close: Closes the shed.": a row of a reference. */
const OF_MEMBER = /^\p{L}\w*\.\p{L}\w*(?:\(\))?: /u;
/** "Dear weavers, it is that time of the year.": so a letter begins, and no script. */
const GREETS = /^Dear (?!as\b)(?:\p{L}+ ){0,3}\p{L}+,/u;
/** "1 The fee is waived for …": a note, whose mark nobody hears. */
const NOTE = /^\d{1,2} (?:The|This|These|All|For|If|Only|Not|Based|As) \p{L}/u;
/** "Based on data of last May on the number of looms.": where a claim comes from, and no sentence. */
const SOURCE = /^Based on [^,;]*\.$/;
/** "For looms, see Weaving.": nobody who listens turns to it. */
const TURNS = /^For (?!the (?:first|last)\b|once\b|years\b|now\b)[^.]{3,90}, see (?:also )?[“"]?\p{Lu}/u;
/** "For growing teams that count hours.", "Billed yearly, or £5 billed monthly.": lines of a plan's card. */
const OF_PLAN =
  /^for (?:\p{Ll}+ ){1,3}(?:that|who) (?!.*\b(?:we|you|they|it|is|are)\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+\.?$|^billed (?:year|month|annual|quarter)ly\b/iu;
/** "We’ll find other uses for it later.": the text speaks of itself; "We will open later this year" is news. */
const OF_LATER = new RegExp(
  [
    String.raw`\bwe(?:[’']ll| will) (?:see|look at|discuss|cover|explore|talk about|come back to|return to|learn)\b`,
    String.raw`\bwe(?:[’']ll| will) (?:\p{L}+ )?(?:come|find|use|need|meet|explain|describe|show|introduce|revisit|turn)\b[^.]*\b(?:later|below|shortly|in (?:the|a) (?:next|later|following) \p{L}+)\b`,
  ].join("|"),
  "iu",
);
/** "Below is a short list of …", "In the next step, you will …": of the page, and not of its matter. */
const OF_PAGE = new RegExp(
  [
    String.raw`^(?:below|here) (?:is|are) (?:an?|the|some|our) (?:\p{L}+ ){0,2}(?:lists?|tables?|descriptions?|summar(?:y|ies)|overviews?|diagrams?|breakdowns?|looks?|links|screenshots?)\b`,
    String.raw`^(?:if you look (?:closely|carefully)|as you can see|notice (?:that|how) we)\b`,
    String.raw`\bin the next (?:step|section|chapter|part|lesson|tutorial)s?, (?:you|we)\b`,
    String.raw`\b(?:table|list|diagram|figure|image|screenshot|chart|code|snippet|example|component|function|query|queries)s? (?:below|above)\b`,
    String.raw`\b(?:in|on) this (?:chart|table|diagram|graph|figure|infographic)\b`,
    String.raw`\b(?:listing|figure|fig\.|table) \d[\d.–-]* (?:shows?|lists?|illustrates?|gives?|contains?|summari[sz]es?)\b`,
    String.raw`\b(?:in|see|from) (?:listing|figure|fig\.|table) \d`,
    String.raw`\b(?:shown|listed|described|outlined|mentioned) (?:below|above)\b`,
  ].join("|"),
  "iu",
);
/** "Work begun before the date listed below cannot be paid for.": a limit is said, wherever it points. */
const REFUSES =
  /\b(?:cannot|can[’']t|will not|won[’']t|may not|not be|refused|halved|forbidden|excluded)(?![\p{L}’'])/iu;
/** "the conditional ? operator", whose sign became the end of a sentence; "app.retry(seconds)", "docs/guide.rst", "/etc/hosts". */
export const CODE =
  /^[^“"]*\p{Ll} ?\? \p{Ll}|\b[a-z]\w*\.\w+\(|::\w|(?:^|\s)--\w|\b[a-z]+_[a-z_]+\b|\b[\w-]+\.(?:rst|md|html?|json|ya?ml|conf|toml)\b|(?:^|[\s(“"'])~?\/\p{L}[\w.-]*\/[\w.*-]/u;
/** "See the Torn Warp section": nobody who listens turns to it. */
const ELSEWHERE =
  /\b[Ss]ee (?:also )?(?:the |our )?[“"]?\p{Lu}[^.,;]{2,60} (?:[Ss]ection|[Aa]rticle|[Pp]age|[Cc]hapter|[Aa]ppendix|[Mm]anual|FAQ)\b/u;
/** "Watch an Introduction to Weaving": another work, told by its name. */
const OTHER_WORK =
  /^(?:Watch|Read|Listen to|Check out) (?:(?:an?|the|our|this|their|his|her) )?(?:(?:free|full|new|online|short|latest) )?(?:[“"‘]\p{Lu}|\p{Lu}\p{Ll}+(?!\p{L}| (?:is|was|has|are)\b))/u;
/** "Be sure to follow the warping guide", "Consult the Reeds section to learn about reeds": what only readers can turn to. */
const CONSULTS =
  /^(?:please |(?:be|make) sure to )?(?:consult|follow|read|review|refer to) (?:the|our|its) (?:[\p{L}’'-]+ ){1,4}(?:section|guide|documentation|docs|tutorial|chapter)\b/iu;
/** "Watch how Oak Mills weaves at night", "Find out why teams choose us": it offers a video or a story, and tells none of it. */
const TEASES =
  /^(?:Watch|See|Hear|Read|Find out|Discover|Learn) (?:how|why|what) (?:\p{Lu}|(?:our |other )?(?:customers|clients|companies|teams|brands|businesses|leaders)\b)/u;
/** "Read Section 4 before the exam": an order that says when, or why. */
const NEEDED =
  /\b(?:or|before|after|because|since|if|unless|until|when|while|must|first|carefully|by \d+)\b|\b(?:Section|Chapter|Manual|Instructions|Label|Warnings?|Terms)\b/;
/** "The longer version is below", "More on that below.": what only readers can turn to. */
const OF_VERSIONS = new RegExp(
  [
    String.raw`^(?:The|A) (?:longer|long|full|shorter|short|detailed) (?:version|story|answer|explanation|account) (?:is|follows|comes|stands) (?:below|above|here|next)\b`,
    String.raw`^(?:But )?[Mm]ore (?:on|about) (?:that|this|it|them|him|her) (?:below|later|shortly|in a (?:moment|minute))\.$`,
  ].join("|"),
  "u",
);
/** "Not to be confused with …": above its text an encyclopaedia sends away those who meant another. */
const OF_ANOTHER = /^Not to be confused with |^[^.]{2,60} redirects here\.?$/u;
const MOST_ABOVE = 2;
/** "He won’t.": the end of a joke, which nobody follows by ear. */
const ELLIPSIS =
  /^(?:I|you|he|she|it|they|we) (?:\p{L}+n[’']t|do|does|did|will|would|can|could|is|are|was|were|has|have|had)\.$/iu;
const PERSON = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}`;
const OF_PICTURE =
  /\s*(?<=[.)] )(?:Photo|Image|Picture|Photograph)s?(?: by |: ?)(?:(?:\p{Lu}[\p{L}.’'-]+|of|the|and)[ /,]*){1,6}\.?$/u;
const LONGEST_CAPTION = 240;
const CREDIT = new RegExp(
  [
    String.raw`\s*\((?:(?:\p{L}+: )?${PERSON} ?[/|] ?\p{Lu}[^()]{1,40}|[^()]{0,40}[/|] ?(?:AP|AFP|Reuters|Getty(?: Images)?))\)\.?$`,
    OF_PICTURE.source,
  ].join("|"),
  "u",
);
const TELLS_PAST = /^(?:was|were|had|did|said)$/;
/**
 * A paragraph without its credit, "(Anna Reed / The Paper)", "Photo by Anna Reed"; empty where it is the caption
 * of a picture: one sentence in the present, or none.
 */
export function withoutCredit(text: string): string {
  const bare = text.trim().replace(CREDIT, "");
  if (bare === text.trim()) return text;
  const isNews = wordsOf(bare).some(
    (word) => TELLS_PAST.test(word) || englishVerbs.get(word.toLowerCase()) === "simple past",
  );
  // Newspapers name who took a picture behind their text as well; "Photo by …" stands below pictures.
  const isBelowPicture = OF_PICTURE.test(text.trim()) && bare.length < LONGEST_CAPTION;
  return !isBelowPicture && (isNews || splitScript(bare).length > 1) ? bare : "";
}

/** "Removed in version 5.0.", "3.2: Added the option.": of which thing stands above it, or nowhere. */
const OF_VERSION =
  /^(?:v?\d+(?:\.\d+)+: )?(?:added|removed|deprecated|changed|introduced|new|fixed) (?:in|since|as of) (?:version |release |v)?\d[\d.]*\.?$|^v?\d+(?:\.\d+)+: \p{Lu}\p{Ll}+ed\b/iu;

/** Whether a sentence stands beside the text: in brackets, or with a version of something unnamed. */
export const isAside = (text: string): boolean => ASIDE.test(text) || OF_VERSION.test(text);

/** "Begin your subject with [WARP]": the brackets are part of what one has to write, and nobody hears them. */
const WRITTEN_IN_BRACKETS =
  /\b(?:with|by|as|called|named|labell?ed|marked|tagged|add|adding|put|type|typing|enter|write|use|using|insert|prefix|tag|keyword|word) ["“‘']?[[(][\p{Lu}\d_-]{2,20}[\])](?!\()/u;

/**
 * Whether a sentence is for readers only: an aside, the end of a joke, or what sends one elsewhere. With `goesOn` it is
 * heard right behind the sentence before it, "I thought they got bored. They don’t.".
 */
export const isUnsaidInEnglish = (text: string, blockIndex: number, goesOn = false): boolean =>
  isAside(text) ||
  ELSEWHERE.test(text) ||
  ((OTHER_WORK.test(text) || CONSULTS.test(text) || TEASES.test(text)) &&
    !fixesTime(text) &&
    !NEEDED.test(text)) ||
  TURNS.test(text) ||
  NOTE.test(text) ||
  SOURCE.test(text) ||
  GREETS.test(text) ||
  OF_PLAN.test(text) ||
  OF_MEMBER.test(text) ||
  OF_LATER.test(text) ||
  (OF_PAGE.test(text) && !forbidsInEnglish(text) && !REFUSES.test(text)) ||
  (ELLIPSIS.test(text) && !goesOn) ||
  OF_VERSIONS.test(text) ||
  WRITTEN_IN_BRACKETS.test(text) ||
  (blockIndex <= MOST_ABOVE && OF_ANOTHER.test(text));
