import type { Block } from "../page.ts";
import type { RawBlock } from "./blocks.ts";
import { type Candidates, candidatesOf } from "./candidates.ts";

/** Below this share of the page's own text, the libraries took a corner of it for the whole. */
const CORNER = 0.4;

/**
 * The main text. Where an article stands, the two libraries find it, and the longer of their answers
 * lost less. Pages made of many small parts (shops, forums, lists) they cut down to one part: then
 * everything that is not navigation is nearer to what a reader sees.
 */
export async function mainText(html: string, url: string): Promise<Block[]> {
  return withoutRepetition(choose(await candidatesOf(html, url))).map(({ linkShare: _, ...block }) => block);
}

function choose({ readability, defuddle, whole }: Candidates): RawBlock[] {
  const longer = lengthOf(readability) >= lengthOf(defuddle) ? readability : defuddle;
  return lengthOf(longer) < CORNER * lengthOf(whole) ? whole : longer;
}

export const lengthOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Sites print the same words for phone and desktop; a reader hears them once. */
function withoutRepetition(blocks: RawBlock[]): RawBlock[] {
  const seen = new Set<string>();
  return blocks.filter(({ text }) => text.length < 20 || (!seen.has(text) && seen.add(text)));
}
