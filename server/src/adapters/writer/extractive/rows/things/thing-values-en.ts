import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { cellKindOf, cellSaid, inSentence, uncapitalized } from "../cells-en.ts";
import { whereOf } from "./when-where-en.ts";

/**
 * Reads the value of a row for a sentence; null for one that a sentence cannot take. `isWord` tells words of the
 * language from names.
 */
export type ValueReader = (value: string, isWord?: (word: string) => boolean) => string | null;

const fits =
  (pattern: RegExp): ValueReader =>
  (value) => {
    const said = cellSaid(value);
    return pattern.test(said) ? said : null;
  };

export const placeSaid: ValueReader = (value) => whereOf(value)?.said ?? null;
/** A place that can do something: "Tarn hosts …". */
export const hostSaid: ValueReader = (value) => whereOf(value)?.host ?? null;

export const priceSaid: ValueReader = (value) => {
  const said = cellSaid(value);
  return cellKindOf(said) === "price" ? said : null;
};

const CAPITAL = String.raw`\p{Lu}[\p{L}.’'-]*`;
const NAME = `${CAPITAL}(?: (?:(?:of|and|&|the|de|van|von) )?${CAPITAL}){0,4}`;
export const nameSaid: ValueReader = fits(new RegExp(`^${NAME}$`, "u"));
const PEOPLE = new RegExp(
  `^${CAPITAL}(?: ${CAPITAL}){1,3}(?:(?:, | and | & )${CAPITAL}(?: ${CAPITAL}){1,3}){0,2}$`,
  "u",
);
export const peopleSaid: ValueReader = (value) => {
  const said = fits(PEOPLE)(value);
  return said && listedInEnglish(said.split(/, | and | & /));
};

const UNIT = "minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|semesters?";
const SPAN = new RegExp(
  String.raw`^(?:about )?\d[\d.]*(?: to \d[\d.]*)? ?(?:${UNIT})(?: \d{1,2} ?(?:minutes?|mins?))?$`,
  "i",
);
export const spanSaid: ValueReader = (value) =>
  fits(SPAN)(value)
    ?.toLowerCase()
    .replace(/(?<=\d) ?min(s?)\b/, (_, s: string) => ` minute${s || "s"}`)
    .replace(/(?<=\d) ?hr(s?)\b/, (_, s: string) => ` hour${s}`) ?? null;

export const yearSaid: ValueReader = fits(/^(?:19|20)\d\d$/);
export const countSaid: ValueReader = fits(/^\d{1,2}$/);
export const versionSaid: ValueReader = fits(/^v?\d+(?:\.\d+){0,3}$/i);
export const hoursSaid: ValueReader = fits(
  /^\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?(?: to \d{1,2}(?:[.:]\d\d)? ?(?:am|pm))?$/i,
);
export const areaSaid: ValueReader = (value) =>
  fits(/^(?:about )?\d[\d,.]* ?(?:square (?:met(?:re|er)s|feet)|sq\.? ?(?:ft|m)\.?|m²|ft²)$/i)(value)
    ?.replace(/ ?(?:sq\.? ?ft\.?|ft²)$/i, " square feet")
    .replace(/ ?(?:sq\.? ?m\.?|m²)$/i, " square metres") ?? null;
export const phoneSaid: ValueReader = fits(/^\+?[\d ()-]{7,20}$/);
/** "Head of Design", "Curator" */
export const roleSaid: ValueReader = (value) => {
  const said = fits(/^\p{Lu}\p{L}+(?: (?:\p{L}[\p{L}-]*|&)){0,6}$/u)(value);
  return said && inSentence(said.replace(/ & /g, " and "));
};

const WORDS = /^[\p{L}\d][\p{L}\d ’'&+-]*$/u;
const MOST = 4;
const LONGEST = 6;
/** "Looms, 5G/6G, wool": of a list the first things that a voice can say. */
export const listSaid: ValueReader = (value, isWord = () => false) => {
  const parts = cellSaid(value)
    .split(/,(?: and)? (?![^()]*\))/)
    .map((part) => part.replace(/^and /, "").replace(/ & /g, " and ").trim());
  const calm = (part: string) =>
    /^\p{Lu}\p{Ll}+(?! \p{Lu})/u.test(part) && isWord(/^[\p{L}-]+/u.exec(part)?.[0] ?? "")
      ? uncapitalized(part)
      : inSentence(part);
  const isSaid = (part: string) =>
    WORDS.test(part) && !/^etc\b/i.test(part) && part.split(" ").length <= LONGEST;
  const said = parts.filter(isSaid);
  return said.length > 0 && 2 * said.length >= parts.length
    ? listedInEnglish(said.slice(0, MOST).map(calm))
    : null;
};
