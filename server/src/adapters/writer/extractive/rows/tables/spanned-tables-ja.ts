import { topicOf } from "../row-topics-ja.ts";
import { HOLDS_FIGURE } from "./pairs-ja.ts";

/** A table with one head above all its columns. */
export interface PlainTable {
  cells: string[][];
  /** The name above a column and those behind it, if it is the first of several: 「市内の方の場合、」. */
  groups: readonly string[];
  /** Rows of the page that are the head. */
  heads: number;
}

const NOTHING = /^[-－–—―ー‐]?$/;
const isFigures = (cells: readonly string[]) =>
  cells.every((cell) => HOLDS_FIGURE.test(cell) || NOTHING.test(cell));

/** Cells that span others as plain ones; where it is not sure what belongs to what, the table is left as it is. */
export function unspanned(cells: readonly string[][]): PlainTable {
  const { groups, heads, head } = oneHead(cells);
  return { cells: [head, ...cells.slice(heads).map((row) => [...row])], groups, heads };
}

/** 「施設 / 市内の方 / 市外の方」 above 「一般 / 子ども / 一般 / 子ども」. */
function oneHead(cells: readonly string[][]): { groups: string[]; heads: number; head: string[] } {
  const [[kind = "", ...over] = [], under = [], ...rest] = cells;
  const plain = { groups: [], heads: 1, head: [kind, ...over] };
  const each = under.length / over.length;
  const isTwoRows =
    rest.length > 0 &&
    Number.isInteger(each) &&
    each > 1 &&
    !under.some((cell) => HOLDS_FIGURE.test(cell)) &&
    rest.every((row) => row.length === under.length + 1 && isFigures(row.slice(1)));
  // Groups of which each has the same parts are equally wide.
  const isEven = under.every((cell, at) => cell === under[at % each]);
  if (!isTwoRows || !isEven) return plain;
  const isSpoken = rest.every((row) => !row.some((cell) => NOTHING.test(cell)));
  const isNamed = over.length === 1 ? OF_NOTHING.test(over[0] ?? "") : isSpoken && over.every(isGroup);
  if (!isNamed) return plain;
  const groups = under.map((_, at) =>
    over.length > 1 && at % each === 0 ? `${over[at / each]}の場合、` : "",
  );
  return { groups, heads: 2, head: [kind, ...under] };
}
/** The one name above all columns may be left out where it limits nothing. */
const OF_NOTHING = /^(?:区分|時間帯|料金|使用料|利用料金?)$/u;
const isGroup = (name: string) => topicOf(name)?.isCase === false && !/(?:場合|とき)$/u.test(name);
