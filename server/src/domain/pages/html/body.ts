import type { Documentish, Elementish, Nodeish } from "./dom.ts";

/** Elements of a head; with any other a body begins. */
const OF_HEAD = new Set(["BASE", "LINK", "META", "NOSCRIPT", "SCRIPT", "STYLE", "TEMPLATE", "TITLE"]);
const isOf = (tags: ReadonlySet<string>, node: Nodeish) =>
  tags.has(((node as Elementish).tagName ?? "").toUpperCase());
const HEAD = new Set(["HEAD"]);
const BODY = new Set(["BODY"]);
const isSpace = ({ nodeType, textContent }: Nodeish) =>
  nodeType === COMMENT || (nodeType === TEXT && (textContent ?? "").trim() === "");
const TEXT = 3;
const COMMENT = 8;

/**
 * The document with the body that its source may leave out: HTML lets the tags of html, head and body be omitted, and a
 * browser puts them in. linkedom does not, and answers such a page with an empty body beside the text.
 */
export function withBody(document: Documentish): Documentish {
  const root = document.documentElement;
  const parts = [...root.childNodes];
  if (parts.some((part) => isOf(BODY, part))) return document;
  const head = parts.find((part) => isOf(HEAD, part));
  const isText = (node: Nodeish) => !isSpace(node) && !isOf(OF_HEAD, node) && !isOf(HEAD, node);
  // Where the head does not end either, the text stands within it.
  const within = head ? [...head.childNodes] : [];
  const from = within.findIndex(isText);
  const behind = head ? parts.slice(parts.indexOf(head) + 1) : parts;
  const own =
    from === -1 ? behind.slice(Math.max(0, behind.findIndex(isText))) : [...within.slice(from), ...behind];
  document.body.append(...own.filter((node) => !isOf(BODY, node)));
  return document;
}
