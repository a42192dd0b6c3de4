import { isBoilerplate } from "../html/boilerplate.ts";
import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { namesColumns } from "../html/head-row.ts";
import { type FoundFact, found } from "./found.ts";
import { pathOf } from "./places.ts";

const MOST = 30;
const isFrame = hasTag("FORM", "NAV", "FOOTER");

/** Name and value pairs of the page's tables and definition lists. */
export function specifications(document: Documentish): FoundFact[] {
  const rows = [...document.querySelectorAll("tr")]
    .filter((row) => !namesColumns(row))
    .flatMap((row) => pair([...row.children], row));
  const terms = [...document.querySelectorAll("dt")].flatMap((term) => {
    const next = term.nextElementSibling;
    return next?.tagName.toUpperCase() === "DD" ? pair([term, next], term) : [];
  });
  const seen = new Set<string>();
  return [...rows, ...terms]
    .filter(({ label }) => !seen.has(label ?? "") && seen.add(label ?? ""))
    .slice(0, MOST);
}

function pair(cells: Elementish[], at: Elementish): FoundFact[] {
  const [name, value] = cells;
  if (cells.length !== 2 || !name || !value || (value.textContent ?? "").length > 2_000) return [];
  const label = squash(name.textContent).replace(/[:：]$/, "");
  const text = squash(value.textContent);
  const fits = label.length > 0 && label.length <= 40 && text.length > 0 && text.length <= 200;
  if (
    !fits ||
    isLayout(name) ||
    isLayout(value) ||
    !/\p{L}/u.test(label) ||
    nearest(at, isFrame) ||
    (at.parentElement && isBoilerplate(at.parentElement))
  )
    return [];
  return found({ kind: "specification", label, value: text, source: "visible", path: pathOf(at) });
}

/** Old shops lay whole pages out in tables; a choice within a cell is none of its properties. */
const isLayout = (cell: Elementish) => cell.querySelector("h1, h2, h3, form, table, hr, select") !== null;
