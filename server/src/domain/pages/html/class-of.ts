import type { Elementish } from "./dom.ts";

const classes = new WeakMap<Elementish, string>();

/**
 * The class names of an element of a page that no longer changes. The parser puts them together anew each time, and
 * each reading of a page asks every element for them.
 */
export function classOf(element: Elementish): string {
  const known = classes.get(element);
  if (known !== undefined) return known;
  const names = element.getAttribute("class") ?? "";
  classes.set(element, names);
  return names;
}
