import { type Elementish, isElement, isTable, isText, type Nodeish, nearest } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";

const STRUCTURE = new Set("TABLE H1 H2 H3 H4 H5 H6 UL OL DL DIV SECTION ARTICLE HR FORM CENTER".split(" "));

/** More in one cell is prose, not a value. */
const LONGEST_VALUE = 400;

/** Whether a row's cells are parts of the page, side by side, and not names and values. */
export function isLayout(row: Elementish): boolean {
  const table = nearest(row, isTable);
  if (table && /^(presentation|none)$/.test(table.getAttribute("role") ?? "")) return true;
  const cells = [...row.children];
  if (cells.some((cell) => cell.tagName.toUpperCase() === "TH")) return cells.some(holdsTable);
  return cells.some((cell) => holdsTable(cell) || isPart(cell));
}

const holdsTable = (cell: Elementish) => firstWithin(cell, "table") !== null;

/** Whether a cell has structure of its own: headings, lists, several paragraphs, or much text. */
function isPart(cell: Elementish): boolean {
  const seen = { structures: 0, paragraphs: 0, letters: 0, breaks: 0 };
  const walk = (node: Nodeish): void => {
    if (isText(node)) seen.letters += (node.textContent ?? "").trim().length;
    if (!isElement(node)) return;
    const tag = node.tagName.toUpperCase();
    if (/^H[1-6]$/.test(tag)) seen.structures += 2;
    else if (STRUCTURE.has(tag)) seen.structures++;
    else if (tag === "P") seen.paragraphs++;
    else if (tag === "BR") seen.breaks++;
    for (const child of node.childNodes) walk(child);
  };
  walk(cell);
  const { structures, paragraphs, letters, breaks } = seen;
  return structures > 1 || paragraphs > 2 || breaks > 8 || letters > LONGEST_VALUE;
}
