import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { cellKindOf, cellSaid, lowered } from "./cells-en.ts";

/** A sentence and the block that it is told at. */
export interface Said {
  text: string;
  blockIndex: number;
}

/** Rows of one table, as one says their cells. */
export interface Table {
  /** Index of the first row's block. */
  from: number;
  /** Names of the columns; none where no row gives them. The first is empty where its corner is. */
  heads: string[] | null;
  rows: { cells: string[]; blockIndex: number }[];
  /** The line right above it, and the heading that it stands under. */
  titles: string[];
}

const LONGEST_TITLE = 70;
const MOST_ROWS = 12;

/** The tables of a page whose rows keep their cells apart. */
export function tablesOn(blocks: readonly Block[]): Table[] {
  return runsOf(blocks).flatMap(({ from, to }) => {
    const rows = aligned(
      blocks.slice(from, to).map(({ text }, at) => ({ cells: cellsOf(text), blockIndex: from + at })),
    );
    if (rows.length > MOST_ROWS + 1) return [];
    const above = blocks[from - 1];
    const heading = blocks.findLast(({ kind }, at) => kind === "heading" && at < from);
    const caption = above && above.kind !== "heading" && !/[.!?]$/.test(above.text) ? [above.text] : [];
    const titles = [...caption, ...(heading ? [heading.text] : [])].filter(
      (text) => text.length <= LONGEST_TITLE,
    );
    const table = withHeads(rows);
    return table && table.rows.length > 0 ? [{ from, titles, ...table }] : [];
  });
}

function runsOf(blocks: readonly Block[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, { kind }] of blocks.entries()) {
    if (kind !== "table_row") continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs.filter(({ from, to }) => to - from > 1);
}

/** A row of two cells is joined by a colon, one of more by slashes. */
const cellsOf = (text: string): string[] => {
  const parts = text.split(/ \/ /);
  const cells = parts.length > 1 ? parts : text.split(/: (.*)/s).slice(0, 2);
  return cells.map(cellSaid);
};

/**
 * Rows of one width: a cell that goes on for several rows is that of the row above, and a name with a slash is
 * one cell. Rows that stay wider are left out: where their cells end is not known.
 */
function aligned(rows: Table["rows"]): Table["rows"] {
  const counts = [...Map.groupBy(rows, ({ cells }) => cells.length)].map(([size, some]) => [
    size,
    some.length,
  ]);
  const width = Math.max(
    ...counts.flatMap(([size = 0, count = 0]) => (count > 1 || rows.length < 4 ? [size] : [])),
  );
  const isSpanned = rows.some(({ cells }) => cells.length === width && cellKindOf(cells[1] ?? "") === "time");
  let span = "";
  return rows.flatMap((row) => {
    let { cells } = row;
    if (isSpanned && cells.length === width - 1 && span && cellKindOf(cells[0] ?? "") === "time")
      cells = [span, ...cells];
    while (
      cells.length > width &&
      cellKindOf(cells[1] ?? "") === "words" &&
      cellKindOf(cells[0] ?? "") === "words"
    )
      cells = [`${cells[0]} or ${lowered(cells[1] ?? "")}`, ...cells.slice(2)];
    if (cells.length === width) span = cells[0] ?? "";
    return cells.length > width ? [] : [{ ...row, cells }];
  });
}

const GENERIC_HEAD = new RegExp(`^(?:${alternativesOf("table-heads-en")})$`, "i");

/** "From 1 October": the name of a column of prices. */
const OF_PERIOD = /^(?:from|until|before|after|by|since) /i;
/** Tells the row that names the columns from those with values. */
function withHeads(rows: Table["rows"]): Pick<Table, "heads" | "rows"> | null {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return null;
  const width = Math.max(...others.map(({ cells }) => cells.length));
  const hasValue = (cells: readonly string[]) =>
    cells.some((cell) => !/^(?:words|day|none)$/.test(cellKindOf(cell)));
  const lacksCorner = first.cells.length === width - 1;
  const isHead =
    (first.cells.length === width || lacksCorner) &&
    !first.cells.some((cell) => hasValue([cell]) && !OF_PERIOD.test(cell)) &&
    (lacksCorner ||
      others.some(({ cells }) => hasValue(cells.slice(1))) ||
      (width > 2
        ? first.cells.every((cell) => cell.split(" ").length <= 4)
        : GENERIC_HEAD.test(first.cells[0] ?? "")));
  // Two columns of words, one of which is empty above: nothing tells it from a row of values.
  const isCertain = isHead && !(width === 2 && lacksCorner);
  const isAboveFigures = others.every(({ cells }) => hasValue(cells.slice(1)));
  const isNamedByKind =
    width > 2 ||
    (isAboveFigures && !/\d/.test(first.cells.join())) ||
    GENERIC_HEAD.test(first.cells[0] ?? "") ||
    GENERIC_HEAD.test(first.cells[1] ?? "");
  if (!isCertain || !isNamedByKind) return { heads: null, rows };
  return { heads: lacksCorner ? ["", ...first.cells] : first.cells, rows: others };
}
