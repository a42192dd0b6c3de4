import type { PageType } from "#kernel/vocabulary";
import { BUY } from "../facts/stock-words.ts";
import { isBoilerplate } from "../html/boilerplate.ts";
import { type Elementish, isTable, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** A table of fewer rows may be part of the page's frame. */
const LEAST_ROWS = 3;
const MOST_LINKED = 0.3;
const LONGEST_BUTTON = 30;

/**
 * The chosen blocks, and with them the tables of values in the midst of it: alone they look like a shop's choice
 * of variants. Where something is bought they may be one.
 */
export function withTables(
  all: readonly RawBlock[],
  kept: readonly boolean[],
  declared: PageType,
): boolean[] {
  const isShop =
    declared === "product" || all.some(({ text }) => text.length < LONGEST_BUTTON && BUY.test(text));
  if (isShop) return [...kept];
  const result = [...kept];
  for (const { from, to, table } of tablesOf(all)) {
    const rows = all.slice(from, to);
    // Its caption goes with it.
    const above = all[from - 1]?.within;
    const first = above && nearest(above, isTable) === table ? from - 1 : from;
    if (kept.slice(from, to).some(Boolean) || rows.length < LEAST_ROWS) continue;
    const isWithin =
      kept[first - 1] && kept[to] && isBeside(all[first - 1], table) && isBeside(all[to], table);
    const isOfLinks = rows.some(({ linkShare }) => linkShare > MOST_LINKED);
    if (isWithin && !isOfLinks && hasHead(table) && !nearest(table, isBoilerplate))
      result.fill(true, first, to);
  }
  return result;
}

/** Runs of rows of one table. */
function* tablesOf(all: readonly RawBlock[]): Generator<{ from: number; to: number; table: Elementish }> {
  const tableAt = (index: number) => {
    const { kind, within } = all[index] ?? {};
    return kind === "table_row" && within ? nearest(within, isTable) : null;
  };
  for (let from = 0, to = 0; from < all.length; from = Math.max(to, from + 1)) {
    const table = tableAt(from);
    if (!table) continue;
    for (to = from + 1; tableAt(to) === table; ) to++;
    yield { from, to, table };
  }
}

const hasHead = (table: Elementish) => table.querySelector("th") !== null;

/** Whether a block stands in the box that the table stands in, itself or as one of its paragraphs. */
function isBeside(block: RawBlock | undefined, table: Elementish): boolean {
  const box = boxOf(table);
  for (let one = block?.within ?? null, steps = 0; one && steps < STEPS; one = one.parentElement, steps++)
    if (one === box || one.parentElement === box) return true;
  return false;
}
const STEPS = 4;

/** The box around a table, past those that hold nothing else. */
function boxOf({ parentElement }: Elementish): Elementish | null {
  let box = parentElement;
  for (let steps = 0; box && steps < STEPS && [...box.children].length === 1; steps++)
    box = box.parentElement;
  return box;
}
