import type { Documentish, Elementish, Nodeish } from "./dom.ts";

/** Elements of a head; with any other a body begins. */
const OF_HEAD = new Set(["BASE", "LINK", "META", "NOSCRIPT", "SCRIPT", "STYLE", "TEMPLATE", "TITLE"]);
const HEAD = new Set(["HEAD"]);
const BODY = new Set(["BODY"]);
const isOf = (tags: ReadonlySet<string>, node: Nodeish) =>
  tags.has(((node as Elementish).tagName ?? "").toUpperCase());
const TEXT = 3;
const COMMENT = 8;
const isSpace = ({ nodeType, textContent }: Nodeish) =>
  nodeType === COMMENT || (nodeType === TEXT && (textContent ?? "").trim() === "");

/**
 * The document with a head and a body that hold what a browser puts into them. HTML lets their tags be left out, and
 * pages put scripts before, between and behind them. linkedom takes the source by its word: it answers with an empty
 * body beside the text wherever the body's tag does not follow that of the head at once.
 */
export function withBody(document: Documentish): Documentish {
  const parts = [...document.documentElement.childNodes];
  const [head, body, ...others] = parts.filter((part) => !isSpace(part));
  if (head && body && others.length === 0 && isOf(HEAD, head) && isOf(BODY, body)) return document;

  const bodies = parts.filter((part) => isOf(BODY, part));
  const frames = [...parts.filter((part) => isOf(HEAD, part)), ...bodies];
  const nodes = parts.flatMap((part) => (frames.includes(part) ? [...part.childNodes] : [part]));
  const within = new Set(bodies.flatMap((part) => [...part.childNodes]));
  const from = nodes.findIndex((node) => within.has(node) || !(isSpace(node) || isOf(OF_HEAD, node)));
  // Of each frame the first stays, with its attributes.
  const kept = [frames.find((part) => isOf(HEAD, part)), bodies[0]];
  for (const part of parts) if (!kept.includes(part)) part.remove();
  document.head.append(...nodes.slice(0, from === -1 ? nodes.length : from));
  document.body.append(...(from === -1 ? [] : nodes.slice(from)));
  return document;
}
