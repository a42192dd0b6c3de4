import { standsAlone } from "../stands.ts";

/** The loss of beginning anew in a page that is parted: of 136 such pages editors took sentences from five places each. */
const BEGINS = 8;
/** But nobody looks back for what "this", "it" or "also" goes on from. */
const GOES_ON = 45;
const ALSO = /\balso\b/i;

/** The loss of beginning a passage with a sentence of an English page that is parted into what one looks up. */
export const lossOfPart = (text: string): number =>
  BEGINS + (standsAlone(text, "en") && !ALSO.test(text) ? 0 : GOES_ON);
