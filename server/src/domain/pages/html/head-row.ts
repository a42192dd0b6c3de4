import { type Elementish, isTable, nearest } from "./dom.ts";
import { firstWithin } from "./lookup.ts";

/** Whether a table's row names the columns below it: its two cells are no name with its value. */
export function namesColumns(row: Elementish): boolean {
  const cells = [...row.children];
  const isOfHeads = cells.length > 0 && cells.every((cell) => cell.tagName.toUpperCase() === "TH");
  const table = isOfHeads ? nearest(row, isTable) : null;
  return table !== null && firstWithin(table, "td") !== null;
}
