import type { Rewrite } from "../rewrite.ts";
import { wordRows } from "../word-list.ts";

const HAN = String.raw`[\p{Script=Han}々]`;

/**
 * A word is read so behind `before` or in front of `after`, both patterns; with & in front of `after`, where both
 * hold. Where nothing is asked of a side no kanji stands there: the word would be part of a longer one.
 */
function rowOf([written = "", read = "", before = "", after = ""]: string[]): Rewrite {
  const behind = `(?<=${before})`;
  const alone = `(?<!${HAN})`;
  const open = `(?!${HAN})`;
  const both = after.startsWith("&");
  const ways = both
    ? [`${behind}${written}(?=${after.slice(1)})`]
    : [before && `${behind}${written}${open}`, after && `${alone}${written}(?=${after})`].filter(Boolean);
  return [new RegExp(ways.join("|"), "gu"), read];
}

/** Words of several readings that their neighbours tell apart: server/voice/lexicon/neighbours/ja.tsv. */
export const neighbours: readonly Rewrite[] = wordRows("neighbours/ja").map(rowOf);
