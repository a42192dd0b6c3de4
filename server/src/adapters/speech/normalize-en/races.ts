import type { Rewrite } from "../rewrite.ts";
import { cardinal } from "./number-words.ts";

/** Words of money and of what else is counted by the thousand. */
const THOUSANDS = new RegExp(
  String.raw`[$£€]|\b(?:cash|salar|loan|prize|money|saved|savings?|paid|pay|budget|costs?|debts?|invest|sales|revenue|price|raised|donat|deposit|bonus|wages?|` +
    "followers|subscribers|users|views|likes|copies|downloads|words|steps|fans|people|tokens|resolution|monitor|screen|video)",
  "i",
);
const BEFORE =
  "[Tt]he|an?|[Hh]er|[Hh]is|[Mm]y|[Oo]ur|[Tt]heir|[Yy]our|[Ff]irst|second|third|fourth|next|last|charity|annual|road|trail|virtual";
const AFTER =
  "on|in|at|and|or|this|next|last|with|for|course|route|runners?|event|time|training|plan|champion|distance|title";
const RACE = new RegExp(String.raw`(?<=\b(?:${BEFORE}) )(5|10|15)[Kk]\b(?=[.,;:!?)]|$| (?:${AFTER})\b)`, "g");

/** Races by their length: the 10k on Sunday. */
export const races: readonly Rewrite[] = [
  [
    /^.*\d[Kk]\b.*$/gs,
    (line) =>
      THOUSANDS.test(line) ? line : line.replace(RACE, (_, length: string) => `${cardinal(length)} K`),
  ],
];
