import { beginningOf, type Elementish, hasTag, isElement, isTable, nearest, squash } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";
import type { Line } from "./lines.ts";
import { pricesIn } from "./money.ts";

const LONGEST_LABEL = 40;

/** The head of a row or a term, or the short line above in the same box. */
export function headOf(line: Line, lines: readonly Line[], index: number): string {
  const cell = cellOf(line.block);
  const beside = cell ? previousCell(cell) : null;
  if (beside) {
    const words = squash(beginningOf(beside, 2 * LONGEST_LABEL));
    if (words && words.length <= LONGEST_LABEL) return words;
  }
  const above = lines[index - 1];
  if (!above || above.text.length > LONGEST_LABEL || pricesIn(above.text).length > 0) return "";
  if (cell && cellOf(above.block) !== cell) return "";
  return isNear(above.block, line.block) && !/[。！!？?]$|[:：]\s*\S/.test(above.text) ? above.text : "";
}

const isCell = hasTag("TD", "TH", "DD");
const isData = hasTag("TD");
const cellOf = (element: Elementish) => nearest(element, isCell);
function previousCell(cell: Elementish): Elementish | null {
  let near = NEAREST;
  for (let node = cell.previousSibling; node && near > 0; node = node.previousSibling) {
    if (!isElement(node)) continue;
    near--;
    if (/^(th|dt)$/i.test(node.tagName) || squash(beginningOf(node, LONGEST_LABEL))) return node;
  }
  return null;
}
/** So many cells are looked back; a row with more is no table for people. */
const NEAREST = 24;

/** Two blocks of one small box. */
function isNear(above: Elementish, block: Elementish): boolean {
  let box: Elementish | null = block;
  for (let up = 0; up < 3 && box; up++, box = box.parentElement)
    if (box === above || box === above.parentElement || box === above.parentElement?.parentElement)
      return true;
  return false;
}

/** The head of the column that an amount in a table stands in. */
export function columnOf(element: Elementish): string {
  const cell = nearest(element, isData);
  const row = cell?.parentElement;
  const table = row && nearest(row, isTable);
  const first = table && firstWithin(table, "tr");
  if (!cell || !row || !first || first === row) return "";
  const [own, heads] = [cellsOf(row), cellsOf(first)];
  const head = heads[own.indexOf(cell)];
  if (!head || heads.length !== own.length || own.length < 2) return "";
  const words = squash(beginningOf(head, 2 * LONGEST_LABEL));
  const isHead = /^th$/i.test(head.tagName) || words.length <= 12;
  return isHead && words.length <= LONGEST_LABEL && (!/\d/.test(words) || isOfMany(words)) ? words : "";
}

/** "3 or more", 「10個以上」: the head of a column with what one of many costs. */
export const isOfMany = (head: string): boolean => OF_MANY.test(head);
const OF_MANY =
  /^(?:from )?(?:[2-9]|[1-9]\d{1,3})\s?(?:(?:or|and) (?:more|up|over)|\+$|[個本枚袋箱点株冊台脚足着]?(?:以上|から|〜$|~$))/iu;

function cellsOf(row: Elementish): Elementish[] {
  const cells: Elementish[] = [];
  for (let node = row.firstChild; node && cells.length <= NEAREST; node = node.nextSibling)
    if (isElement(node)) cells.push(node);
  return cells;
}
