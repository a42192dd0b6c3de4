import { parseHTML } from "linkedom";
import { withSmallAttributes } from "./attribute-names.ts";
import { withBody } from "./body.ts";
import { withoutConcealed } from "./concealed.ts";
import { withCovered } from "./covered.ts";
import { withStreamed } from "./streamed.ts";

/** The part of the DOM that extraction uses; the server's own types know no browser. */
export interface Nodeish {
  nodeType: number;
  textContent: string | null;
  parentNode: Nodeish | null;
  childNodes: Iterable<Nodeish>;
  firstChild: Nodeish | null;
  nextSibling: Nodeish | null;
  previousSibling: Nodeish | null;
  remove(): void;
}
export interface Elementish extends Nodeish {
  tagName: string;
  id: string;
  className: string;
  innerHTML: string;
  ownerDocument: Documentish;
  parentElement: Elementish | null;
  children: Iterable<Elementish>;
  previousElementSibling: Elementish | null;
  nextElementSibling: Elementish | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  matches(selector: string): boolean;
  closest(selector: string): Elementish | null;
  querySelector(selector: string): Elementish | null;
  querySelectorAll(selector: string): Iterable<Elementish>;
  before(...nodes: Nodeish[]): void;
  append(...nodes: Nodeish[]): void;
}
export interface Documentish extends Elementish {
  title: string;
  documentElement: Elementish;
  head: Elementish;
  body: Elementish;
  getElementById(id: string): Elementish | null;
}

const TEXT = 3;
const ELEMENT = 1;
export const isText = (node: Nodeish) => node.nodeType === TEXT;
export const isElement = (node: Nodeish): node is Elementish => node.nodeType === ELEMENT;

/** The nearest element that is so, itself first. A selector would be compiled anew for each element. */
export function nearest(element: Elementish, is: (one: Elementish) => boolean): Elementish | null {
  for (let one: Elementish | null = element; one; one = one.parentElement) if (is(one)) return one;
  return null;
}

/**
 * The same for many elements that lie in one another: each is asked once. The page may not change meanwhile.
 */
export function nearestOf(is: (one: Elementish) => boolean): (element: Elementish) => Elementish | null {
  const known = new Map<Elementish, Elementish | null>();
  return (element) => {
    const asked: Elementish[] = [];
    let found: Elementish | null = null;
    for (let one: Elementish | null = element; one; one = one.parentElement) {
      const before = known.get(one);
      if (before !== undefined) {
        found = before;
        break;
      }
      asked.push(one);
      if (is(one)) {
        found = one;
        break;
      }
    }
    for (const one of asked) known.set(one, found);
    return found;
  };
}

/** Whether an element has one of these tags; the parser says all tags in capitals. */
export function hasTag(...tags: string[]): (element: Elementish) => boolean {
  const known = new Set(tags);
  return ({ tagName }) => known.has(tagName);
}
export const isTable = hasTag("TABLE");

const ROOT = /<html(?=[\s>])[^>]*>/i;
const NO_ELEMENTS = /<!--[\s\S]*?-->|<!doctype[^>]*>/gi;

/**
 * The source with one root. linkedom would take the first element for it, also of a fragment, and of a page whose server
 * put something before its beginning.
 */
function framed(html: string): string {
  const root = ROOT.exec(html);
  if (!root) return `<!doctype html><html><head></head><body>${html}</body></html>`;
  const before = html.slice(0, root.index).replace(NO_ELEMENTS, "");
  // Within a comment, the tag is for an old browser, and the page's own comes after it.
  if (before.includes("<!--") || !/<[a-z]/i.test(before)) return html;
  return root[0] + before + html.slice(root.index + root[0].length);
}

/** A document with the few things that linkedom leaves out and the extractors ask for. */
export function parseDocument(html: string, url: string): Documentish {
  const document = (parseHTML(framed(html)) as unknown as { document: Documentish & Record<string, unknown> })
    .document;
  document.styleSheets ??= [];
  const view = document.defaultView as Record<string, unknown> | null;
  if (view && !view.getComputedStyle) view.getComputedStyle = () => ({ display: "" });
  document.URL = url;
  return withoutConcealed(withCovered(withStreamed(withSmallAttributes(withBody(document), html))));
}

/** Text as a reader sees it: one space where the source has any run of white space. */
export function squash(text: string | null | undefined): string {
  if (!text) return "";
  // Most texts have been squashed before, and one test is cheaper than to replace each space by itself.
  return (WIDE_SPACE.test(text) ? text.replace(/[\s\u00a0\u200b\ufeff]+/g, " ") : text).trim();
}
const WIDE_SPACE = /[^\S ]|\u200b| {2}/;

/** The first `length` characters of a node's text: of a whole page's frame nobody wants all. */
export function beginningOf(node: Nodeish | null, length: number): string {
  if (!node || length <= 0) return "";
  if (!isElement(node)) return isText(node) ? (node.textContent ?? "").slice(0, length) : "";
  let text = "";
  for (let child = node.firstChild; child && text.length < length; child = child.nextSibling)
    text += beginningOf(child, length - text.length);
  return text;
}
