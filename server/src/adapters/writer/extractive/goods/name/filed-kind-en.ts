import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import {
  holdsKind,
  isKindNoun,
  isKindWithoutPlural,
  isPair,
  kindInSingular,
} from "../../kinds/kind-nouns-en.ts";
import { withAnArticle } from "../../text/sentences/noun-phrase.ts";
import { isBook } from "../../title/book-author-en.ts";
import { isForeign } from "./foreign-en.ts";
import { gameInRows } from "./kind-in-rows-en.ts";
import { nounOf } from "./named-again.ts";

/** Words of shelves that hold goods of many kinds, or that say how goods are sold. */
const DEPARTMENT = phrases("departments-en");
const MOST_WORDS = 4;
const WORD = /^\p{Lu}?\p{Ll}[\p{Ll}’'-]*$|^\p{Lu}-\p{Lu}?\p{Ll}+$|^\p{Lu}[\p{Lu}\d]{1,4}$/u;
/** "Mobile Phones in Leeds", "Mens T-Shirts" */
const ASIDE =
  / (?:in|from|at|by|on sale)\s.*$|^(?:all|shop|mens|womens|ladies|kids|girls|boys|unisex) (?=\p{L})/giu;

/**
 * The kind of thing that the shelves of its shop say of one whose name holds no word for it: "an office chair" of
 * "Office Chairs". A shelf that the page's own words do not know may hold what was put there by mistake.
 */
export function kindFiled(name: string, page: Pick<Page, "facts" | "blocks" | "title">): string | null {
  if (isBook(page)) return OF_BOOK.test(name) ? null : "a book";
  const { filed: shelves = [], called = "" } =
    page.facts.find(({ kind }) => kind === "name")?.provenance ?? {};
  const rows = page.facts.flatMap(({ label, value }) => (ROW.test(label ?? "") ? [value] : []));
  const game = gameInRows(page);
  if (shelves.length + rows.length === 0 && called === "" && game === null) return null;
  if (isForeign(name) || holdsKind(name) || nounOf(name, page)) return null;
  const isKind = isKindNoun(called.split(" ").at(-1) ?? "");
  if (isKind && !isOfName(called, name)) return withAnArticle(called);
  for (const kind of [
    ...rows.map((row) => kindOfShelf(row, true)),
    ...shelves.map((shelf) => kindOfShelf(shelf.replace(ASIDE, ""))),
  ]) {
    if (kind && isKnown(kind, page) && !isOfName(kind, name)) return withAnArticle(kind);
  }
  return game;
}

const OF_BOOK = /book|novel|stories|poems|dictionary|atlas|calendar|planner|cards|puzzle/i;

const ROW = /^(?:product |item )?(?:type|category|kind)$/i;

/** "office chair" of "Office Chairs"; null where a shelf holds more than one kind. A row may name one, too. */
function kindOfShelf(shelf: string, isOfOne = false): string | null {
  const words = shelf.replace(/^free to play /i, "Free-to-play ").split(" ");
  const isPlain = words.length <= MOST_WORDS && words.every((word) => WORD.test(word) && !SMALL.test(word));
  if (!isPlain || DEPARTMENT.test(shelf)) return null;
  const many = (words.at(-1) ?? "").toLowerCase();
  const before = words.slice(0, -1).map(calm).join(" ");
  if (isPair(many)) return `pair of ${`${before} ${many}`.trim()}`;
  const isOne = isKindWithoutPlural(many) || (isOfOne && isKindNoun(many));
  const one = kindInSingular(many) ?? (isOne ? many : null);
  return one && `${before} ${one}`.trim();
}

const SMALL = /^(?:to|of|with|without|for|and|or|the|an?|up|by|your|our|my)$/i;
const calm = (word: string) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word);

/** "a daypack" of "Tarn Pack": the name has said it. */
function isOfName(kind: string, name: string): boolean {
  const noun = kind.split(" ").at(-1) ?? "";
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 2 && noun.endsWith(word));
}

/** Whether the page itself calls something so, by the noun. */
function isKnown(kind: string, { blocks, title }: Pick<Page, "blocks" | "title">): boolean {
  const terms = contentTerms(kind.split(" ").at(-1) ?? "", "en");
  return [title, ...blocks.map(({ text }) => text)].some((text) =>
    [...contentTerms(text, "en")].some((term) => terms.has(term)),
  );
}
