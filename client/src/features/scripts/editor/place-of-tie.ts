import type { WantedPlace } from "#lib/events";
import type { TiedWords } from "./untied";

/** The words by which the source of a tie is found in the text of the page. */
export const placeOfTie = ({ text, blockIndex, excerpt }: TiedWords): WantedPlace => ({
  block: blockIndex ?? null,
  excerpt: excerpt ?? null,
  texts: [text],
});
