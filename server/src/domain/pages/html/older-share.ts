import { letterPairs } from "#kernel/text/letter-pairs";
import type { LinkedHeading } from "./heading-links.ts";

/** So much of a title's pairs of signs stands in the heading of which it is a short form. */
const MOST = 0.7;
const SHORTEST = 8;

/**
 * The only main heading, where the document's title is a short form of it and the name by which the page is shared is
 * not: "Tram opens in August, five months late" of a page that is still shared as "Tram to open in March".
 */
export function headingOfOlderShare(
  headings: readonly LinkedHeading[],
  title: string,
  shared: string | null,
): string | undefined {
  const [only, ...others] = headings;
  if (!only || others.length > 0 || !shared || title.length < SHORTEST) return undefined;
  return shareIn(only.text, title) >= MOST && shareIn(only.text, shared) < MOST ? only.text : undefined;
}

/** The share of a name's pairs of signs that stand in a text. */
function shareIn(text: string, name: string): number {
  const known = new Set(letterPairs(bare(text)));
  const pairs = letterPairs(bare(name));
  return pairs.filter((pair) => known.has(pair)).length / Math.max(1, pairs.length);
}
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
