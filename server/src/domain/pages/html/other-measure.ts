import { ENGLISH_NUMBER, englishNumber } from "#kernel/ties/english-number";
import { japaneseNumber } from "#kernel/ties/japanese-number";

const COUNTERS = "人掛け?|人用|人前|人乗り|畳|段|帖|号|型|インチ|inch(?:es)?|-?seater|[- ](?:person|pack)";
const UNITS = "[cm]?m|m?l|k?g|p|oz|lbs?|in|ft|qt|[gt]b|w|v";
const MEASURES = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]*|[一二三四五六七八九十]+)[\\s-]?(${COUNTERS}|["”″]|(?:${UNITS})(?![\\p{L}\\d]))`,
  "giu",
);

/** "Ten-Drawer", "5-drawer", "two piece": how many parts a thing has. */
const PARTS = new RegExp(
  `(?<![\\p{L}\\d])(?:(${ENGLISH_NUMBER})[\\s-]|(\\d{1,3})-)(\\p{L}{3,}?)s?(?![\\p{L}\\d])`,
  "giu",
);

/** Words of which a class or a course has one of each kind: its season, its term, its day, its hour, its level. */
const KINDS = [
  "[春夏秋冬][期季]",
  "[前後上下]期",
  "[月火水木金土日]曜",
  "午前|午後|夜間?(?=クラス|コース|の部)",
  "[初中上]級",
].map((kind) => new RegExp(kind, "gu"));

/**
 * Whether two names give different numbers of the same unit, and no number in common, or behind the same words, or
 * are of different terms, days or levels.
 */
export function differsInMeasure(one: string, other: string): boolean {
  if (differsInNumber(one, other)) return true;
  const [first, second] = [measuresIn(one), measuresIn(other)];
  if (KINDS.some((kind) => isApart(one.match(kind) ?? [], other.match(kind) ?? []))) return true;
  return [...first].some(([unit, numbers]) => {
    const others = second.get(unit);
    return others !== undefined && [...numbers].every((number) => !others.has(number));
  });
}

const isApart = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));

/** "Corrie 48 Women's Pack", "Corrie 65 Expedition Pack" */
function differsInNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name
      .replace(MEASURES, " ")
      .toLowerCase()
      .split(/[\s–—:,-]+/u),
  ) as [string[], string[]];
  const at = first.findIndex((word, index) => word !== second[index]);
  return at > 0 && [first[at], second[at]].every((word) => /^\d{1,4}$/.test(word ?? ""));
}

/** By unit; 「三人掛け」 seats as many as 「3人掛け」. */
function measuresIn(name: string): Map<string, Set<number>> {
  const measures = new Map<string, Set<number>>();
  for (const [, number = "", unit = ""] of name.normalize("NFKC").matchAll(MEASURES)) {
    const key = unit.toLowerCase().replace(/^[- ]/u, "");
    measures.set(key, (measures.get(key) ?? new Set()).add(japaneseNumber(number)));
  }
  for (const [, words = "", digits = "", part = ""] of name.matchAll(PARTS)) {
    const key = `parts ${part.toLowerCase()}`;
    measures.set(key, (measures.get(key) ?? new Set()).add(words ? englishNumber(words) : Number(digits)));
  }
  return measures;
}
