import type { Elementish } from "./dom.ts";

/** An element as a selector describes it, without those around it. */
export interface Compound {
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

const ATTRIBUTE = String.raw`\[[a-z-]+(?:[~^$*]?=(?:"[^"\\]+"|'[^'\\]+'|[\w-]+))?\]`;
const COMPOUND = new RegExp(
  String.raw`\s*([a-z][a-z\d]*|\*)?((?:[.#][a-z_][\w-]*|${ATTRIBUTE})*)\s*(,|$)`,
  "giy",
);
const PART = /([.#])([\w-]+)|\[([a-z-]+)(?:([~^$*]?)=["']?([^"'\]]*)["']?)?\]/gi;

/** Attributes whose values are compared with regard to case; of others HTML has a list. */
const EXACT = new Set(["id", "class", "href", "itemprop", "itemtype", "property", "role", "typeof"]);
const ANY_CASE = new Set(["type", "rel"]);

const compiled = new Map<string, readonly Compound[] | null>();
const MOST_COMPILED = 1_000;

/** What a list of simple selectors asks of an element; null for one that asks for more. */
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
  COMPOUND.lastIndex = 0;
  for (;;) {
    const [whole, tag = "", parts = "", end] = COMPOUND.exec(selector) ?? [];
    if (whole === undefined || (!tag && !parts)) return null;
    const compound = compoundOf(tag, parts);
    if (!compound) return null;
    compounds.push(compound);
    if (end === "") return compounds;
  }
}

function compoundOf(tag: string, parts: string): Compound | null {
  let id: string | null = null;
  const classes: string[] = [];
  const attributes: Attribute[] = [];
  for (const [, sign, own = "", name = "", relation = "", value] of parts.matchAll(PART)) {
    if (sign === "#") {
      if (id !== null) return null;
      id = own;
    } else if (sign === ".") classes.push(own);
    else if (value === undefined) attributes.push({ name: name.toLowerCase(), accepts: null });
    else if (relation === "~" && /\s/.test(value)) return null;
    else {
      const accepts = testOf(name.toLowerCase(), relation, value);
      if (!accepts) return null;
      attributes.push({ name: name.toLowerCase(), accepts });
    }
  }
  return { tag: tag && tag !== "*" ? tag.toLowerCase() : null, id, classes, attributes };
}

function testOf(name: string, relation: string, asked: string): ((value: string) => boolean) | null {
  if (ANY_CASE.has(name)) {
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
export const matchesRest = (element: Elementish, { tag, id, classes, attributes }: Compound): boolean =>
  (tag === null || element.tagName.toLowerCase() === tag) &&
  (id === null || element.id === id) &&
  classes.every((one) => (element.getAttribute("class") ?? "").split(/\s+/).includes(one)) &&
  attributes.every(({ name, accepts }) => {
    if (!accepts) return element.hasAttribute(name);
    const value = element.getAttribute(name);
    return value !== null && accepts(value);
  });
