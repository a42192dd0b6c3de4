import { japaneseNumber } from "#kernel/ties/japanese-number";
import type { FactSource } from "#kernel/vocabulary";
import type { FoundFact } from "./found.ts";

/** Facts that are those of one size alone. */
const OF_ONE_SIZE = new Set<FoundFact["kind"]>([
  "price",
  "list_price",
  "availability",
  "rating",
  "review_count",
]);

/**
 * The data without what it states of another size than the one in the page's heading: the price and the stock of
 * 「テント 4P」 are not those of 「テント 2P」. An amount that other data repeats goes with it.
 */
export function withoutOtherMeasures(stated: readonly FoundFact[], heading: string | undefined): FoundFact[] {
  if (!heading) return [...stated];
  const ofOther = new Set<FactSource>(
    stated
      .filter(({ kind, value }) => kind === "name" && differsInMeasure(value, heading))
      .map(({ source }) => source),
  );
  const amounts = new Set(
    stated
      .filter(({ kind, source }) => kind === "price" && ofOther.has(source))
      .map(({ value }) => Number(value)),
  );
  const isOther = ({ kind, source, value }: FoundFact) =>
    OF_ONE_SIZE.has(kind) &&
    (ofOther.has(source) || (source === "opengraph" && kind === "price" && amounts.has(Number(value))));
  return stated.filter((fact) => !isOther(fact));
}

const COUNTERS = "人掛け?|人用|人前|人乗り|畳|段|帖|号|型|インチ|inch(?:es)?|-?seater|[- ](?:person|pack)";
const UNITS = "[cm]?m|m?l|k?g|p|oz|lbs?|in|ft|qt|[gt]b|w|v";
const MEASURES = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]*|[一二三四五六七八九十]+)[\\s-]?(${COUNTERS}|["”″]|(?:${UNITS})(?![\\p{L}\\d]))`,
  "giu",
);

/** Whether two names give different numbers of the same unit, and no number in common. */
export function differsInMeasure(one: string, other: string): boolean {
  const [first, second] = [measuresIn(one), measuresIn(other)];
  return [...first].some(([unit, numbers]) => {
    const others = second.get(unit);
    return others !== undefined && [...numbers].every((number) => !others.has(number));
  });
}

/** By unit; 「三人掛け」 seats as many as 「3人掛け」. */
function measuresIn(name: string): Map<string, Set<number>> {
  const measures = new Map<string, Set<number>>();
  for (const [, number = "", unit = ""] of name.normalize("NFKC").matchAll(MEASURES)) {
    const key = unit.toLowerCase().replace(/^[- ]/u, "");
    measures.set(key, (measures.get(key) ?? new Set()).add(japaneseNumber(number)));
  }
  return measures;
}
