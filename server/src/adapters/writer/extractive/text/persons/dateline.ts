import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";

/**
 * The sentence without the place, the day and the agency of a report before its first words: "NEW JERSEY (WABC) --",
 * "HOLM FALLS, Ore. —", "Holm Falls, Ore., March 6, 2025 –", "HOLM FALLS /Mill Wire/ —".
 */
export const withoutDateline = (text: string) => {
  const [line = ""] = DATELINE.exec(text) ?? [];
  return line === "" || NO_PLACE.test(line) ? text : withDay(text.slice(line.length), line);
};

/**
 * "Tarn, 16 September 2025 — The mill today announces": without the day before it nobody hears when "today" was, and
 * where no day is given, it is another one by now.
 */
function withDay(text: string, line: string): string {
  const [day] = DATED.exec(line) ?? [];
  if (!day) return text.replace(TODAY, "$1$2");
  return text
    .replace(ANNOUNCES_TODAY, (_, stem: string) => `${stem}ed on ${day}`)
    .replace(ANNOUNCED_TODAY, (_, verb: string) => `${verb} on ${day}`)
    .replace(DID_TODAY, (whole, verb: string) => (isPast(verb) ? `on ${day} ${verb}` : whole));
}
const TELLING = "announc|introduc|releas|publish|launch|unveil|report|confirm|sign";
const ANNOUNCES_TODAY = new RegExp(`\\btoday (${TELLING})(?:es|s|ed)\\b`, "u");
const ANNOUNCED_TODAY = new RegExp(`\\b((?:${TELLING})ed) today\\b`, "u");
/** "The mill, a house of weavers, today began selling" */
const DID_TODAY = /(?<=, )today (\p{Ll}+)\b/u;
const isPast = (verb: string) => /past$/.test(englishVerbs.get(verb) ?? "");
const TODAY = new RegExp(`\\btoday ((?:${TELLING})ed)\\b|\\b((?:${TELLING})ed) today\\b(?![’'])`, "u");
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?`;
const STATE = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.|\p{Lu}\.?\p{Lu}\.?|Ohio|Iowa|Utah|Texas|Maine|Idaho|Alaska|Hawaii)`;
const DAY = String.raw`(?:${MONTH} \d{1,2}(?:, \d{4})?|\d{1,2} ${MONTH} \d{4})`;
const DATED = new RegExp(String.raw`\d{1,2} ${MONTH} \d{4}|${MONTH} \d{1,2}, \d{4}`, "u");
const AGENCY = String.raw`(?:/[^/]{3,40}/|\([^()]{3,40}\))`;
const SIGN = String.raw` ?(?:--|[–—]|(?<= )-) ?(?=\S)`;
const BEHIND_DATELINE = String.raw` (?:--|—) (?=(?:An?|The) \p{L}|\p{Lu}\p{Ll})`;
const DATELINE = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}., ]{2,40}\s?(?:\(\p{Lu}[\p{Lu}\p{L}. ]{1,20}\)\s*)(?:--|[–—-])\s*(?=\S)`,
    // Without an agency a state or a day says that the capitals are a place's.
    String.raw`^\p{Lu}[\p{Lu}.’' ]{3,40}, (?:${STATE}|(?:${STATE}, )?${MONTH} \d{1,2})${BEHIND_DATELINE}`,
    // Behind a place in capitals stands the region that it is in.
    String.raw`^\p{Lu}{3}[\p{Lu}.’' -]{1,40}, \p{Lu}\p{Ll}+(?: (?:and |of )?\p{Lu}\p{Ll}+){0,2} [–—] (?=(?:An?|The) \p{L}|\p{Lu}\p{Ll})`,
    // With its day a place needs no capitals, and with an agency between strokes no day.
    String.raw`^\p{Lu}[\p{L}.’' -]{2,40}(?:, \p{Lu}[\p{L}. ]{1,20}){0,2}, ${DAY},?(?: ?${AGENCY})?${SIGN}`,
    // Some agencies begin with the day alone.
    String.raw`^\p{Lu}{3,6}DAY, ${MONTH} \d{1,2}(?:, \d{4})? ${AGENCY}${SIGN}`,
    // A colon ends a dateline, too, where capitals say that it is one.
    String.raw`^\p{Lu}[\p{Lu}.’' -]{2,40}(?:, \p{Lu}[\p{L}. ]{1,20}){0,2}, ${DAY}: ?(?=\S)`,
    String.raw`^\p{Lu}[\p{Lu}.’' ]{2,40}(?:, ${STATE})?,? ?/[\p{L} ]{3,40}/${SIGN}`,
    String.raw`^(?:${alternativesOf("dateline-cities")}) ?(?:--|—|(?<= )[–-]) ?(?=(?:An?|The) \p{L}|\p{Lu}\p{Ll})`,
  ].join("|"),
  "u",
);
/** "DANGER —", "JOHN F. KENNEDY —": what is said there is the sentence's own. */
const NO_PLACE = new RegExp(
  [
    String.raw`^(?:in|on|at|by|from|since|until|before|after|between|and)\b|\b\p{L}+day(?=,)(?!.*\))`,
    String.raw`\b(?:danger|warning|caution|attention|important|notice|note|update|breaking|cancell?ed|sold|closed|not?|for|never`,
    "mayor|director|president|manager|editor|ceo|chair\\p{L}*|professor|owner|author|writer|teacher|founder|member|minister",
    "only|war|chapter|part|act|mr|mrs|dr|jr|sr)\\b",
  ].join("|"),
  "iu",
);
