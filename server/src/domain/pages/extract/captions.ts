import { classOf } from "../html/class-of.ts";
import { type Elementish, isElement, squash } from "../html/dom.ts";

const CAPTION = /(?:^|[\s_-])(?:fig|img|image|photo|pic|picture)?cap(?:tion)?s?(?:$|[\s_-])/i;

/** Whether an element is the caption of a picture by its mark-up: `<div class="pic"><img><div class="cap">…`. */
export function isCaption(element: Elementish, tag: string): boolean {
  if (tag === "FIGCAPTION") return true;
  const holder = element.parentNode;
  if (!CAPTION.test(classOf(element)) || !holder || !isElement(holder)) return false;
  if (holder.querySelector("img, picture") === null) return false;
  // Beside other words it may be the caption of a table, or a text of its own.
  return squash(holder.textContent) === squash(element.textContent);
}
