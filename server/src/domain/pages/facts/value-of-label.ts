import { beginningOf, type Elementish, squash } from "../html/dom.ts";

/** "Grade | Good": a term, or a value behind its label, names the thing only where the label says so. */
export function isValue(around: readonly Elementish[], tags: readonly string[]): boolean {
  if (tags.includes("DT")) return true;
  const cell = around[tags.findIndex((tag) => tag === "TD" || tag === "DD")];
  // A longer cell is a part of a page that is laid out as a table.
  const before =
    cell && beginningOf(cell, LONGEST_CELL + 1).length <= LONGEST_CELL ? cell.previousElementSibling : null;
  const label = before ? squash(beginningOf(before, 2 * LONGEST_LABEL)) : "";
  if (!before || !label || label.length > LONGEST_LABEL || NAME_LABEL.test(label)) return false;
  return before.previousElementSibling === null || /^(th|dt)$/i.test(before.tagName);
}
/** "Colour: <b>Peat</b>", where the title ends with the colour: so is a value on the line of its label. */
export const isLabel = (before = "") =>
  /\p{L}\s?[:：]$/u.test(before) &&
  before.length <= LONGEST_LABEL &&
  !NAME_LABEL.test(before.slice(0, -1).trim());
const LONGEST_LABEL = 20;
const LONGEST_CELL = 80;
const NAME_LABEL = /name|title|product|model|item$|商品|品名|製品|名称|書名|タイトル|作品|名$/i;
