import { type Elementish, nearest, squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

const COUNT = /^[+-]?\d{1,5}(?=\D)/u;

/** The text of a comment without the count of its votes, which stands before it in an element of its own. */
export function withoutScore(said: string, { within }: RawBlock): string {
  const [count = ""] = COUNT.exec(said) ?? [];
  if (count === "" || !within) return said;
  // Between two elements a space may have been set.
  const own = bare(said);
  const box = nearest(within, (element) => bare(element.textContent).startsWith(own));
  return box && holdsAlone(box, count) ? said.slice(count.length).trimStart() : said;
}
const bare = (text: string | null | undefined) => squash(text).replaceAll(" ", "");

/** Whether the first words of a box are this count, in an element that has nothing else. */
function holdsAlone(box: Elementish, count: string): boolean {
  for (let one: Elementish | null = box; one; one = firstWith(one))
    if (squash(one.textContent) === count) return true;
  return false;
}
const firstWith = (element: Elementish): Elementish | null =>
  [...element.children].find((child) => squash(child.textContent) !== "") ?? null;
