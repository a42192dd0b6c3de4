import type { Documentish, Elementish } from "./dom.ts";

const HIDDEN = '[aria-hidden="true"]';
const countOf = (elements: Iterable<Elementish>) => [...elements].length;
type Marked = Elementish & { removeAttribute(name: string): void };

/**
 * A dialogue on cookies hides the whole page behind it from screen readers, and people see it all the same: the box with
 * every main heading of the page is no hidden one.
 */
export function withCovered<T extends Documentish>(document: T): T {
  const headings = countOf(document.querySelectorAll("h1"));
  if (headings === 0) return document;
  for (const box of document.querySelectorAll(HIDDEN) as Iterable<Marked>)
    if (countOf(box.querySelectorAll("h1")) === headings) box.removeAttribute("aria-hidden");
  return document;
}
