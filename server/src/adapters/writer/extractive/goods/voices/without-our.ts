import { alternativesOf } from "#kernel/text/phrases";
import type { OwnNames } from "../../text/persons/third-person.ts";

const QUOTED = /[“"]/;
/** A house compares its own things: "the lightest mug" would be that of the world. */
const COMPARED =
  "\\p{L}+est\\b|(?:very )?(?:first|only|best|most|least|last|next|other|opinion|view|experience|tests?|turn)\\b";
/** "our own", "our customers": of these somebody has to be named. */
const OUR = new RegExp(
  `(?<![\\p{L}’'])our (?!own\\b|${COMPARED}|(?:\\p{L}+ )?(?:${alternativesOf("our-own-en")})\\b)(?=\\p{L})`,
  "giu",
);

/** Promises and wishes of a house, and how it sends: nothing of the goods. */
const OF_POLICY = new RegExp(
  [
    String.raw`\b(?:deliver(?:s|y|ies)? (?:your|to|with|within|in|on|all|every)|ship(?:s|ping)? (?:your|to|with|within|free|all|every)`,
    String.raw`parcels?|refunds?|returns?|missions?|visions?|polic(?:y|ies)|commit(?:ted|ment)|promises?|strives?|goals?`,
    String.raw`by 20\d\d|keep(?:ing)? it simple)\b`,
  ].join("|"),
  "i",
);
export const isPolicy = (text: string): boolean => OF_POLICY.test(text);

/** Whether what a house says of itself is left out: nobody has named it, or it is no word of the goods. */
export const isLeftToHouse = (text: string, { maker }: OwnNames): boolean =>
  /^the /.test(maker) || isPolicy(text) || isNamedTwice(text, maker);

/** "Tarn’s straps are sewn by Tarn weavers", "Tarn Coffee’s coffee"; "the Tarn Two" is the name of a thing. */
function isNamedTwice(text: string, maker: string): boolean {
  const [at, first] = [text.indexOf(maker), text.search(FIRST)];
  const behind = at === -1 ? "" : text.slice(at + maker.length);
  const last = maker
    .split(" ")
    .at(-1)
    ?.replace(/[^\p{L}\d]/gu, ".");
  const isOfName = new RegExp(`(?<!\\p{L})our (?:\\p{L}+ )?${last}(?!\\p{L})`, "iu").test(text);
  if (isOfName || at === -1) return isOfName;
  return at > first
    ? !/^ \p{Lu}/u.test(behind)
    : /^ (?!is |was |has )\p{Ll}+s? (?:is|are|was|were|has|have|can|will)\b/u.test(behind);
}
const FIRST = /(?<!\p{L})(?:we|our|ours|us)(?!\p{L})/iu;

/** "Our patented hinge" of a maker whose name nobody knows is "the patented hinge". */
export const withoutOur = (text: string, { maker }: OwnNames): string =>
  /^the /.test(maker) && !QUOTED.test(text)
    ? text.replace(FRIENDS, "").replace(OUR, (our) => (our.startsWith("O") ? "The " : "the "))
    : text;
/** "our feathered friends": birds, and nobody's. */
const FRIENDS = /(?<=\b(?:with|for|to|of|and) )our (?=(?:\p{Ll}+ed|furry|four-legged) friends\b)/gu;
