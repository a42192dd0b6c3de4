import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordList } from "../word-list.ts";
import { spell } from "./latin.ts";
import { latinReadings } from "./lexicon.ts";

const UNIT = alternatives([...wordList("ja-units").keys(), "AM", "PM", "am", "pm"]);

/**
 * 100V-240V and 5-10m measure. Every other token of letters, figures and hyphens is a name: 5W-30 has a letter behind
 * its first figure alone, where no range has its unit.
 */
const measured = new RegExp(
  String.raw`^[\d.]+(?:${UNIT})?(?:-[\d.]+(?:${UNIT})?)*-[\d.]+(?:${UNIT})$|^[\d.]+[aApP][mM]-[\d.]+$`,
);

function modelName(token: string): string {
  if (!/\d/.test(token) || !/[A-Za-z]/.test(token) || measured.test(token)) return token;
  if (latinReadings.has(token.toLowerCase())) return token;
  return (
    token
      .replace(/(?<=\d)-(?=\d)/g, "の")
      // 0 in front is said, all zeros of a group are: 05 is ゼロゴ.
      .replace(/(?<=[A-Za-z]-)(?=0\d)/g, "\u0000")
      .replace(/-/g, "")
      .replaceAll("\u0000", "-")
      // A letter behind a figure is no unit here: MQ-4A carries no ampere.
      .replace(/(?<=\d)[A-Z]{1,3}(?![A-Za-z])/g, spell)
  );
}

/** Names of models and parts: their hyphens are neither ranges nor minus signs. */
export const japaneseModels: readonly Rewrite[] = [
  [/(?<![A-Za-z\d])([1-4])-in-([1-4])(?![A-Za-z\d])/gi, "$1in$2"],
  [
    /(?<![A-Za-z\d.°-]|\d:)(?!(?:No|Vol|pp?|Fig|Ch)\.?\d)[A-Za-z\d.]+(?:-[A-Za-z\d.]*[A-Za-z\d])+(?![A-Za-z\d:-])/g,
    modelName,
  ],
];
