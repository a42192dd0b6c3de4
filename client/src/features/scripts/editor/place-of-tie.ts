import type { WantedPlace } from "#lib/events";
import type { TiedWords } from "./untied";

/** What to look for in the text of the page to find where a tie comes from. */
export const placeOfTie = ({ text, blockIndex, excerpt }: TiedWords): WantedPlace => ({
  block: blockIndex ?? null,
  excerpt: excerpt ?? null,
  texts: [text],
});
