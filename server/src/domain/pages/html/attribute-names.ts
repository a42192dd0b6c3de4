import type { Documentish, Elementish } from "./dom.ts";

/** An attribute in capitals, as pages were written before 2000. */
const IN_CAPITALS = /\s[A-Z]{2,}(?:-[A-Z]+)*\s?=/;
const CAPITALS = /^[A-Z]+(?:-[A-Z]+)*$/;

interface Attributed {
  attributes: Iterable<{ name: string; value: string }>;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/**
 * Names attributes as HTML does, in small letters: `<A HREF="/x">` is a link. The parser keeps their capitals, and
 * nobody would find them.
 */
export function withSmallAttributes<T extends Documentish>(document: T, html: string): T {
  if (!IN_CAPITALS.test(html)) return document;
  for (const element of document.querySelectorAll("*") as Iterable<Elementish & Attributed>)
    for (const { name, value } of [...element.attributes]) {
      if (!CAPITALS.test(name)) continue;
      element.removeAttribute(name);
      // Where a page names one twice, the one in small letters stays.
      if (!element.hasAttribute(name.toLowerCase())) element.setAttribute(name.toLowerCase(), value);
    }
  return document;
}
