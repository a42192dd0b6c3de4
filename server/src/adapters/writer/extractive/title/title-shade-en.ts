import type { Fact, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { endsInGoods } from "../kinds/goods-nouns-en.ts";
import { folded } from "./title-house.ts";

const SHADE = new RegExp(
  `^(?:${alternativesOf("colour-words-en")}|${alternativesOf("colour-shades-en")})$`,
  "i",
);
/** Two or three words written as a name: "Wet Slate". */
const NAME = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|of|the|and)){1,2}$/u;
/** How worn a used thing is, in the words of its dealers. */
const GRADE = /^(?:bargain|(?:as |like )new|(?:near )?mint|(?:very )?good|excellent|fair|ugly|used|sale)$/i;

/**
 * The name of goods whose main heading is only one of their colours or a dealer's grade: "Oak Lamp in Slate" of
 * "Slate" on the shelf "Oak Lamp", and what the page's data calls them instead of "BARGAIN".
 */
export function nameOfChoice({ value, provenance }: Fact, { title, language }: Page): string {
  if (language !== "en") return value;
  if (GRADE.test(value.trim()))
    return provenance?.others?.find(({ source }) => source === "json-ld")?.value ?? title;
  const shelf = provenance?.filed?.[0] ?? "";
  const isOfTitle = shelf.includes(" ") && folded(title).includes(folded(shelf));
  return SHADE.test(value.trim()) && isOfTitle ? `${shelf} in ${value}` : value;
}

/** Whether "Wet Slate" of "Sock Yarn — Wet Slate" is the one that a page sells of several: its text calls it so, too. */
export const isNamedVariant = (tail: string, { blocks, facts }: Pick<Page, "blocks" | "facts">): boolean =>
  NAME.test(tail) &&
  !endsInGoods(tail) &&
  facts.some(({ kind, value }) => kind === "name" && value.endsWith(tail)) &&
  blocks.some(({ kind, text }) => kind !== "heading" && text.includes(tail));
