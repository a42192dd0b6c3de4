import { alternativesOf } from "#kernel/text/phrases";
import type { OwnNames } from "../text/third-person.ts";

const QUOTED = /[“"]/;
/** A house compares its own things: "the lightest mug" would be that of the world. */
const COMPARED =
  "\\p{L}+est\\b|(?:very )?(?:first|only|best|most|least|last|next|other|opinion|view|experience|tests?|turn)\\b";
/** "our own", "our customers": of these somebody has to be named. */
const OUR = new RegExp(
  `(?<![\\p{L}’'])our (?!own\\b|${COMPARED}|(?:\\p{L}+ )?(?:${alternativesOf("our-own-en")})\\b)(?=\\p{L})`,
  "giu",
);

/** "Our patented hinge" of a maker whose name nobody knows is "the patented hinge". */
export const withoutOur = (text: string, { maker }: OwnNames): string =>
  /^the /.test(maker) && !QUOTED.test(text)
    ? text.replace(FRIENDS, "").replace(OUR, (our) => (our.startsWith("O") ? "The " : "the "))
    : text;
/** "our feathered friends": birds, and nobody's. */
const FRIENDS = /(?<=\b(?:with|for|to|of|and) )our (?=(?:\p{Ll}+ed|furry|four-legged) friends\b)/gu;
