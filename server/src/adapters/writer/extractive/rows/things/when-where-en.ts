import { alternativesOf } from "#kernel/text/phrases";
import { cellKindOf, cellSaid, whenSaid } from "../cells-en.ts";

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,? \d{4})?`;
const DAY_FIRST = `${DAY}(?: ${MONTH})?${YEAR}(?: (?:to|and) ${DAY})? ${MONTH}`;
const MONTH_FIRST = `${MONTH} ${DAY}${YEAR}(?: (?:to|and) (?:${MONTH} )?${DAY})?`;
/** The whole of a date or of days in a row, with nothing behind it. */
const DATES = new RegExp(
  `^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:${DAY_FIRST}|${MONTH_FIRST})${YEAR}$`,
);
const PART = "(?:(?:early|mid|late)[ -])?";
const IN_MONTHS = new RegExp(
  String.raw`^(usually |typically )?(?:in )?(${PART}${MONTH}(?:(?:\s?/\s?| or )${PART}${MONTH})?(?: \d{4})?)$`,
  "i",
);
const ASIDE = / ?\(([^()]*)\)/;
/** "(tentative)", "(dates TBC)": what stands there may change. */
const UNSURE =
  /\b(?:tentative(?:ly)?|provisional(?:ly)?|tb[acd]|to be (?:confirmed|announced|decided)|subject to change|expected|planned|not (?:yet )?confirmed|unconfirmed)\b/i;

/** When something is, with the word that stands before it; null for what is no plain date. */
export function whenOf(stated: string): string | null {
  const aside = ASIDE.exec(stated)?.[1];
  const bare = cellSaid(stated.replace(ASIDE, " ")).replace(/ {2,}/g, " ").trim();
  if (bare.includes("(")) return null;
  const isUnsure = aside !== undefined && UNSURE.test(aside);
  const [, usually = "", months] = IN_MONTHS.exec(bare) ?? [];
  if (months) {
    if (aside !== undefined && !isUnsure) return null;
    const said = months
      .replace(/\s?\/\s?/g, " or ")
      .replace(/^(Early|Mid|Late)/, (word) => word.toLowerCase());
    return `${usually.toLowerCase()}in ${said}`;
  }
  if (!DATES.test(bare) || (aside !== undefined && !isUnsure && !WITHOUT_WEIGHT.test(aside))) return null;
  return `${isUnsure ? "provisionally " : ""}${whenSaid(bare)}`;
}
/** "(Friday)", "(registration open)": nothing that changes the date. */
const WITHOUT_WEIGHT = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:pre-?)?regist\p{L}+(?: open)?)$/iu;

const PLACE_WORD = String.raw`(?:\p{Lu}[\p{L}.’'-]*|\d{1,4}\p{L}?)`;
const PLACE = new RegExp(
  `^(?:[Tt]he )?${PLACE_WORD}(?: (?:(?:of|and|the|de|do|la|am|an der|on|upon) )?${PLACE_WORD}){0,4}(?:, ${PLACE_WORD}(?: (?:(?:of|de|la|am) )?${PLACE_WORD}){0,4}){0,4}$`,
  "u",
);
const ONLINE = /^(?:online|virtual(?:ly)?|remote(?:ly)?)$/i;
const BUILDING = new RegExp(`\\b(?:${alternativesOf("places-with-walls-en")})\\b`, "i");
/** "(or online)" is another place, and "(TBC)" perhaps none. */
const OTHERWISE = /\b(?:or|and|not|except)\b|[/&+]/i;

/** Where something is. */
export interface Where {
  /** With the word that stands before it: "in Tarn", "at the Old Quay". */
  said: string;
  /** Its name by itself, where it can do something: "Tarn hosts …"; null for a house or a street. */
  host: string | null;
}

/** Where something is; null for what is no name of a place. */
export function whereOf(stated: string): Where | null {
  const aside = ASIDE.exec(stated)?.[1] ?? "";
  if (OTHERWISE.test(aside) || UNSURE.test(aside)) return null;
  const bare = cellSaid(stated.replace(ASIDE, "")).trim();
  if (ONLINE.test(bare)) return { said: "online", host: null };
  const kind = cellKindOf(bare);
  if (!PLACE.test(bare) || kind === "date" || kind === "day" || kind === "time" || NO_PLACE.test(bare))
    return null;
  const [first = ""] = bare.split(",");
  const isHouse = /^\d|^the /i.test(bare) || BUILDING.test(first);
  const name = bare.replace(/^The /, "the ");
  return isHouse ? { said: `at ${name}`, host: null } : { said: `in ${name}`, host: name };
}
const NO_PLACE =
  /^(?:various|several|multiple|worldwide|global|international|anywhere|hybrid|tb[acd]|see|click|n\/a)\b/i;
