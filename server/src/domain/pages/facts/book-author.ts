import { type Documentish, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";

const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|van|von|der|den|la|le|di|da) )*\p{Lu}[\p{L}.'’-]*){1,4}`;
const NAMES = `(${NAME}(?: (?:and|&) ${NAME})?)`;
/** "By Ada Tarn", "Author: Ada Tarn" */
const BYLINE = new RegExp(
  String.raw`^(?:(?:[Ww]ritten )?[Bb]y|[Aa]uthor)\s?:? ${NAMES}(?: \([Aa]uthor\))?$`,
  "u",
);
/** "The Salt Book by Ada Tarn | Tarn Books" */
const BEHIND_NAME = new RegExp(`^ [Bb]y ${NAMES}(?= [|–—-] |$)`, "u");
const ISBN = /^isbn(?:[ -]?1[03])?$/i;
/** So many elements below a book's name its author is named. */
const NEAR = 40;

/** The author of an English book, by the line below its name or by the title behind it; nothing of other goods. */
export function writtenBy(
  document: Documentish,
  lines: readonly Line[],
  heading: { text: string; order: number } | null,
  rows: readonly FoundFact[],
): FoundFact[] {
  if (!heading || !rows.some(({ label }) => ISBN.test(label?.trim() ?? ""))) return [];
  const line = lines.find(
    ({ text, order, elsewhere }) =>
      !elsewhere && order >= heading.order && order <= heading.order + NEAR && BYLINE.test(text.trim()),
  );
  const below = line && BYLINE.exec(line.text.trim())?.[1];
  if (line && below)
    return found({
      kind: "author",
      value: below,
      source: "visible",
      path: pathOf(line.block),
      excerpt: line.text,
    });
  const title = squash(document.querySelector("title")?.textContent);
  const behind = title.startsWith(heading.text) ? title.slice(heading.text.length) : "";
  const [, author] = BEHIND_NAME.exec(behind) ?? [];
  return author
    ? found({ kind: "author", value: author, source: "visible", path: "title", excerpt: title })
    : [];
}
