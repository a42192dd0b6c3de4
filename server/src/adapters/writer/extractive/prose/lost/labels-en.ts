import type { Page } from "#kernel/page";

/** "Leeks: You want four.", "Travel. Free within 15 miles.": the label of a block, with its sign. */
const LABEL = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}&’'-]+){0,6})([:.?!]) (?=["“‘(]?[\p{L}\d£$€])/u;
/** These say nothing of what stands behind them, or lead on from what stands before. */
const NO_NAME = new RegExp(
  [
    "^(?:notes?|tips?|pro tip|hint|warning|caution|important|update|example|answer|question|reminder|source",
    "photo|credits?|image|picture|caption|related|read more|see also|author|by|editor|disclosure|edit|ps",
    "spoiler|summary|conclusion|results?|remember|listen|look|yes|no|thanks|hello|hi|dear|first|second|third",
    "the|its?|my|your|our|his|her|their|finally|then|now|but|so|and|or|about|for|in|on|at|if|when|here|there|this|that|these|those|they|he",
    "she|we|you|i|not|also|as|what|who|why|how|because|let|one|another|still|even|just|only)\\b",
  ].join("|"),
  "iu",
);
/** A sentence is no label. */
const HAS_VERB =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|will|would|could|should|may|must|says?|said|asks?|asked|fails?|went|came|got|made|took|gave)\b|[’'](?:s|re|ve|ll|d|m|t)\b/iu;
const CAPITALS = /^[^\p{Ll}]+$/u;
const FEWEST_WITH_STOP = 3;
const LONGEST_WITH_COLON = 5;

/** The label at the beginning of a text with its sign, or nothing. */
export function labelIn(text: string): string {
  const [, words = "", sign = ""] = LABEL.exec(text) ?? [];
  if (words === "" || NO_NAME.test(words) || HAS_VERB.test(words) || CAPITALS.test(words)) return "";
  if (sign === "?" || sign === "!") return "";
  if (sign === ":" && words.split(" ").length > LONGEST_WITH_COLON) return "";
  return `${words}${sign}`;
}

/**
 * The labels of a page's blocks, each without its sign, by the blocks' places. With a full stop it is one only in a
 * row of them, and the names of those who speak in turn are none.
 */
export function labelsOn({ blocks, language }: Page): Map<number, string> {
  const labels = new Map<number, string>();
  if (language !== "en") return labels;
  const found = blocks.map(({ kind, text }) =>
    kind === "paragraph" || kind === "list_item" ? labelIn(text) : "",
  );
  const sections = sectionsOfBlocks({ blocks });
  for (const [at, label] of found.entries()) {
    if (!label || found.filter((one) => one === label).length > 1) continue;
    const sign = label.slice(-1);
    const row = found.filter((one, other) => one.endsWith(sign) && sections[other] === sections[at]);
    const isOne = sign === ":" || row.length >= FEWEST_WITH_STOP;
    if (isOne) labels.set(at, label.slice(0, -1));
  }
  return labels;
}

/** The place of the heading above each block, or -1. */
export function sectionsOfBlocks({ blocks }: Pick<Page, "blocks">): number[] {
  let heading = -1;
  return blocks.map(({ kind }, at) => {
    if (kind === "heading") heading = at;
    return heading;
  });
}
