import type { Fact, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { folded } from "./title-house.ts";

const SHADE = new RegExp(
  `^(?:${alternativesOf("colour-words-en")}|${alternativesOf("colour-shades-en")})$`,
  "i",
);
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
