import type { Told } from "../wording.ts";

/** Paragraphs, each divided before the sentences that begin something new behind the one before. */
export function partedWhere(
  paragraphs: readonly Told[][],
  isNew: (one: Told, before: Told) => boolean,
): Told[][] {
  return paragraphs.flatMap((paragraph) => {
    const parts: Told[][] = [];
    for (const [at, one] of paragraph.entries()) {
      const before = paragraph[at - 1];
      if (before && !isNew(one, before)) parts.at(-1)?.push(one);
      else parts.push([one]);
    }
    return parts.length > 0 ? parts : [paragraph];
  });
}
