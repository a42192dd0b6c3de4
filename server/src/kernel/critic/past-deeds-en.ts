import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { tellsActiveDeed } from "./active-deeds-en.ts";

/**
 * The past of most verbs has the letters of a participle: "traders handed in a petition" and "sheets washed in cold
 * water" look the same. A subject that is somebody, or a verb that nothing is done by, tells them apart.
 */
const ADVERBS = "(?:(?:now|then|also|just|never|later|soon|both|all|once|even|only|still|\\p{L}{3,}ly) )?";
const PRONOUN = new RegExp(
  [
    "^(?:(?:And|But|So|Then|Later|Afterwards|By then|In the end|That \\p{Ll}+),? )?",
    `(?:I|He|She|They|We|It|he|she|they|we|it) ${ADVERBS}(\\p{Ll}+)(?= \\S)`,
  ].join(""),
  "u",
);
/** "The owner declined to comment": before "to" and a verb these words are no participles. */
const TO_DO = new RegExp(
  [
    String.raw`\p{L} (?:agreed|declined|refused|decided|voted|vowed|threatened|pledged|managed`,
    "|struggled|hoped|hesitated|tended|failed|opted|appeared|seemed|proceeded|attempted|sought|continued|began|chose|rushed|hurried",
    String.raw`) to \p{Ll}`,
  ].join(""),
  "u",
);
/** Verbs of what comes about by itself have no participle that describes a thing: "arrived", "stood". */
const OF_ITSELF = new RegExp(
  `\\p{L}[”"’')\\]]?,? ${ADVERBS}(?:${alternativesOf("english-verbs-of-itself")})(?![\\p{L}-])`,
  "u",
);
/** "Tarn Looms, a maker of looms, announced on June 2 the opening …" */
const ANNOUNCED =
  /(?:, |(?<!by )\p{Lu}[\p{L}.]+ )(?:announced|reported|confirmed) (?:on \p{Lu}\p{L}*|today|yesterday|that|the|its|plans|an?|new|record)(?!\p{L})/u;
/** "That left them with nothing.", "Both go on sale in May." */
const PLAIN = new RegExp(
  [
    "^(?:That (?:left|meant|made|gave|put|took|brought|led|got|kept|caught)",
    "|(?:This|That) (?:caused|causes|enabled|forced|prompted|sparked|allowed|beat|contributed to|compares with)",
    "|(?:Both|All|Many|Most|Some|Few|Several|Others|Two|Three|Four|Five|Six)",
    "(?: (?:more|others|of (?:them|us|these|those)))?",
    " (?:go|come|need|want|live|say|make|take|get|give|keep|sell|stay|stand|run)) \\S",
  ].join(""),
  "u",
);
/** "Members", "the three officers": those who do things. */
const PEOPLE = alternativesOf("english-people");
const BY_PEOPLE = new RegExp(
  [
    "^(?:(?:Some|Many|Several|Most|Few|Other|Both|All|The|These|Those|Its|Their|His|Her|Our|\\d[\\d,]*",
    "|Two|Three|Four|Five|Six) )?(?:\\p{L}[\\p{L}-]* ){0,2}?",
    `(?:${PEOPLE}) ${ADVERBS}(\\p{Ll}+)(?= \\S)`,
  ].join(""),
  "iu",
);
/** "Wexcombe Town Council", "Osier Group" */
const BODY = new RegExp(
  `^(?:The )?(?:\\p{Lu}[\\p{L}’'&.-]* (?:(?:and|of|the|for) )?){0,8}?(?:${alternativesOf("english-bodies")}) ${ADVERBS}(\\p{Ll}+)(?= \\S)`,
  "u",
);
/** "Members chosen by lot", "those who …": a participle, or a clause. */
const ONLY_PARTICIPLE =
  /^(?:chosen|taken|given|written|known|seen|shown|drawn|born|done|been|driven|fallen|stolen|broken|worn|torn|sworn)$/;
const ALSO_PAST =
  /^(?:cut|set|put|hit|let|cost|spread|split|burst|cast|shed|shut|quit|bet|bid|left|found|felt|held|kept|lost|won|met|led)$/;

const isPast = (verb: string) =>
  !ONLY_PARTICIPLE.test(verb) &&
  (ALSO_PAST.test(verb) || /past$/.test(englishVerbs.get(verb) ?? "") || /\p{L}{3}ed$/u.test(verb));

/** "A chair that stood by the door": the verb is the clause's. */
const IN_CLAUSE =
  /\b(?:that|which|who|whose|where|when|while|as|if|because|before|after|until|once|what|how|why)\b[^,;:.]*$/iu;

/** Whether an English sentence tells what somebody did, or what came about. */
export function tellsPastDeed(text: string): boolean {
  if (text.length > MOST) return false;
  const own = [TO_DO, OF_ITSELF, ANNOUNCED].map((pattern) => pattern.exec(text));
  if (own.some((found) => found !== null && !IN_CLAUSE.test(text.slice(0, found.index + 1)))) return true;
  return (
    PLAIN.test(text) ||
    tellsActiveDeed(text) ||
    [PRONOUN, BY_PEOPLE, BODY].some((pattern) => isPast(pattern.exec(text)?.[1] ?? ""))
  );
}
const MOST = 600;
