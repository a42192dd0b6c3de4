import { type Elementish, nearest } from "./dom.ts";

/** An element as a selector describes it. */
export interface Compound {
  /** The element that it stands in, as described before it: "header a". */
  above: Compound | null;
  tag: string | null;
  id: string | null;
  classes: readonly string[];
  attributes: readonly Attribute[];
}

interface Attribute {
  name: string;
  /** Whether an element's value is one that is meant; nothing where any is. */
  accepts: ((value: string) => boolean) | null;
}

const ATTRIBUTE = String.raw`\[[a-z_-]+(?:[~^$*]?=(?:"[^"\\]+"|'[^'\\]+'|[\w-]+)(?: i)?)?\]`;
const COMPOUND = new RegExp(
  String.raw`\s*([a-z][a-z\d]*|\*)?((?:[.#][a-z_][\w-]*|${ATTRIBUTE})*)(\s*,|\s*$|\s+(?![>+~,]))`,
  "giy",
);
const PART = /([.#])([\w-]+)|\[([a-z_-]+)(?:([~^$*]?)=(?:"([^"]*)"|'([^']*)'|([\w-]+))( i)?)?\]/gi;

/** Attributes whose values are compared with regard to case; of others HTML has a list. */
const EXACT = new Set(
  "action aria-label class content data-id href id itemprop itemtype name property role src typeof value".split(
    " ",
  ),
);
const ANY_CASE = new Set(["type", "rel"]);

const compiled = new Map<string, readonly Compound[] | null>();
const MOST_COMPILED = 1_000;

/** Reads what a list of simple selectors asks of an element; null for one that asks for more. */
export function compoundsOf(selector: string): readonly Compound[] | null {
  const known = compiled.get(selector);
  if (known !== undefined) return known;
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  const compounds = read(selector);
  compiled.set(selector, compounds);
  return compounds;
}

function read(selector: string): Compound[] | null {
  const compounds: Compound[] = [];
  let above: Compound | null = null;
  COMPOUND.lastIndex = 0;
  for (;;) {
    const [whole, tag = "", parts = "", end = ""] = COMPOUND.exec(selector) ?? [];
    if (whole === undefined || (!tag && !parts)) return null;
    const compound = compoundOf(tag, parts, above);
    if (!compound) return null;
    const isLast = COMPOUND.lastIndex >= selector.length;
    above = !isLast && end.trim() === "" ? compound : null;
    if (!above) compounds.push(compound);
    if (isLast) return end.includes(",") ? null : compounds;
  }
}

function compoundOf(tag: string, parts: string, above: Compound | null): Compound | null {
  let id: string | null = null;
  const classes: string[] = [];
  const attributes: Attribute[] = [];
  for (const [, sign, own = "", name = "", relation = "", ...written] of parts.matchAll(PART)) {
    const isAnyCase = written.pop() !== undefined;
    const value = written.find((one) => one !== undefined);
    if (sign === "#") {
      if (id !== null) return null;
      id = own;
    } else if (sign === ".") classes.push(own);
    else if (value === undefined) attributes.push({ name: name.toLowerCase(), accepts: null });
    else if (relation === "~" && /\s/.test(value)) return null;
    else {
      const accepts = testOf(name.toLowerCase(), relation, value, isAnyCase);
      if (!accepts) return null;
      attributes.push({ name: name.toLowerCase(), accepts });
    }
  }
  return { above, tag: tag && tag !== "*" ? tag.toLowerCase() : null, id, classes, attributes };
}

function testOf(name: string, relation: string, asked: string, isAnyCase: boolean): Attribute["accepts"] {
  if (isAnyCase || ANY_CASE.has(name)) {
    const is = COMPARED[relation]?.(asked.toLowerCase());
    return is ? (value) => is(value.toLowerCase()) : null;
  }
  return EXACT.has(name) ? (COMPARED[relation]?.(asked) ?? null) : null;
}

const COMPARED: Record<string, (asked: string) => (value: string) => boolean> = {
  "": (asked) => (value) => value === asked,
  "^": (asked) => (value) => value.startsWith(asked),
  $: (asked) => (value) => value.endsWith(asked),
  "*": (asked) => (value) => value.includes(asked),
  "~": (asked) => (value) => value.includes(asked) && value.split(/\s+/).includes(asked),
};

/** Whether an element is as described. */
export const matches = (element: Elementish, { above, tag, id, classes, attributes }: Compound): boolean =>
  (tag === null || element.tagName.toLowerCase() === tag) &&
  (id === null || element.id === id) &&
  classes.every((one) => (element.getAttribute("class") ?? "").split(/\s+/).includes(one)) &&
  attributes.every(({ name, accepts }) => {
    if (!accepts) return element.hasAttribute(name);
    const value = element.getAttribute(name);
    return value !== null && accepts(value);
  }) &&
  (above === null || isBelow(element, above));

const isBelow = ({ parentElement }: Elementish, above: Compound): boolean =>
  parentElement !== null && nearest(parentElement, (one) => matches(one, above)) !== null;
