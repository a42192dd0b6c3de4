import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import { nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { boxRunsOf, hasCart, listAround, tableAround } from "./kept-sections.ts";

const AMOUNT = /\d円|[£$€]\s?\d/u;
const FEWEST_ROWS = 3;
const MOST_ROWS = 30;
/** Rows that state what something costs, of all of them. */
const PRICED = 0.6;
const MOST_LINKED = 0.1;

/**
 * With the text around them the lists of what a house asks for its work are read, and their headings: alone they look like a
 * shop's shelf. Where something is bought they may be one.
 */
export function withPriceLists(
  all: readonly RawBlock[],
  kept: readonly boolean[],
  declared: PageType,
): boolean[] {
  const result = [...kept];
  if (hasCart(all, declared)) return result;
  const [first, last] = [kept.indexOf(true), kept.lastIndexOf(true)];
  for (const boxOf of [tableAround, listAround])
    for (const { from, to, box } of boxRunsOf(all, boxOf)) {
      const rows = all.slice(from, to);
      const isAmong = first !== -1 && first < from && last >= to;
      const priced = rows.filter(({ text }) => AMOUNT.test(text)).length;
      const isList = rows.length >= FEWEST_ROWS && rows.length <= MOST_ROWS && priced >= PRICED * rows.length;
      const isLinked = rows.some(({ linkShare }) => linkShare > MOST_LINKED);
      if (!isAmong || !isList || isLinked || nearest(box, isBoilerplate)) continue;
      result.fill(true, from, to);
      const above = all[from - 1];
      if (above?.kind === "heading" && above.linkShare === 0) result[from - 1] = true;
    }
  return result;
}
