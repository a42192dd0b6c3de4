import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { cellKindOf, cellSaid, withLongDays } from "./cells-en.ts";

/** A sentence and the block that it is told at. */
export interface Said {
  text: string;
  /** The same with its numbers further from the names before them. */
  spaced?: string;
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
const LONGEST_ROW = 600;

/** The tables of a page whose rows keep their cells apart. */
export function tablesOn(blocks: readonly Block[]): Table[] {
  const runs = runsOf(blocks);
  return runs.flatMap(({ from, to }) => {
    // A line between two runs is a row with an empty cell, or names what the rows below it are of.
    const isCut = runs.some(
      (other) =>
        (other.to === from - 1 && isRowLike(blocks[from - 1])) ||
        (other.from === to + 1 && isRowLike(blocks[to])),
    );
    const said = blocks.slice(from, to);
    if (isCut || to - from < 2 || said.some(({ text }) => isDoubtful(text))) return [];
    const rows = aligned(said.map(({ text }, at) => ({ cells: cellsOf(text), blockIndex: from + at })));
    if (rows.length === 0 || rows.length > MOST_ROWS + 1) return [];
    const above = blocks[from - 1];
    const heading = blocks.findLast(({ kind }, at) => kind === "heading" && at < from);
    const caption = above && above.kind !== "heading" && !/[.!?]$/.test(above.text) ? [above.text] : [];
    const titles = [...caption, ...(heading ? [heading.text] : [])].filter(
      (text) => text.length <= LONGEST_TITLE,
    );
    const table = withHeads(withDays(rows));
    return table && table.rows.length > 0 && !holdsHeads(table.rows) ? [{ from, titles, ...table }] : [];
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
  return runs;
}

const isRowLike = (block: Block | undefined) =>
  block !== undefined && block.kind !== "heading" && block.text.length <= 40 && !/[.!?:]$/.test(block.text);

/** A cell with a sign between cells in itself, or with a mark of a footnote: its condition stands elsewhere. */
const isDoubtful = (text: string) =>
  text.length > LONGEST_ROW ||
  /[*†‡]/.test(text) ||
  text.split(" / ").length === 2 ||
  /^[^/]*: .* \/ /s.test(text);

/** A row of two cells is joined by a colon, one of more by slashes. */
const cellsOf = (text: string): string[] => {
  const parts = text.split(/ \/ /);
  const cells = parts.length > 1 ? parts : text.split(/: (.*)/s).slice(0, 2);
  return cells.map(cellSaid);
};

/**
 * Rows of one width, but for an empty corner: an empty cell leaves no trace, so that in a narrower row nothing
 * tells whose the others are. In a programme a row that begins with a time is of the day above.
 */
function aligned(rows: Table["rows"]): Table["rows"] {
  const [first, ...others] = rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const isDay = (cell = "") => /^(?:day|date)$/.test(cellKindOf(cell));
  const isTime = (cell = "") => cellKindOf(cell) === "time";
  const [full, narrow] = [true, false].map((isFull) =>
    others.filter(({ cells }) => (cells.length === width) === isFull),
  );
  if (!first || !full || !narrow) return [];
  const isProgramme =
    narrow.every(({ cells }) => cells.length === width - 1 && isTime(cells[0])) &&
    full.every(({ cells }) => isDay(cells[0]) && isTime(cells[1]));
  if (narrow.length > 0 && (!isProgramme || first.cells.length < width)) return [];
  if (first.cells.length < width - 1) return [];
  let day = "";
  return [
    first,
    ...others.map((row) => {
      if (row.cells.length < width) return { ...row, cells: [day, ...row.cells] };
      day = row.cells[0] ?? "";
      return row;
    }),
  ];
}

function withDays(rows: Table["rows"]): Table["rows"] {
  const column = withLongDays(rows.map(({ cells }) => cells[0] ?? ""));
  return rows.map(({ cells, blockIndex }, at) => ({
    cells: [column[at] ?? "", ...cells.slice(1)],
    blockIndex,
  }));
}

/** Below one table another one may begin. */
const holdsHeads = (rows: Table["rows"]) =>
  rows.some(({ cells }) => cells.length > 1 && cells.every((cell) => GENERIC_HEAD.test(cell)));

const GENERIC_HEAD = new RegExp(`^(?:${alternativesOf("table-heads-en")})$`, "i");

/** "From 1 October": the name of a column of prices. */
const OF_PERIOD = /^(?:from|until|before|after|by|since) /i;
/** "When: Saturday 18 April 2026, 10am to 3pm. Last entry is at 2." is a row like those below it. */
const isDated = (cell = "") => /\d.*\d/.test(cell) && cell.length > LONGEST_HEAD;
const LONGEST_HEAD = 12;

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
    (!isDated(first.cells[1]) && first.cells.slice(0, 2).some((cell) => GENERIC_HEAD.test(cell)));
  if (!isCertain || !isNamedByKind) return { heads: null, rows };
  return { heads: lacksCorner ? ["", ...first.cells] : first.cells, rows: others };
}
