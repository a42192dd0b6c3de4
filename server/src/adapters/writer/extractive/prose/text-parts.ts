import type { Block } from "#kernel/page";
import type { Passage } from "./passages.ts";

/** A part of a text with the passages that can be told of it. */
export interface TextPart {
  /** Index of its heading's block; -1 for what stands above all parts. */
  heading: number;
  passages: number[];
}

/** A text of fewer parts is told as one. */
const FEWEST = 3;
const LOWEST = 6;

/**
 * The parts of a text by the lowest rank of headings of which so many have room, else by the highest that divides
 * it; and first of all what stands above them. Null where no rank divides it.
 */
export function headedPartsOf(
  passages: readonly Passage[],
  blocks: readonly Block[],
  most: number,
): TextPart[] | null {
  let found: TextPart[] | null = null;
  const ranks = [...new Set(blocks.flatMap((block) => (block.kind === "heading" ? [rankOf(block)] : [])))];
  for (const rank of ranks.toSorted()) {
    const parts = Map.groupBy(passages.keys(), (index) =>
      headingOver(passages[index]?.lines[0]?.blockIndex ?? 0, blocks, rank),
    );
    const all = [...parts].map(([heading, own]) => ({ heading, passages: own }));
    const count = all.filter(({ heading }) => heading >= 0).length;
    if (count >= FEWEST && (found === null || all.length <= most)) found = all;
  }
  return found;
}

const rankOf = ({ level = LOWEST }: Block) => level;

const headingOver = (at: number, blocks: readonly Block[], rank: number) =>
  blocks.findLastIndex((block, index) => index < at && block.kind === "heading" && rankOf(block) <= rank);
