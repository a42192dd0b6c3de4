import type { Mention } from "./mentions.ts";
import { around, type Source } from "./sources.ts";
import { UNIT_AFTER, unitIn, unitOf } from "./units.ts";
import { isTelling } from "./values.ts";

/** Only measures stand bare in cells; of what is counted the head of a column says the thing. */
const MEASURES = new Set(["m", "in", "ft", "g", "lb", "oz", "l"]);
const LENGTHS = new Set(["m", "in", "ft"]);
const FEWEST_SIZES = 3;
/** 「サイズ(cm)」, "cm / XS / S": the unit of a table's bare numbers. */
const UNIT_ALONE = new RegExp(`[(（]\\s?(?<head>${UNIT_AFTER})\\s?[)）]|^(?<first>${UNIT_AFTER}) \\/ `, "gu");

/**
 * The bare numbers of a page's tables, and the units that the page measures with: a script says "39 inches" of a
 * cell "39x75".
 */
export function cellIndex() {
  /** The first place of each number is all that is asked for. */
  const cells = new Map<string, Source>();
  /** Numbers with a unit, as they are shown: 251 of "251kPa". */
  const shown = new Map<string, Source>();
  /** How many of their base units the page's units are: of a page in centimetres 0.01 of a metre. */
  const factors = new Map<string, Set<number>>();
  const learn = (words: string) => {
    const { unit, factor } = unitOf(words);
    if (MEASURES.has(unit)) factors.set(unit, (factors.get(unit) ?? new Set()).add(factor));
  };
  const keep = (known: Map<string, Source>, number: number, source: Source) => {
    if (!known.has(keyOf(number))) known.set(keyOf(number), source);
  };

  const of = ({ value }: Mention): Source[] => {
    if (value.kind !== "amount") return [];
    if (value.unit === "") return isTelling(value) ? [shown.get(keyOf(value.amount)) ?? []].flat() : [];
    return [...(factors.get(value.unit) ?? [])].flatMap(
      (factor) => cells.get(keyOf(value.amount / factor)) ?? [],
    );
  };

  return {
    add(text: string, mentions: readonly Mention[], blockIndex: number, isRow: boolean): void {
      const units = [...text.matchAll(UNIT_ALONE)];
      for (const { groups } of units) learn(groups?.head ?? groups?.first ?? "");
      const isChart = isRow && (units.length > 0 || mentions.filter(isBare).length >= FEWEST_SIZES);
      for (const { value, text: words, index } of mentions) {
        if (value.kind !== "amount") continue;
        const { factor } = unitOf(unitIn(words));
        const source = { value, blockIndex, factId: null, excerpt: around(text, index) };
        if (value.unit !== "") learn(unitIn(words));
        else if (isChart && isAlone(text, index, words.length)) keep(cells, value.amount, source);
        if (value.unit !== "" && factor !== 1) keep(shown, value.amount / factor, source);
      }
    },

    of,
    /** Sizes of a chart, which are those of several things. */
    sizesOf: (mention: Mention): Source[] =>
      mention.value.kind === "amount" && LENGTHS.has(mention.value.unit) ? of(mention) : [],
  };
}

const keyOf = (amount: number) => amount.toPrecision(6);
/** "39x75x16" and "80–84" fill their cells; "Galaxy A5" does not. */
const isAlone = (text: string, index: number, length: number) =>
  BEFORE_CELL.test(text.slice(0, index)) && BEHIND_CELL.test(text.slice(index + length));
const BEFORE_CELL = /(?:^|\/|[x×–〜~-])\s?$/u;
const BEHIND_CELL = /^\s?(?:$|\/|[x×–〜~-])/u;
const isBare = ({ value }: Mention) => value.kind === "amount" && value.unit === "";
