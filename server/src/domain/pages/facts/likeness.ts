import { letterPairs } from "#kernel/text/letter-pairs";
import { type Elementish, hasTag, nearest } from "../html/dom.ts";

/** "Stronglight 93 double chainset, 170 mm": a main heading that begins with a part of the title says more of the same. */
export const isBegunBy = (own: string, part: string, element: Elementish) =>
  part.length >= SHORTEST_BEGINNING && own.startsWith(part) && nearest(element, isMainHeading) !== null;

/** "Riroriro ¾-length down underquilt" of "Riroriro underquilt": a main heading may say more between the title's words. */
export function isAround(text: string, part: string, element: Elementish): boolean {
  const [own, words] = [text, part].map((one) => one.toLowerCase().split(" "));
  if (!own || !words || words.length < 2 || own[0] !== words[0] || own.at(-1) !== words.at(-1)) return false;
  let from = 0;
  for (const word of words) {
    const at = own.indexOf(word, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return nearest(element, isMainHeading) !== null;
}
const isMainHeading = hasTag("H1", "H2");
export const SHORTEST_BEGINNING = 8;
export const BEGUN = 0.9;

/** How far a text is a part of the title, or the title a part of it: 0 to 1. */
export function likenessOf(text: string, part: string): number {
  if (!part) return 0;
  if (text === part) return 1;
  const [short, long] = text.length < part.length ? [text, part] : [part, text];
  if (long.includes(short) && short.length >= 3) return 0.45 + 0.5 * (short.length / long.length);
  const pairs = new Set(letterPairs(long));
  const own = letterPairs(short);
  const shared = own.filter((pair) => pairs.has(pair)).length / Math.max(1, own.length);
  return shared >= 0.6 ? 0.5 * shared * Math.min(1, (2 * short.length) / long.length) : 0;
}
