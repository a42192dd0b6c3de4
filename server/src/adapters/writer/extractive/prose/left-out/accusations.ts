import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";

/** Somebody is said to have done wrong; what a court has found is no longer only said. */
const ACCUSES = new RegExp(
  [
    String.raw`\b(?:accus(?:e|es|ed|ing|ations?)|alleg(?:e|es|ed|edly|ing|ations?)|suspected of|misconduct)\b`,
    String.raw`\b(?:blam(?:e|es|ed|ing) (?:him|her|them)|you are guilty|at it again)\b`,
    String.raw`\b(?:scam|fraud|extortion|ringleader|mastermind|embezzl\w+|brib\w+)\b(?=.*\b(?:said|says?|claim\w*)\b)`,
  ].join("|"),
  "i",
);
const FOUND =
  /\b(?:pleaded guilty|convicted|sentenced|found guilty|admitted|confessed|acquitted|cleared of)\b/i;
const DENIES = new RegExp(
  [
    String.raw`\b(?:den(?:y|ies|ied|ial)|rejects?|rejected|disputes?|disputed|refut\w+|no wrongdoing|not guilty|innocen\w+)\b`,
    String.raw`\b(?:nothing to do with|(?:his|her|their|only) (?:only )?response|declined to comment|defended)\b`,
  ].join("|"),
  "i",
);
/** A person or a house by name. */
const NAMED = new RegExp(
  [
    String.raw`(?<=[\p{L}\d,”"’'] )\p{Lu}[\p{Ll}’'-]+`,
    String.raw`^(?!(?:The|An?|In|On|Some|Many|Several|All|No) )(?:\p{Lu}[\p{Ll}’'-]+ ){1,2}(?=\p{Ll})`,
    String.raw`\b(?:you|he|she|him|her|they)\b`,
  ].join("|"),
  "u",
);
/** The answer stands right behind. */
const REACH = 2;

const isDenial = (text: string) => DENIES.test(text);
export const accuses = (text: string): boolean =>
  ACCUSES.test(text) && !FOUND.test(text) && !isDenial(text) && NAMED.test(text);

/** Whether the next sentence is what the accused says: nobody stops before it. */
export const isDeniedBy = (next: string, text: string): boolean => accuses(text) && isDenial(next);

/**
 * Leaves out who is said to have done what, unless the answer to it is told right behind: a listener has no
 * other page to find it on.
 */
export function withoutBareAccusations(lines: readonly ProseLine[]): ProseLine[] {
  const bare = new Set(
    lines.flatMap((line, index) => {
      if (!accuses(textOfLine(line))) return [];
      const behind = lines.slice(index + 1, index + 1 + REACH);
      const answer = behind.findIndex((one) => isDenial(textOfLine(one)));
      const isNear =
        answer === 0 || (answer > 0 && behind.slice(0, answer).every((one) => accuses(textOfLine(one))));
      const isOneText =
        isNear && behind.slice(0, answer + 1).every((one) => !one.gap && one.blockIndex === line.blockIndex);
      return isOneText ? [] : [index];
    }),
  );
  return lines
    .map((line, index) => (bare.has(index - 1) ? { ...line, gap: true } : line))
    .filter((_, index) => !bare.has(index));
}
