import { unitOf } from "#kernel/ties/units";

/** "turned on/off", "white/balanced light"; behind a figure, "20 lumens/watt", it says per. */
const EITHER = /(?<=^|[\s(])(?<!\d\s?)(\p{Ll}{2,})\/(\p{Ll}{2,})(?=[\s,.;)-]|$)/gu;
const isUnit = (word: string) => unitOf(word).unit !== "";
/** "waterproof/breathable": a cloth is both. */
const isQuality = (word: string) =>
  /(?:proof|resistant|repellent|breathable|washable|stretchable)$/.test(word);
const either = (whole: string, one: string, other: string) =>
  isUnit(one) || isUnit(other)
    ? whole
    : `${one} ${isQuality(one) && isQuality(other) ? "and" : "or"} ${other}`;

/**
 * "For power / heat.", "the P31i / R60i": the same with spaces, of two words at the end of a clause and of two
 * models. Lines of a poem, parts of a menu and names go on behind it.
 */
const MODEL = String.raw`\p{Lu}[\p{L}\d-]{0,20}\d[\p{L}\d-]{0,20}`;
const APART = [
  /(?<![^\s(])(?<!\d )(\p{Ll}{2,}) \/ (?=(\p{Ll}{2,})(?: \/ |[,.;:!?)]|$))/gu,
  new RegExp(String.raw`(?<![^\s(])(${MODEL}) / (?=(${MODEL})(?![\p{L}\d-]))`, "gu"),
];
const MOST_APART = 3;
const PATH_OR_SUM =
  /\b(?:settings?|menus?|files?|folders?|click|tap|press|choose|select|open|go to|divid\p{L}+|multipl\p{L}+|ratio|equals?|formula)\b/iu;
function apart(text: string): string {
  // A line without an end is a path or a row of a table, and so is one of many parts.
  const signs = text.split(" / ").length - 1;
  if (signs === 0 || signs > MOST_APART || !/\p{Ll}[.!?]["”’)]*$/u.test(text) || PATH_OR_SUM.test(text))
    return text;
  let said = 0;
  const told = APART.reduce(
    (result, pattern) =>
      result.replace(pattern, (whole: string, one: string, other: string) => {
        if (isUnit(one) || isUnit(other)) return whole;
        said++;
        return `${one} or `;
      }),
    text,
  );
  return said === signs ? told : text;
}

/** "A 15-megawatt / 1,500-megawatt-hour plant" has both measures. */
const MEASURES = /(?<=(?<![\d.,])\d[\d.,]*-\p{Ll}[\p{Ll}-]*) \/ (?=\d[\d.,]*-\p{Ll})/gu;

/** English words with the sign between two of them said: "turned on or off". */
export const withSlashesSaid = (text: string) => apart(text.replace(MEASURES, ", ").replace(EITHER, either));
