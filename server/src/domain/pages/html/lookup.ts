import type { Documentish, Elementish } from "./dom.ts";
import { type Compound, compoundsOf, matches } from "./plain-selector.ts";

/** The elements that a selector finds, and their places among all elements of the page. */
interface Found {
  elements: Elementish[];
  places: readonly number[];
}

/**
 * The elements of a page by tag, attribute, class and id. A page is asked some hundred selectors, and the parser's
 * own search compiles each anew and walks the whole page for it. Holds as long as the page does not change.
 */
class Lookup {
  private readonly search: (selector: string) => Iterable<Elementish>;
  private readonly all: Elementish[];
  private readonly byTag = new Map<string, number[]>();
  private readonly byAttribute = new Map<string, number[]>();
  private readonly byClass = new Map<string, number[]>();
  private readonly byId = new Map<string, number[]>();
  private readonly known = new Map<string, Found>();
  private ranges: { places: Map<Elementish, number>; ends: Int32Array } | undefined;

  constructor(search: (selector: string) => Iterable<Elementish>) {
    this.search = search;
    this.all = [...search("*")];
    for (const [place, element] of this.all.entries()) {
      add(this.byTag, element.tagName.toLowerCase(), place);
      for (const name of (element as Elementish & Named).getAttributeNames()) {
        add(this.byAttribute, name, place);
        if (name === "id") add(this.byId, element.id, place);
        if (name === "class")
          for (const token of element.getAttribute("class")?.split(/\s+/) ?? [])
            add(this.byClass, token, place);
      }
    }
  }

  find(selector: string): Found {
    const known = this.known.get(selector);
    if (known) return known;
    const compounds = compoundsOf(selector);
    const found = compounds ? this.placed(compounds) : this.searched(selector);
    this.known.set(selector, found);
    return found;
  }

  /** The elements of a selector below an element; nothing of an element that is not known. */
  within(element: Elementish, selector: string): readonly Elementish[] | undefined {
    const end = this.endOf(element);
    if (end === undefined) return;
    const { elements, places } = this.find(selector);
    const from = firstFrom(places, this.placeOf(element) + 1);
    return elements.slice(from, firstFrom(places, end, from));
  }

  firstWithin(element: Elementish, selector: string): Elementish | null | undefined {
    const end = this.endOf(element);
    if (end === undefined) return;
    const { elements, places } = this.find(selector);
    const first = firstFrom(places, this.placeOf(element) + 1);
    return (places[first] ?? end) < end ? (elements[first] ?? null) : null;
  }

  /** Where an element ends: what it holds stands behind it in one run. A search in a template goes another way. */
  private endOf(element: Elementish): number | undefined {
    this.ranges ??= rangesOf(this.all);
    const place = this.ranges.places.get(element);
    return place === undefined || element.tagName.toUpperCase() === "TEMPLATE"
      ? undefined
      : this.ranges.ends[place];
  }

  private placeOf(element: Elementish): number {
    this.ranges ??= rangesOf(this.all);
    return this.ranges.places.get(element) ?? 0;
  }

  private placed(compounds: readonly Compound[]): Found {
    const lists = compounds.map((one) =>
      this.candidates(one).filter((place) => matches(this.all[place] as Elementish, one)),
    );
    const places = lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((a, b) => a - b);
    return { elements: places.map((place) => this.all[place] as Elementish), places };
  }

  private candidates({ tag, id, classes: [name], attributes: [attribute] }: Compound): readonly number[] {
    if (id) return this.byId.get(id) ?? [];
    if (name) return this.byClass.get(name) ?? [];
    if (attribute) return this.byAttribute.get(attribute.name) ?? [];
    return tag ? (this.byTag.get(tag) ?? []) : [...this.all.keys()];
  }

  /** Leaves a selector that asks for more to the parser's own search. */
  private searched(selector: string): Found {
    const elements = [...this.search(selector)];
    return { elements, places: elements.map((element) => this.placeOf(element)) };
  }
}

interface Named {
  getAttributeNames(): Iterable<string>;
}

function add(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

/** The place of each element in the order of the page, and that of the first element behind all that it holds. */
function rangesOf(all: readonly Elementish[]) {
  const places = new Map<Elementish, number>();
  const ends = new Int32Array(all.length).fill(all.length);
  const open: number[] = [];
  for (const [place, element] of all.entries()) {
    const { parentElement } = element;
    while (open.length > 0 && all[open.at(-1) as number] !== parentElement)
      ends[open.pop() as number] = place;
    open.push(place);
    places.set(element, place);
  }
  return { places, ends };
}

/** The index of the first place that is not before another. */
function firstFrom(places: readonly number[], place: number, least = 0): number {
  let [low, high] = [least, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const lookups = new WeakMap<Documentish, Lookup>();

/** The document, whose elements are looked up from now on. Nobody may change it any more. */
export function withLookup(document: Documentish): Documentish {
  const search = document.querySelectorAll.bind(document);
  const lookup = new Lookup(search);
  lookups.set(document, lookup);
  document.querySelectorAll = (selector) => lookup.find(selector).elements;
  document.querySelector = (selector) => lookup.find(selector).elements[0] ?? null;
  return document;
}

/** The elements of a selector below an element. */
export const allWithin = (element: Elementish, selector: string): readonly Elementish[] =>
  lookups.get(element.ownerDocument)?.within(element, selector) ?? [...element.querySelectorAll(selector)];

/** The first of them. */
export function firstWithin(element: Elementish, selector: string): Elementish | null {
  const first = lookups.get(element.ownerDocument)?.firstWithin(element, selector);
  return first === undefined ? element.querySelector(selector) : first;
}
