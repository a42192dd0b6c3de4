import { isBoilerplate } from "../html/boilerplate.ts";
import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { namesColumns } from "../html/head-row.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { attributeBoxes } from "./attribute-boxes-en.ts";
import { type FoundFact, found } from "./found.ts";
import { pathOf } from "./places.ts";

const MOST = 30;
/** "★★★★☆ Mia, size 24": who gave so many stars. */
const STARS = /[★☆]{3}/u;
const isFrame = hasTag("FORM", "NAV", "FOOTER");

/** Name and value pairs of the page's tables and definition lists. */
export function specifications(document: Documentish): FoundFact[] {
  const rows = [...document.querySelectorAll("tr")]
    .filter((row) => !namesColumns(row))
    .flatMap((row) => pairsOf([...row.children]).flatMap((cells) => pair(cells, row)));
  const terms = [...document.querySelectorAll("dt")].flatMap((term) => {
    const descriptions = descriptionsOf(term);
    const [first] = descriptions;
    return first && !isListOfLinks(descriptions) ? pair([term, first], term) : [];
  });
  const seen = new Set<string>();
  return [...rows, ...terms, ...attributeBoxes(document)]
    .filter(({ label }) => !seen.has(label ?? "") && seen.add(label ?? ""))
    .slice(0, MOST);
}

/** 「メーカー｜小野田製作所｜発売｜2024年」: old shops set two properties side by side. */
function pairsOf(cells: Elementish[]): Elementish[][] {
  const isSideBySide =
    cells.length === 4 && cells.every((cell, at) => (at % 2 === 0 ? isHead(cell) : !isHead(cell)));
  // "Type: | Hoodie | Colour: | White"
  const isMarked =
    cells.length === 4 &&
    cells.every(({ textContent }, at) => /[:：]\s*$/.test(textContent ?? "") === (at % 2 === 0));
  return isSideBySide || isMarked ? [cells.slice(0, 2), cells.slice(2)] : [cells];
}
const isHead = hasTag("TH");

function descriptionsOf(term: Elementish): Elementish[] {
  const descriptions: Elementish[] = [];
  for (let next = term.nextElementSibling; next && isDescription(next); next = next.nextElementSibling)
    descriptions.push(next);
  return descriptions;
}
const isDescription = hasTag("DD");

/** 「最近チェックした商品」: several things that each lead elsewhere are no value of this one. */
const isListOfLinks = (descriptions: readonly Elementish[]) =>
  descriptions.length > 1 && descriptions.every((one) => firstWithin(one, "a") !== null);

function pair(cells: Elementish[], at: Elementish): FoundFact[] {
  const [name, value] = cells;
  if (cells.length !== 2 || !name || !value || (value.textContent ?? "").length > 2_000) return [];
  const label = squash(name.textContent).replace(/[:：]$/, "");
  const text = withoutGuide(value);
  const fits = label.length > 0 && label.length <= 40 && text.length > 0 && text.length <= 200;
  if (
    !fits ||
    isLayout(name) ||
    isLayout(value) ||
    !/\p{L}/u.test(label) ||
    STARS.test(label) ||
    nearest(at, isFrame) ||
    (at.parentElement && isBoilerplate(at.parentElement))
  )
    return [];
  return found({ kind: "specification", label, value: text, source: "visible", path: pathOf(at) });
}

/** Old shops lay whole pages out in tables; a choice within a cell is none of its properties. */
const isLayout = (cell: Elementish) => firstWithin(cell, "h1, h2, h3, form, table, hr, select") !== null;

/** 「良品 ランクについて」: behind a value shops lead to a page that explains it. */
function withoutGuide(cell: Elementish): string {
  const whole = squash(cell.textContent);
  const link = squash(allWithin(cell, "a").at(-1)?.textContent);
  const before = whole.endsWith(link) ? whole.slice(0, whole.length - link.length).trim() : "";
  return before !== "" && EXPLAINS.test(link) ? before : whole;
}
const EXPLAINS =
  /(?:について|とは[?？]?|こちら)$|\b(?:guide|chart|what(?:[’']s| is) this\??|(?:learn|read|find out) more)$/iu;
