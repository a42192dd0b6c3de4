import { type Elementish, isTable, nearest } from "./dom.ts";

/** Whether a table's row names the columns below it: its two cells are no name with its value. */
export function namesColumns(row: Elementish): boolean {
  const cells = [...row.children];
  const isOfHeads = cells.length > 0 && cells.every((cell) => cell.tagName.toUpperCase() === "TH");
  return isOfHeads && (nearest(row, isTable)?.querySelector("td") ?? null) !== null;
}
