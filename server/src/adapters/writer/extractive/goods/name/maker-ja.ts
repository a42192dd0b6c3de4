import type { Subject } from "../../draft.ts";
import { brandOf, factOf } from "../../subject.ts";
import { writerNamed } from "../../text/persons/byline-ja.ts";
import { isBook } from "../../title/book-author-en.ts";

const LONGEST = 20;

/** Names the maker, unless the name says it; else the shop. Of a book its author is told. */
export function makerInJapanese({ page, name, site }: Subject): string {
  const author = isBook(page) ? factOf(page, "author")?.value : null;
  if (author && author.length <= LONGEST && !name.includes(author)) return `${writerNamed(author)}の`;
  const brand = brandOf(page);
  if (brand && brand.length <= LONGEST && !name.includes(brand) && !brand.includes(name)) return `${brand}の`;
  return site && !brand && !name.includes(site) ? `${site}の` : "";
}
