import { nounsLikeVerbs } from "#kernel/text/english-verbs";
import { isFiniteVerb, wordsOf } from "./finite-verbs.ts";

const NUMBER = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no|zero|\\d+";
/** "One loom, one room, nine weavers.": counts in a row, and no word that joins them. */
const COUNTS = new RegExp(
  `^(?:${NUMBER}) (?!(?:for|in|at|on|to|by) )[^,.;:!?]+(?:, (?:${NUMBER}) [^,.;:!?]+)+[.!]?$`,
  "i",
);

/** Whether a line only calls out counts of several things: it says neither what a thing is nor what it has. */
export const isCatchLineOfCounts = (text: string): boolean =>
  COUNTS.test(text) &&
  !/,? (?:and|or|with) /.test(text) &&
  !wordsOf(text.toLowerCase()).some(
    (word) => isFiniteVerb(word) && !nounsLikeVerbs.has(word.replace(/s$/, "")),
  );
