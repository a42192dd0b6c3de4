import { alternativesOf } from "#kernel/text/phrases";

/**
 * The sentence without the place, the day and the agency of a report before its first words: "NEW JERSEY (WABC) --",
 * "HOLM FALLS, Ore. —", "Holm Falls, Ore., March 6, 2025 –", "HOLM FALLS /Mill Wire/ —".
 */
export const withoutDateline = (text: string) =>
  NO_PLACE.test(DATELINE.exec(text)?.[0] ?? "") ? text : text.replace(DATELINE, "");
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?`;
const STATE = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.|\p{Lu}\.?\p{Lu}\.?|Ohio|Iowa|Utah|Texas|Maine|Idaho|Alaska|Hawaii)`;
const DAY = String.raw`(?:${MONTH} \d{1,2}(?:, \d{4})?|\d{1,2} ${MONTH} \d{4})`;
const AGENCY = String.raw`(?:/[^/]{3,40}/|\([^()]{3,40}\))`;
const SIGN = String.raw` ?(?:--|[–—]|(?<= )-) ?(?=\S)`;
const BEHIND_DATELINE = String.raw` (?:--|—) (?=(?:An?|The) \p{L}|\p{Lu}\p{Ll})`;
const DATELINE = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}., ]{2,40}\s?(?:\(\p{Lu}[\p{Lu}\p{L}. ]{1,20}\)\s*)(?:--|[–—-])\s*(?=\S)`,
    // Without an agency a state or a day says that the capitals are a place's.
    String.raw`^\p{Lu}[\p{Lu}.’' ]{3,40}, (?:${STATE}|(?:${STATE}, )?${MONTH} \d{1,2})${BEHIND_DATELINE}`,
    // With its day a place needs no capitals, and with an agency between strokes no day.
    String.raw`^\p{Lu}[\p{L}.’' -]{2,40}(?:, \p{Lu}[\p{L}. ]{1,20}){0,2}, ${DAY},?(?: ?${AGENCY})?${SIGN}`,
    String.raw`^\p{Lu}[\p{Lu}.’' ]{2,40}(?:, ${STATE})?,? ?/[\p{L} ]{3,40}/${SIGN}`,
    `^(?:${alternativesOf("dateline-cities")})${BEHIND_DATELINE}`,
  ].join("|"),
  "u",
);
/** "DANGER —", "JOHN F. KENNEDY —": what is said there is the sentence's own. */
const NO_PLACE = new RegExp(
  [
    String.raw`^(?:in|on|at|by|from|since|until|before|after|between|and)\b|\b\p{L}+day(?=,)`,
    String.raw`\b(?:danger|warning|caution|attention|important|notice|note|update|breaking|cancell?ed|sold|closed|not?|for|never`,
    "only|war|chapter|part|act|mr|mrs|dr|jr|sr)\\b",
  ].join("|"),
  "iu",
);
