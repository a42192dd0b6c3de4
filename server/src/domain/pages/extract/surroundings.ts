import { isBoilerplate, isHidden } from "../html/boilerplate.ts";
import { classOf } from "../html/class-of.ts";
import type { Elementish } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { placeNames, placesByName } from "./place-names.ts";

/** Distance of a place that is nowhere around. */
export const FAR = 20;

/** Elements whose nearness says something. */
export const TAGS = [
  "P",
  "LI",
  "TD",
  "TH",
  "DL",
  "TABLE",
  "FORM",
  "A",
  "BUTTON",
  "LABEL",
  "FIGURE",
  "FIGCAPTION",
  "BLOCKQUOTE",
  "PRE",
  "ARTICLE",
  "MAIN",
  "SECTION",
  "ASIDE",
  "NAV",
  "HEADER",
  "FOOTER",
  "DETAILS",
  "CENTER",
  "FONT",
  "B",
  "STRONG",
  "SMALL",
  "TIME",
  "ADDRESS",
];
const TAG_INDEX = new Map(TAGS.map((tag, index) => [tag, index]));

/** An element, what is around it, and what stands in it. */
export interface Surroundings {
  /** Null once the page's tree was let go of. */
  element: Elementish | null;
  parent: Surroundings | null;
  depth: number;
  /** Levels up to the nearest element of each place, and of each tag. */
  places: Uint8Array;
  tags: Uint8Array;
  hidden: boolean;
  /** The outermost element around it that hides it, or itself. */
  hiddenBy: Surroundings | null;
  boilerplate: boolean;
  /** The list or table that it is part of. */
  list: Surroundings | null;
  /** Tag and first class of the element and of those around it: the same for all items of a list. */
  path: string;
  /** Siblings with the same tag and class, itself included, and its place among them. */
  alike: number;
  alikeIndex: number;
  // Sums over its blocks.
  blocks: number;
  characters: number;
  linked: number;
  sentences: number;
  headings: number;
  prices: number;
  firstPersons: number;
  byReadability: number;
  byDefuddle: number;
}

/** Surroundings of elements, each told once a page; what their blocks add up to is still nought. */
export function surroundingsOf(): (element: Elementish) => Surroundings {
  const known = new Map<Elementish, Surroundings>();
  const rows = new Map<Elementish, Map<Elementish, { count: number; index: number }>>();

  const of = (element: Elementish): Surroundings => {
    const before = known.get(element);
    if (before) return before;
    const tag = element.tagName.toUpperCase();
    const isRoot = tag === "BODY" || tag === "HTML";
    const parent = !isRoot && element.parentElement ? of(element.parentElement) : null;
    const places = fartherBy1(parent?.places, placeNames.length);
    if (!isRoot) for (const place of placesByName(element)) places[place] = 0;
    const tags = fartherBy1(parent?.tags, TAGS.length);
    const own = TAG_INDEX.get(tag);
    if (own !== undefined) tags[own] = 0;
    const { count, index } = isRoot ? ALONE : rowOf(element, rows);
    const surroundings: Surroundings = {
      element,
      parent,
      depth: (parent?.depth ?? 0) + 1,
      places,
      tags,
      hidden: parent?.hidden || (!isRoot && isHidden(element)),
      hiddenBy: parent?.hiddenBy ?? null,
      boilerplate: parent?.boilerplate || isBoilerplate(element),
      path: `${parent?.path.slice(-80) ?? ""}>${signature(element)}`,
      alike: count,
      alikeIndex: index,
      list: parent?.list ?? null,
      blocks: 0,
      characters: 0,
      linked: 0,
      sentences: 0,
      headings: 0,
      prices: 0,
      firstPersons: 0,
      byReadability: 0,
      byDefuddle: 0,
    };
    if (LISTS.has(tag)) surroundings.list = surroundings;
    if (surroundings.hidden) surroundings.hiddenBy ??= surroundings;
    known.set(element, surroundings);
    return surroundings;
  };
  return of;
}

const LISTS = new Set(["TABLE", "UL", "OL", "DL"]);

const ALONE = { count: 1, index: 0 };

function fartherBy1(distances: Uint8Array | undefined, length: number): Uint8Array {
  const farther = new Uint8Array(length).fill(FAR);
  for (let at = 0; distances && at < length; at++) farther[at] = Math.min(FAR, (distances[at] as number) + 1);
  return farther;
}

function signature(element: Elementish): string {
  const name = classOf(element).trim().split(/\s+/)[0] ?? "";
  return `${element.tagName}.${name.replace(/\d+/g, "")}`;
}

/** How many siblings look like an element; each row of siblings is walked once. */
function rowOf(
  element: Elementish,
  rows: Map<Elementish, Map<Elementish, { count: number; index: number }>>,
): { count: number; index: number } {
  const parent = element.parentElement;
  if (!parent) return ALONE;
  let row = rows.get(parent);
  if (!row) {
    row = new Map();
    const counts = new Map<string, number>();
    const members: [Elementish, string][] = [...parent.children].map((child) => [child, signature(child)]);
    for (const [child, name] of members) {
      const index = counts.get(name) ?? 0;
      counts.set(name, index + 1);
      row.set(child, { count: 0, index });
    }
    for (const [child, name] of members) {
      const entry = row.get(child);
      if (entry) entry.count = counts.get(name) ?? 1;
    }
    rows.set(parent, row);
  }
  return row.get(element) ?? ALONE;
}

export interface Counted {
  block: RawBlock;
  sentence: boolean;
  price: boolean;
  own: { first: number };
  readability: boolean;
  defuddle: boolean;
}

/** Adds a block to everything that it stands in. */
export function countIn(around: Surroundings | null, { block, ...signs }: Counted): void {
  const { length } = block.text;
  for (let one = around; one; one = one.parent) {
    one.blocks++;
    one.characters += length;
    one.linked += length * block.linkShare;
    if (signs.sentence) one.sentences += length;
    if (block.kind === "heading") one.headings++;
    if (signs.price) one.prices++;
    if (signs.own.first) one.firstPersons += length;
    if (signs.readability) one.byReadability += length;
    if (signs.defuddle) one.byDefuddle += length;
  }
}
