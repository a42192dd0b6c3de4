import { HOLDS_FIGURE } from "./pairs-ja.ts";

/** A table without cells that span others: one head above all columns, one name before each row. */
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
  return { cells: named([head, ...cells.slice(heads)]), groups, heads };
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
  if (over.length > 1 && !isSpoken) return plain;
  const groups = under.map((_, at) =>
    over.length > 1 && at % each === 0 ? `${over[at / each]}の場合、` : "",
  );
  return { groups, heads: 2, head: [kind, ...under] };
}

/** 「平日 / 大人 / 600円」 and below it 「子ども / 300円」: each row by both of its names. */
function named(cells: readonly string[][]): string[][] {
  const [head = [], ...rest] = cells;
  const width = Math.max(head.length, rest[0]?.length ?? 0);
  const isShort = (row: readonly string[]) => row.length === width - 1;
  const isSpanning =
    width > 2 &&
    head.length >= width - 1 &&
    rest[0]?.length === width &&
    rest.some(isShort) &&
    rest.every((row) => row.length === width || isShort(row)) &&
    rest.every((row) => isFigures(row.slice(2 - width)) && !HOLDS_FIGURE.test(row.at(1 - width) ?? ""));
  if (!isSpanning) return cells.map((row) => [...row]);
  let over = "";
  const rows = rest.map((row) => {
    if (!isShort(row)) over = row[0] ?? "";
    const [name = "", ...values] = isShort(row) ? row : row.slice(1);
    return [`${over}の${name}`, ...values];
  });
  return [head.length === width ? head.slice(1) : [...head], ...rows];
}
