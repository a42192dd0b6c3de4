import type { Documentish } from "../html/dom.ts";
import { isObject, type Json, list } from "../html/json.ts";
import { letters, width } from "./width.ts";

/** Keys under which the state of a shop's page holds a thing's name, and its description. */
const NAMES = ["name", "title", "displayName", "productName", "product_name"];
const DESCRIPTIONS = [
  "longDescription",
  "long_description",
  "productDescription",
  "product_description",
  "descriptionHtml",
  "body_html",
  "description",
  "shortDescription",
  "short_description",
];
/** Characters of a page's scripts, and values in them, that are worth reading. */
const MOST_READ = 1_500_000;
const MOST_VALUES = 100_000;
const DEEPEST = 24;
const SHORTEST = 60;

/** The fullest description that the state of a page holds beside one of these names of its thing. */
export function describedInState(document: Documentish, names: readonly string[]): string | null {
  const wanted = new Set(names.map(letters).filter(Boolean));
  const found: string[] = [];
  let left = MOST_READ;
  for (const script of document.querySelectorAll("script")) {
    if (script.hasAttribute("src")) continue;
    const text = script.textContent ?? "";
    if (script.getAttribute("type")?.includes("ld+json") || !/escription|body_html/.test(text)) continue;
    left -= text.length;
    if (left < 0) break;
    collect(jsonIn(text), wanted, found);
  }
  return found.toSorted((a, b) => width(b) - width(a))[0] ?? null;
}

/** A script that is JSON, or that assigns one object to a name. */
function jsonIn(script: string): unknown {
  const [from, to] = [script.search(/[{[]/), Math.max(script.lastIndexOf("}"), script.lastIndexOf("]"))];
  if (from === -1 || to <= from) return null;
  try {
    return JSON.parse(script.slice(from, to + 1));
  } catch {
    return null;
  }
}

function collect(root: unknown, names: ReadonlySet<string>, found: string[]): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES; seen += 1) {
    const { value, depth } = waiting.pop() ?? { value: null, depth: 0 };
    if (depth > DEEPEST || typeof value !== "object" || value === null) continue;
    if (isObject(value) && isNamed(value, names)) found.push(...descriptionsOf(value));
    for (const child of isObject(value) ? Object.values(value) : list(value))
      if (typeof child === "object") waiting.push({ value: child, depth: depth + 1 });
  }
}

const isNamed = (node: Json, names: ReadonlySet<string>) =>
  NAMES.some((key) => typeof node[key] === "string" && names.has(letters(node[key])));

const descriptionsOf = (node: Json): string[] =>
  DESCRIPTIONS.flatMap((key) => {
    const text = node[key];
    return typeof text === "string" && text.length >= SHORTEST ? [text] : [];
  }).slice(0, 1);
