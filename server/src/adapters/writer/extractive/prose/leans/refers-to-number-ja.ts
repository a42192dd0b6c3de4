import type { Block } from "#kernel/page";

/** 「1. 縦に切る」, 「② 干す」, 「（3）洗う」 */
const ITEM = /^\s*(?:[（(]([1-9１-９])[)）]|([1-9１-９])(?:[.．)）、]|[ 　]+)|([①-⑨]))\s*(?=\p{L})/u;
/** 「1と2は」, 「手順3で」, 「②を」: a number that stands for a thing; 「3つ」 and 「2回」 count. */
const NUMBERS =
  /(?:手順|ステップ)?((?:[1-9１-９①-⑨](?:[とや、・]|または))?[1-9１-９①-⑨])(?=(?:は|が|の|で(?![すしも])|を|も|に)[\p{L}「])/gu;
const BEFORE = /[\d０-９.．,，:：／/\-‐－A-Za-z第約年月の]$/u;

const figureOf = (digit: string) =>
  /[①-⑨]/u.test(digit) ? digit.charCodeAt(0) - "①".charCodeAt(0) + 1 : Number(digit.normalize("NFKC"));

/**
 * Tells of a sentence whether it names things of the page by their numbers: items are told without them, and nobody
 * knows which is meant.
 */
export function refersToNumbers(blocks: readonly Block[]): (sentence: string) => boolean {
  const counted = new Set(
    blocks.flatMap(({ kind, text }) => {
      const found = kind === "heading" ? null : ITEM.exec(text);
      const digit = found?.[1] ?? found?.[2] ?? found?.[3];
      return digit ? [figureOf(digit)] : [];
    }),
  );
  if (counted.size < FEWEST) return () => false;
  return (sentence) =>
    [...sentence.matchAll(NUMBERS)].some(
      ({ 1: named = "", index }) =>
        !BEFORE.test(sentence.slice(0, index)) &&
        [...named.matchAll(/[1-9１-９①-⑨]/gu)].every(([digit]) => counted.has(figureOf(digit))),
    );
}
const FEWEST = 2;
