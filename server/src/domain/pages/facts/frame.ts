import type { Elementish } from "../html/dom.ts";

/** Whether an element is beside what the page is about; a box that has the page's own title is what it is about. */
export const standsBeside = (element: Elementish, tag: string): boolean =>
  tag === "NAV" || tag === "FOOTER" || (tag === "ASIDE" && element.querySelector("h1") === null);
